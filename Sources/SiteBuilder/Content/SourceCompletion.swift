import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFetching
import MenugenFiles
import MenugenParsers
import MenugenPublishing
import MenugenText
import MenugenViewModels

/// A menu or ledger after its remote source was asked.
struct CompletedSource<Content: RemoteContent>: Sendable {
  var checked: Checked<Parsed<Content>?>
  /// The answer that it has, as a file.
  var file: SourceFile?
}

extension RemoteSources {
  /// Completes a menu or ledger with the answer of its source, else with the last good copy. If there is neither, its
  /// page shows why.
  ///
  /// - Parameters:
  ///   - head: The content's own file, without errors.
  ///   - place: Where the file names the source.
  ///   - parse: Parses an answer. One with errors isn't used.
  func complete<Content: RemoteContent>(
    _ head: Parsed<Content>, _ source: RemoteSource, _ answer: SourceAnswer, at place: Diagnostic.Place,
    parse: (SourceFile) -> Checked<Parsed<Content>?>
  ) -> CompletedSource<Content> {
    var failure = answer.failure
    if let content = answer.content {
      let file = content.file(of: source)
      let checked = parse(file)
      if checked.value != nil, !checked.hasErrors {
        keep(source)
        return CompletedSource(checked: checked, file: file)
      }
      failure = .unusable(checked.diagnostics.first { $0.severity == .error }.map(shownProblem) ?? "it is empty")
    }
    let reason = failure ?? .offline
    var effect = Self.effect(of: reason.state)
    var completed = CompletedSource(checked: Checked(Optional(head), []))
    if let copy = answer.copy, case let file = copy.file(of: source), case let checked = parse(file),
      checked.value != nil, !checked.hasErrors
    {
      completed = CompletedSource(checked: checked, file: file)
      completed.checked.value?.content.copyTime = copy.time
      effect = "the copy of \(UTCTime(secondsSince1970: copy.time).httpDate)"
    } else {
      completed.checked.value?.content.missing = reason.state
      effect += Content.lostWithoutCopy
    }
    if let message = reason.message(for: source, showing: effect) {
      completed.checked.diagnostics.append(Diagnostic(message, at: place))
    }
    return completed
  }

  /// Completes a ledger. Unlike a menu, it is parsed again with its own file.
  ///
  /// - Parameters:
  ///   - checked: The ledger's own file with its diagnostics.
  ///   - check: Returns the errors of the movements' references.
  /// - Returns: The ledger, and the answer that it has.
  func complete(
    _ checked: Checked<Parsed<Ledger>?>, _ parsed: Parsed<Ledger>, _ head: SourceFile, _ source: RemoteSource,
    _ answer: SourceAnswer, site: Site, check: (Origins?, [SourceFile]) -> [Diagnostic] = { _, _ in [] }
  ) -> (Checked<Parsed<Ledger>?>, SourceFile?) {
    var completed = complete(parsed, source, answer, at: parsed.origins.placeOfSource(in: head)) { file in
      var checked = parseLedger(answer: file, completing: head, site: site)
      checked.diagnostics += check(checked.value?.origins, [head, file])
      return checked
    }
    if completed.file == nil { completed.checked.diagnostics += checked.diagnostics }
    return (completed.checked, completed.file)
  }

  private static func effect(of state: MissingContent) -> String {
    switch state {
    case .loading: "a placeholder"
    case .internetError: "an internet error"
    case .serviceError: "a service error"
    }
  }

  /// An error of an answer, with its line.
  private func shownProblem(_ diagnostic: Diagnostic) -> String {
    guard case .line(let location) = diagnostic.place else { return diagnostic.message }
    return "line \(location.line), \(diagnostic.message)"
  }

  /// A hash of what a source gives; 0 before it is fetched, and without a source.
  func stamp(of source: RemoteSource?) -> UInt64 {
    guard let source, let answer = answer(for: source) else { return 0 }
    var fingerprint = Fingerprint()
    if let content = answer.content {
      fingerprint.combine(content.body)
    } else {
      fingerprint.combine(answer.failure.map { "\($0)" } ?? "")
      fingerprint.combine(answer.copy?.time ?? 0)
      fingerprint.combine(answer.copy?.body ?? [])
    }
    // 0 is no answer.
    return fingerprint.hash.low | 1
  }
}

extension ReportInput {
  init(answer: SourceFile, of source: RemoteSource) {
    self.init(path: source.address.shown, sha256: FileDigest(of: answer.bytes).hex)
  }
}

extension Origins {
  /// Where a file names its remote source.
  func placeOfSource(in file: SourceFile) -> Diagnostic.Place {
    source.map { place(of: $0, in: file) } ?? .file(file.path)
  }
}
