/// The sample texts of `menugen init` in a language, and an address where it is spoken.
struct StarterTexts: Sendable {
  var siteName: String
  var address: Address
  var menu: String
  var menuText: String
  var pizzas: String
  var margherita: String
  var marinara: String
  var drinks: String
  var water: String
  var fish: String
  var toppings: String
  var olives: String
  var anchovies: String
  var page: Page
  var ledger: Ledger

  struct Address: Sendable {
    var timeZone: String
    var telephone: String
    var street: String
    var postalCode: String
    var place: String
    var country: String
  }

  struct Page: Sendable {
    var title: String
    var description: String
    var text: String
  }

  struct Ledger: Sendable {
    var name: String
    var sale: String
    var sales: String
    var purchase: String
    var costs: String
  }

  /// By language; the second of two languages is English, and that of English is Italian.
  static let all = ["en": english, "it": italian, "de": german, "fr": french, "es": spanish]
}

extension StarterTexts {
  static let english = StarterTexts(
    siteName: "Our restaurant", address: italian.address,
    menu: "Dinner", menuText: "Everything is baked in the *wood oven*.",
    pizzas: "Pizzas", margherita: "Tomato, **mozzarella**, basil.", marinara: "Tomato, garlic, oregano.",
    drinks: "Drinks", water: "Mineral water", fish: "Catch of the day",
    toppings: "Extra toppings", olives: "Olives", anchovies: "Anchovies",
    page: Page(
      title: "About us", description: "Who we are and where our flour comes from.",
      text: """
        We opened in **1987** with one oven and twelve chairs.
        See [what we serve](/menus/dinner/).
        """),
    ledger: Ledger(
      name: "Till", sale: "Evening sales", sales: "sales/food", purchase: "Green market", costs: "costs/produce"))

  private static let italian = StarterTexts(
    siteName: "Il nostro ristorante",
    address: Address(
      timeZone: "Europe/Rome", telephone: "+39 06 555 0100", street: "Via delle Rose 12", postalCode: "00100",
      place: "Roma", country: "IT"),
    menu: "Cena", menuText: "Tutto cotto nel *forno a legna*.",
    pizzas: "Pizze", margherita: "Pomodoro, **mozzarella**, basilico.", marinara: "Pomodoro, aglio, origano.",
    drinks: "Bevande", water: "Acqua minerale", fish: "Pescato del giorno",
    toppings: "Aggiunte", olives: "Olive", anchovies: "Acciughe",
    page: Page(
      title: "Chi siamo", description: "Chi siamo e da dove viene la nostra farina.",
      text: """
        Abbiamo aperto nel **1987** con un forno e dodici sedie.
        Ecco [che cosa serviamo](/menus/dinner/).
        """),
    ledger: Ledger(
      name: "Cassa", sale: "Incasso della sera", sales: "vendite/cucina", purchase: "Mercato ortofrutticolo",
      costs: "costi/verdura"))

  private static let german = StarterTexts(
    siteName: "Unser Restaurant",
    address: Address(
      timeZone: "Europe/Berlin", telephone: "+49 30 555 0100", street: "Rosenweg 12", postalCode: "10115",
      place: "Berlin", country: "DE"),
    menu: "Abendkarte", menuText: "Alles kommt aus dem *Holzofen*.",
    pizzas: "Pizzen", margherita: "Tomaten, **Mozzarella**, Basilikum.", marinara: "Tomaten, Knoblauch, Oregano.",
    drinks: "Getränke", water: "Mineralwasser", fish: "Fang des Tages",
    toppings: "Extras", olives: "Oliven", anchovies: "Sardellen",
    page: Page(
      title: "Über uns", description: "Wer wir sind und woher unser Mehl kommt.",
      text: """
        Wir haben **1987** mit einem Ofen und zwölf Stühlen eröffnet.
        Hier steht, [was es bei uns gibt](/menus/dinner/).
        """),
    ledger: Ledger(
      name: "Kasse", sale: "Abendeinnahmen", sales: "Einnahmen/Küche", purchase: "Wochenmarkt", costs: "Kosten/Gemüse"))

  private static let french = StarterTexts(
    siteName: "Notre restaurant",
    address: Address(
      timeZone: "Europe/Paris", telephone: "+33 1 99 00 01 00", street: "12 rue des Roses", postalCode: "75011",
      place: "Paris", country: "FR"),
    menu: "Carte du soir", menuText: "Tout est cuit au *four à bois*.",
    pizzas: "Pizzas", margherita: "Tomate, **mozzarella**, basilic.", marinara: "Tomate, ail, origan.",
    drinks: "Boissons", water: "Eau minérale", fish: "Pêche du jour",
    toppings: "Suppléments", olives: "Olives", anchovies: "Anchois",
    page: Page(
      title: "Qui sommes-nous", description: "Qui nous sommes et d’où vient notre farine.",
      text: """
        Nous avons ouvert en **1987** avec un four et douze chaises.
        Voici [ce que nous servons](/menus/dinner/).
        """),
    ledger: Ledger(
      name: "Caisse", sale: "Recette du soir", sales: "ventes/cuisine", purchase: "Marché", costs: "frais/légumes"))

  private static let spanish = StarterTexts(
    siteName: "Nuestro restaurante",
    address: Address(
      timeZone: "Europe/Madrid", telephone: "+34 910 555 010", street: "Calle de las Rosas 12", postalCode: "28004",
      place: "Madrid", country: "ES"),
    menu: "Cena", menuText: "Todo sale del *horno de leña*.",
    pizzas: "Pizzas", margherita: "Tomate, **mozzarella**, albahaca.", marinara: "Tomate, ajo, orégano.",
    drinks: "Bebidas", water: "Agua mineral", fish: "Pescado del día",
    toppings: "Ingredientes extra", olives: "Aceitunas", anchovies: "Anchoas",
    page: Page(
      title: "Sobre nosotros", description: "Quiénes somos y de dónde viene nuestra harina.",
      text: """
        Abrimos en **1987** con un horno y doce sillas.
        Mira [lo que servimos](/menus/dinner/).
        """),
    ledger: Ledger(
      name: "Caja", sale: "Ventas de la noche", sales: "ventas/cocina", purchase: "Mercado de verduras",
      costs: "gastos/verduras"))
}
