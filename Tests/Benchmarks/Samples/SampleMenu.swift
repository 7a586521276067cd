import MenugenDiagnostics
import MenugenText

/// A typical menu: sections of ten items with description, price, allergens and diets. Deterministic by its number.
struct SampleMenu {
  struct Section {
    var id: String
    var name: String
    var dishes: [Dish] = []
  }

  struct Dish {
    var id: String
    var name: String
    var description: String
    /// In cents.
    var price: Int
    var allergens: [String]
    var diets: [String]

    /// A decimal number, as in JSON and YAML.
    var writtenPrice: String { "\(price / 100).\(price % 100 / 10)\(price % 10)" }
  }

  let id: String
  let name: String
  let description: String
  let currency: String
  var sections: [Section] = []

  init(_ number: Int, dishes: Int = 50) {
    var picker = Picker(number)
    id = "menu-\(number)"
    name = "\(picker.one(of: Words.houses)) \(number)"
    description = Words.sentence(&picker)
    currency = picker.one(of: ["EUR", "USD", "GBP", "CHF"])
    for index in 0..<dishes {
      if index % 10 == 0 {
        let place = index / 10
        let name = Words.sections[place % Words.sections.count]
        sections.append(Section(id: "section-\(place + 1)", name: name))
      }
      sections[sections.count - 1].dishes.append(Dish(index + 1, &picker))
    }
  }

  var dishes: [Dish] { sections.flatMap(\.dishes) }

  /// The menu with another price for its first item.
  var withOnePriceChanged: SampleMenu {
    var menu = self
    menu.sections[0].dishes[0].price += 100
    return menu
  }
}

extension SampleMenu.Dish {
  fileprivate init(_ number: Int, _ picker: inout Picker) {
    id = "dish-\(number)"
    name = [Words.manners, Words.plants, Words.forms].map { picker.one(of: $0) }.joined(separator: " ")
    description = (0...picker.number(below: 3)).map { _ in Words.sentence(&picker) }.joined(separator: " ")
    price = 250 + picker.number(below: 4500)
    // Vegetable dishes, so that no allergen contradicts a diet.
    allergens = picker.some(picker.number(below: 4), of: ["gluten", "nuts", "celery", "mustard", "sesame", "lupin"])
    diets = picker.some(picker.number(below: 3), of: ["vegan", "vegetarian", "lactose-free", "low-salt"])
  }
}

// MARK: - As files

extension SampleMenu {
  var jsonFile: SourceFile { SourceFile(path: "Content/menus/\(id).json", text: json) }
  var yamlFile: SourceFile { SourceFile(path: "Content/menus/\(id).yaml", text: yaml) }

  private var json: String {
    var output = ByteBuffer()
    output.append("{\n \"id\": \"\(id)\",\n \"currency\": \"\(currency)\",\n \"updated\": \"2026-03-02\",\n")
    for (key, text) in [("name", name), ("description", description)] {
      output.append(" \"\(key)\": ")
      output.appendJSONString(text)
      output.append(",\n")
    }
    output.append(" \"sections\": [")
    output.appendList(sections) { section, output in
      output.append("\n  {\"id\": \"\(section.id)\", \"name\": \"\(section.name)\", \"items\": [")
      output.appendList(section.dishes) { dish, output in
        output.append("\n   {\"id\": \"\(dish.id)\", \"name\": ")
        output.appendJSONString(dish.name)
        output.append(", \"description\": ")
        output.appendJSONString(dish.description)
        output.append(", \"price\": \(dish.writtenPrice),\n    \"allergens\": \(list(dish.allergens, quoted: true))")
        output.append(", \"diets\": \(list(dish.diets, quoted: true))}")
      }
      output.append("]}")
    }
    output.append("]\n}\n")
    return output.text
  }

  private var yaml: String {
    var output = ByteBuffer()
    output.append("id: \(id)\nname: \(name)\ndescription: >-\n  \(description)\n")
    output.append("currency: \(currency)\nupdated: 2026-03-02\nsections:\n")
    for section in sections {
      output.append("- id: \(section.id)\n  name: \(section.name)\n  items:\n")
      for dish in section.dishes {
        output.append("  - id: \(dish.id)\n    name: \(dish.name)\n    description: >-\n      \(dish.description)\n")
        output.append("    price: \(dish.writtenPrice)\n    allergens: \(list(dish.allergens))\n")
        output.append("    diets: \(list(dish.diets))\n")
      }
    }
    return output.text
  }

  private func list(_ words: [String], quoted: Bool = false) -> String {
    "[\(words.map { quoted ? "\"\($0)\"" : $0 }.joined(separator: ", "))]"
  }
}

extension ByteBuffer {
  /// Appends elements separated by commas.
  fileprivate mutating func appendList<Element>(_ elements: [Element], _ write: (Element, inout ByteBuffer) -> Void) {
    for (index, element) in elements.enumerated() {
      if index > 0 { append(",") }
      write(element, &self)
    }
  }
}

private enum Words {
  static let houses = [
    "The Walnut Tree", "Café Meridian", "Ferry Landing", "Casa Lucerna", "The Brass Kettle", "Quiet Garden",
    "Osteria Novanta", "Hilltop Rooms", "The Glass House", "Zum Alten Tor",
  ]
  static let sections = [
    "To begin", "Soups", "From the garden", "From the oven", "Pasta", "Bowls", "To share", "Sweet things", "Hot drinks",
    "Cold drinks",
  ]
  static let manners = [
    "Baked", "Braised", "Charred", "Cold", "Crushed", "Fried", "Glazed", "Grilled", "Marinated", "Roasted", "Shaved",
    "Smoked", "Spiced", "Steamed", "Stuffed", "Warm",
  ]
  static let plants = [
    "Artichoke", "Aubergine", "Beetroot", "Carrot", "Celeriac", "Chickpea", "Fennel", "Lentil", "Mushroom", "Parsnip",
    "Pepper", "Potato", "Pumpkin", "Radicchio", "Spinach", "Tomato",
  ]
  static let forms = [
    "Broth", "Crêpe", "Dumplings", "Flatbread", "Fritters", "Gratin", "Hotpot", "Pâté", "Pie", "Purée", "Risotto",
    "Rösti", "Salad", "Sandwich", "Stew", "Tart",
  ]
  static let sauces = [
    "almond cream", "basil oil", "capers & parsley", "crème of leeks", "green olives", "hazelnut crumbs", "lemon peel",
    "pickled shallots", "rosemary salt", "saffron broth", "smoked paprika", "tomato jam",
  ]
  static let farms = ["Birch Lane Farm", "Lower Mill", "Sunny Side Orchard", "the Hansen garden", "Two Rivers"]

  /// A typical description in Markdown.
  static func sentence(_ picker: inout Picker) -> String {
    let (first, second) = (picker.one(of: sauces), picker.one(of: sauces))
    switch picker.number(below: 6) {
    case 0: return "Comes with **\(first)** and a little *\(second)*."
    case 1: return "Grown at [\(picker.one(of: farms))](https://farms.example.org/), picked *this week*."
    case 2: return "Our guests' favourite since \(1985 + picker.number(below: 35)); try it **without** \(second)."
    case 3: return "Made with \(first) (see [what is in it](/allergens/)), never with `palm oil`."
    case 4: return "*Slowly* cooked for \(3 + picker.number(below: 9)) hours, finished with **\(first)**."
    default: return "With \(first) & \(second)."
    }
  }
}
