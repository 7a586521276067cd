package import MenugenDiagnostics

/// The id of a movement, or the reference of a movement without one.
package struct MovementIdentity: Hashable, Sendable {
  package enum Kind: Sendable { case id, reference }

  package var kind: Kind
  package var word: String
  /// The index of the movement's account, for a reference: both sides of a transfer have the same reference.
  package var account: Int32?

  package init(_ kind: Kind, _ word: String, account: Int32? = nil) {
    self.kind = kind
    self.word = word
    self.account = account
  }
}

/// The identity of a movement that an earlier one already has.
package struct DuplicateMovement: Sendable {
  package var identity: MovementIdentity
  /// `nil` for a position, which is written nowhere.
  var place: LedgerPlace?
  /// The movement's position, for a reference.
  package var position: Int32?

  package init(_ identity: MovementIdentity, at place: LedgerPlace?, position: Int32? = nil) {
    self.identity = identity
    self.place = place
    self.position = position
  }
}

/// Finds movements with the id or reference of an earlier one.
///
/// - Parameter first: The place where each identity is first written.
package func duplicateMovements(
  _ duplicates: [DuplicateMovement], first: [MovementIdentity: LedgerPlace], location: (LedgerPlace) -> SourceLocation
) -> [LedgerFinding] {
  duplicates.compactMap { duplicate in
    let (word, firstPlace) = (duplicate.identity.word, first[duplicate.identity])
    guard let place = duplicate.place else {
      return firstPlace.map { LedgerFinding(.movementIDIsPosition(word), at: $0) }
    }
    let other = firstPlace.map(location)
    return switch duplicate.identity.kind {
    case .id: LedgerFinding(.duplicateMovementID(word, first: other), at: place)
    case .reference: LedgerFinding(.duplicateReference(word, first: other), at: place)
    }
  }
}
