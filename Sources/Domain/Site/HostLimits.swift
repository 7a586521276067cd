/// What a host takes of a site; `nil` without a limit.
package struct HostLimits: Sendable, Hashable {
  package var files: Int?
  /// The files in one folder, without those in folders below it.
  package var filesPerFolder: Int?
  /// The bytes of a file.
  package var fileSize: Int?
  /// The bytes of all files.
  package var siteSize: Int?

  package init(files: Int? = nil, filesPerFolder: Int? = nil, fileSize: Int? = nil, siteSize: Int? = nil) {
    (self.files, self.filesPerFolder, self.fileSize, self.siteSize) = (files, filesPerFolder, fileSize, siteSize)
  }

  /// These limits, and others where there are none.
  package func or(_ others: HostLimits) -> HostLimits {
    HostLimits(
      files: files ?? others.files, filesPerFolder: filesPerFolder ?? others.filesPerFolder,
      fileSize: fileSize ?? others.fileSize, siteSize: siteSize ?? others.siteSize)
  }
}

extension PublishTarget {
  /// A host whose published limits are known.
  package enum Host: String, Sendable, CaseIterable {
    case githubPages = "github-pages"
    case cloudflarePages = "cloudflare-pages"
    case netlify
    /// Another one.
    case other

    package var limits: HostLimits {
      switch self {
      // docs.github.com: "GitHub Pages limits" (1 GB) and "About large files on GitHub" (100 MiB).
      case .githubPages: HostLimits(fileSize: 100 << 20, siteSize: 1 << 30)
      // developers.cloudflare.com/pages/platform/limits: the free plan; others take 100,000 files.
      case .cloudflarePages: HostLimits(files: 20_000, fileSize: 25 << 20)
      // docs.netlify.com/site-deploys/overview, "Files per directory limit".
      case .netlify: HostLimits(filesPerFolder: 54_000)
      case .other: HostLimits()
      }
    }
  }

  /// The host that the address tells.
  package var knownHost: Host? {
    switch kind {
    case .netlify: .netlify
    case .git where branch == "gh-pages" && isOnGitHub: .githubPages
    default: nil
    }
  }

  /// Whether a repository is on GitHub: `https://github.com/rosa/rosa.git`, `git@github.com:rosa/rosa.git`.
  private var isOnGitHub: Bool {
    var rest = address[...]
    if let scheme = rest.utf8.firstRange(of: "://".utf8) { rest = rest[scheme.upperBound...] }
    var authority = rest.prefix { $0 != "/" && $0 != ":" }
    if let at = authority.lastIndex(of: "@") { authority = authority[authority.index(after: at)...] }
    return authority.lowercased() == "github.com"
  }

  /// The limits of the host, over which those of the target go.
  package var hostLimits: HostLimits { limits.or((host ?? knownHost)?.limits ?? HostLimits()) }
}
