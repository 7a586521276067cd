import MenugenPublishing
import MenugenText

/// Writing pages and the manifest: 100 units of 51 pages, as for menus with 50 items, or one large unit, as for a
/// ledger.
let publishingBenchmarks: [Benchmark] = [
  Benchmark("publish/first") { try publishing(intoNewFolder: true) { _ in true } },
  Benchmark("publish/all-again") { try publishing { _ in true } },
  Benchmark("publish/one-unit") { try publishing { $0 == 0 } },
  Benchmark("publish/nothing") { try publishing { _ in false } },
  Benchmark("publish/large-unit") { try publishing(units: 1, pages: 5100, intoNewFolder: true) { _ in true } },
]

/// A workload that rebuilds the selected units with other bytes, and keeps the rest.
private func publishing(
  units: Int = 100, pages: Int = 51, intoNewFolder isNew: Bool = false, _ isChanged: @escaping (Int) -> Bool
) throws -> Workload {
  let folder = TemporaryFolder("publishing")
  let page = Page()
  let changed = (0..<units).filter(isChanged)
  var versions = [Int](repeating: 0, count: units)
  var run = 0
  func publish(force: Bool) throws {
    if isNew { run += 1 }
    let publication = try Publication.open("\(folder.path)/\(run)", PublishingOptions(force: force, durable: false))
    let writer = publication.makeWriter()
    for unit in 0..<units {
      let fingerprint = ContentHash(low: UInt64(versions[unit]), high: UInt64(unit))
      guard try publication.keep("menus/\(unit)", fingerprint) == nil else { continue }
      writer.begin("menus/\(unit)", fingerprint)
      for number in 0..<pages {
        try page.write(to: writer, "menus/menu-\(unit)/dish-\(number)/index.html", version: versions[unit])
      }
      try writer.finish(summary: page.summary)
    }
    keep(try publication.commit())
  }
  if !isNew { try publish(force: true) }
  return Workload {
    for unit in changed { versions[unit] += 1 }
    try publish(force: changed.count == units)
  }
}

/// A page of 4 KB.
private struct Page {
  let summary = [UInt8](repeating: UInt8(ascii: "s"), count: 600)

  func write(to writer: PageWriter, _ path: String, version: Int) throws(PublishingError) {
    try writer.write(.site, path) { output in
      let start = output.count
      output.append(decimal: version)
      output.append(repeating: UInt8(ascii: "x"), count: start + 4096 - output.count)
    }
  }
}
