/// Takes a child's outputs to the component that placed it. The owner's type is erased here.
@MainActor
class OutputHandler<Output> {
  func deliver(_ outputs: [Output], to owner: ComponentInstance, from child: Instance) {}
}

final class OwnedOutputHandler<Owner: Component, Output>: OutputHandler<Output> {
  let update: UpdateMode
  let transition: Transition<Owner, Output>

  init(update: UpdateMode, transition: @escaping Transition<Owner, Output>) {
    self.update = update
    self.transition = transition
  }

  override func deliver(_ outputs: [Output], to owner: ComponentInstance, from child: Instance) {
    let owner = unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self)
    for output in outputs {
      owner.perform(update: update, from: child) { [transition] state, emit in
        try transition(&state, output, &emit)
      }
    }
  }
}
