/// A listener for one type of event, which tells of each event whether it handled it.
final class AnsweringListener<Event, Owner: Component>: EventListener<Event> {
  private let isWanted: @MainActor (Event) -> Bool
  private let update: UpdateMode
  private let answer: AnsweringTransition<Owner, Event>

  init(
    interest: InputInterest, update: UpdateMode, accepts: @escaping @MainActor (Event) -> Bool,
    answer: @escaping AnsweringTransition<Owner, Event>
  ) {
    isWanted = accepts
    self.update = update
    self.answer = answer
    super.init(interest: interest)
  }

  override func accepts(_ event: Event) -> Bool { isWanted(event) }

  override func handle(_ event: Event, owner: ComponentInstance, from source: Instance) -> Bool {
    guard isWanted(event) else { return false }
    let owner = unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self)
    return owner.ask(update: update, from: source) { [answer] in try answer(&$0, event, &$1) }
  }
}

/// A transition that returns whether it handled the event. If it did not, it changed nothing.
package typealias AnsweringTransition<Owner: Component, Event> =
  @MainActor (inout Owner.State, Event, inout Emit<Owner.Output>) throws -> Bool

extension VirtualNode {
  /// Runs a transition for each event that is accepted here, and lets those bubble on that it does
  /// not handle.
  package func answering<Event>(
    interest: InputInterest = .none, update: UpdateMode = .automatic,
    for accepts: @escaping @MainActor (Event) -> Bool,
    _ answer: @escaping AnsweringTransition<Owner, Event>
  ) -> VirtualNode {
    let listener = AnsweringListener<Event, Owner>(
      interest: interest, update: update, accepts: accepts, answer: answer)
    return VirtualNode(ListenerNode(base, listener))
  }
}
