import RecurseReconciler

extension VirtualNode {
  /// Presents a layer while a flag of the owner's state is set. Closing it clears the flag.
  func presenting(
    _ kind: LayerKind, label: String = "", isPresented path: WritableKeyPath<Owner.State, Bool>,
    content: @escaping @MainActor () -> VirtualNode
  ) -> VirtualNode {
    presenting { state in
      guard state[keyPath: path] else { return nil }
      return VirtualNode(
        LayerElement(kind, label: label), children: content().inLayer(kind)
      ) { state, _ in state[keyPath: path] = false }
    }
  }

  /// Presents a layer while there is an item in the owner's state. Closing it takes the item out.
  func presenting<Item>(
    _ kind: LayerKind, label: String = "", item path: WritableKeyPath<Owner.State, Item?>,
    content: @escaping @MainActor (Item) -> VirtualNode
  ) -> VirtualNode {
    presenting { state in
      guard let item = state[keyPath: path] else { return nil }
      return VirtualNode(
        LayerElement(kind, label: label), children: content(item).inLayer(kind)
      ) { state, _ in state[keyPath: path] = nil }
    }
  }

  /// A layer of the library's own, which a person asked for.
  package static func layer(_ kind: LayerKind, _ content: VirtualNode, key: String) -> AnyNode {
    VirtualNode(
      LayerElement(kind, isRequested: true), children: content.inLayer(kind, shrinks: true)
    ).key(key).base
  }

  /// The box of a layer's content. Where there is too little room for it, a sheet and a popover are
  /// scrolled; an alert leaves out its message rather than its buttons.
  func inLayer(_ kind: LayerKind, shrinks: Bool? = nil) -> VirtualNode {
    VirtualNode(LayerBoxElement(shrinks: shrinks ?? (kind == .alert)), children: self)
      .padding(horizontal: 1).border(.rounded).flex(shrink: 1)
  }
}
