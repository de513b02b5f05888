extension Instance {
  /// The components from the root to this instance, for errors and traces. Wrappers without a
  /// widget of their own are left out, because an app would not know their names.
  package final var path: String { names.joined(separator: " > ") }

  /// The path for a person: of one that is long the first and the last components.
  final var shownPath: String {
    let names = names
    guard names.count > 12 else { return names.joined(separator: " > ") }
    return (names.prefix(4) + ["… \(names.count - 8) more …"] + names.suffix(4))
      .joined(separator: " > ")
  }

  /// The components from the root to the nearest one here or above, each with the key that sets it
  /// apart, its own or that of the row around it.
  package final var componentPath: String { componentNames.joined(separator: " > ") }

  /// The same path without keys, in which texts of an app may be.
  package final var keylessPath: String {
    components.map { $0.component.node.name }.joined(separator: " > ")
  }

  /// The path of this instance, for one whose component's path is known already.
  final func path(in componentPath: String) -> String {
    ownName.map { "\(componentPath) > \($0)" } ?? componentPath
  }

  private final var names: [String] { componentNames + (ownName.map { [$0] } ?? []) }

  /// The name of an element, which is no part of the path of its component.
  private final var ownName: String? {
    self is ComponentInstance || node is WrapperNode ? nil : named(node.key)
  }

  private final var componentNames: [String] { components.map { $0.component.named($0.key) } }

  /// The components from the root to the nearest one here or above, each with its key.
  private final var components: [(component: Instance, key: NodeKey?)] {
    var found: [(component: Instance, key: NodeKey?)] = []
    var component: Instance?
    var key: NodeKey?
    var current: Instance? = self
    while let instance = current {
      if instance is ComponentInstance {
        if let component { found.append((component, key)) }
        component = instance
        key = nil
      }
      key = key ?? instance.node.key ?? instance.parent?.key(of: instance)
      current = instance.parent
    }
    if let component { found.append((component, key)) }
    return found.reversed()
  }

  private func named(_ key: NodeKey?) -> String {
    key.map { "\(node.name)[\($0.description)]" } ?? node.name
  }
}
