/// Returns a function that finds the steps between two lists, chosen once by the conformances of
/// the element type: `Identifiable`, else `Hashable`, else none.
@MainActor
func listDifference<Element>(
  of type: Element.Type
) -> ([Element], [Element]) -> Changeset<Element> {
  // `E` is `Element` in both, so the functions have the type that they are cast to.
  func byIdentity<E: Identifiable>(_: E.Type) -> Any {
    let hasSameContent = contentComparison(of: E.self)
    let difference: ([E], [E]) -> Changeset<E> = {
      Changeset(from: $0, to: $1, by: \.id, hasSameContent: hasSameContent)
    }
    return difference
  }
  func byValue<E: Hashable>(_: E.Type) -> Any {
    let difference: ([E], [E]) -> Changeset<E> = {
      Changeset(from: $0, to: $1, by: { $0 }, hasSameContent: { _, _ in true })
    }
    return difference
  }
  typealias Difference = ([Element], [Element]) -> Changeset<Element>
  if let identifiable = type as? any Identifiable.Type,
    let difference = byIdentity(identifiable) as? Difference
  {
    return difference
  }
  if let hashable = type as? any Hashable.Type, let difference = byValue(hashable) as? Difference {
    return difference
  }
  let hasSameContent = contentComparison(of: type)
  return { old, new in
    var editor = CollectionEditor(old)
    editor.replaceDifferences(new, hasSameContent: hasSameContent)
    return Changeset(steps: editor.steps, oldCount: old.count)
  }
}

/// Elements that cannot be compared are updated rather than kept as they were.
@MainActor
private func contentComparison<Element>(of type: Element.Type) -> (Element, Element) -> Bool {
  guard let areEqual = equality(of: type) else { return { _, _ in false } }
  return { areEqual($0, $1) }
}

extension CollectionEditor {
  /// Replaces what lies between the common start and the common end.
  fileprivate mutating func replaceDifferences(
    _ new: [Element], hasSameContent: (Element, Element) -> Bool
  ) {
    var start = 0
    while start < count, start < new.count, hasSameContent(elements[start], new[start]) {
      start += 1
    }
    var end = 0
    while count - end > start, new.count - end > start,
      hasSameContent(elements[count - end - 1], new[new.count - end - 1])
    {
      end += 1
    }
    replaceSubrange(start..<count - end, with: new[start..<new.count - end])
  }
}
