import MenugenDiagnostics
import MenugenDomain
import MenugenText

/// Synonyms of the format's words, including common ones in other languages.
///
/// Suggested in hints, never accepted.
enum WordAliases {
  /// The synonyms by their list of words.
  static func words(for vocabulary: DiagnosticMessage.Vocabulary) -> [(alias: String, word: String)] {
    tables[vocabulary] ?? []
  }

  private static let tables: [DiagnosticMessage.Vocabulary: [(alias: String, word: String)]] = [
    .day: days, .unit: units, .status: statuses, .diet: diets,
    .allergen: allergens, .presence: presences, .service: services,
    .priceKind: kinds, .language: languages, .ink: inks,
  ].mapValues { lines in
    lines.description.split(separator: "\n").flatMap { line -> [(alias: String, word: String)] in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return [] }
      return parts[1].split(separator: ",").map { (String($0.drop { $0 == " " }), String(parts[0])) }
    }
  }

  /// The synonyms that don't claim the diet for sure, or also mean something else.
  static let vagueDiets: Set = [
    "plant-based", "plant based", "veggie", "veg", "gf", "lf", "light", "diet", "no beef", "kosher-style", "diabetes",
    "sugar-free", "no sugar", "magro",
  ]

  /// The word for an exact synonym.
  static func exact(_ word: String, for vocabulary: DiagnosticMessage.Vocabulary) -> String? {
    let word = word.lowercased()
    if vocabulary == .diet, Diet(rawValue: word) != nil { return word }
    if words(for: vocabulary).contains(where: { $0.word == word }) { return word }
    return words(for: vocabulary).first { $0.alias == word }?.word
  }

  /// The probable word, by spelling or synonyms.
  ///
  /// Words with another meaning aren't misspellings: "lupine milk" isn't milk.
  static func nearest(to word: String, among words: [String], for vocabulary: DiagnosticMessage.Vocabulary) -> String? {
    let aliases = self.words(for: vocabulary)
    if vocabulary == .day, let span = span(word, among: words) { return span }
    // An exact synonym takes precedence over similar spelling.
    if let exact = aliases.first(where: { $0.alias == word.lowercased() }) { return exact.word }
    if let near = nearestName(to: word, among: words) { return near }
    // "Tiger nut" is spelt like "tree nut", and "goat" like "oat".
    let isAllergen = vocabulary == .allergen
    let alias = nearestName(
      to: word, among: aliases.lazy.map(\.alias).filter { !isAllergen || $0.utf8.count > 4 },
      edits: isAllergen ? 1 : .max)
    return alias.flatMap { alias in aliases.first { $0.alias == alias }?.word }
  }

  /// `fri-sat` for `ven-sab`.
  private static func span(_ word: String, among words: [String]) -> String? {
    let ends = word.filter { $0 != " " }.split { $0 == "-" || $0 == "–" }
    guard ends.count == 2, let first = nearest(to: String(ends[0]), among: words, for: .day),
      let last = nearest(to: String(ends[1]), among: words, for: .day), words.contains(first),
      words.contains(last)
    else { return nil }
    return "\(first)-\(last)"
  }

  private static let days: StaticString = """
    mon: monday, montag, lun, lu, lunedì, lunedi, lundi, lunes, segunda-feira, segunda, maandag, poniedziałek, pazartesi, 月曜日, 月, 星期一, 周一, mandag, måndag, maanantai, pondělí, hétfő, понеділок, δευτέρα, 월요일, thứ hai
    tue: tuesday, tues, dienstag, mar, di, die, martedì, martedi, mardi, martes, terça-feira, terça, dinsdag, wtorek, salı, 火曜日, 火, 星期二, 周二, tirsdag, tisdag, tiistai, úterý, kedd, вівторок, τρίτη, 화요일, thứ ba
    wed: wednesday, weds, mittwoch, mer, mi, mit, mié, mercoledì, mercoledi, mercredi, miércoles, quarta-feira, quarta, woensdag, środa, çarşamba, 水曜日, 水, 星期三, 周三, onsdag, keskiviikko, středa, szerda, середа, τετάρτη, 수요일, thứ tư
    thu: thursday, thur, thurs, donnerstag, gio, do, don, jeu, jue, giovedì, giovedi, jeudi, jueves, quinta-feira, quinta, donderdag, czwartek, perşembe, 木曜日, 木, 星期四, 周四, torsdag, torstai, čtvrtek, csütörtök, четвер, πέμπτη, 목요일, thứ năm
    fri: friday, freitag, ven, fre, vie, venerdì, venerdi, vendredi, viernes, sexta-feira, sexta, vrijdag, piątek, cuma, 金曜日, 金, 星期五, 周五, fredag, perjantai, pátek, péntek, пʼятниця, п’ятниця, п'ятниця, παρασκευή, 금요일, thứ sáu
    sat: saturday, samstag, sab, sam, sáb, sonnabend, sabato, samedi, sábado, zaterdag, sobota, cumartesi, 土曜日, 土, 星期六, 周六, lørdag, lördag, lauantai, szombat, субота, σάββατο, 토요일, thứ bảy
    sun: sunday, sonntag, dom, so, son, dim, domenica, dimanche, domingo, zondag, niedziela, pazar, 日曜日, 日, 星期日, 周日, søndag, söndag, sunnuntai, neděle, vasárnap, неділя, κυριακή, 일요일, chủ nhật
    mon-fri: weekdays, weekday, workdays, feriali, werktags, semaine, laborables
    sat-sun: weekend, weekends, fine settimana, wochenende, festivi
    mon-sun: daily, every day, everyday, all, always, tutti i giorni, täglich, tous les jours, todos los días, denně, hver dag, alla dagar, joka päivä, minden nap, щодня, κάθε μέρα, 매일, hằng ngày
    """

  private static let inks: StaticString = """
    pomodoro: red, tomato, crimson, darkred, rosso, rot, rouge, rojo, vermelho, rood, czerwony, kırmızı, 赤, 红
    melanzana: purple, violet, magenta, aubergine, eggplant, viola, lila, violett, morado, roxo, paars, mor, 紫
    basilico: green, darkgreen, basil, verde, grün, vert, groen, zielony, yeşil, 緑, 绿
    mare: blue, navy, darkblue, sea, blu, blau, bleu, azul, blauw, niebieski, mavi, 青, 蓝
    seppia: black, gray, grey, sepia, nero, schwarz, noir, negro, preto, zwart, czarny, siyah, 黒, 黑
    zafferano: yellow, orange, gold, brown, saffron, giallo, marrone, gelb, braun, jaune, amarillo, geel, 黄
    """

  private static let units: StaticString = """
    g: gram, grams, gramme, grammes, gr, grammo, grammi, gramm, gramo, gramos
    kg: kilo, kilos, kilogram, kilograms, kilogramm, chilo, chilogrammo, kilogramme
    ml: milliliter, millilitre, millilitro
    cl: centiliter, centilitre, centilitro
    dl: deciliter, decilitre, decilitro
    l: liter, litre, liters, litres, litro, lt, ltr
    oz: ounce, ounces
    fl-oz: fl oz, fluid ounce, fluid ounces, floz
    lb: pound, pounds, lbs
    100 g: etto, hg
    piece: pieces, pc, pcs, each, ea, unit, item, pezzo, pezzi, pz, stück, stk, pièce, pieza, unidad, stuk, sztuka, adet, 個, 个
    portion: serving, servings, portions, porzione, porzioni, ración, porção, porcja, porsiyon
    person: people, pax, guest, head, persona, persone, personen, personne, pessoa, persoon, osoba, kişi
    slice: slices, fetta, fette, trancio, scheibe, tranche, rebanada, fatia, plak, dilim
    scoop: scoops, ball, pallina, palline, kugel, boule, bola
    glass: glasses, bicchiere, calice, glas, verre, copa, vaso, copo, bardak
    bottle: bottles, bottiglia, bottiglie, flasche, bouteille, botella, garrafa, fles, şişe
    cup: cups, tazza, tasse, taza, chávena, kopje, fincan
    dozen: dozens, dozzina, dutzend, douzaine, docena
    hour: hours, hr, ora, ore, stunde, heure, hora, uur
    """

  private static let statuses: StaticString = """
    in-stock: available, instock, yes, on, disponibile, verfügbar, disponible, disponível
    sold-out: soldout, sold out, out of stock, out-of-stock, outofstock, unavailable, not available, 86, no, off, esaurito, terminato, ausverkauft, épuisé, agotado, esgotado, uitverkocht, wyprzedane, tükendi, 売り切れ, 售罄, vyprodáno, udsolgt, utsolgt, slutsåld, slutsålt, loppuunmyyty, elfogyott, εξαντλήθηκε, розпродано, 품절, hết món
    limited: few, few left, low, limitedavailability, while stocks last, limitato, begrenzt, limité, limitado
    hidden: hide, invisible, draft, disabled, inactive, nascosto, versteckt, caché, oculto
    """

  private static let diets: StaticString = """
    vegan: plant-based, plant based, vegano, vegana, vegane, végan, végétalien, weganski, wegańskie, veganské, vegansk, veganskt, vegaaninen, vegán, веганське, 비건, thuần chay, نباتي صرف, وگان, טבעוני, ヴィーガン, veganistisch, веганское, 纯素, 純素
    vegetarian: veggie, veg, vegetariano, vegetariana, vegetarisch, végétarien, végétarienne, wegetariańskie, vejetaryen, vegetariánské, vegetarisk, vegetariskt, kasvisruoka, vegetáriánus, вегетаріанське, χορτοφαγικό, 채식, نباتي, گیاه‌خواری, צמחוני, ベジタリアン, вегетарианское, chay, 素食
    halal: helal, حلال, χαλάλ, חלאל, ハラール, 할랄, халяль, 清真
    kosher: koscher, kasher, casher, kosher-style, كوشر, košer, κόσερ, کوشر, כשר, kóser, コーシャ, 코셔, koosjer, koszerne, кошерное, koşer, кошерне, 犹太洁食, 猶太潔食
    hindu: no beef, هندوسي, pro hinduisty, hinduistisk, hinduistisch, ινδουιστικό, hindú, هندو, hindulainen, hindou, הינדי, induista, ヒンドゥー教徒向け, 힌두교식, hindoeïstisch, hinduistyczne, индуистское, hinduisk, hindu beslenmesine uygun, індуїстське, theo đạo hindu, 印度教饮食, 印度教飲食
    gluten-free: gf, glutenfree, no gluten, without gluten, coeliac, celiac, senza glutine, glutenfrei, sans gluten, sin gluten, sem glúten, glutenvrij, bezglutenowe, glutensiz, bez lepku, bezlepkové, glutenfri, glutenfritt, gluteeniton, gluténmentes, χωρίς γλουτένη, без глютену, 글루텐 프리, không gluten, خالٍ من الغلوتين, بدون گلوتن, ללא גלוטן, グルテンフリー, bez glutenu, без глютена, 无麸质, 無麩質
    lactose-free: lf, lactosefree, no lactose, senza lattosio, laktosefrei, sans lactose, sin lactosa, sem lactose, lactosevrij, bez laktózy, laktosefri, laktosfri, laktosfritt, laktoositon, laktózmentes, χωρίς λακτόζη, без лактози, không lactose, خالٍ من اللاكتوز, بدون لاکتوز, ללא לקטוז, ラクトースフリー, 락토프리, bez laktozy, без лактозы, laktozsuz, 无乳糖, 無乳糖
    low-lactose: قليل اللاكتوز, se sníženým obsahem laktózy, lavt laktoseindhold, laktosearm, με λίγη λακτόζη, bajo en lactosa, کم‌لاکتوز, vähälaktoosinen, pauvre en lactose, דל לקטוז, laktózszegény, a basso contenuto di lattosio, 低ラクトース, 저유당, laktoseredusert, lactosearm, o niskiej zawartości laktozy, baixo teor de lactose, с низким содержанием лактозы, låglaktos, düşük laktozlu, зі зниженим вмістом лактози, ít lactose, 低乳糖
    low-calorie: lowcal, low cal, light, diet, kalorienarm, ipocalorico, قليل السعرات, nízkokalorické, lavt kalorieindhold, με λίγες θερμίδες, bajo en calorías, کم‌کالری, vähäkalorinen, pauvre en calories, דל קלוריות, kalóriaszegény, a basso contenuto calorico, 低カロリー, 저칼로리, kalorifattig, caloriearm, niskokaloryczne, baixo em calorias, низкокалорийное, kalorisnål, düşük kalorili, низькокалорійне, ít calo, 低热量, 低熱量
    low-fat: lowfat, fettarm, magro, قليل الدسم, s nízkým obsahem tuku, fedtfattig, με λίγα λιπαρά, bajo en grasas, کم‌چرب, vähärasvainen, pauvre en matières grasses, דל שומן, zsírszegény, a basso contenuto di grassi, 低脂肪, 저지방, fettfattig, vetarm, niskotłuszczowe, baixo teor de gordura, с низким содержанием жира, låg fetthalt, az yağlı, з низьким вмістом жиру, ít béo, 低脂
    low-salt: low sodium, low-sodium, salzarm, قليل الملح, s nízkým obsahem soli, saltfattig, με λίγο αλάτι, bajo en sal, کم‌نمک, vähäsuolainen, pauvre en sel, דל מלח, sószegény, a basso contenuto di sale, 減塩, 저염, zoutarm, o niskiej zawartości soli, baixo teor de sal, с низким содержанием соли, låg salthalt, az tuzlu, з низьким вмістом солі, ít muối, 低盐, 低鹽
    diabetic: diabetes, diabetici, sugar-free, no sugar, مناسب لمرضى السكري, pro diabetiky, til diabetikere, für diabetiker, για διαβητικούς, apto para diabéticos, مناسب دیابتی‌ها, diabeetikoille, pour diabétiques, מתאים לסוכרתיים, cukorbetegeknek, per diabetici, 糖尿病の方向け, 당뇨식, for diabetikere, voor diabetici, dla diabetyków, para diabéticos, для диабетиков, för diabetiker, diyabetik, для діабетиків, cho người tiểu đường, 适合糖尿病人, 適合糖尿病人
    """

  private static let allergens: StaticString = """
    gluten: cereals, cereal, farro, kamut, semolina, glutine, glúten, weizenprodukte, céréales, gluten-containing cereals, lepek, gluteeni, glutén, γλουτένη, глютен, 글루텐
    gluten.wheat: wheat, grano, frumento, weizen, blé, trigo, tarwe, pszenica, pšenice, hvede, hvete, vete, vehnä, búza, σιτάρι, пшениця, 밀, lúa mì
    gluten.rye: rye, segale, roggen, seigle, centeno, žito, ruis, rozs, σίκαλη, жито, 호밀
    gluten.barley: barley, orzo, gerste, orge, cebada, ječmen, ohra, árpa, κριθάρι, ячмінь, 보리, đại mạch
    gluten.oats: oats, oat, avena, hafer, avoine, oves, havre, kaura, βρώμη, овес, 귀리, yến mạch
    gluten.spelt: spelt, dinkel, épeautre, špalda, spält, speltti, tönkölybúza, ντίνκελ, спельта
    crustaceans or molluscs: shellfish, frutti di mare, meeresfrüchte, fruits de mer, mariscos
    crustaceans: crustacean, crustacea, shrimp, shrimps, prawn, prawns, crab, lobster, crostacei, krebstiere, crustacés, crustáceos, schaaldieren, skorupiaki, korýši, krebsdyr, kräftdjur, äyriäiset, rákfélék, καρκινοειδή, ракоподібні, 갑각류, giáp xác
    eggs: egg, uova, uovo, ei, eier, œuf, œufs, oeufs, huevo, huevos, ovo, ovos, eieren, jaja, vejce, æg, ägg, muna, munat, kananmuna, tojás, αυγά, αυγό, яйця, яйце, 알류, 계란, 달걀, trứng
    fish: pesce, fisch, poisson, poissons, pescado, peixe, vis, ryby, fisk, kala, hal, ψάρι, ψάρια, риба, 생선, cá
    peanuts: peanut, groundnut, groundnuts, arachidi, erdnuss, erdnüsse, arachide, arachides, cacahuete, cacahuetes, amendoim, amendoins, pinda, arašídy, jordnødder, peanøtter, jordnötter, maapähkinä, földimogyoró, αραχίδες, арахіс, 땅콩, đậu phộng
    soybeans: soy, soya, soybean, soy beans, soya beans, soja, soia, sója, soija, szója, szójabab, sojabönor, sojabønner, σόγια, соя, 대두, đậu nành
    milk: dairy, dairy products, milk products, lactose, latte, lattosio, milch, laktose, lait, leche, lácteos, leite, melk, mleko, mléko, mælk, mjölk, maito, tej, γάλα, молоко, 우유, sữa
    nuts: nut, tree nuts, tree-nuts, treenuts, tree nut, frutta a guscio, nüsse, nuss, schalenfrüchte, fruits à coque, frutos secos, frutos de cáscara, noten, orzechy, ořechy, skořápkové plody, nødder, nøtter, nötter, pähkinät, diófélék, ξηροί καρποί, горіхи, 견과류, quả hạch
    nuts.almond: almond, almonds, mandorla, mandorle, mandel, mandeln, amande, amandes, almendra, mandle, manteli, mandula, αμύγδαλα, мигдаль, 아몬드, hạnh nhân
    nuts.hazelnut: hazelnut, hazelnuts, nocciola, nocciole, haselnuss, noisette, avellana, lískové ořechy, hasselnødder, hasselnøtt, hasselnöt, hasselpähkinä, mogyoró, φουντούκια, фундук, 헤이즐넛
    nuts.walnut: walnut, walnuts, noce, noci, walnuss, nuez, vlašské ořechy, valnødder, valnøtt, valnöt, saksanpähkinä, dió, καρύδια, волоський горіх, 호두, óc chó
    nuts.cashew: cashew, cashews, anacardi, kešu, kesudió, κάσιους, кеш’ю, 캐슈, hạt điều
    nuts.pecan: pecan, pecans
    nuts.brazil: brazil nut, brazil nuts
    nuts.pistachio: pistachio, pistachios, pistacchio, pistacchi, pistazie, pistácie, pistacie, pistasch, pistasj, pistaasi, pisztácia, φιστίκια αιγίνης, фісташки, 피스타치오
    nuts.macadamia: macadamia
    celery: celeriac, sedano, sellerie, céleri, apio, aipo, selderij, seler, celer, selleri, zeller, σέλινο, селера, 셀러리, cần tây
    mustard: mustard seed, mustard seeds, senape, senf, moutarde, mostaza, mostarda, mosterd, gorczyca, hořčice, sennep, senap, sinappi, mustár, μουστάρδα, гірчиця, 겨자, mù tạt
    sesame: sesame seed, sesame seeds, sesam, sesamo, sésame, sésamo, tahini, sezam, seesami, szezám, szezámmag, σουσάμι, кунжут, 참깨, mè, vừng
    sulphites: sulphite, sulfites, sulfite, so2, sulphur dioxide, sulfur dioxide, solfiti, sulfit, anidride solforosa, sulfitos, siřičitany, sulfitter, sulfitt, sulfiitit, szulfitok, θειώδη, сульфіти, 아황산, 아황산류
    lupin: lupins, lupine, lupini, lupinen, altramuces, vlčí bob, lupiini, csillagfürt, λούπινο, люпин, 루핀
    molluscs: mollusc, mollusks, mollusk, mussels, squid, clams, oysters, molluschi, weichtiere, mollusques, moluscos, weekdieren, měkkýši, bløddyr, bløtdyr, blötdjur, nilviäiset, puhatestűek, μαλάκια, молюски, 연체동물, nhuyễn thể
    """

  private static let presences: StaticString = """
    contains: yes, true, contain, 1, sì, ja, oui, present
    may-contain: traces, trace, maybe, may contain, maycontain, possible, tracce, spuren, può contenere
    """

  private static let languages: StaticString = """
    ar: arabic, العربية
    cs: czech, čeština, česky, tschechisch, ceco, tchèque, checo
    da: danish, dansk, dänisch, danese, danois
    de: german, deutsch, tedesco, allemand, alemán
    el: greek, ελληνικά, griechisch, greco, grec, griego
    en: english, englisch, inglese, anglais, inglés
    es: spanish, español, espanol, spanisch, spagnolo, espagnol, castellano
    fi: finnish, suomi, finnisch, finlandese, finnois
    fr: french, français, francais, französisch, francese, francés
    he: hebrew, עברית
    hu: hungarian, magyar, ungarisch, ungherese, hongrois
    it: italian, italiano, italienisch, italien
    ja: japanese, 日本語, japanisch, giapponese
    ko: korean, 한국어
    nb: norwegian, norsk, bokmål, norwegisch, norvegese, norvégien
    nl: dutch, nederlands, niederländisch, olandese
    pl: polish, polski, polnisch, polacco
    pt: portuguese, português, portugues, portugiesisch, portoghese
    ru: russian, русский, russisch, russo
    sv: swedish, svenska, schwedisch, svedese, suédois, sueco
    tr: turkish, türkçe, turkce, türkisch, turco
    uk: ukrainian, українська, ukrainisch, ucraino, ukrainien
    vi: vietnamese, tiếng việt, vietnamesisch, vietnamita, vietnamien
    zh: chinese, 中文, chinesisch, cinese, chinois
    """

  private static let services: StaticString = """
    eat-in: dine-in, dine in, table, restaurant, sala, al tavolo, vor ort, sur place
    takeaway: take-away, take away, takeout, take-out, to go, to-go, pickup, collection, asporto, da asporto, mitnahme, à emporter, para llevar
    delivery: deliver, home delivery, domicilio, consegna, lieferung, livraison, reparto, entrega
    """

  private static let kinds: StaticString = """
    fixed: fix, exact, fisso, fest
    from: starting, starts, min, minimum, ab, da, desde
    range: between, span
    market: market price, market-price, seasonal, mp, daily, prezzo di mercato, al mercato, tagespreis, prix du marché, s.q., sq, s. q., s/m, según mercado, on request, upon request, price on request, price upon request, poa, please ask, ask, auf anfrage, preis auf anfrage, nach anfrage, nach tagespreis, a richiesta, su richiesta, prezzo su richiesta, sur demande, prix sur demande, selon arrivage, a consultar, consultar, bajo consulta, precio a consultar, sob consulta, preço sob consulta, op aanvraag, dagprijs, prijs op aanvraag, na zapytanie, cena na zapytanie, cena dnia, sorunuz, fiyat sorunuz, günlük fiyat, по запросу, цена по запросу, 時価, 応相談, 时价, 時價, 询价, 詢價, dagspris, denní cena, päivän hinta, napi ár, τιμή ημέρας, за ринковою ціною, 시가, giá thời điểm, thời giá
    free: gratis, complimentary, included, kostenlos, gratuit, gratuito, omaggio, incluso, inbegriffen, compris, incluido, kostenfrei, umsonst, offert, grátis, incluído, gratuita, darmowe, bezpłatnie, w cenie, ücretsiz, бесплатно, 無料, 免费, 免費, zdarma, ilmainen, ingyenes, δωρεάν, безкоштовно, 무료, miễn phí
    per-unit: unit, per unit, per, weight, by weight, each, per piece, al kg
    """
}
