extension ContentObject {
  /// Which keys are structural: those whose absence changes a figure, a price, a warning for guests, who sees what and
  /// when, or which movements count.
  struct KeyRoles: Sendable {
    let structural: Set<String>
    /// Texts, pictures, looks and settings that nothing is lost by, and keys whose absence is an error
    /// anyway.
    let others: Set<String>

    fileprivate init(_ structural: String = "", others: String = "") {
      self.structural = Set(structural.split(separator: " ").map(String.init))
      self.others = Set(others.split(separator: " ").map(String.init))
    }
  }

  /// The structural keys of the object. A misspelt one is an error.
  package var structuralNames: Set<String> { Self.roles[id]?.structural ?? [] }

  /// The roles of all keys, by the id of the object. A test fails for a key without a role.
  static let roles: [String: KeyRoles] = [
    // The site.
    "site": KeyRoles(
      "languages currency movements fiscalYear rates diagnostics allergenCodes",
      others: "name description baseURL language timeZone theme ink paper nav logo social prices profile grouping "
        + "markdown restaurant publish $schema"),
    "navigation": KeyRoles(others: "order hide footer reservations"),
    "navigationLink": KeyRoles(others: "name url"),
    "sitePrices": KeyRoles(others: "decimals symbol"),
    "publishTarget": KeyRoles(others: "to host maxFiles maxFilesPerFolder maxFileSize maxSize"),
    "siteMovements": KeyRoles("visibility", others: "detailPages"),
    "markdown": KeyRoles(others: "unsafe"),
    "rate": KeyRoles(others: "date from to rate"),
    "restaurant": KeyRoles(
      others: "name description slogan servesCuisine priceRange paymentAccepted telephone email url sameAs "
        + "acceptsReservations address geo hasMap openingHours openingHoursSpecification "
        + "specialOpeningHoursSpecification image logo"),
    "address": KeyRoles(others: "streetAddress postalCode addressLocality addressRegion addressCountry"),
    "geo": KeyRoles("latitude longitude"), "map": KeyRoles(others: "url"),
    "hours": KeyRoles("days dayOfWeek validFrom validThrough", others: "opens closes"),
    "page": KeyRoles("draft", others: "title description language order date nav template extra $schema"),
    "theme": KeyRoles(others: "css origins $schema"), "strings": KeyRoles(others: "$schema"),
    "location": KeyRoles(
      "languages currency items optionGroups menus",
      others:
        "id name language $schema description slogan servesCuisine priceRange paymentAccepted telephone email url "
        + "sameAs acceptsReservations address geo hasMap openingHours openingHoursSpecification "
        + "specialOpeningHoursSpecification image logo"),
    "itemOverride": KeyRoles("price sizes deposit soldOut hidden availability"),
    "menuOverride": KeyRoles("hidden availability"),
    // Menus.
    "menu": KeyRoles(
      "currency availability sections optionGroups source",
      others: "id name description language updated order service disclaimer timeout maxAge tokenFrom live $schema"),
    "section": KeyRoles("availability optionGroups items sections", others: "id name description image"),
    "item": KeyRoles(
      "price sizes optionGroups ingredients allergens additives deposit status availability cost mayContain",
      others:
        "id orderCode name description diets spiciness nutrition servingSize alcoholByVolume tags image body extra"
    ),
    "size": KeyRoles("allergens mayContain price", others: "id name"),
    "price": KeyRoles("kind unit to tiers currency", others: "amount"),
    "ingredient": KeyRoles("allergens mayContain", others: "name"),
    "nutrition": KeyRoles(
      others: "calories energy servingSize fat saturatedFat carbohydrate sugar fiber protein salt sodium cholesterol"),
    "image": KeyRoles(others: "src alt width height focus"),
    "availability": KeyRoles("days from to validFrom validThrough"),
    "optionGroup": KeyRoles("min max maxPerOption freeCount options", others: "id name"),
    "option": KeyRoles("price default allergens mayContain status", others: "id name diets"),
    // Ledgers and goals.
    "ledger": KeyRoles(
      "currency visibility openingBalance closingBalance balances movements budget vat source",
      others: "id name note language timeout maxAge tokenFrom $schema"),
    "ledgerPart": KeyRoles("movements currency balances", others: "$schema"),
    "balance": KeyRoles("account currency", others: "amount"),
    "datedBalance": KeyRoles("account currency interim", others: "date amount"),
    "budget": KeyRoles("rollover income", others: "amount"),
    "movement": KeyRoles(
      "date currency category account item quantity balance splits transfer vat receipt tags status source",
      others: "id name amount note reference"),
    "split": KeyRoles("category vat", others: "amount note"),
    "goal": KeyRoles(
      "currency goal started paused steps distance pursuer restart ledger category",
      others: "id name note language unit $schema"),
    "stepPursuer": KeyRoles("distance", others: "name"), "moneyPursuer": KeyRoles("category", others: "name"),
  ]
}
