import MenugenDomain
import MenugenText

/// Writes the differences of menus as text or JSON.
struct DiffWriter {
  let changes: [MenuChange]
  /// The number of menus that were compared.
  let menuCount: Int

  /// Writes changes of allergens, then the others by menu, then their number.
  func writeText(to output: inout ByteBuffer) {
    let allergens = changes.filter(\.isAboutAllergens)
    if !allergens.isEmpty {
      output.append("Allergens\n")
      for change in allergens {
        output.append("  ")
        output.append(sanitizedLine("\(change.menu): "))
        write(change, to: &output)
      }
      output.append("\n")
    }
    var menu: String?
    for change in changes where !change.isAboutAllergens {
      if menu != change.menu {
        if menu != nil { output.append("\n") }
        output.append(sanitizedLine(change.menu))
        output.append("\n")
        menu = change.menu
      }
      output.append("  ")
      write(change, to: &output)
    }
    if menu != nil { output.append("\n") }
    let menus = count(menuCount, "menu", "menus")
    let unread = changes.count { $0.kind == .unreadable }
    let differences = changes.count - unread
    if differences == 0 {
      output.append("No differences in \(menus)\(unread == 0 ? "" : ", \(unread) not compared")\n")
    } else {
      output.append("\(count(differences, "difference", "differences")) in \(menus)")
      output.append(allergens.isEmpty ? "" : ", \(allergens.count) of allergens")
      output.append(unread == 0 ? "\n" : ", \(unread) not compared\n")
    }
  }

  /// Writes what was added or removed, or a field with its values.
  private func write(_ change: MenuChange, to output: inout ByteBuffer) {
    let line: String
    switch change.kind {
    case .added, .removed:
      let summary = change.before ?? change.after ?? ""
      line = "\(change.kind.rawValue) \(change.place ?? change.title)\(summary.isEmpty ? "" : ": \(summary)")"
    case .unreadable:
      line =
        "not compared: "
        + (change.place.map { "\($0), as the menu has errors" } ?? "it can't be read on one side")
    case .changed:
      let language = change.language.map { " (\($0))" } ?? ""
      let field = change.field == "allergens" ? "" : ": \(change.field ?? "")"
      line = "\(change.place ?? "menu")\(field)\(language): \(change.before ?? "none") → \(change.after ?? "none")"
    }
    output.append(sanitizedLine(line))
    output.append("\n")
  }

  /// Writes an array with an object for each change, in the order of the menus.
  func writeJSON(to output: inout ByteBuffer) {
    output.append("[")
    for (place, change) in changes.enumerated() {
      output.append(place == 0 ? "\n{" : ",\n{")
      let members: [(String, String?)] = [
        ("change", change.kind.rawValue), ("menu", change.menu), ("name", change.name),
        (change.part?.rawValue ?? "", change.part == nil ? nil : change.id), ("field", change.field),
        ("before", change.before), ("after", change.after), ("language", change.language),
      ]
      var isFirst = true
      for (name, value) in members {
        // A missing value on one side is null.
        let isValue = name == "before" || name == "after"
        guard value != nil || isValue && change.field != nil else { continue }
        if !isFirst { output.append(", ") }
        isFirst = false
        output.appendJSONString(name)
        output.append(": ")
        if let value { output.appendJSONString(value) } else { output.append("null") }
      }
      output.append("}")
    }
    output.append(changes.isEmpty ? "]\n" : "\n]\n")
  }
}

extension MenuChange {
  /// The part with its name: `item margherita (Margherita)`; `nil` for the menu itself.
  fileprivate var place: String? {
    guard let part else { return nil }
    let word =
      switch part {
      case .section: "section"
      case .item: "item"
      case .optionGroup: "option group"
      case .option: "option"
      }
    return "\(word) \(title)"
  }

  fileprivate var title: String {
    let id = part == nil ? "menu" : id
    return name.isEmpty || name == id ? id : "\(id) (\(name))"
  }
}
