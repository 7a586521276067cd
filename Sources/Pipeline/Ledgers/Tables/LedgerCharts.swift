import MenugenDomain
import MenugenLocalization
import MenugenText
import MenugenViewModels

/// The charts of a ledger for each currency. Their figures are also in tables on the page.
extension LedgerPresenter {
  private static let width = 420
  private static let height = 220
  /// The plot's position below the top labels, and its height.
  private static let top = 16
  private static let plotHeight = 180
  /// The maximum number of bars; more months are grouped by year.
  private static let barLimit = 36
  private static let categoryLimit = 12

  func charts() -> [ChartViewModel] {
    currencies.flatMap { currency in
      [balanceChart(currency), flowChart(currency), categoryChart(currency)].compactMap(\.self)
    }
  }

  // MARK: - Balance over time

  func plots() -> [PlotViewModel] { currencies.compactMap(plot) }

  /// The same balance as a drawing as wide as the page.
  private func plot(_ currency: Currency) -> PlotViewModel? {
    guard let line = balanceLine(currency) else { return nil }
    let scale = ChartScale(holding: line.balances, top: 0, height: PlotViewModel.height)
    let span = max(1, line.period.upperBound.daysSinceEpoch - line.period.lowerBound.daysSinceEpoch)
    var steps = [PlotViewModel.Step(x: 0, y: scale.y(line.balances[0]))]
    for day in line.days {
      let step = PlotViewModel.Step(x: day.day * PlotViewModel.width / span, y: scale.y(day.balance))
      // Of several days at one coordinate, the last is drawn.
      if steps.count > 1, steps[steps.count - 1].x == step.x { steps.removeLast() }
      steps.append(step)
    }
    let title = presentation.phrases.required("balanceOverTime")
    return PlotViewModel(
      id: "plot-\(currency.code.lowercased())", title: currencies.count > 1 ? "\(title) · \(currency.code)" : title,
      summary: line.summary, steps: steps, rules: scale.ticks.reversed().map(scale.y),
      amounts: scale.ticks.reversed().map { presentation.roundAmount($0, currency) }, zero: scale.y(0),
      days: [line.period.lowerBound, line.period.upperBound].map { presentation.tableDate($0).text })
  }

  /// A balance at the end of each day with movements; days count from the first.
  private struct BalanceLine {
    var period: ClosedRange<CalendarDate>
    var days: [(day: Int, balance: Int128)]
    /// The opening balance and those of the days.
    var balances: [Int128]
    var summary: String
  }

  private func balanceLine(_ currency: Currency) -> BalanceLine? {
    guard let period = report.period, period.lowerBound < period.upperBound,
      let opening = report.total(in: currency)?.opening
    else { return nil }
    let days = dayEnds(currency, from: period.lowerBound, opening: opening)
    guard days.count > 1 else { return nil }
    let balances = [opening] + days.map(\.balance)
    let (low, high) = (balances.min() ?? 0, balances.max() ?? 0)
    let summary = sentence(
      "balanceSummary",
      [
        "period": periodText(period), "opening": text(opening, currency),
        "closing": text(balances[balances.count - 1], currency), "low": text(low, currency),
        "high": text(high, currency),
      ])
    return BalanceLine(period: period, days: days, balances: balances, summary: summary + undatedNote(currency))
  }

  private func balanceChart(_ currency: Currency) -> ChartViewModel? {
    guard let balance = balanceLine(currency) else { return nil }
    let (period, days) = (balance.period, balance.days)
    let scale = ChartScale(holding: balance.balances, top: Self.top, height: Self.plotHeight)
    var chart = chart("balance", "balanceOverTime", currency)
    chart.summary = balance.summary
    let span = max(1, period.upperBound.daysSinceEpoch - period.lowerBound.daysSinceEpoch)
    let left = addRules(scale, currency, to: &chart)
    func place(of day: Int) -> Int { left + day * (Self.width - left) / span }
    // A balance is constant until the next movement. Of several days at one coordinate, the last is drawn.
    var y = scale.y(balance.balances[0])
    chart.line = [.init(x: left, y: y)]
    for (index, day) in days.enumerated() {
      let x = place(of: day.day)
      if index + 1 < days.count, place(of: days[index + 1].day) == x { continue }
      chart.line.append(.init(x: x, y: y))
      y = scale.y(day.balance)
      chart.line.append(.init(x: x, y: y))
    }
    chart.labels += [
      label(left, .start, presentation.tableDate(period.lowerBound).text),
      label(Self.width, .end, presentation.tableDate(period.upperBound).text),
    ]
    return chart
  }

  /// The balance of all accounts at the end of each day with movements; days count from `first`.
  private func dayEnds(
    _ currency: Currency, from first: CalendarDate, opening: Int128
  ) -> [(day: Int, balance: Int128)] {
    var days: [(day: Int, balance: Int128)] = []
    var balance = opening
    var last: CalendarDate?
    for movement in ledger.movements where movement.currency == currency {
      // Undated movements come last.
      guard let date = movement.date else { continue }
      balance += Int128(movement.minorUnits)
      if date == last {
        days[days.count - 1].balance = balance
      } else {
        last = date
        days.append((date.daysSinceEpoch - first.daysSinceEpoch, balance))
      }
    }
    return days
  }

  // MARK: - In and out

  private func flowChart(_ currency: Currency) -> ChartViewModel? {
    let months = periodRows().filter { $0.currency == currency }
    guard months.count > 1 else { return nil }
    let rows = months.count > Self.barLimit ? years(months) : months
    let scale = ChartScale(
      holding: rows.flatMap { [$0.sum.moneyIn, $0.sum.moneyOut] }, top: Self.top, height: Self.plotHeight)
    var chart = chart("flow", "inAndOut", currency)
    let total = months.reduce(into: LedgerReport.Sum()) { $0 += $1.sum }
    chart.summary =
      sentence(
        "flowSummary",
        [
          "period": report.period.map(periodText) ?? "", "in": text(total.moneyIn, currency),
          "out": text(total.moneyOut, currency),
        ]) + undatedNote(currency)
    let left = addRules(scale, currency, to: &chart)
    let width = Self.width - left
    let zero = scale.y(0)
    let step = (rows.count + 5) / 6
    for (place, row) in rows.enumerated() {
      let (start, end) = (left + place * width / rows.count, left + (place + 1) * width / rows.count)
      let gap = max(1, (end - start) / 6)
      let name = row.key.length == .year ? row.key.iso : monthText(row.key)
      let (up, down) = (scale.y(row.sum.moneyIn), scale.y(row.sum.moneyOut))
      func bar(_ y: Int, _ height: Int, _ kind: ChartViewModel.Bar.Kind, _ units: Int128) {
        if height == 0, units == 0 { return }
        chart.bars.append(
          .init(
            x: start + gap, y: y, width: max(1, end - start - 2 * gap), height: max(1, height), kind: kind,
            title: "\(name): \(text(units, currency))"))
      }
      bar(up, zero - up, .moneyIn, row.sum.moneyIn)
      bar(zero, down - zero, .moneyOut, row.sum.moneyOut)
      if place % step == 0 {
        let word = row.key.length == .year ? row.key.iso : presentation.monthName(row.key)
        chart.labels.append(label((start + end) / 2, .middle, word))
      }
    }
    return chart
  }

  private func years(_ months: [LedgerReport.Row<Period>]) -> [LedgerReport.Row<Period>] {
    var years: [LedgerReport.Row<Period>] = []
    for month in months {
      guard let year = month.key.firstDay.map({ Period(of: $0, .year) }) else { continue }
      if years.last?.key != year { years.append(.init(key: year, currency: month.currency, sum: .init())) }
      years[years.count - 1].sum += month.sum
    }
    return years
  }

  // MARK: - Categories

  /// The categories of the first two levels as horizontal bars.
  private func categoryChart(_ currency: Currency) -> ChartViewModel? {
    let shown = categoryParts(currency)
    guard shown.count > 1, let largest = shown.map(\.units.magnitude).max() else { return nil }
    var chart = chart("categories", "byCategory", currency)
    let rowHeight = 28
    chart.height = rowHeight * shown.count
    chart.summary = presentation.list(shown.map { "\($0.name) \(text($0.units, currency))" })
    for (place, part) in shown.enumerated() {
      let (name, units) = part
      let amount = text(units, currency)
      let y = place * rowHeight
      chart.labels += [
        .init(x: 0, y: y + 13, anchor: .start, text: shortenedPath(sanitizedLine(name), toWidth: 38)),
        .init(x: Self.width, y: y + 13, anchor: .end, text: amount),
      ]
      chart.bars.append(
        .init(
          x: 0, y: y + 18, width: max(1, Int(units.magnitude * UInt128(Self.width) / largest)), height: 6,
          kind: units < 0 ? .moneyOut : .moneyIn, title: "\(name): \(amount)"))
    }
    return chart
  }

  /// The sums of the first two levels' categories, without double counting: largest first, with small ones combined.
  private func categoryParts(_ currency: Currency) -> [(name: String, units: Int128)] {
    var parts: [(name: String, units: Int128)] = []
    let rows = report.categoryRows
    for branch in report.categoryTree where branch.currency == currency && branch.place.depth < 2 {
      // A parent is covered by its children and its own amounts.
      if case .branch(let path) = branch.place, path.depth == 0, rows.isParent(path) { continue }
      parts.append((presentation.text(of: branch.place), branch.sum.total))
    }
    parts = parts.filter { $0.units != 0 }.sorted { $0.units.magnitude > $1.units.magnitude }
    if parts.count <= Self.categoryLimit { return parts }
    let small = parts[(Self.categoryLimit - 1)...]
    let word = sentence("othersCount", ["count": presentation.number(small.count)])
    return parts[..<(Self.categoryLimit - 1)] + [(word, small.reduce(0) { $0 + $1.units })]
  }

  // MARK: - Parts

  private func chart(_ id: String, _ titleKey: String, _ currency: Currency) -> ChartViewModel {
    let title = presentation.phrases.required(titleKey)
    return ChartViewModel(
      id: "chart-\(id)-\(currency.code.lowercased())",
      title: currencies.count > 1 ? "\(title) · \(currency.code)" : title,
      summary: "", width: Self.width, height: Self.height)
  }

  private func sentence(_ key: String, _ values: KeyValuePairs<String, String>) -> String {
    Pattern(presentation.phrases.required(key))(values)
  }

  /// The number of omitted undated movements: ` (left out without a date: 2 movements)`.
  private func undatedNote(_ currency: Currency) -> String {
    guard let row = report.undated.first(where: { $0.currency == currency }) else { return "" }
    return " (" + sentence("undatedLeftOut", ["movements": movementCount(row.sum.count)]) + ")"
  }

  private func text(_ units: Int128, _ currency: Currency) -> String { presentation.amountText(units, currency) }

  private func label(_ x: Int, _ anchor: ChartViewModel.Label.Anchor, _ text: String) -> ChartViewModel.Label {
    .init(x: x, y: Self.height - 6, anchor: anchor, text: text)
  }

  /// Adds horizontal lines with labels, and returns the left edge of the plot.
  private func addRules(_ scale: ChartScale, _ currency: Currency, to chart: inout ChartViewModel) -> Int {
    let amounts = scale.ticks.map { presentation.roundAmount($0, currency) }
    // A digit is about six units wide.
    let left = min(140, 8 + 6 * (amounts.map { displayWidth(of: $0) }.max() ?? 0))
    for (tick, amount) in zip(scale.ticks, amounts) {
      let y = scale.y(tick)
      chart.rules.append(.init(x: left, y: y, isZero: tick == 0))
      chart.labels.append(.init(x: left - 6, y: y + 4, anchor: .end, text: amount))
    }
    return left
  }
}

extension Presentation {
  /// An amount without decimals if it is a whole number.
  fileprivate func roundAmount(_ units: Int128, _ currency: Currency) -> String {
    let one = (0..<currency.exponent).reduce(Int128(1)) { power, _ in power * 10 }
    guard units.isMultiple(of: one) else { return amountText(units, currency) }
    return locale.money(sum: units / one, currency: currency.code, exponent: 0, grouping: site.grouping == .auto)
  }

  /// `Mar`, below a bar.
  fileprivate func monthName(_ month: Period) -> String {
    month.firstDay.flatMap { locale.monthName($0.month, .short) } ?? month.iso
  }
}
