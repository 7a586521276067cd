import MenugenDomain
import MenugenLocalization
import MenugenText
package import MenugenViewModels

/// A movement's note, unless it is blank.
func shownNote(of movement: Movement) -> String? {
  movement.details?.note.flatMap { isBlank($0) ? nil : $0 }
}

extension Presentation {
  /// That a movement is pending, and its tags: `Pending · Tags: wedding, garden`.
  func remark(of movement: Movement) -> String? {
    guard let details = movement.details, details.isPending || !details.tags.isEmpty else { return nil }
    let tags = details.tags.isEmpty ? nil : "\(phrases.required("movementTags")): \(shown(details.tags))"
    return [details.isPending ? phrases.required("pending") : nil, tags].compactMap(\.self).joined(separator: " · ")
  }

  /// Tags in a line.
  func shown(_ tags: [String]) -> String { tags.map(shown).joined(separator: ", ") }
}

extension LedgerPresenter {
  /// A movement as text to display, with links from the page at `here`.
  func movement(_ entry: Register.Entry, at here: Route) -> MovementViewModel {
    var dates = DateCache()
    return movement(entry, at: here, &dates)
  }

  func movement(_ entry: Register.Entry, at here: Route, _ dates: inout DateCache) -> MovementViewModel {
    movement(entry.movement, balance: entry.balance, at: here, &dates)
  }

  func movement(
    _ movement: Movement, balance: Int128?, at here: Route, _ dates: inout DateCache
  ) -> MovementViewModel {
    let presentation = frames.presentation
    var model = MovementViewModel(
      id: anchor(movement), url: hasDetailPages ? here.link(to: movementRoute(movement)) : nil,
      date: movement.date.map { dates.text(of: $0, presentation) }, name: name(of: movement),
      amount: presentation.amountText(movement.money), isNegative: movement.minorUnits < 0,
      category: movement.category.map { categoryTexts[Int($0)] },
      account: movement.account.map { accountTexts[Int($0)] },
      balance: balance.map { presentation.amountText($0, movement.currency) }, reference: movement.details?.reference,
      note: shownNote(of: movement))
    model.remark = presentation.remark(of: movement)
    if ledger.hasReceipts { model.receipts = receipts(of: movement, from: here) }
    return model
  }

  /// Links to the files of a movement's receipts, by their names.
  private func receipts(of movement: Movement, from here: Route) -> [LinkViewModel] {
    ledger.receiptFiles(of: movement).map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return LinkViewModel(LabelViewModel(sanitizedLine(name)), url: here.link(toPath: OutputLayout.attachments + path))
    }
  }

  /// The pages of all movements in the ledger's order; empty if the site disables them.
  package func movementPages() -> MovementPages { MovementPages(self) }

  /// A movement's page: the two lines of name and amount, then other facts.
  ///
  /// - Parameter place: The movement's index in the ledger.
  fileprivate func page(
    _ entry: Register.Entry, at place: Int, previous: Movement?, next: Movement?, registerPage: Int
  ) -> (route: Route, page: MovementPage) {
    let movement = entry.movement
    let presentation = frames.presentation
    let phrases = presentation.phrases
    let here = movementRoute(movement)
    let model = self.movement(entry, at: here)
    let dish = movement.details?.item.flatMap { dishLink($0, from: here) }
    let ledgerName = presentation.label(ledger.name, in: ledger.language)
    var page = MovementPage(
      frame: frames.ledgerFrame(
        at: here, title: model.name, description: "\(model.name) \(model.amount)", breadcrumbs: [(ledgerName, route)],
        counterpart: isPublic ? { counterpart(of: here, in: $0) } : nil),
      movement: model, nameLine: phrases.nameLine(["name": model.name]),
      amountLine: phrases.amountLine(["amount": model.amount]),
      ledger: LinkViewModel(ledgerName, url: here.link(to: route)))
    page.sumWidth = sumWidth
    page.category = link(toRowsOf: ledger.category(of: movement), movement, in: categories, from: here)
    page.account = link(toRowsOf: ledger.account(of: movement), movement, in: accounts, from: here)
    page.note = model.note
    page.item = dish
    page.facts = facts(of: movement, model, page)
    page.register = registerLink(movement, page: registerPage, from: here)
    page.previous = previous.map { link($0, from: here) }
    page.next = next.map { link($0, from: here) }
    page.proof = proof(
      count: 1, [(movement.currency, Int128(movement.minorUnits))], rowsOf: movement.reference,
      digest: digests.movements.indices.contains(place) ? digests.movements[place] : nil)
    return (here, page)
  }

  private func whole(_ split: Movement.Split, _ currency: Currency) -> Money {
    Money(minorUnits: split.minorUnits, currency: currency)
  }

  private func name(of movement: Movement) -> String {
    movement.name.isEmpty ? frames.presentation.phrases.unnamed : movement.name
  }

  private func link(_ movement: Movement, from here: Route) -> LinkViewModel {
    LinkViewModel(LabelViewModel(name(of: movement)), url: here.link(to: movementRoute(movement)))
  }

  private func facts(
    of movement: Movement, _ model: MovementViewModel, _ page: MovementPage
  ) -> [FactViewModel] {
    let presentation = frames.presentation
    let details = movement.details
    let vat = ledger.vatRate(of: movement).map { rate in
      let tax = rate.tax(in: movement.minorUnits)
      func text(_ units: Int64) -> String {
        presentation.amountText(Money(minorUnits: units, currency: movement.currency))
      }
      return (rate: rate, net: text(movement.minorUnits - tax), tax: text(tax))
    }
    let facts: [(String, String?)] = [
      ("date", movement.date.map { presentation.date($0).text }),
      ("category", page.category == nil ? model.category : nil), ("account", page.account == nil ? model.account : nil),
      ("reference", details?.reference), ("dish", page.item == nil ? details?.item : nil),
      ("quantity", (details?.quantity).map(presentation.decimal)),
      ("split", details?.split.map { "\($0.text) · \(presentation.amountText(whole($0, movement.currency)))" }),
      ("vatRate", vat.map { presentation.percent($0.rate) }), ("net", vat.map { $0.net }),
      ("vat", vat.map { $0.tax }), ("balance", model.balance),
      ("movementTags", details.flatMap { $0.tags.isEmpty ? nil : presentation.shown($0.tags) }),
      ("bookingStatus", movement.isPending ? presentation.phrases.required("pending") : nil),
      ("receipt", ledger.lacksReceipt(movement) ? presentation.phrases.required("missing") : nil),
    ]
    return facts.compactMap { key, value in
      value.map { FactViewModel(name: presentation.phrases.required(key), value: $0) }
    }
  }

  /// A link to the figure of a category or an account that includes a movement.
  private func link(
    toRowsOf name: String?, _ movement: Movement, in index: CategoryIndex?, from here: Route
  ) -> LinkViewModel? {
    let month = movement.date.map { Period(of: $0, .month) }
    guard let name, let index, let node = index.node(ofName: name),
      let group = index.group(node, month, movement.currency)
    else { return nil }
    return LinkViewModel(LabelViewModel(presentation.shown(name)), url: link(to: group, from: here, index))
  }

  /// A link to a menu item's page.
  private func dishLink(_ reference: String, from here: Route) -> LinkViewModel? {
    guard dishes.contains(reference), let slash = reference.firstIndex(of: "/") else { return nil }
    let presentation = frames.presentation
    let target = presentation.itemRoute(
      String(reference[..<slash]), String(reference[reference.index(after: slash)...]))
    let url =
      here.tree == target.tree
      ? here.link(to: target) : presentation.siteLink(from: here, to: target.absolutePath)
    return LinkViewModel(LabelViewModel(reference), url: url)
  }

  /// A link to a movement's row in its month's register, or in the ledger's own if it has no date.
  private func registerLink(
    _ movement: Movement, page: Int, from here: Route
  ) -> LinkViewModel {
    let title = movement.date.map { monthText(Period(of: $0, .month)) }
    return LinkViewModel(
      LabelViewModel(title ?? frames.presentation.phrases.required("register")),
      url: rowURL(movement, page: page, from: here))
  }

  private func rowURL(_ movement: Movement, page: Int, from here: Route) -> String {
    let first = movement.date.map { monthRoute(Period(of: $0, .month)) } ?? route
    return here.link(to: pageRoute(first, page)) + "#" + percentEncoded(path: anchor(movement))
  }

  /// A link to the row of a movement.
  func rowURL(_ place: Int, from here: Route) -> String {
    let movement = ledger.movements[place]
    let month = movement.date.map { Period(of: $0, .month) }
    // The movements of a month, and undated ones, are consecutive.
    var first = place
    if month != nil || !showsWholeRegister {
      while first > 0, ledger.movements[first - 1].date.map({ Period(of: $0, .month) }) == month { first -= 1 }
    } else {
      first = 0
    }
    return rowURL(movement, page: (place - first) / PageLayout.limit, from: here)
  }
}

/// The pages of a ledger's movements, created one at a time.
package struct MovementPages: Sequence {
  private let presenter: LedgerPresenter

  fileprivate init(_ presenter: LedgerPresenter) { self.presenter = presenter }

  package func makeIterator() -> Iterator { Iterator(presenter) }

  package struct Iterator: IteratorProtocol {
    private let presenter: LedgerPresenter
    private var register: Register
    private var index = 0
    /// The number of rows so far in each month's register, and in the undated one.
    private var rowCounts: [Period?: Int] = [:]

    fileprivate init(_ presenter: LedgerPresenter) {
      self.presenter = presenter
      register = Register(presenter.report)
    }

    package mutating func next() -> (route: Route, page: MovementPage)? {
      let movements = presenter.ledger.movements
      guard presenter.hasDetailPages, index < movements.count else { return nil }
      defer { index += 1 }
      let movement = movements[index]
      // An undated movement is among all others if the summary shows the whole register.
      let month = movement.date.map { Period(of: $0, .month) }
      let row = month == nil && presenter.showsWholeRegister ? index : rowCounts[month, default: 0]
      rowCounts[month, default: 0] += 1
      return presenter.page(
        register.next(movement), at: index, previous: index > 0 ? movements[index - 1] : nil,
        next: index + 1 < movements.count ? movements[index + 1] : nil, registerPage: row / PageLayout.limit)
    }
  }
}
