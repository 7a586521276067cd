/// A file of the built site or its reports.
public struct RenderedPage: Sendable, Hashable {
  /// The path from the root of the site or the reports, such as `menus/dinner/index.html`.
  public let path: String
  /// The file's content; text is UTF-8.
  public let bytes: [UInt8]
}

/// The files of the built site or its reports, sorted by path.
///
/// All files are rendered before the first is delivered. Each one's memory is released after delivery.
public struct RenderedPages: AsyncSequence, Sendable {
  /// A rendered file.
  public typealias Element = RenderedPage
  /// The error that stops rendering.
  public typealias Failure = BuildError

  let builder: SiteBuilder
  let tree: SiteBuilder.Tree

  /// Delivers the rendered files.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let pages: RenderedPages
    /// The remaining files, last one first; `nil` before rendering.
    private var rest: [RenderedPage]?

    fileprivate init(_ pages: RenderedPages) { self.pages = pages }

    /// Returns the next file, or `nil` after the last one. The first call renders all files.
    ///
    /// - Throws: ``BuildError`` if the content has errors or a file can't be read.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(BuildError) -> RenderedPage? {
      if rest == nil { rest = try await pages.render() }
      return rest?.popLast()
    }
  }

  /// Makes an iterator, which renders the pages again.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

  private func render() async throws(BuildError) -> [RenderedPage] {
    let prefix = tree.rawValue + "/"
    return try await builder.render().files.filter { $0.key.hasPrefix(prefix) }
      .map { RenderedPage(path: String($0.key.dropFirst(prefix.count)), bytes: $0.value) }
      .sorted { $1.path.utf8.lexicographicallyPrecedes($0.path.utf8) }
  }
}
