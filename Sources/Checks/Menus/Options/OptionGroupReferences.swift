package import MenugenDomain
import MenugenDiagnostics
import MenugenText

/// Finds references of items and sections to option groups that the menu doesn't have.
package func unknownOptionGroups(_ references: [Origins.Reference], groups: Set<String>) -> [Finding] {
  if references.allSatisfy({ groups.contains($0.word) }) { return [] }
  var nearest = NearestNames(groups.sorted())
  return references.filter { !groups.contains($0.word) }.map { reference in
    Finding(
      .unknownOptionGroup(reference.word, nearest: nearest.name(nearestTo: reference.word)), at: reference.range)
  }
}

/// Finds option groups that no item and no section refers to: guests never see them.
///
/// - Precondition: The menu has no errors: an item with an error is missing, with its references.
package func unusedOptionGroups(
  _ groups: [OptionGroup], _ places: [GroupPlaces], references: [Origins.Reference]
) -> [Finding] {
  let used = Set(references.map(\.word))
  return zip(groups, places).filter { !used.contains($0.0.id) }.map { group, places in
    Finding(.unusedOptionGroup(group.id), at: places.name ?? places.group)
  }
}
