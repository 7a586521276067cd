import MenugenDomain
import MenugenLocalization
package import MenugenViewModels

/// What dishes earn, as tables.
extension ReportPresenter {
  /// Returns a table of each menu and currency.
  func dishTables() -> [ReportTable] {
    guard let dishes else { return [] }
    return dishes.groups.map { group in
      let rows = arranged(group)
      let shown = rows.prefix(extract.limit ?? rows.count)
      let hasCosts = group.dishes.contains { $0.contribution != nil }
      var columns: [ReportTable.Column] = [.init(word("dish"), .path)]
      columns += ["units", "share", "revenue"].map { .init(word($0), .figure) }
      if hasCosts {
        columns += ["contribution", "perUnit"].map { .init(word($0), .figure) } + [.init(word("quadrant"), .word)]
      }
      let note = [
        hiddenNote(rows.count - shown.count),
        hasCosts ? Pattern(word("dishNote"))(["count": presentation.number(DishReport.leastUnits)]) : nil,
      ].compactMap(\.self)
      var table = ReportTable(
        "\(word("dishes")) · \(group.menu) \(group.currency.code)", columns,
        rows: shown.map { dish in
          let share = group.share(of: dish).map { presentation.locale.percent(scaled: Int64($0), scale: 1) }
          return [
            String(dish.reference.dropFirst(group.menu.count + 1)), presentation.decimal(decimal(dish.units)),
            share ?? "",
            text(dish.revenue, group.currency),
          ] + (hasCosts ? costs(of: dish, in: group) : [])
        }, note: note.isEmpty ? nil : note.joined(separator: "\n"))
      // The bars are of what dishes earn, or of revenue if that is unknown.
      let earned = shown.map { hasCosts ? $0.contribution ?? 0 : $0.revenue }
      let longest = earned.map(\.magnitude).max() ?? 0
      table.bars = earned.map { BarsViewModel(moneyIn: max(0, $0), moneyOut: min(0, $0), longest: longest) }
      return table
    }
  }

  /// The number of movements that dishes leave out, as they have no quantity; `nil` for none.
  var dishesLeftOut: String? {
    guard let count = dishes?.leftOut, count > 0 else { return nil }
    let text = presentation.phrases.movementCount(count, text: presentation.number(count))
    return "\(word("quantity")) \(presentation.phrases.none): \(text)"
  }

  private func costs(of dish: DishReport.Dish, in group: DishReport.Group) -> [String] {
    let quadrant = dish.quadrant.map { word($0.rawValue) }
    return [
      dish.contribution.map { text($0, group.currency) } ?? "",
      dish.contributionPerUnit.map { text($0, group.currency) } ?? "",
      quadrant ?? (group.isEnough || dish.contribution == nil ? "" : word("tooFew")),
    ]
  }

  /// The dishes in the order of the extract; by name if it has none.
  private func arranged(_ group: DishReport.Group) -> [DishReport.Dish] {
    func sorted(_ value: (DishReport.Dish) -> Int128) -> [DishReport.Dish] {
      group.dishes.enumerated().sorted { left, right in
        let (first, second) = (value(left.element), value(right.element))
        return first == second ? left.offset < right.offset : first > second
      }.map(\.element)
    }
    switch extract.order {
    case .amount: return sorted(\.revenue)
    case .count: return sorted(\.units)
    default: return group.dishes
    }
  }

  /// The dishes for JSON.
  package var dishValue: ReportValue { dishData().values }

  /// Returns the dishes for CSV.
  func dishData() -> DataTable {
    let groups = dishes?.groups ?? []
    return DataTable(
      columns: [
        "menu", "item", "currency", "units", "share", "revenue", "cost", "contribution", "contributionPerUnit",
        "quadrant",
      ],
      rows: groups.flatMap { group in
        arranged(group).prefix(extract.limit ?? group.dishes.count).map { dish in
          func amount(_ units: Int128?) -> DataTable.Cell {
            units.map { .amount(DecimalAmount($0, decimals: group.currency.exponent)) } ?? .empty
          }
          let count = scaled(dish.units)
          return [
            .text(group.menu), .text(String(dish.reference.dropFirst(group.menu.count + 1))),
            .text(group.currency.code), .amount(count),
            group.share(of: dish).map { .amount(DecimalAmount(Int128($0), decimals: 1)) } ?? .empty,
            amount(dish.revenue),
            amount(dish.cost.map { Int128($0) }), amount(dish.contribution), amount(dish.contributionPerUnit),
            dish.quadrant.map { .text($0.rawValue) } ?? .empty,
          ]
        }
      })
  }

  private func decimal(_ units: Int128) -> String {
    let count = scaled(units)
    if count.decimals == 0 { return String(count.units) }
    let digits = String(count.units.magnitude)
    let padded = String(repeating: "0", count: max(0, count.decimals + 1 - digits.count)) + digits
    return (units < 0 ? "-" : "") + padded.dropLast(count.decimals) + "." + padded.suffix(count.decimals)
  }

  /// Millionths with as many decimals as they need.
  private func scaled(_ millionths: Int128) -> DecimalAmount {
    var count = DecimalAmount(millionths, decimals: 6)
    while count.decimals > 0, count.units.isMultiple(of: 10) {
      count.units /= 10
      count.decimals -= 1
    }
    return count
  }
}

extension DataTable {
  /// The rows as JSON objects.
  var values: ReportValue {
    .list(
      rows.map { row in
        .object(
          zip(columns, row).compactMap { name, cell in
            switch cell {
            case .empty: nil
            case .text(let text): .init(name, .text(text))
            case .day(let day): .init(name, .text(day.text))
            case .number(let number): .init(name, .number(number))
            case .amount(let amount): .init(name, .amount(amount))
            }
          })
      })
  }
}
