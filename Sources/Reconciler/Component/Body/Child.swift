/// A component in its parent's tree, with the handlers, content and key that the parent attached.
///
/// It is created by `Component.on(update:_:)`, ``Component/content(_:)`` and
/// ``Component/key(_:)``, in any order. `Pending` is the output that is not handled yet; it is
/// `Never` once `.on` is attached.
@MainActor
public struct Child<Base: Component, Owner: Component, Pending> {
  @usableFromInline var base: Base
  @usableFromInline var handler: OutputHandler<Owner, Base.Output>?
  @usableFromInline var update: UpdateMode
  @usableFromInline var content: AnyNode?
  @usableFromInline var key: NodeKey?

  @inlinable
  init(
    _ base: Base, update: UpdateMode = .automatic,
    handler: OutputHandler<Owner, Base.Output>? = nil, content: AnyNode? = nil,
    key: NodeKey? = nil
  ) {
    self.base = base
    self.update = update
    self.handler = handler
    self.content = content
    self.key = key
  }

  @inlinable var erased: AnyNode {
    let node: AnyNode
    if let handler {
      node = ListeningComponentNode(base, content: content, update: update, handler: handler)
    } else {
      node = ComponentNode(base, content: content)
    }
    node.key = key
    return node
  }

  /// Handles the child's outputs as transitions of the parent.
  @inlinable
  public func on(
    update: UpdateMode = .automatic,
    _ handler: @escaping @MainActor (inout Owner.State, Base.Output) throws -> Void
  ) -> Child<Base, Owner, Never> {
    Child<Base, Owner, Never>(
      base, update: update, handler: .changes(handler), content: content, key: key)
  }

  /// Handles the child's outputs as transitions of the parent that may emit in turn.
  @inlinable
  public func on(
    update: UpdateMode = .automatic, _ handler: @escaping Transition<Owner, Base.Output>
  ) -> Child<Base, Owner, Never> {
    Child<Base, Owner, Never>(
      base, update: update, handler: .emits(handler), content: content, key: key)
  }

  /// Gives the child nodes of the parent, which it places with ``Content``.
  @inlinable
  public func content(@NodeBuilder<Owner> _ content: () -> VirtualNode<Owner>) -> Self {
    var child = self
    child.content = content().base
    return child
  }

  /// Distinguishes the child from its siblings of the same type.
  @inlinable
  public func key(_ key: some Hashable) -> Self {
    var child = self
    child.key = NodeKey(key)
    return child
  }
}

extension Component {
  /// Handles the component's outputs as transitions of its parent.
  ///
  /// ```swift
  /// UserRow(user: user).on { state, output in
  ///   switch output {
  ///   case .renamed(let name): state.users[id: user.id]?.name = name
  ///   case .deleted: state.users.removeAll { $0.id == user.id }
  ///   }
  /// }
  /// ```
  @inlinable
  public func on<Owner: Component>(
    update: UpdateMode = .automatic,
    _ handler: @escaping @MainActor (inout Owner.State, Output) throws -> Void
  ) -> Child<Self, Owner, Never> {
    Child<Self, Owner, Output>(self).on(update: update, handler)
  }

  /// Handles the component's outputs as transitions of its parent that may emit in turn.
  @inlinable
  public func on<Owner: Component>(
    update: UpdateMode = .automatic, _ handler: @escaping Transition<Owner, Output>
  ) -> Child<Self, Owner, Never> {
    Child<Self, Owner, Output>(self).on(update: update, handler)
  }

  /// Gives the component nodes of its parent, which it places with ``Content``.
  ///
  /// ```swift
  /// Panel(title: "Users").content { Text("\(state.users.count) users") }
  /// ```
  @inlinable
  public func content<Owner: Component>(
    @NodeBuilder<Owner> _ content: () -> VirtualNode<Owner>
  ) -> Child<Self, Owner, Output> {
    Child<Self, Owner, Output>(self).content(content)
  }

  /// Distinguishes the component from its siblings of the same type. State follows the key.
  @inlinable
  public func key<Owner: Component>(_ key: some Hashable) -> Child<Self, Owner, Output> {
    Child<Self, Owner, Output>(self).key(key)
  }
}

/// A value that represents a node of an owner: the node itself, or a child whose outputs are
/// handled.
@MainActor
public protocol OwnedContent {
  associatedtype Owner: Component
  var node: VirtualNode<Owner> { get }
}

/// A child whose outputs are handled.
///
/// Nodes do not conform: a value that fits two of a builder's overloads costs the compiler three
/// times as much in a large body.
@MainActor
public protocol ChildContent: OwnedContent {}

/// A value that may have an unhandled output. In a body, it is a compile-time error that says so.
public protocol Emitting {}

/// An emitting value with an owner: a child that may or may not have `.on`.
public protocol EmittingChild {
  associatedtype Owner: Component
}

extension Child: EmittingChild {}

extension VirtualNode: OwnedContent {
  @inlinable public var node: VirtualNode { self }
}

extension Child: OwnedContent, ChildContent where Pending == Never {
  @inlinable public var node: VirtualNode<Owner> { VirtualNode(erased) }
}
