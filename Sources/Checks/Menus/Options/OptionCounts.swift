import MenugenDiagnostics
package import MenugenDomain

/// Finds numbers of an option group that no guest can satisfy.
package func optionCountFindings(_ group: OptionGroup, _ places: GroupPlaces) -> [Finding] {
  var findings: [Finding] = []
  func report(_ message: DiagnosticMessage, at range: Range<Int>?) {
    findings.append(Finding(message, at: range ?? places.group))
  }
  let shown = group.options.filter { $0.status != .hidden }
  // An option with an error is missing from the group, so its number of options is unknown.
  let isWhole = places.writtenOptionCount == group.options.count
  if shown.isEmpty, isWhole, group.minimum == 0, places.minimum == nil {
    report(.noOptions(in: group.id, areHidden: !group.options.isEmpty), at: places.list)
  }
  if let maximum = group.maximum {
    if group.minimum > maximum {
      report(.minimumOverMaximum(group.id, minimum: group.minimum, maximum: maximum), at: places.minimum)
    }
    if group.freeCount > maximum {
      report(.freeOptionsOverMaximum(group.id, count: group.freeCount, maximum: maximum), at: places.freeCount)
    }
    let defaults = shown.count(where: \.isDefault)
    if defaults > maximum {
      report(.defaultOptionsOverMaximum(group.id, count: defaults, maximum: maximum), at: places.maximum)
    }
    if let each = group.maximumPerOption, each > maximum {
      report(.maximumPerOptionOverMaximum(group.id, each: each, maximum: maximum), at: places.maximumPerOption)
    }
    if group.minimum > maximum { return findings }
  }
  if !isWhole { return findings }
  if let message = soldOutOptions(in: group, among: shown) { report(message, at: places.minimum) }
  // Without a limit per option, a guest may choose one option as often as they like.
  let limit = shown.isEmpty ? 0 : group.maximumPerOption.map { $0 * shown.count }
  if let limit, group.minimum > limit {
    report(.minimumOverOptions(group.id, minimum: group.minimum, limit: limit), at: places.minimum)
  } else if limit == nil, group.minimum > shown.count {
    report(.minimumOverOptionCount(group.id, minimum: group.minimum, count: shown.count), at: places.minimum)
  }
  return findings
}

/// A warning if too few options are in stock to order an item with the group.
private func soldOutOptions(in group: OptionGroup, among shown: [OptionGroup.Option]) -> DiagnosticMessage? {
  let count = shown.count { $0.status != .soldOut }
  guard group.minimum > 0, count < shown.count else { return nil }
  let limit = count == 0 ? 0 : group.maximumPerOption.map { $0 * count }
  guard let limit, group.minimum > limit else { return nil }
  return .soldOutOptions(in: group.id, minimum: group.minimum, limit: limit)
}
