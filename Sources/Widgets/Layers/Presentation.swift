import RecurseReconciler
import RecurseTerminal

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

  /// Presents a layer while the owner's state has an item. Closing it removes the item.
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

  /// Creates a layer of the library's own, which a person requested.
  package static func layer(
    _ kind: LayerKind, label: String = "", _ content: VirtualNode, key: String
  ) -> AnyNode {
    VirtualNode(
      LayerElement(kind, label: label, isRequested: true),
      children: content.inLayer(kind, shrinks: true)
    ).key(key).base
  }

  /// The lines of each text in a toast at most.
  private static var mostOfToast: Int { 3 }

  /// Returns the box of a layer's content. If there is too little room, a sheet and a popover
  /// scroll, and in an alert its message. In a small window an alert and a toast have no border.
  func inLayer(_ kind: LayerKind, shrinks: Bool? = nil) -> VirtualNode {
    let fit: LayerBoxElement.Fit = shrinks ?? (kind == .alert) ? .shrinks : .scrolls
    let box = VirtualNode(LayerBoxElement(fit), children: environment(\.isPresented, true))
    // A toast is news, beside everything else.
    let edge: Color? = kind.isToast ? .info : nil
    let content = kind.isToast ? box.lineLimit(Self.mostOfToast) : box
    let bordered = content.padding(horizontal: 1).border(.rounded, color: edge).flex(shrink: 1)
    guard kind.adaptsToWindow else { return bordered }
    return WithEnvironment(\.windowSize) { window in
      if kind.hasBorder(in: window) {
        bordered
      } else if kind == .alert {
        box.padding(.trailing).frame(maxWidth: .infinity).flex(shrink: 1)
      } else {
        // Without room for a border, each row of it hides one that a person reads.
        box.lineLimit(1).padding(horizontal: 1).flex(shrink: 1)
      }
    }
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the content is in a sheet, an alert, a popover or a
  /// toast.
  ///
  /// ```swift
  /// WithEnvironment(\.isPresented) { isPresented in
  ///   details.border(isPresented ? nil : .rounded)
  /// }
  /// ```
  ///
  /// A layer has a border, so a second one inside shows nothing new: group boxes and panels have
  /// none there.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

private struct IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}
