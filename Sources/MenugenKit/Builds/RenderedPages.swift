/// A file of a built site or of its reports.
public struct RenderedPage: Sendable, Hashable {
  /// The path from the root of the site, or of the reports: `menus/dinner/index.html`.
  public let path: String
  /// The file's bytes. Text is UTF-8.
  public let bytes: [UInt8]
}

/// The files of a site or of its reports, in the order of their paths.
///
/// Memory holds all of them when the first is delivered, and lets each go as it is delivered.
public struct RenderedPages: AsyncSequence, Sendable {
  /// A path and its bytes.
  public typealias Element = RenderedPage
  /// Why nothing is rendered.
  public typealias Failure = BuildError

  let builder: SiteBuilder
  let tree: SiteBuilder.Tree

  /// Delivers the files of one rendering.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let pages: RenderedPages
    /// The last file first; `nil` before anything is rendered.
    private var rest: [RenderedPage]?

    fileprivate init(_ pages: RenderedPages) { self.pages = pages }

    /// Returns the next file, or `nil` after the last. The first call renders all of them.
    ///
    /// - Throws: ``BuildError`` where content is wrong, or a file can't be read.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(BuildError) -> RenderedPage? {
      if rest == nil { rest = try await pages.render() }
      return rest?.popLast()
    }
  }

  /// Makes an iterator that renders the pages anew.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

  private func render() async throws(BuildError) -> [RenderedPage] {
    let prefix = tree.rawValue + "/"
    return try await builder.render().files.filter { $0.key.hasPrefix(prefix) }
      .map { RenderedPage(path: String($0.key.dropFirst(prefix.count)), bytes: $0.value) }
      .sorted { $1.path.utf8.lexicographicallyPrecedes($0.path.utf8) }
  }
}
