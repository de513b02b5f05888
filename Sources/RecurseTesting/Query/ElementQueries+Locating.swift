import RecurseLists
import RecurseReconciler
import RecurseWidgets

extension ElementQueries {
  /// Returns the only toggle with a title.
  public func toggle(_ label: String) throws -> FoundElement { try element(.toggle, label) }

  /// Returns the only text element or label whose whole text is `text`.
  public func text(_ text: String) throws -> FoundElement {
    try only(
      elements.filter { ($0.role == .text || $0.role == .label) && $0.label == text },
      "the text “\(text)”")
  }

  /// Returns the only element with a label, of any role. While a sheet, an alert or a popover is
  /// open, an element in it takes precedence over those behind it.
  ///
  /// A control takes precedence over a text with the same words, such as an option over the text in
  /// it. So does the title of a table's column over the cells below it. A text takes precedence
  /// over a group.
  public func labelled(_ label: String) throws -> FoundElement {
    let found = elements.filter { $0.label == label }
    let used = found.filter(\.isUsed)
    let named = used.isEmpty ? found.filter { $0.role != .group } : used
    return try only(named.isEmpty ? found : named, "called “\(label)”")
  }

  /// Returns the elements whose label, value or error contains a text, in order.
  ///
  /// ```swift
  /// #expect(screen.elements(containing: "error").isEmpty)
  /// ```
  public func elements(containing text: String) -> [FoundElement] {
    elements.filter {
      $0.label.contains(text) || $0.value?.contains(text) == true
        || $0.error?.contains(text) == true
    }
  }

  /// Returns the only element of a type.
  ///
  /// ```swift
  /// let gauge = try tree.element(of: Gauge.self)
  /// ```
  public func element<E: Element>(of type: E.Type) throws -> FoundElement {
    try only(elements.filter { $0.element is E }, "a \(type)")
  }

  /// Returns the topmost elements with a key, given by `.key(_:)` or `ForEach`, in order.
  ///
  /// ```swift
  /// let row = try #require(screen.elements(key: user.id).first)
  /// ```
  public func elements(key: some Hashable) -> [FoundElement] {
    let key = NodeKey(key)
    return elements.filter { $0.boxed == nil && $0.instance.isTop(ofKey: key) }
  }

  /// Returns the only one of the commands that are called so, if it is enabled.
  func only<Command>(
    _ found: [Command], called title: String, isEnabled: (Command) -> Bool
  ) throws -> Command {
    guard found.count == 1, let command = found.first else {
      let count = found.isEmpty ? "no command is" : "\(found.count) commands are"
      throw SearchFailure(message: "\(count) called “\(title)” here", picture: picture)
    }
    guard isEnabled(command) else {
      throw SearchFailure(message: "the command “\(title)” is disabled", picture: picture)
    }
    return command
  }

  private func only(_ found: [FoundElement], _ what: String) throws -> FoundElement {
    let found = found.preferringShown
    guard found.count == 1, let only = found.first else {
      let roles = found.compactMap { $0.role?.description }.joined(separator: ", ")
      let message =
        found.isEmpty ? "no element is \(what)" : "\(found.count) elements are \(what): \(roles)"
      throw SearchFailure(message: message, picture: picture)
    }
    return only
  }
}

extension [FoundElement] {
  /// The elements that are not collapsed, or all if every one is. Of several, those in the layer
  /// that has the input take precedence over those behind it. A single element is always kept.
  @MainActor var preferringShown: [FoundElement] {
    guard count > 1 else { return self }
    let open = filter { !$0.isCollapsed }
    let shown = open.isEmpty ? self : open
    let reachable = shown.filter { $0.widget?.isInInputLayer ?? true }
    return reachable.isEmpty ? shown : reachable
  }
}

extension ElementInstance {
  /// Returns whether the instance, or one between it and the next element above, has a key.
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
  /// Whether the element can have the focus; `false` in a tree.
  var isFocusable: Bool { part == nil && widget?.isFocusable ?? false }

  /// Whether the element is a control or other content, not just a text or a container.
  var isUsed: Bool {
    guard let role else { return false }
    return ![.text, .label, .group, .presentation, .menu, .popover, .tableCell].contains(role)
  }
}
