/// How to find the steps between two lists, by what their elements turn out to be.
@MainActor
func listDifference<Element>(
  of type: Element.Type
) -> ([Element], [Element]) -> Changeset<Element> {
  let areEqual = equality(of: type)
  // Elements that cannot be compared are updated rather than kept as they were.
  let hasSameContent = { (old: Element, new: Element) in areEqual?(old, new) ?? false }
  func byIdentity<E: Identifiable>(_: E.Type) -> ([Element], [Element]) -> Changeset<Element> {
    { old, new in
      // `E` and `Element` are one type: the cast below has just shown it.
      Changeset(
        from: old, to: new, by: { unsafeBitCast($0, to: E.self).id }, hasSameContent: hasSameContent
      )
    }
  }
  func byValue<E: Hashable>(_: E.Type) -> ([Element], [Element]) -> Changeset<Element> {
    { old, new in
      // As above: the cast below has shown that `E` and `Element` are one type.
      Changeset(
        from: old, to: new, by: { unsafeBitCast($0, to: E.self) }, hasSameContent: { _, _ in true })
    }
  }
  if let identifiable = type as? any Identifiable.Type { return byIdentity(identifiable) }
  if let hashable = type as? any Hashable.Type { return byValue(hashable) }
  return { old, new in
    var editor = CollectionEditor(old)
    editor.replaceDifferences(new, hasSameContent: hasSameContent)
    return Changeset(steps: editor.steps, oldCount: old.count)
  }
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
