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
    .priceKind: kinds, .language: languages,
  ].mapValues { lines in
    lines.description.split(separator: "\n").flatMap { line -> [(alias: String, word: String)] in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return [] }
      return parts[1].split(separator: ",").map { (String($0.drop { $0 == " " }), String(parts[0])) }
    }
  }

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
    mon: monday, montag, lun, lu, lunedì, lunedi, lundi, lunes, segunda-feira, segunda, maandag, poniedziałek, pazartesi, 月曜日, 月, 星期一, 周一
    tue: tuesday, tues, dienstag, mar, di, die, martedì, martedi, mardi, martes, terça-feira, terça, dinsdag, wtorek, salı, 火曜日, 火, 星期二, 周二
    wed: wednesday, weds, mittwoch, mer, mi, mit, mié, mercoledì, mercoledi, mercredi, miércoles, quarta-feira, quarta, woensdag, środa, çarşamba, 水曜日, 水, 星期三, 周三
    thu: thursday, thur, thurs, donnerstag, gio, do, don, jeu, jue, giovedì, giovedi, jeudi, jueves, quinta-feira, quinta, donderdag, czwartek, perşembe, 木曜日, 木, 星期四, 周四
    fri: friday, freitag, ven, fre, vie, venerdì, venerdi, vendredi, viernes, sexta-feira, sexta, vrijdag, piątek, cuma, 金曜日, 金, 星期五, 周五
    sat: saturday, samstag, sab, sam, sáb, sonnabend, sabato, samedi, sábado, zaterdag, sobota, cumartesi, 土曜日, 土, 星期六, 周六
    sun: sunday, sonntag, dom, so, son, dim, domenica, dimanche, domingo, zondag, niedziela, pazar, 日曜日, 日, 星期日, 周日
    mon-fri: weekdays, weekday, workdays, feriali, werktags, semaine, laborables
    sat-sun: weekend, weekends, fine settimana, wochenende, festivi
    mon-sun: daily, every day, everyday, all, always, tutti i giorni, täglich, tous les jours, todos los días
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
    sold-out: soldout, sold out, out of stock, out-of-stock, outofstock, unavailable, not available, 86, no, off, esaurito, terminato, ausverkauft, épuisé, agotado, esgotado, uitverkocht, wyprzedane, tükendi, 売り切れ, 售罄
    limited: few, few left, low, limitedavailability, while stocks last, limitato, begrenzt, limité, limitado
    hidden: hide, invisible, draft, disabled, inactive, nascosto, versteckt, caché, oculto
    """

  private static let diets: StaticString = """
    vegan: plant-based, plant based, vegano, vegana, vegane, végan, végétalien, weganski, wegańskie
    vegetarian: veggie, veg, vegetariano, vegetariana, vegetarisch, végétarien, végétarienne, wegetariańskie, vejetaryen
    halal: helal, حلال
    kosher: koscher, kasher, casher, kosher-style
    hindu: no beef
    gluten-free: gf, glutenfree, no gluten, without gluten, coeliac, celiac, senza glutine, glutenfrei, sans gluten, sin gluten, sem glúten, glutenvrij, bezglutenowe, glutensiz
    lactose-free: lf, lactosefree, no lactose, senza lattosio, laktosefrei, sans lactose, sin lactosa, sem lactose, lactosevrij
    low-calorie: lowcal, low cal, light, diet, kalorienarm, ipocalorico
    low-fat: lowfat, fettarm, magro
    low-salt: low sodium, low-sodium, salzarm
    diabetic: diabetes, diabetici, sugar-free, no sugar
    """

  private static let allergens: StaticString = """
    gluten: cereals, cereal, farro, kamut, semolina, glutine, glúten, weizenprodukte, céréales, gluten-containing cereals
    gluten.wheat: wheat, grano, frumento, weizen, blé, trigo, tarwe, pszenica
    gluten.rye: rye, segale, roggen, seigle, centeno
    gluten.barley: barley, orzo, gerste, orge, cebada
    gluten.oats: oats, oat, avena, hafer, avoine
    gluten.spelt: spelt, dinkel, épeautre
    crustaceans or molluscs: shellfish, frutti di mare, meeresfrüchte, fruits de mer, mariscos
    crustaceans: crustacean, crustacea, shrimp, shrimps, prawn, prawns, crab, lobster, crostacei, krebstiere, crustacés, crustáceos, schaaldieren, skorupiaki
    eggs: egg, uova, uovo, ei, eier, œuf, œufs, oeufs, huevo, huevos, ovo, ovos, eieren, jaja
    fish: pesce, fisch, poisson, poissons, pescado, peixe, vis, ryby
    peanuts: peanut, groundnut, groundnuts, arachidi, erdnuss, erdnüsse, arachide, arachides, cacahuete, cacahuetes, amendoim, amendoins, pinda
    soybeans: soy, soya, soybean, soy beans, soya beans, soja, soia
    milk: dairy, dairy products, milk products, lactose, latte, lattosio, milch, laktose, lait, leche, lácteos, leite, melk, mleko
    nuts: nut, tree nuts, tree-nuts, treenuts, tree nut, frutta a guscio, nüsse, nuss, schalenfrüchte, fruits à coque, frutos secos, frutos de cáscara, noten, orzechy
    nuts.almond: almond, almonds, mandorla, mandorle, mandel, mandeln, amande, amandes, almendra
    nuts.hazelnut: hazelnut, hazelnuts, nocciola, nocciole, haselnuss, noisette, avellana
    nuts.walnut: walnut, walnuts, noce, noci, walnuss, nuez
    nuts.cashew: cashew, cashews, anacardi
    nuts.pecan: pecan, pecans
    nuts.brazil: brazil nut, brazil nuts
    nuts.pistachio: pistachio, pistachios, pistacchio, pistacchi, pistazie
    nuts.macadamia: macadamia
    celery: celeriac, sedano, sellerie, céleri, apio, aipo, selderij, seler
    mustard: mustard seed, mustard seeds, senape, senf, moutarde, mostaza, mostarda, mosterd, gorczyca
    sesame: sesame seed, sesame seeds, sesam, sesamo, sésame, sésamo, tahini
    sulphites: sulphite, sulfites, sulfite, so2, sulphur dioxide, sulfur dioxide, solfiti, sulfit, anidride solforosa, sulfitos
    lupin: lupins, lupine, lupini, lupinen, altramuces
    molluscs: mollusc, mollusks, mollusk, mussels, squid, clams, oysters, molluschi, weichtiere, mollusques, moluscos, weekdieren
    """

  private static let presences: StaticString = """
    contains: yes, true, contain, 1, sì, ja, oui, present
    may-contain: traces, trace, maybe, may contain, maycontain, possible, tracce, spuren, può contenere
    """

  private static let languages: StaticString = """
    ar: arabic, العربية
    de: german, deutsch, tedesco, allemand, alemán
    en: english, englisch, inglese, anglais, inglés
    es: spanish, español, espanol, spanisch, spagnolo, espagnol, castellano
    fr: french, français, francais, französisch, francese, francés
    he: hebrew, עברית
    it: italian, italiano, italienisch, italien
    ja: japanese, 日本語, japanisch, giapponese
    ko: korean, 한국어
    nl: dutch, nederlands, niederländisch, olandese
    pl: polish, polski, polnisch, polacco
    pt: portuguese, português, portugues, portugiesisch, portoghese
    ru: russian, русский, russisch, russo
    tr: turkish, türkçe, turkce, türkisch, turco
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
    market: market price, market-price, seasonal, mp, daily, prezzo di mercato, al mercato, tagespreis, prix du marché, s.q., sq, s. q., s/m, según mercado, on request, upon request, price on request, price upon request, poa, please ask, ask, auf anfrage, preis auf anfrage, nach anfrage, nach tagespreis, a richiesta, su richiesta, prezzo su richiesta, sur demande, prix sur demande, selon arrivage, a consultar, consultar, bajo consulta, precio a consultar, sob consulta, preço sob consulta, op aanvraag, dagprijs, prijs op aanvraag, na zapytanie, cena na zapytanie, cena dnia, sorunuz, fiyat sorunuz, günlük fiyat, по запросу, цена по запросу, 時価, 応相談, 时价, 時價, 询价, 詢價
    free: gratis, complimentary, included, kostenlos, gratuit, gratuito, omaggio, incluso, inbegriffen, compris, incluido, kostenfrei, umsonst, offert, grátis, incluído, gratuita, darmowe, bezpłatnie, w cenie, ücretsiz, бесплатно, 無料, 免费, 免費
    per-unit: unit, per unit, per, weight, by weight, each, per piece, al kg
    """
}
