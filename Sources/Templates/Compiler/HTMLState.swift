/// The state of an HTML document at a byte.
///
/// Implements the HTML standard's tokenizer (section 13.2.5), as far as it decides what may be printed at a place. It
/// runs over literal text at compile time. Values are escaped, so they never change the state.
struct HTMLState: Hashable {
  enum Mode: Hashable {
    case text, rawText
    case tagOpen, closingTagOpen, tagName
    case attributes, attributeName, afterAttributeName
    case beforeValue, doubleQuoted, singleQuoted, unquoted, afterValue
    case declaration, comment
  }

  private(set) var mode = Mode.text
  /// The current tag in lower case; in raw text, the element to be closed.
  private(set) var tag: [UInt8] = []
  private(set) var attribute: [UInt8] = []
  private(set) var address = Address.empty
  /// Whether the current value is a URL.
  private var isAddress = false
  private var isClosing = false
  /// The matched length of the end of this mode: `</script`, or the dashes of `-->`.
  private var matched = 0

  /// The state of a URL in an attribute value. Text may follow only where no scheme can begin any more.
  enum Address: Hashable {
    case empty
    /// Literal bytes that may become a scheme.
    case prefix([UInt8])
    /// It began with a URL from the model, which may be empty.
    case value
    case settled
    /// A scheme that must not contain values, such as `javascript:`.
    case refused
  }

  static let rawTextElements: Set<String> = [
    "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes", "noscript", "plaintext",
  ]

  /// Schemes that may be followed by any text.
  private static let plainSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "geo"]

  mutating func read(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty {
      // Fast path: skip bytes without a meaning in this mode.
      switch mode {
      case .text: rest = rest.drop { $0 != UInt8(ascii: "<") }
      case .doubleQuoted where !isAddress: rest = rest.drop { $0 != UInt8(ascii: "\"") }
      default: break
      }
      if let byte = rest.popFirst() { read(byte) }
    }
  }

  private mutating func read(_ byte: UInt8) {
    switch mode {
    case .text: if byte == UInt8(ascii: "<") { mode = .tagOpen }
    case .rawText: readRawText(byte)
    case .tagOpen: readTagOpen(byte)
    case .closingTagOpen:
      if isLetter(byte) {
        startTag(byte, isClosing: true)
      } else {
        mode = byte == UInt8(ascii: ">") ? .text : .declaration
      }
    case .tagName: if !readTagEnd(byte) { tag.append(lowercased(byte)) }
    case .attributes, .afterValue:
      if byte == UInt8(ascii: "="), mode == .afterValue {
        startValue()
      } else if !readTagEnd(byte) {
        attribute = [lowercased(byte)]
        mode = .attributeName
      }
    case .attributeName:
      if byte == UInt8(ascii: "=") {
        startValue()
      } else if isSpace(byte) {
        mode = .afterAttributeName
      } else if !readTagEnd(byte) {
        attribute.append(lowercased(byte))
      }
    case .afterAttributeName:
      if byte == UInt8(ascii: "=") {
        startValue()
      } else if !isSpace(byte), !readTagEnd(byte) {
        attribute = [lowercased(byte)]
        mode = .attributeName
      }
    case .beforeValue: readBeforeValue(byte)
    case .doubleQuoted: readQuoted(byte, UInt8(ascii: "\""))
    case .singleQuoted: readQuoted(byte, UInt8(ascii: "'"))
    case .unquoted:
      if isSpace(byte) { mode = .attributes } else if byte == UInt8(ascii: ">") { endTag() }
    case .declaration:
      if byte == UInt8(ascii: "-") {
        matched += 1
        if matched == 2 { mode = .comment }
      } else if byte == UInt8(ascii: ">") {
        self = HTMLState()
      } else {
        // Anything but dashes after `<!` makes it a declaration.
        matched = 3
      }
    case .comment:
      if byte == UInt8(ascii: "-") {
        matched = min(matched + 1, 2)
      } else if byte == UInt8(ascii: ">"), matched == 2 {
        self = HTMLState()
      } else {
        matched = 0
      }
    }
  }

  /// Updates the state after a URL from the model in an attribute value.
  mutating func readAddress() {
    if isAddress, address == .empty { address = .value }
  }

  // MARK: - tags

  private mutating func readTagOpen(_ byte: UInt8) {
    if isLetter(byte) {
      startTag(byte, isClosing: false)
    } else if byte == UInt8(ascii: "/") {
      mode = .closingTagOpen
    } else if byte == UInt8(ascii: "!") {
      mode = .declaration
      matched = 0
    } else if byte == UInt8(ascii: "?") {
      mode = .declaration
      matched = 3
    } else if byte != UInt8(ascii: "<") {
      mode = .text
    }
  }

  private mutating func startTag(_ byte: UInt8, isClosing: Bool) {
    mode = .tagName
    tag = [lowercased(byte)]
    self.isClosing = isClosing
  }

  /// Reads the end of a name within a tag: a space, `/` or `>`.
  private mutating func readTagEnd(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: ">") {
      endTag()
    } else if isSpace(byte) || byte == UInt8(ascii: "/") {
      mode = .attributes
    } else {
      return false
    }
    return true
  }

  private mutating func endTag() {
    let isRaw = !isClosing && Self.rawTextElements.contains(tagName)
    let name = tag
    self = HTMLState()
    if isRaw {
      mode = .rawText
      tag = name
    }
  }

  private mutating func readRawText(_ byte: UInt8) {
    let end = [UInt8(ascii: "<"), UInt8(ascii: "/")] + tag
    if matched == end.count, isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") {
      isClosing = true
      _ = readTagEnd(byte)
    } else if matched < end.count, lowercased(byte) == end[matched] {
      matched += 1
    } else {
      matched = byte == UInt8(ascii: "<") ? 1 : 0
    }
  }

  // MARK: - attribute values

  private mutating func startValue() {
    // An equals sign without a name: the attribute is unknown.
    if mode == .afterValue { attribute = [] }
    mode = .beforeValue
    address = .empty
    isAddress = attributeKind == .address
  }

  private mutating func readBeforeValue(_ byte: UInt8) {
    if byte == UInt8(ascii: "\"") {
      mode = .doubleQuoted
    } else if byte == UInt8(ascii: "'") {
      mode = .singleQuoted
    } else if byte == UInt8(ascii: ">") {
      endTag()
    } else if !isSpace(byte) {
      mode = .unquoted
    }
  }

  private mutating func readQuoted(_ byte: UInt8, _ quote: UInt8) {
    if byte == quote {
      mode = .afterValue
      attribute = []
      address = .empty
      isAddress = false
    } else if isAddress {
      readAddressByte(byte)
    }
  }

  private mutating func readAddressByte(_ byte: UInt8) {
    // In `srcset`, a space separates URLs.
    if isSpace(byte), attribute.ends(with: "srcset") {
      address = .empty
      return
    }
    switch (address, byte) {
    case (.settled, _), (.refused, _): break
    case (_, UInt8(ascii: "/")), (_, UInt8(ascii: "?")), (_, UInt8(ascii: "#")): address = .settled
    case (.prefix(let scheme), UInt8(ascii: ":")):
      address = Self.plainSchemes.contains(String(decoding: scheme, as: UTF8.self)) ? .settled : .refused
    case (_, UInt8(ascii: ":")), (_, UInt8(ascii: "&")): address = .refused
    case (.prefix(let start), _): address = .prefix(start + [lowercased(byte)])
    case (.empty, _): address = .prefix([lowercased(byte)])
    case (.value, _): break
    }
  }
}

extension HTMLState {
  enum AttributeKind { case plain, address, refused }

  var tagName: String { String(decoding: tag, as: UTF8.self) }

  var attributeName: String { String(decoding: attribute, as: UTF8.self) }

  /// How browsers treat the attribute's value: as text, as a URL, or as code, which may not contain values.
  var attributeKind: AttributeKind {
    let name = attributeName
    if name.isEmpty || name.hasPrefix("on") || name == "style" || name == "srcdoc" { return .refused }
    return Self.addressAttributes.contains(name) ? .address : .plain
  }

  private static let addressAttributes: Set<String> = [
    "href", "src", "srcset", "imagesrcset", "action", "formaction", "poster", "cite", "data", "background", "ping",
    "manifest", "longdesc", "codebase", "xlink:href",
  ]

  /// The state after an optional part: what is true both with and without it.
  ///
  /// `nil` if there is no such state, such as after an opening quote.
  static func join(_ left: HTMLState, _ right: HTMLState) -> HTMLState? {
    if left == right { return left }
    var joined = left
    if left.isBetweenAttributes, right.isBetweenAttributes, left.tag == right.tag, left.isClosing == right.isClosing {
      joined.mode = .afterValue
      joined.attribute = []
      joined.address = .empty
      joined.isAddress = false
      return joined
    }
    joined.address = right.address
    guard joined == right, left.attributeKind == .address else { return nil }
    switch (left.address, right.address) {
    case (.prefix, _), (_, .prefix), (.refused, _), (_, .refused): joined.address = .refused
    default: joined.address = .value
    }
    return joined
  }

  private var isBetweenAttributes: Bool {
    switch mode {
    case .tagName, .attributes, .attributeName, .afterAttributeName, .afterValue: true
    default: false
    }
  }

  /// The place in words, as in "begins in text".
  var place: String {
    switch mode {
    case .text: "in text"
    case .rawText: "inside <\(tagName)>"
    case .tagOpen, .closingTagOpen, .tagName: "in a tag's name"
    case .attributes, .attributeName, .afterAttributeName, .afterValue: "between a tag's attributes"
    case .beforeValue, .unquoted: "in an attribute's value without quotes"
    case .doubleQuoted, .singleQuoted: "in the value of '\(attributeName)'"
    case .declaration, .comment: "in a comment"
    }
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
