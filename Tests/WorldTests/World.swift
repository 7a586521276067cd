import MenugenTestSupport

/// A complete content tree with themes and build options.
struct World: Sendable {
  struct File: Sendable {
    /// The path from the folder of `Content` and `Themes`.
    var path: String
    var content: Content
  }

  enum Content: Sendable {
    /// JSON or YAML, depending on the extension.
    case tree(Node)
    /// CSV or NDJSON: objects of scalars.
    case records([Node])
    /// Markdown, with optional front matter.
    case page(front: Node?, text: String)
    case bytes([UInt8])
  }

  var seed: UInt64
  var files: [File] = []
  /// The value of `--date`.
  var today: String?
  var keepsGoing = false
  var isStrict = false
  var isOffline = false
  /// Whether it has values of unexpected types, so that contents aren't compared.
  var isOdd = false
  /// The last edited file.
  var edit = ""

  /// The files in a folder by relative path.
  func tree(_ folder: String) -> [String: [UInt8]] {
    var tree: [String: [UInt8]] = [:]
    for file in files where file.path.hasPrefix(folder + "/") {
      tree[String(file.path.dropFirst(folder.utf8.count + 1))] = file.bytes
    }
    return tree
  }

  subscript(path: String) -> File? { files.first { $0.path == path } }

  var site: Node {
    for file in files where file.path.hasPrefix("Content/site.") {
      if case .tree(let node) = file.content { return node }
    }
    return .object([])
  }

  /// Smaller worlds, largest cuts first.
  var smaller: [World] {
    func with(_ files: [File]) -> World {
      var world = self
      world.files = files
      return world
    }
    var worlds = dropped(files).map(with)
    for index in files.indices {
      for file in files[index].smaller {
        var files = files
        files[index] = file
        worlds.append(with(files))
      }
    }
    for key in [\World.keepsGoing, \.isStrict, \.isOffline] where self[keyPath: key] {
      var world = self
      world[keyPath: key] = false
      worlds.append(world)
    }
    if today != nil {
      var world = self
      world.today = nil
      worlds.append(world)
    }
    return worlds
  }

  /// The world with a file or a part of one removed, determined by its seed.
  var edited: World? {
    var random = SeededRandom(seed ^ 0xED17)
    guard let index = files.indices.randomElement(using: &random) else { return nil }
    var world = self
    // The same edit in shrunk worlds.
    if let smaller = files[index].smaller.randomElement(using: &random), Bool.random(using: &random) {
      world.files[index] = smaller
    } else {
      world.files.remove(at: index)
    }
    world.edit = files[index].path
    return world
  }

  /// The files as text to copy.
  var description: String {
    let options = [
      today.map { "--date \($0)" }, keepsGoing ? "--keep-going" : nil, isStrict ? "--strict" : nil,
      isOffline ? "--offline" : nil,
    ]
    return "options: \(options.compactMap(\.self).joined(separator: " "))\n"
      + files.map { "── \($0.path)\n\(String(decoding: $0.bytes.prefix(4_000), as: UTF8.self))\n" }.joined()
  }
}

extension World.File {
  var bytes: [UInt8] {
    switch content {
    case .tree(let node): Array((path.hasSuffix(".json") ? node.json + "\n" : node.yaml).utf8)
    case .records(let records): Array((path.hasSuffix(".csv") ? csv(records) : lines(records)).utf8)
    case .page(let front, let text): Array((front.map { "---\n\($0.yaml)---\n" } ?? "").utf8) + Array(text.utf8)
    case .bytes(let bytes): bytes
    }
  }

  var smaller: [World.File] {
    switch content {
    case .tree(let node): node.smaller.map { World.File(path: path, content: .tree($0)) }
    case .records(let records):
      Node.list(records).smaller.map { World.File(path: path, content: .records($0.elements)) }
    case .page(let front, let text):
      (front == nil ? [] : [World.File(path: path, content: .page(front: nil, text: text))])
        + (front?.smaller ?? []).map { World.File(path: path, content: .page(front: $0, text: text)) }
        + dropped(text.split(separator: "\n", omittingEmptySubsequences: false)).map {
          World.File(path: path, content: .page(front: front, text: $0.joined(separator: "\n")))
        }
    case .bytes: []
    }
  }

  private func lines(_ records: [Node]) -> String { records.map { $0.json + "\n" }.joined() }

  /// CSV (RFC 4180) with the keys of all records as header.
  private func csv(_ records: [Node]) -> String {
    var header: [String] = []
    for key in records.flatMap({ $0.members.map(\.key) }) where !header.contains(key) { header.append(key) }
    if header.isEmpty { header = ["date", "name", "amount"] }
    let rows = [header] + records.map { record in header.map { record[$0]?.written ?? "" } }
    return rows.map { row in row.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  private func field(_ text: String) -> String {
    text.unicodeScalars.contains { [",", "\"", "\r", "\n"].contains($0) }
      ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}
