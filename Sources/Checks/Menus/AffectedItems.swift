import MenugenDomain

/// Items with the same fault, for the one warning that names them.
struct AffectedItems {
  private(set) var count = 0
  private var names: [String] = []
  /// The place of the first item.
  private(set) var first: Range<Int>?

  mutating func add(_ name: String, _ range: Range<Int>?) {
    if count == 0 { first = range }
    count += 1
    if names.count < 3 { names.append(name) }
  }

  mutating func add(_ other: AffectedItems) {
    if count == 0 { first = other.first }
    count += other.count
    names += other.names.prefix(3 - min(3, names.count))
  }

  /// `'A', 'B', 'C' and 12 more`
  var text: String {
    let shown = names.map { "'\($0)'" }.joined(separator: ", ")
    return count > names.count ? "\(shown) and \(count - names.count) more" : shown
  }
}
