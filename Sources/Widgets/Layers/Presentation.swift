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
        LayerElement(kind, label: label), children: content().inLayer()
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
        LayerElement(kind, label: label), children: content(item).inLayer()
      ) { state, _ in state[keyPath: path] = nil }
    }
  }

  /// The box of a layer's content. Where there is too little room it shrinks.
  func inLayer() -> VirtualNode {
    let content = self
    return VStack(alignment: .leading) { content }
      .padding(horizontal: 1).border(.rounded).flex(shrink: 1)
  }
}
