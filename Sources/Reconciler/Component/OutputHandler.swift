/// A parent's handler of a child's outputs.
@usableFromInline
enum OutputHandler<Owner: Component, Output> {
  case changes(@MainActor (inout Owner.State, Output) throws -> Void)
  case emits(Transition<Owner, Output>)
}

/// A component whose outputs are transitions of the one that placed it. The handler is part of the
/// node itself: a row that is not rendered again costs its parent this object and the closure.
@usableFromInline
final class ListeningComponentNode<Base: Component, Owner: Component>: ComponentNode<Base> {
  @usableFromInline let update: UpdateMode
  @usableFromInline let handler: OutputHandler<Owner, Base.Output>

  @inlinable init(
    _ component: Base, content: AnyNode?, update: UpdateMode,
    handler: OutputHandler<Owner, Base.Output>
  ) {
    self.update = update
    self.handler = handler
    super.init(component, content: content)
  }

  override var isAlone: Bool { false }

  override func deliver(
    _ outputs: [Base.Output], to owner: ComponentInstance, from child: Instance
  ) -> Bool {
    let owner = unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self)
    for output in outputs {
      owner.perform(update: update, from: child) { [handler] state, emit in
        switch handler {
        case .changes(let change): try change(&state, output)
        case .emits(let transition): try transition(&state, output, &emit)
        }
      }
    }
    return true
  }

  override func copy(with content: AnyNode?) -> AnyNode {
    let copy = ListeningComponentNode(
      component, content: content, update: update, handler: handler)
    copy.key = key
    return copy
  }
}
