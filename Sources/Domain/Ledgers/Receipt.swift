/// What proves a movement.
package enum Receipt: Sendable, Hashable {
  /// The paths of its files, relative to the ledger's folder.
  case files([String])
  /// It needs none, such as a bank's fee.
  case unneeded

  /// The word for a movement that needs no receipt.
  package static let unneededWord = "none"

  /// As written: the paths, or `none`.
  package var words: [String] { if case .files(let files) = self { files } else { [Receipt.unneededWord] } }

  package var files: [String] { if case .files(let files) = self { files } else { [] } }
}

/// A receipt of a movement, or the lack of one.
package struct ReceiptEntry: Sendable {
  package var movement: Movement
  /// The path as written; `nil` for a movement without a receipt.
  package var written: String?
  /// The file in the content folder; `nil` for a missing one.
  package var file: String?
}

extension Ledger {
  /// The files of a movement's receipts in the content folder.
  package func receiptFiles(of movement: Movement) -> [String] {
    movement.details?.receipt?.files.compactMap { receiptFiles[$0] } ?? []
  }

  /// The movements out without a receipt or with a missing file, as whole movements; none in a ledger without receipts.
  /// Transfers between own accounts need no receipt.
  package var movementsWithoutReceipt: [Movement] {
    placesWithoutReceipt.map { place in
      var whole = movements[place]
      whole.minorUnits = units(ofWhole: whole)
      return whole
    }
  }

  /// The indexes of these movements; of a split one, that of its first part.
  package var placesWithoutReceipt: [Int] {
    if !hasReceipts { return [] }
    return movements.indices.filter { place in
      lacksReceipt(movements[place]) && movements[place].details?.split.map { $0.number == 1 } ?? true
    }
  }

  /// The receipts of movements, and the movements out without one, as whole movements in the ledger's order.
  package var receiptIndex: [ReceiptEntry] {
    if !hasReceipts { return [] }
    return movements.flatMap { movement -> [ReceiptEntry] in
      guard movement.details?.split.map({ $0.number == 1 }) ?? true else { return [] }
      var whole = movement
      whole.minorUnits = units(ofWhole: movement)
      let files = movement.details?.receipt?.files ?? []
      if files.isEmpty { return lacksReceipt(movement) ? [ReceiptEntry(movement: whole)] : [] }
      return files.map { ReceiptEntry(movement: whole, written: $0, file: receiptFiles[$0]) }
    }
  }

  /// Whether a movement out has no receipt, or one whose file is missing.
  package func lacksReceipt(_ movement: Movement) -> Bool {
    guard hasReceipts, !movement.isTransfer, units(ofWhole: movement) < 0 else { return false }
    return switch movement.details?.receipt {
    case nil: true
    case .unneeded: false
    case .files(let files): files.contains { receiptFiles[$0] == nil }
    }
  }

  private func units(ofWhole movement: Movement) -> Int64 {
    movement.details?.split?.minorUnits ?? movement.minorUnits
  }

  /// The ledger without receipts, for a public report: receipts are private.
  package var withoutReceipts: Ledger {
    if !hasReceipts { return self }
    var ledger = self
    (ledger.hasReceipts, ledger.receiptFiles) = (false, [:])
    for place in ledger.movements.indices where ledger.movements[place].details?.receipt != nil {
      ledger.movements[place].details = ledger.movements[place].details?.withoutReceipt
    }
    return ledger
  }
}

extension Movement.Details {
  fileprivate var withoutReceipt: Movement.Details {
    Movement.Details(
      note: note, reference: reference, item: item, quantity: quantity, balance: balance, split: split,
      isTransfer: isTransfer, vat: vat, tags: tags, isPending: isPending)
  }
}
