/// The places in a location's file, as byte ranges, for its checks.
package struct LocationPlaces: Sendable {
  /// The written id; `nil` if the file's name is the id.
  package var id: Range<Int>?
  package var currency: Range<Int>?
  /// Of each language in `languages`.
  package var languages: [Range<Int>] = []
  /// Of each menu and item that is changed, in the order of the location's.
  package var menus: [Range<Int>] = []
  package var items: [Item] = []

  /// Of each price of an option, in the order of the location's.
  package var options: [Option] = []

  package struct Option: Sendable {
    package var group: Range<Int>
    package var option: Range<Int>
    /// The sizes' ids, in order.
    package var sizes: [Range<Int>] = []

    package init(group: Range<Int>, option: Range<Int>) {
      (self.group, self.option) = (group, option)
    }
  }

  package struct Item: Sendable {
    /// The item's id.
    package var id: Range<Int>
    package var price: Range<Int>?
    package var deposit: Range<Int>?
    /// The sizes' ids, in order.
    package var sizes: [Range<Int>] = []

    package init(id: Range<Int>) { self.id = id }
  }

  package init() {}
}
