import MenugenDeploying
import MenugenDiagnostics
import MenugenFiles

/// A target in memory, which fails when it has made a number of changes: each file and each record is one.
///
/// The changes of an atomic one appear with its record.
final class MemoryTarget: SiteTarget {
  var files: [String: [UInt8]] = [:]
  let site: [String: [UInt8]]
  let isAtomic: Bool
  /// Called before and after each change.
  let watch: ([String: [UInt8]]) -> Void
  private var changesLeft: Int
  private(set) var changeCount = 0
  private var hidden: [() -> Void] = []

  init(
    _ files: [String: [UInt8]] = [:], site: [String: [UInt8]], isAtomic: Bool = false, changes: Int = .max,
    watch: @escaping ([String: [UInt8]]) -> Void = { _ in }
  ) {
    (self.files, self.site, self.isAtomic, changesLeft, self.watch) = (files, site, isAtomic, changes, watch)
  }

  private func change(_ body: @escaping () -> Void) throws(PublishFault) {
    if changesLeft == 0 { throw .problem(.programFailed("test", "cut")) }
    changesLeft -= 1
    changeCount += 1
    hidden.append(body)
    if !isAtomic { show() }
  }

  private func show() {
    for body in hidden { body() }
    hidden = []
    watch(files)
  }

  func readRecord() -> [UInt8]? { files[PublishedFiles.name] }

  func occupied(_ paths: [String]) -> [String] { paths.filter { files[$0] != nil } }

  func send(_ paths: [String]) throws(PublishFault) {
    for path in paths { try change { [self] in files[path] = site[path] } }
  }

  func remove(_ paths: [String], folders: [String]) throws(PublishFault) {
    for path in paths { try change { [self] in files[path] = nil } }
  }

  func writeRecord(_ bytes: [UInt8]) throws(PublishFault) {
    try change { [self] in files[PublishedFiles.name] = bytes }
    if isAtomic { show() }
  }
}
