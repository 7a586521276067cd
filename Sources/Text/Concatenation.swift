extension String {
  /// Joins texts with a single allocation of the exact size.
  ///
  /// The texts are borrowed, to avoid reference counting.
  package init(joining first: borrowing String, _ second: borrowing String, _ third: borrowing String = "") {
    self = .written { output in
      output.append(first)
      output.append(second)
      output.append(third)
    }
  }
}
