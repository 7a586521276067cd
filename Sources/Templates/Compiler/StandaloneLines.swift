/// Removes lines that contain only tags, and marks the beginnings of other lines.
///
/// By the specification, a line with only a section, close, comment, partial or delimiter tag is removed. Inheritance
/// tags may share such a line: `{{<layout}}{{$title}}`, `{{<layout}}…{{/layout}}`.
struct StandaloneLines {
  private let bytes: [UInt8]
  private var result: [TemplateToken] = []
  /// The tags that are open at the beginning of the current line.
  private var open: [TemplateToken] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func resolve(_ tokens: [TemplateToken], in bytes: [UInt8]) -> [TemplateToken] {
    var lines = StandaloneLines(bytes)
    var start = 0
    for index in tokens.indices where lines.endsLine(tokens[index]) || index == tokens.count - 1 {
      lines.addLine(Array(tokens[start...index]))
      start = index + 1
    }
    return lines.result
  }

  private func endsLine(_ token: TemplateToken) -> Bool {
    token.isText && bytes[token.range.upperBound - 1] == UInt8(ascii: "\n")
  }

  private mutating func addLine(_ line: [TemplateToken]) {
    let outside = tokensOutsideParents(of: line)
    let isStandalone = isStandalone(outside)
    var indentation = line[0].range.lowerBound..<line[0].range.lowerBound
    if line[0].isText, isBlank(line[0]), line.count > 1 { indentation = line[0].range }

    if !isStandalone, !line[0].isText {
      var start = TemplateToken(.text, indentation)
      start.startsLine = true
      result.append(start)
    }
    var isFirstTag = true
    for (index, token) in line.enumerated() {
      var token = token
      if token.isText {
        token.startsLine = index == 0
        if isStandalone, isBlank(token) { continue }
      } else {
        token.isStandalone = isStandalone
        if isFirstTag { token.indentation = indentation }
        isFirstTag = false
      }
      result.append(token)
    }
  }

  private func isBlank(_ token: TemplateToken) -> Bool { bytes[token.range].allSatisfy(isSpace) }

  /// The tokens of a line that determine whether it is standalone.
  ///
  /// A parent that opens and closes on the line counts as its opening tag; a closing tag counts as the kind of tag it
  /// closes.
  private mutating func tokensOutsideParents(of line: [TemplateToken]) -> [Counted] {
    var counted: [Counted] = []
    /// The position in `counted` of each parent opened on this line.
    var parents: [(depth: Int, position: Int)] = []
    for token in line {
      switch token.kind {
      case .text: counted.append(isBlank(token) ? .blank : .content)
      case .variable: counted.append(.content)
      case .partial, .silent: counted.append(.tag)
      case .section:
        open.append(token)
        counted.append(.tag)
      case .block:
        open.append(token)
        counted.append(.opensBlock(token.name))
      case .parent:
        parents.append((open.count, counted.count))
        open.append(token)
        counted.append(.inheritance)
      case .close:
        guard let last = open.last, last.name == token.name else {
          counted.append(.tag)
          continue
        }
        open.removeLast()
        switch last.kind {
        case .block: counted.append(.closesBlock(token.name))
        case .parent:
          if let parent = parents.last, parent.depth == open.count {
            parents.removeLast()
            counted.removeSubrange((parent.position + 1)...)
          } else {
            counted.append(.inheritance)
          }
        default: counted.append(.tag)
        }
      }
    }
    return counted
  }

  private enum Counted: Equatable {
    case blank, content, tag, inheritance
    case opensBlock(String)
    case closesBlock(String)
  }

  private func isStandalone(_ line: [Counted]) -> Bool {
    guard !line.contains(.content) else { return false }
    let tags = line.filter { $0 != .blank }
    if tags.count < 2 { return tags.count == 1 }
    // A block that opens and closes here is inline.
    var opened: Set<String> = []
    for tag in tags {
      switch tag {
      case .opensBlock(let name): opened.insert(name)
      case .closesBlock(let name): if opened.contains(name) { return false }
      case .inheritance: break
      case .tag, .blank, .content: return false
      }
    }
    return true
  }
}
