extension AnyNode {
  /// Changes the only element of a node, looking through wrappers that add no widget: in place if
  /// the node has one reference, else in a copy.
  ///
  /// - Parameter isWanted: checks the element before anything is changed.
  /// - Returns: `false` if there is not exactly one element, or if it is not wanted.
  package static func changeElement(
    of node: inout AnyNode, where isWanted: (ElementBox) -> Bool = { _ in true },
    _ change: (ElementBox) -> Void
  ) -> Bool {
    guard node.isElement else {
      let changed = node.mappingElement { box in
        guard isWanted(box) else { return nil }
        let copy = box.copy()
        change(unsafeDowncast(copy, to: ElementBox.self))
        return copy
      }
      if let changed { node = changed }
      return changed != nil
    }
    guard isWanted(unsafeDowncast(node, to: ElementBox.self)) else { return false }
    if !isKnownUniquelyReferenced(&node) { node = node.copy() }
    change(unsafeDowncast(node, to: ElementBox.self))
    return true
  }

  /// Returns the node with the elements of a type changed wherever they are in it, as far as that
  /// is known before it is mounted; `nil` if nothing changes.
  ///
  /// - Parameter change: returns the element in its place, or `nil` if it stays.
  package final func changingElements<E: Element>(
    of type: E.Type, _ change: (E) -> E?
  ) -> AnyNode? {
    mappingElements { box in
      let node: AnyNode = box
      guard let typed = node.element(as: type), let changed = change(typed.value) else {
        return nil
      }
      let copy = unsafeDowncast(typed.copy(), to: TypedElementBox<E>.self)
      copy.value = changed
      return copy
    }
  }
}
