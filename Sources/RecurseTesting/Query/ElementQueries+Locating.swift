import RecurseReconciler
import RecurseWidgets

extension ElementQueries {
  /// The one toggle with a title.
  public func toggle(_ label: String) throws -> FoundElement { try element(.toggle, label) }

  /// The one text that says something, as a whole.
  public func text(_ text: String) throws -> FoundElement { try element(.text, text) }

  /// The one element with a label, whatever its role.
  public func labelled(_ label: String) throws -> FoundElement {
    try only(elements.filter { $0.label == label }, "called “\(label)”")
  }

  /// The elements whose label, or what they hold, contains a text, in order.
  ///
  /// ```swift
  /// #expect(screen.elements(containing: "error").isEmpty)
  /// ```
  public func elements(containing text: String) -> [FoundElement] {
    elements.filter { $0.label.contains(text) || $0.value?.contains(text) == true }
  }

  /// The one element that is described by a type.
  ///
  /// ```swift
  /// let gauge = try tree.element(of: Gauge.self)
  /// ```
  public func element<E: Element>(of type: E.Type) throws -> FoundElement {
    try only(elements.filter { $0.element is E }, "a \(type)")
  }

  /// The elements at the top of what has a key, by `.key(_:)` or in a `ForEach`, in order.
  ///
  /// ```swift
  /// let row = try #require(screen.elements(key: user.id).first)
  /// ```
  public func elements(key: some Hashable) -> [FoundElement] {
    let key = NodeKey(key)
    return elements.filter { $0.boxed == nil && $0.instance.isTop(ofKey: key) }
  }

  private func only(_ found: [FoundElement], _ what: String) throws -> FoundElement {
    guard found.count == 1, let only = found.first else {
      let message = found.isEmpty ? "no element is \(what)" : "\(found.count) elements are \(what)"
      throw SearchFailure(message: message, picture: picture)
    }
    return only
  }
}

extension ElementInstance {
  /// Whether the instance, or what stands between it and the element above, has a key.
  fileprivate func isTop(ofKey key: NodeKey) -> Bool {
    var current: Instance? = self
    while let instance = current {
      if instance.node.key == key || instance.parent?.key(of: instance) == key { return true }
      current = instance.parent
      if current is ElementInstance { return false }
    }
    return false
  }
}

extension FoundElement {
  /// Whether the focus can stand on the element; only a screen knows.
  var takesFocus: Bool { widget?.isFocusable ?? false }
}
