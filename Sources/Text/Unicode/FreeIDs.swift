/// The ids in use, and free ones for equal names: `soup`, `soup-2`, `soup-3`.
package struct FreeIDs {
  private var taken: Set<String>
  /// The last number assigned to each id.
  private var numbers: [String: Int] = [:]

  package init(_ taken: Set<String> = []) { self.taken = taken }

  /// Takes an id; returns false if it is already in use.
  package mutating func take(_ id: String) -> Bool { taken.insert(id).inserted }

  /// Takes the id, or the first free one of `id-2`, `id-3` and so on.
  package mutating func takeFree(_ id: String) -> String {
    if take(id) { return id }
    var number = numbers[id, default: 1]
    var free: String
    repeat {
      number += 1
      free = "\(id)-\(number)"
    } while !take(free)
    numbers[id] = number
    return free
  }
}
