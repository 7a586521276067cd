/// A violation of a rule in a source file.
struct Violation: Equatable, CustomStringConvertible {
  var file: String
  var line: Int
  var rule: String

  var description: String { "\(file):\(line): \(rule)" }
}

/// A file of `Sources/`, split into tokens.
struct ScannedSource {
  /// The path in the package: `Sources/Text/ByteBuffer.swift`.
  let path: String
  let tokens: [SwiftToken]

  init(path: String, text: String) {
    self.path = path
    tokens = swiftTokens(of: text)
  }

  /// The module: the folder in `Sources/`.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// The imported modules, in any form and under any condition; the package's own by folder name.
  var imports: [(module: String, line: Int)] {
    tokens.indices.compactMap { index in
      // `import` may also be a member's name or a label.
      guard tokens[index].text == "import", ![".", "(", ","].contains(text(index - 1)) else { return nil }
      let kinds: Set<String> = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor"]
      let name = index + (kinds.contains(text(index + 1)) ? 2 : 1)
      guard tokens.indices.contains(name), text(index + 1) != ":" else { return nil }
      let module = text(name).filter { $0 != "`" }
      return (module.hasPrefix("Menugen") ? String(module.dropFirst("Menugen".count)) : module, tokens[index].line)
    }
  }

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  private func violations(where rule: (Int) -> String?) -> [Violation] {
    tokens.indices.compactMap { index in
      rule(index).map { Violation(file: path, line: tokens[index].line, rule: $0) }
    }
  }
}

// MARK: - The rules

extension ScannedSource {
  var forbiddenImports: [Violation] {
    let allowed = ModuleTable.allowed(in: module)
    return imports.filter { !allowed.contains($0.module) }.map {
      Violation(file: path, line: $0.line, rule: "\(module) may not import \($0.module)")
    }
  }

  /// Uses of floating-point types and literals in modules that handle money.
  var floats: [Violation] {
    guard ModuleTable.handleMoney.contains(module) else { return [] }
    let types: Set<String> = ["Double", "Float", "Float16", "Float32", "Float64", "Float80", "CGFloat", "Decimal"]
    return violations { index in
      let word = text(index)
      return types.contains(word) || isFloatLiteral(word) ? "\(word) in \(module), where money is an integer" : nil
    }
  }

  /// Calls that end the program instead of reporting an error.
  var crashes: [Violation] {
    violations { index in
      switch text(index) {
      case "!" where ["try", "as"].contains(text(index - 1)) && !tokens[index].followsSpace:
        "\(text(index - 1))! ends the program"
      case "fatalError", "preconditionFailure": "\(text(index)) ends the program"
      default: nil
      }
    }
  }

  /// Type names that don't describe a purpose.
  var emptyNames: [Violation] {
    let kinds: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    let types = violations { index in
      kinds.contains(text(index - 1)) && isEmptyName(text(index)) ? "\(text(index)) names no purpose" : nil
    }
    let file = path.split(separator: "/").contains { isEmptyName($0) }
    return (file ? [Violation(file: path, line: 1, rule: "the path names no purpose")] : []) + types
  }

  private func isEmptyName(_ name: some StringProtocol) -> Bool {
    ["Manager", "Helper", "Util"].contains { name.contains($0) }
  }

  private func isFloatLiteral(_ word: String) -> Bool {
    guard let first = word.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return word.contains(".") || !word.hasPrefix("0x") && word.contains { $0 == "e" || $0 == "E" }
  }
}
