package import MenugenDiagnostics
package import MenugenDomain

/// What is known of a remote source in a build.
package struct SourceAnswer: Sendable {
  /// The content, if it was fetched or a copy is young enough.
  package var content: FetchedContent?
  /// Why there is no content.
  package var failure: SourceFailure?
  /// The last content that could be used.
  package var copy: FetchedContent?
}

/// The content of a source, and what to ask for it again.
package struct FetchedContent: Sendable, Equatable {
  /// The ending of its format: `json`, `yaml`, `csv` or `ndjson`.
  package var format: String
  /// When it was fetched, or found to be current: seconds since 1970.
  package var time: Int
  package var body: [UInt8]
  package var etag: String?
  package var lastModified: String?

  package init(format: String, time: Int, body: [UInt8], etag: String? = nil, lastModified: String? = nil) {
    self.format = format
    self.time = time
    self.body = body
    self.etag = etag
    self.lastModified = lastModified
  }

  /// The content as a file, with the source's address as its path.
  package func file(of source: RemoteSource) -> SourceFile {
    let path = source.address.shown
    return SourceFile(path: path.hasSuffix(".\(format)") ? path : "\(path)#.\(format)", bytes: body)
  }
}

/// Why a source gives no content.
package enum SourceFailure: Error, Hashable {
  case offline
  /// No connection, with the reason.
  case unreachable(String)
  /// An answer that is an error or can't be read, with the reason.
  case failed(String)
  /// Content with errors, with the first one.
  case unusable(String)
  /// A host with a private address.
  case privateAddress(String)
  /// An environment variable without a token.
  case missingToken(String)
  case missingTool

  /// What a page shows without a copy.
  package var state: MissingContent {
    switch self {
    case .offline: .loading
    case .unreachable, .privateAddress, .missingTool: .internetError
    case .failed, .unusable, .missingToken: .serviceError
    }
  }

  /// The warning; `nil` if the source wasn't asked on purpose.
  ///
  /// - Parameter effect: What the page shows: `a service error`.
  package func message(for source: RemoteSource, showing effect: String) -> DiagnosticMessage? {
    let address = source.address.shown
    return switch self {
    case .offline: nil
    case .unreachable(let reason): .unreachableSource(address, reason, showing: effect)
    case .failed(let reason): .failedSource(address, reason, showing: effect)
    case .unusable(let problem): .unusableSource(address, problem, showing: effect)
    case .privateAddress(let host): .privateSource(address, host, showing: effect)
    case .missingToken(let name): .missingToken(name, of: address, showing: effect)
    case .missingTool: .missingCurl(address, showing: effect)
    }
  }
}
