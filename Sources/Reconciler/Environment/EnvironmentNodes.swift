extension Modifiable {
  /// Sets an environment value for this node and its descendants, which
  /// ``WithEnvironment(_:content:)`` reads.
  public consuming func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> Modified {
    modified(by: .environment { $0[keyPath: path] = value })
  }
}

extension NodeModifier {
  /// Sets values of the environment.
  package static func environment(
    _ provide: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> NodeModifier {
    NodeModifier { $0 = EnvironmentNode($0, provide) }
  }
}

/// Creates a part of the body that depends on a value of the environment.
///
/// ```swift
/// WithEnvironment(\.accent) { accent in
///   Text("Users").foreground(accent)
/// }
/// ```
///
/// When the value changes, only this part is rendered again.
@MainActor
public func WithEnvironment<Owner: Component, Value>(
  _ path: KeyPath<EnvironmentValues, Value>,
  @NodeBuilder<Owner> content: @escaping @MainActor (Value) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(ReaderNode(path) { content($0).base })
}

final class EnvironmentNode: WrapperNode {
  let provide: @MainActor (inout EnvironmentValues) -> Void

  init(_ child: AnyNode, _ provide: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    self.provide = provide
    super.init(child, identity: ObjectIdentifier(EnvironmentNode.self))
  }

  override func mount(in context: MountContext) -> Instance {
    EnvironmentInstance(self, in: context)
  }

  override func around(_ child: AnyNode) -> WrapperNode { EnvironmentNode(child, provide) }

  package override var name: String { "environment" }
}

final class ReaderNode<Value>: AnyNode {
  let path: KeyPath<EnvironmentValues, Value>
  let content: @MainActor (Value) -> AnyNode

  init(
    _ path: KeyPath<EnvironmentValues, Value>, _ content: @escaping @MainActor (Value) -> AnyNode
  ) {
    self.path = path
    self.content = content
    super.init(identity: ObjectIdentifier(ReaderNode.self))
  }

  override func mount(in context: MountContext) -> Instance { ReaderInstance(self, in: context) }

  override func copy() -> AnyNode {
    let copy = ReaderNode(path, content)
    copy.key = key
    return copy
  }

  package override var name: String { "environment reader" }
}
