/// The modules that `Package.swift` declares, parsed from its text.
///
/// `swift package dump-package` takes seconds and may wait for the lock of the running build.
struct Manifest {
  /// The names of each module's dependencies.
  let dependencies: [String: Set<String>]

  init(text: String) {
    let declarations = text.matches(
      of: #/^ *(?:module|\.executableTarget|\.target)\(\s*(?:name: )?"(\w+)"(?:,[^\]()]*\[([^\]]*)\])?/#
        .anchorsMatchLineEndings())
    dependencies = Dictionary(
      declarations.map { ($0.1.description, namesOfTargetsAndProducts(in: $0.2 ?? "")) },
      uniquingKeysWith: { $0.union($1) })
  }
}

private func namesOfTargetsAndProducts(in list: Substring) -> Set<String> {
  Set(list.replacing(#/, package: "[^"]*"/#, with: "").matches(of: #/"([^"]+)"/#).map { String($0.1) })
}
