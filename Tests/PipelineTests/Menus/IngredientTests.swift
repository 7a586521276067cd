import MenugenDomain
import Testing
import MenugenViewModels

@testable import MenugenPipeline

@Suite struct IngredientTests {
  private func show(
    _ text: String, _ allergens: [DeclaredAllergen], in code: String = "en", written: String? = nil
  ) throws -> String {
    var item = MenuItem(id: "x", name: Label("x"), allergens: .declared(allergens))
    item.ingredients = [Ingredient(Localized([Ingredient.Part(text)], in: try tag(written ?? code)))]
    let model = try presentation(code, vocabulary: Words.vocabulary).ingredients(of: item, in: .english)
    return model?.parts.map { $0.isAllergen ? "[\($0.text)]" : $0.text }.joined() ?? ""
  }

  static let texts: [(String, String, [Allergen], String)] = [
    ("en", "Wheat flour, whole milk, eggs", [.gluten, .milk, .eggs], "[Wheat] flour, whole [milk], [eggs]"),
    ("en", "Wheat flour, milk", [.milk], "Wheat flour, [milk]"),
    ("en", "Eggplant, buckwheat, nutmeg, peanuts", [.eggs, .gluten, .nuts], "Eggplant, buckwheat, nutmeg, peanuts"),
    ("en", "Sea bass, brazil nuts", [.fish, .nuts], "[Sea bass], [brazil nuts]"),
    ("de", "Weizenmehl, Vollmilch, Weinessig", [.gluten, .milk, .sulphites], "[Weizenmehl], [Vollmilch], Weinessig"),
    ("it", "Farina di grano, mozzarella (latte)", [.gluten, .milk], "Farina di [grano], [mozzarella] ([latte])"),
    ("fr", "L’œuf, la crème", [.eggs, .milk], "L’[œuf], la [crème]"),
    ("pl", "Mąka pszenna, mleko", [.gluten, .milk], "Mąka [pszenna], [mleko]"),
    ("tr", "Süt, FINDIK ezmesi, İrmik", [.milk, .nuts, .gluten], "[Süt], FINDIK ezmesi, İrmik"),
    (
      "de", "Hühnerei, Hühnereiweiß, Eis, Brei, Hühnereintopf", [.eggs],
      "[Hühnerei], [Hühnereiweiß], Eis, Brei, Hühnereintopf"
    ),
    ("de", "Bio-Ei, Eierschwammerl, EIER", [.eggs], "Bio-[Ei], Eierschwammerl, [EIER]"),
    (
      "de", "Vollmilchpulver, Kokosmilch, Süßrahmbutter, Erdnussbutter, Leberkäse", [.milk],
      "[Vollmilchpulver], Kokosmilch, [Süßrahmbutter], Erdnussbutter, Leberkäse"
    ),
    (
      "de", "Vollkornweizenmehl, Buchweizenmehl, Hartweizengrieß, Reismehl, Mehl", [.gluten],
      "[Vollkornweizenmehl], Buchweizenmehl, [Hartweizengrieß], Reismehl, [Mehl]"
    ),
    (
      "de", "Räucherlachs, Tintenfisch, Austernpilze", [.fish, .molluscs], "[Räucherlachs], [Tintenfisch], Austernpilze"
    ),
    (
      "nl", "Volkorentarwemeel, volle melkpoeder, kokosmelk, pindakaas, kippenei", [.gluten, .milk, .eggs],
      "[Volkorentarwemeel], volle [melkpoeder], kokosmelk, pindakaas, [kippenei]"
    ),
    ("en", "Flour, water", [.gluten], "[Flour], water"),
    (
      "en", "Rice flour, plain flour (fortified), corn flour", [.gluten],
      "Rice flour, [plain flour] (fortified), corn flour"
    ),
    (
      "en", "Coconut milk, milk, cocoa butter, butternut squash, peanut butter, butter", [.milk],
      "Coconut milk, [milk], cocoa butter, butternut squash, peanut butter, [butter]"
    ),
    (
      "it", "Farina di riso, farina 00, latte di cocco, grano saraceno", [.gluten, .milk],
      "Farina di riso, [farina 00], latte di cocco, grano saraceno"
    ),
    (
      "fr", "Farine, noix de muscade, noix, lait d’amande, lait entier", [.gluten, .nuts, .milk],
      "[Farine], noix de muscade, [noix], lait d’[amande], [lait] entier"
    ),
    ("de", "Ku\u{308}rbis, Ka\u{308}se", [.milk], "Kürbis, [Käse]"),
    ("zh-Hans", "鱿鱼、鱼", [.fish], "鱿鱼、[鱼]"),
    ("ja", "豆乳、牛乳、ココナッツ", [.milk, .nuts], "豆乳、[牛乳]、ココナッツ"),
    ("ja", "強力小麦粉、牛乳、塩", [.gluten, .milk], "強力[小麦]粉、[牛乳]、塩"),
    ("zh-Hans", "小麦粉、鸡蛋", [.gluten, .eggs], "[小麦]粉、[鸡蛋]"),
    ("ar", "طحين القمح، حليب", [.gluten, .milk], "طحين [القمح]، [حليب]"),
    ("he", "קמח חיטה, חלב", [.gluten, .milk], "[קמח חיטה], [חלב]"),
    ("cs", "Pšeničná mouka, mléko, vejce", [.gluten, .milk, .eggs], "[Pšeničná] mouka, [mléko], [vejce]"),
    ("da", "Hvedemel, sødmælk, reje", [.gluten, .milk, .crustaceans], "[Hvedemel], [sødmælk], [reje]"),
    ("el", "Αλεύρι, φέτα, γαρίδες", [.gluten, .milk, .crustaceans], "[Αλεύρι], [φέτα], [γαρίδες]"),
    ("fi", "Vehnäjauho, maitojauhe, kananmunaa", [.gluten, .milk, .eggs], "[Vehnäjauho], [maitojauhe], [kananmunaa]"),
    ("hu", "Búzaliszt, tejföl, tojássárgája", [.gluten, .milk, .eggs], "[Búzaliszt], [tejföl], [tojássárgája]"),
    ("ko", "밀가루, 우유, 새우살", [.gluten, .milk, .crustaceans], "[밀가루], [우유], [새우살]"),
    ("nb", "Hvetemel, kremfløte, torskefilet", [.gluten, .milk, .fish], "[Hvetemel], [kremfløte], [torskefilet]"),
    ("sv", "Vetemjöl, vispgrädde, räkor", [.gluten, .milk, .crustaceans], "[Vetemjöl], [vispgrädde], [räkor]"),
    ("uk", "Пшеничне борошно, вершки, яйця", [.gluten, .milk, .eggs], "[Пшеничне] борошно, [вершки], [яйця]"),
    (
      "vi", "Bột mì, sữa tươi, tôm, nước mắm", [.gluten, .milk, .crustaceans, .fish],
      "[Bột mì], [sữa] tươi, [tôm], [nước mắm]"
    ),
  ]

  @Test(arguments: texts)
  func setsOffTheWordsForWhatADishDeclares(code: String, text: String, allergens: [Allergen], expected: String) throws {
    #expect(try show(text, allergens.map { DeclaredAllergen($0) }, in: code) == expected)
  }

  @Test func setsOffNothingOfItselfThatIsNotDeclared() throws {
    #expect(try show("milk", []) == "milk")
    #expect(try show("milk", [DeclaredAllergen(.milk, presence: .mayContain)]) == "milk", "traces are no ingredient")
    #expect(
      try show("Milch", [DeclaredAllergen(.milk)], in: "de", written: "en") == "Milch", "a word of another language")
    #expect(try show("milk", [DeclaredAllergen(.milk)], in: "en", written: "xx") == "milk", "an unknown language")
  }

  /// An Italian menu on an English page: allergens are found by the Italian words.
  @Test func looksForTheWordsOfTheLanguageATextIsWrittenIn() throws {
    let allergens = [DeclaredAllergen(.milk), DeclaredAllergen(.eggs)]
    #expect(try show("Latte, uova, egg", allergens, in: "en", written: "it") == "[Latte], [uova], egg")
    #expect(try show("Leite, ovos", allergens, in: "en", written: "pt-BR") == "[Leite], [ovos]")
    #expect(try show("Latte", allergens, in: "xx", written: "it") == "[Latte]")
  }

  /// In an undeclared item, all words for allergens are highlighted.
  @Test("Without a declaration, every word for an allergen is highlighted") func highlightsUndeclared() throws {
    var item = MenuItem(id: "x", name: Label("x"))
    item.ingredients = [Ingredient(Localized([.init("wheat flour, oat milk, butter")]))]
    let model = try #require(try presentation().ingredients(of: item, in: .english))
    #expect(model.plain == "WHEAT flour, OAT milk, BUTTER")
  }

  /// Words that contain the name of an allergen, but mean something else.
  static let harmless: [(String, String)] = [
    (
      "en",
      "coconut milk, almond-free, buckwheat, butternut squash, eggplant, nutmeg, butter beans, water chestnuts, crab apple, oyster mushrooms, coconut cream, cocoa butter, cream of tartar, rice flour, corn flour, milk thistle, butter lettuce, egg-free, dairy-free, milk-free, gluten-free, nut-free, pine nuts, tiger nuts, butternut, creamed coconut, shellac, vegan egg, vegan butter, vegan mayonnaise, soy-free, wheat-free, codeine, free from gluten and milk, gluten and milk free, dairy free cheese, dairy-free butter, vegan cheese, egg-free mayonnaise, coconut butter, cream of coconut, cream crackers, no nuts or milk"
    ),
    (
      "de",
      "Kokosmilch, Buchweizen, Muskatnuss, Kokosnuss, Kokoscreme, Kakaobutter, Butternusskürbis, Leberkäse, Fleischkäse, Butterbirne, Reismehl, Maismehl, Weinessig, Reis, Eis, Eisbergsalat, Eichblattsalat, Eierschwammerl, Austernpilze, Milchsäure, Buttersalat, glutenfrei, laktosefrei, milchfrei, eifrei, nussfrei, Pinienkerne, Steinpilze, Rinderbrühe, Kreide, Beeren, Speisewürze, Sellerie-frei, gluten- und laktosefrei, frei von Milch und Ei, ohne Milch oder Nüsse, veganer Käse, Kokosbutter"
    ),
    (
      "it",
      "latte di cocco, grano saraceno, noce moscata, noce di cocco, burro di cacao, farina di riso, farina di mais, burro di karité, melanzane, pinoli, crema di cocco, senza glutine, senza lattosio, senza latte, senza uova, funghi, pesche, pescanoce, panela, lattuga, lattughino, uva, uvetta, farina di ceci, noce di vitello, senza glutine e lattosio, privo di latte, formaggio vegano, burro di cocco"
    ),
    (
      "fr",
      "lait de coco, sarrasin, blé noir, noix de muscade, noix de coco, beurre de cacao, farine de riz, farine de maïs, beurre de karité, pignons de pin, crème de coco, crème de cassis, crème de marrons, sans gluten, sans lactose, sans lait, sans œufs, laitue, pois chiches, pommes, sans gluten ni lait, beurre de coco"
    ),
    (
      "cs",
      "kokosové mléko, kyselina mléčná, pohanka, muškátový oříšek, kakaové máslo, rybíz, rýžová mouka, bez lepku, bez laktózy, bez lepku a mléka, kokosová smetana, kukuřičná krupice, rakytník, rajče, piniové oříšky"
    ),
    (
      "da",
      "kokosmælk, boghvede, muskatnød, kokosnød, kakaosmør, rismel, glutenfri, laktosefri, uden gluten, uden mælk og æg, østershat, smørrebrød, mælkebøtte, græskar, kost, vegansk ost, ægplante"
    ),
    (
      "el",
      "γάλα καρύδας, γαλακτικό οξύ, γαλακτωματοποιητής, φαγόπυρο, καρύδα, μοσχοκάρυδο, βούτυρο κακάο, χωρίς γλουτένη, χωρίς γάλα και αυγά, ρυζάλευρο, σταφύλι, κολοκύθι, καλαμπόκι"
    ),
    (
      "fi",
      "kookosmaito, tattari, muskottipähkinä, kookospähkinä, kaakaovoi, riisijauho, gluteeniton, laktoositon, munakoiso, maitohappo, voikukka, ilman gluteenia, ilman maitoa ja munaa, osterivinokas, kalamata-oliivi, munuainen, pähkinäkurpitsa"
    ),
    (
      "hu",
      "kókusztej, hajdina, szerecsendió, kókuszdió, kakaóvaj, rizsliszt, gluténmentes, laktózmentes, tejsav, glutén- és laktózmentes, mogyoróhagyma, rozmaring, laskagomba, kukoricaliszt, tökmag, vegán sajt"
    ),
    (
      "ko",
      "코코넛밀크, 코코넛 밀크, 메밀, 카카오버터, 쌀가루, 글루텐 프리, 글루텐프리, 우유 없음, 쌀국수, 잣, 버섯, 비건 치즈"
    ),
    (
      "nb",
      "kokosmelk, bokhvete, muskatnøtt, kokosnøtt, kakaosmør, rismel, glutenfri, laktosefri, uten gluten, uten melk og egg, østerssopp, eggplante, melkesyre, kost, vegansk ost, gresskar"
    ),
    (
      "sv",
      "kokosmjölk, bovete, muskotnöt, kokosnöt, kakaosmör, rismjöl, glutenfri, laktosfri, utan gluten, utan mjölk och ägg, ostronskivling, äggplanta, mjölksyra, smörgås, rost, frost, nötkött, fläsklägg, pepparkorn, mandelpotatis, veganskt smör"
    ),
    (
      "uk",
      "кокосове молоко, молочна кислота, гречка, мускатний горіх, какао-масло, рисове борошно, без глютену, без лактози, без молока та яєць, солодкий перець, сирий, кабачкова ікра, кедрові горіхи, крилця"
    ),
    (
      "vi",
      "sữa dừa, sữa gạo, kiều mạch, quả bơ, bơ ca cao, bột gạo, bột sắn, không gluten, không sữa, nấm bào ngư, cà chua, khoai mì, dừa, tôi"
    ),
  ]

  @Test(arguments: harmless) func findsNoAllergenInWordsThatMeanSomethingElse(code: String, text: String) throws {
    for word in text.split(separator: ", ") {
      let found = try Words.vocabulary.find(in: String(word), tag(code))
      #expect(found.isEmpty, "\(code): \(word) \(found)")
    }
  }

  @Test(arguments: [
    ("en", "peanut butter", "peanuts peanut"), ("en", "oat milk", "gluten oat"), ("en", "soya milk", "soybeans soya"),
    ("en", "buttermilk", "milk buttermilk"), ("en", "almond milk", "nuts almond"),
    ("en", "wheat flour, milk", "gluten wheat milk milk"), ("en", "free from gluten, milk", "milk milk"),
    ("en", "lactose-free milk", "milk milk"), ("en", "gluten-free oats", "gluten oats"),
    ("en", "dairy-free egg noodles", "eggs egg"), ("en", "milk and gluten-free bread", "milk milk"),
    ("de", "laktosefreie Milch", "milk Milch"), ("de", "Milch und Nüsse", "milk Milch nuts Nüsse"),
    ("de", "Milch und glutenfreies Brot", "milk Milch"),
    ("de", "Erdnussbutter", "peanuts Erdnussbutter"), ("de", "Hafermilch", "gluten Hafermilch"),
    ("de", "Sojamilch", "soybeans Sojamilch"), ("de", "Mandelmilch", "nuts Mandelmilch"),
    ("de", "Buttermilch", "milk Buttermilch"),
    ("it", "burro di arachidi", "peanuts arachidi"), ("it", "latte di soia", "soybeans soia"),
    ("it", "latte di avena", "gluten avena"), ("fr", "beurre de cacahuète", "peanuts cacahuète"),
    ("fr", "lait de soja", "soybeans soja"), ("fr", "lait d’avoine", "gluten avoine"),
    ("fr", "babeurre", "milk babeurre"),
  ]) func findsTheAllergenThatAWordNames(code: String, text: String, expected: String) throws {
    let found = try Words.vocabulary.find(in: text, tag(code))
    #expect(found.map { "\($0.allergen) \($0.word)" }.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("en", "hazelnuts", "nuts.hazelnut"), ("en", "wheat flour, rye", "gluten.wheat gluten.rye"),
    ("en", "nuts, almonds", "nuts nuts.almond"), ("de", "Roggenmehl, Buchweizen", "gluten.rye"),
    ("de", "Haselnüsse", "nuts.hazelnut"), ("it", "nocciole, grano saraceno", "nuts.hazelnut"),
    ("fr", "noisettes, blé noir", "nuts.hazelnut"), ("es", "avellanas", "nuts.hazelnut"),
    ("pt", "avelãs", "nuts.hazelnut"), ("nl", "hazelnoten", "nuts.hazelnut"),
    ("pl", "orzechy laskowe", "nuts nuts.hazelnut"),
    ("ru", "фундук", "nuts.hazelnut"), ("tr", "fındık", "nuts.hazelnut"), ("ja", "ヘーゼルナッツ", "nuts.hazelnut"),
    ("zh-Hans", "榛子", "nuts.hazelnut"), ("zh-Hant", "榛果", "nuts.hazelnut"), ("ar", "بندق", "nuts.hazelnut"),
    ("he", "אגוזי לוז", "nuts.hazelnut"), ("fa", "فندق", "nuts.hazelnut"),
    ("cs", "lískové ořechy", "nuts.hazelnut nuts"), ("da", "hasselnødder", "nuts.hazelnut"),
    ("el", "φουντούκια", "nuts.hazelnut"), ("fi", "hasselpähkinät", "nuts.hazelnut"),
    ("hu", "mogyoró", "nuts.hazelnut"),
    ("ko", "헤이즐넛", "nuts.hazelnut"), ("nb", "hasselnøtter", "nuts.hazelnut"), ("sv", "hasselnötter", "nuts.hazelnut"),
    ("uk", "фундук", "nuts.hazelnut"), ("vi", "hạt phỉ", "nuts.hazelnut"),
  ]) func findsTheKindThatAWordNames(code: String, text: String, expected: String) throws {
    let found = try Words.vocabulary.find(in: text, tag(code))
    #expect(found.map { DeclaredAllergen($0.allergen, kind: $0.kind).word }.joined(separator: " ") == expected)
  }

  @Test func leavesItToTheAuthorWhoMarksOne() throws {
    var item = MenuItem(id: "x", name: Label("x"), allergens: .declared([.init(.gluten), .init(.milk)]))
    item.ingredients = [
      Ingredient(Localized([.init("wheat", isAllergen: true), .init(" flour")])),
      Ingredient(Localized([.init("milk")])),
    ]
    let model = try #require(try presentation().ingredients(of: item, in: .english))
    #expect(model.parts.map(\.text) == ["wheat", " flour", ", ", "milk"])
    #expect(model.parts.map(\.isAllergen) == [true, false, false, false])
    #expect(model.text == "wheat flour, milk")
    #expect(model.plain == "WHEAT flour, milk")
  }

  @Test(
    "Plain text has allergens in capitals, or in asterisks",
    arguments: [
      ("en", "milk", "MILK"), ("tr", "irmik", "İRMİK"), ("de", "Weißfisch", "WEISSFISCH"), ("ja", "牛乳", "*牛乳*"),
    ])
  func plainTextHighlights(code: String, text: String, expected: String) throws {
    var item = MenuItem(id: "x", name: Label("x"))
    item.ingredients = [Ingredient(Localized([.init(text, isAllergen: true)], in: try tag(code)))]
    #expect(try presentation(code).ingredients(of: item, in: .english)?.plain == expected)
  }

  @Test func marksTheLanguageOfTheWholeOrOfEachPart() throws {
    var item = MenuItem(id: "x", name: Label("x"))
    item.ingredients = [
      Ingredient(
        try #require(
          Localized([
            .init(language: .english, value: [.init("flour")]), .init(language: try tag("de"), value: [.init("Mehl")]),
          ]))),
      Ingredient(Localized([.init("salt")])),
    ]
    let german = try #require(try presentation("de").ingredients(of: item, in: .english))
    #expect(german.language == nil)
    #expect(german.parts.map(\.text) == ["Mehl", ", ", "salt"])
    #expect(german.parts.map(\.language) == [nil, nil, "en"])
    let italian = try #require(try presentation("it").ingredients(of: item, in: .english))
    #expect(italian.language == "en")
    #expect(italian.parts.map(\.language) == [nil, nil, nil])
  }
}
