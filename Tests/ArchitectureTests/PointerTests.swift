import Foundation
import Testing

/// Pointers are confined to a few folders, each with a README.md that explains their safety.
@Suite struct PointerTests {
  static let folders = [
    "Sources/Files", "Sources/Markdown/Tree", "Sources/Syntax", "Sources/Templates", "Sources/Text/Scanning",
  ]

  let files: [String]

  private static let files = Result { try SourceTree.swiftSources().filter(\.mentionsPointers).map(\.path) }

  init() throws { files = try Self.files.get() }

  @Test("Pointers are used in the folders for them only")
  func confinesPointers() {
    for file in files where !Self.folders.contains(where: { file.hasPrefix($0 + "/") }) {
      Issue.record("\(file) uses a pointer: use a Span, or move the code to one of \(Self.folders)")
    }
  }

  @Test("At most 35 files use pointers")
  func countsFiles() { #expect(files.count <= 35, "\(files)") }

  @Test("Each folder with pointers says what makes them safe", arguments: folders)
  func explainsSafety(folder: String) throws {
    #expect(files.contains { $0.hasPrefix(folder + "/") }, "\(folder) needs no exception any more")
    #expect(try SourceTree.text("\(folder)/README.md").contains("What makes it safe:"))
  }

  @Test("Modules without pointers are compiled with strict memory safety")
  func checksOtherModules() throws {
    let package = try SourceTree.text("Package.swift")
    let listed = Set(
      package.matches(of: #/"(\w+)": "([\w\/]*)"[,\n]/#).map { match in
        String("Sources/\(match.1)/\(match.2)".dropLast())
      })
    #expect(listed == Set(Self.folders))
    #expect(package.contains("pointers == nil ? safeSettings : settings"))
  }

  @Test(
    "Pointers are found in any form",
    arguments: [
      "let a: UnsafeMutablePointer<Int>", "a.withUnsafeBytes { $0 }", "Span(_unsafeElements: a)", "unsafe f()",
      "nonisolated(unsafe) var a = 1", "unsafeBitCast(a, to: Int.self)", "let a: OpaquePointer?",
      "Unmanaged.passRetained(a)",
      "a[unchecked: 1]",
    ])
  func findsPointers(code: String) { #expect(ScannedSource(path: "", text: code).mentionsPointers) }

  @Test(
    "Words of the subject are no pointers",
    arguments: ["site.allowsUnsafeMarkdown", "// withUnsafeBytes", "\"svg.unsafe\"", "unsafe(error, at: range)"])
  func passesOtherWords(code: String) { #expect(!ScannedSource(path: "", text: code).mentionsPointers) }
}

extension ScannedSource {
  /// Whether a token names a pointer, or disables memory safety.
  fileprivate var mentionsPointers: Bool {
    tokens.indices.contains { index in
      let word = tokens[index].text
      if word == "unsafe" {
        // The expression or `nonisolated(unsafe)`, not a function of this name.
        let next = tokens.indices.contains(index + 1) ? tokens[index + 1].text : ""
        return next != "(" && next != ":"
      }
      return ["OpaquePointer", "Unmanaged", "unsafeBitCast", "unsafeDowncast"].contains(word)
        || word == "unchecked" && index > 0 && tokens[index - 1].text == "["
        || word.hasPrefix("withUnsafe") || word.hasPrefix("_unsafe") || word.hasPrefix("unsafeUninitialized")
        || word.hasPrefix("unsafeLoad") || word.hasPrefix("Unsafe") && word.contains("Pointer")
    }
  }
}
