/// Locations.
extension ContentObject {
  package static let location = ContentObject(
    "location", "a location", "A branch of the restaurant, and what differs there.",
    ignoring: restaurant.ignoredKeys,
    [
      ContentKey(
        "id", .text, "Its part of the pages' addresses; no other location, menu or page has it.", #""trastevere""#,
        default: "the file's name"),
      ContentKey("name", .label, "Its name.", #""Giuseppe’s Trastevere""#, default: "the id"),
      ContentKey(
        "language", .language, "The language of texts that name none.", #""it""#, default: "the site's language"),
      ContentKey(
        "languages", .oneOrList(.language), "The languages of its pages, of those of the site.", #"["it"]"#,
        default: "all languages of the site"),
      ContentKey(
        "currency", .currency, "The currency of all its prices.", #""CHF""#, default: "the site's currency"),
      ContentKey(
        "items", .map("item id, or menu id and item id", .object("itemOverride")),
        "What differs of items, in every menu that has them, or in one (`dinner/margherita`).",
        #"{"margherita": {"price": "9.50"}}"#),
      ContentKey(
        "optionGroups",
        .map(
          "option group id, or menu id and group id", .map("option id", .either([.amount, .map("size id", .amount)]))),
        "The prices of options here, in every menu that has the group, or in one (`dinner/toppings`).",
        #"{"toppings": {"olives": "0.90"}}"#),
      ContentKey(
        "menus", .map("menu id", .object("menuOverride")), "What differs of menus.", #"{"lunch": {"hidden": true}}"#),
      .schema("location"),
    ] + restaurant.keys.filter { $0.name != "name" })

  package static let itemOverride = ContentObject(
    "itemOverride", "an item of a location", "What differs of an item; its price alone will do.", short: [.amount],
    [
      ContentKey("price", .object("price"), "Its price here.", #""9.50""#),
      ContentKey(
        "sizes", .map("size id", .object("price")), "The prices of its sizes here.", #"{"small": "7.50"}"#),
      ContentKey("deposit", .amount, "Its deposit here.", #""0.50""#),
      ContentKey(
        "soldOut", .flag, "Whether it is sold out here.", "true", default: "as on the master menu"),
      ContentKey(
        "hidden", .flag, "Whether it isn't on the menu here.", "true", default: "as on the master menu"),
      .availability(of: "the item"),
    ])

  package static let menuOverride = ContentObject(
    "menuOverride", "a menu of a location", "What differs of a menu.",
    [
      ContentKey("hidden", .flag, "Whether the location doesn't have the menu.", "true", default: "`false`"),
      .availability(of: "the menu"),
    ])
}
