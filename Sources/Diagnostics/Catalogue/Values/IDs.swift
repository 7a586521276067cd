package import MenugenText

/// Ids, which are used in file names and URLs.
extension DiagnosticMessage {
  package static func invalidID(_ field: String, _ id: String, _ fault: IDFault, example: String) -> Self {
    .error(
      "id.invalid", "\(field) '\(id)' \(words(for: fault))",
      hint: "write letters, digits and hyphens, such as \(example)")
  }

  package static func invalidFileName(_ name: String, _ fault: IDFault) -> Self {
    .error(
      "id.invalid", "file name '\(name)' \(words(for: fault)), so it can't be an id",
      hint: "rename the file, or write an \"id\"")
  }

  package static func invalidPagePath(_ part: String, _ fault: IDFault) -> Self {
    .error(
      "id.invalid", "name '\(part)' \(words(for: fault)), so it can't be part of an address",
      hint: "rename the file or folder")
  }

  /// A dot in an id: file names have a dot before the language.
  package static func dotInID(_ id: String) -> Self {
    .error(
      "id.invalid", "id '\(id)' contains a dot, which separates the language in file names",
      hint: "write \(id.map { $0 == "." ? "-" : String($0) }.joined())")
  }

  package static func reservedItemID(_ id: String) -> Self {
    .error("id.reserved", "reserved id '\(id)': a page of the menu has this name", hint: "write an id without a dot")
  }

  package static func reservedSectionID(_ id: String) -> Self {
    .error("id.reserved", "reserved id '\(id)': a part of every page has this name", hint: "write another id")
  }

  private static func words(for fault: IDFault) -> String {
    switch fault {
    case .empty: "is empty"
    case .tooLong: "is longer than 200 bytes"
    case .dots: "refers to a folder"
    case .leadingDot: "begins with a dot"
    case .trailingDot: "ends with a dot"
    case .edgeSpace: "begins or ends with a space"
    case .notNormalized: "is not in Unicode form NFC"
    case .device: "is a device name on Windows"
    case .reserved(let scalar): "contains '\(scalar)', which is not allowed in a path"
    case .control(let scalar): "contains the control character \(codePoint(scalar))"
    }
  }

  /// Formats a scalar as in `U+000A`.
  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
