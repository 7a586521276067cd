import MenugenDiagnostics
package import MenugenFiles
import MenugenText

/// A site of Netlify, by its API for deploys with digests. All changes are one deploy, which replaces the one before.
package struct NetlifyTarget: SiteTarget {
  private let api: NetlifyAPI
  private let site: Folder
  /// Its absolute path.
  private let path: String
  /// The SHA-1 of each file of the current deploy.
  private var current: [String: String] = [:]
  /// The same for the next deploy.
  private var next: [String: String] = [:]
  /// A path of this computer for each SHA-1 that may have to be sent.
  private var sources: [String: String] = [:]
  private let scratch: ScratchFolder

  package let isAtomic = true

  /// The record's name there: hosts may hide names that begin with a dot.
  private static let record = "menugen-published.txt"

  /// - Parameters:
  ///   - name: The site's name, domain or id.
  ///   - site: The site's folder.
  ///   - path: Its absolute path.
  package init(_ name: String, site: Folder, path: String) throws(PublishFault) {
    scratch = try withFiles { () throws(FileError) in try ScratchFolder() }
    api = try NetlifyAPI(site: name, scratch)
    self.site = site
    self.path = path
  }

  package mutating func readRecord() throws(PublishFault) -> [UInt8]? {
    current = try api.files()
    next = current
    return current[Self.record] == nil ? nil : try api.contents(of: Self.record)
  }

  package func occupied(_ paths: [String]) throws(PublishFault) -> [String] {
    var occupied: [String] = []
    for path in paths {
      guard let known = current[path] else { continue }
      if known != sha1(of: try read(path)) { occupied.append(path) }
    }
    return occupied
  }

  package mutating func send(_ paths: [String]) throws(PublishFault) {
    for path in paths { add(path, try read(path), at: joinPath(self.path, path)) }
  }

  package mutating func remove(_ paths: [String], folders: [String]) throws(PublishFault) {
    for path in paths { next[path] = nil }
  }

  package mutating func writeRecord(_ bytes: [UInt8]) throws(PublishFault) {
    add(Self.record, bytes, at: try writeFile(bytes, in: scratch, Self.record))
    // Netlify has no condition for a deploy, so the time for another one is as short as it can be.
    guard try api.files() == current else { throw .problem(.publishedElsewhere) }
    let deploy = try api.deploy(next)
    var paths: [String: String] = [:]
    for (path, digest) in next where deploy.required.contains(digest) {
      paths[digest] = min(path, paths[digest] ?? path)
    }
    let uploads = try paths.sorted { $0.value < $1.value }.map { digest, path throws(PublishFault) in
      guard let source = sources[digest] else { throw api.fault("it has lost the file '\(path)'") }
      return (path: path, source: source)
    }
    try api.upload(uploads, to: deploy.id)
    try api.finish(deploy.id)
    current = next
  }

  private mutating func add(_ path: String, _ bytes: [UInt8], at source: String) {
    let digest = sha1(of: bytes)
    next[path] = digest
    sources[digest] = source
  }

  private func read(_ path: String) throws(PublishFault) -> [UInt8] {
    try withFiles { () throws(FileError) in
      guard let bytes = try site.read(path) else { throw FileError(joinPath(site.path, path), .missing) }
      return bytes
    }
  }
}
