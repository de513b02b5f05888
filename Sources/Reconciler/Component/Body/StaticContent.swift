/// Content that fits in a body of any owner: text, space, lines.
@MainActor
public protocol StaticContent {
  func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner>
}

/// A component in a body, which is static content if it has no output.
@MainActor
public struct ComponentContent<Base: Component>: Emitting {
  let base: Base
}

extension ComponentContent: StaticContent where Base.Output == Never {
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(ComponentNode(base, content: nil))
  }
}

extension Component {
  public consuming func modified(
    by change: NodeModifier
  ) -> ModifiedContent<ComponentContent<Self>> {
    ModifiedContent(content: ComponentContent(base: self), first: change)
  }
}

extension Child: Modifiable {
  public consuming func modified(by change: NodeModifier) -> ModifiedContent<Child> {
    ModifiedContent(content: self, first: change)
  }
}

extension ModifiedContent {
  /// Handles a component's outputs.
  @available(
    *, unavailable,
    message: "attach .on { state, output in … } to the component itself, before other modifiers"
  )
  public func on<Base: Component, Owner: Component>(
    update: UpdateMode = .automatic,
    _ handler: @escaping @MainActor (inout Owner.State, Base.Output) throws -> Void
  ) -> VirtualNode<Owner> where Content == ComponentContent<Base> { fatalError() }

  /// Handles a component's outputs.
  @available(
    *, unavailable,
    message: "attach .on { state, output in … } to the component itself, before other modifiers"
  )
  public func on<Base: Component, Owner: Component>(
    update: UpdateMode = .automatic, _ handler: @escaping Transition<Owner, Base.Output>
  ) -> VirtualNode<Owner> where Content == ComponentContent<Base> { fatalError() }
}

extension ModifiedContent {
  /// Handles a component's outputs.
  @available(
    *, unavailable,
    message: "attach .on { state, output in … } to the component itself, before other modifiers"
  )
  public func on<Base: Component, Owner: Component>(
    update: UpdateMode = .automatic,
    _ handler: @escaping @MainActor (inout Owner.State, Base.Output) throws -> Void
  ) -> VirtualNode<Owner> where Content == Child<Base, Owner, Base.Output> { fatalError() }

  /// Handles a component's outputs.
  @available(
    *, unavailable,
    message: "attach .on { state, output in … } to the component itself, before other modifiers"
  )
  public func on<Base: Component, Owner: Component>(
    update: UpdateMode = .automatic, _ handler: @escaping Transition<Owner, Base.Output>
  ) -> VirtualNode<Owner> where Content == Child<Base, Owner, Base.Output> { fatalError() }
}
