import CStack

/// A node that listens for events which widgets below it let pass, such as keys.
final class ListenerNode: WrapperNode {
  let listener: Listener

  init(_ child: AnyNode, _ listener: Listener) {
    self.listener = listener
    super.init(child, identity: ObjectIdentifier(ListenerNode.self))
  }

  override func mount(in context: MountContext) -> Instance { ListenerInstance(self, in: context) }

  override func changesNothing(after last: AnyNode) -> Bool {
    guard keepsInstance(of: last), listener.event == nil, !recurse_stack_is_low() else {
      return false
    }
    let last = unsafeDowncast(last, to: ListenerNode.self)
    return (listener === last.listener || listener.isSame(as: last.listener))
      && child.changesNothing(after: last.child)
  }

  override func around(_ child: AnyNode) -> WrapperNode { ListenerNode(child, listener) }

  package override var name: String { "listener" }
}

/// A listener whose event type and owner type are erased.
@MainActor
package class Listener {
  /// The type of event that is listened for; `nil` for what listens for none.
  var event: ObjectIdentifier? { nil }

  /// Whether others look for what it declares, without an event.
  var isDeclaration: Bool { false }

  /// The reason why it can never hear an event, for the author of the app.
  var mistake: String? { nil }

  /// The input that the terminal has to report for the listener.
  final let interest: InputInterest

  init(interest: InputInterest = .none) { self.interest = interest }

  /// Whether a list that has asked one of them would be told the same by the other.
  func isSame(as other: Listener) -> Bool { true }
}

/// A listener for one type of event.
package class EventListener<Event>: Listener {
  final override var event: ObjectIdentifier? { ObjectIdentifier(Event.self) }

  final override func isSame(as other: Listener) -> Bool { other.event != nil }

  /// Whether the event is one of those listened for.
  func accepts(_ event: Event) -> Bool { false }

  /// Handles the event if it is one of those listened for.
  func handle(_ event: Event, owner: ComponentInstance, from source: Instance) -> Bool { false }

  /// Whether the owner's state is already what the event would make of it.
  func isSettled(_ event: Event, owner: ComponentInstance) -> Bool { false }
}

final class OwnedListener<Event, Owner: Component>: EventListener<Event> {
  let isWanted: @MainActor (Event) -> Bool
  let settles: (@MainActor (Event, Owner.State) -> Bool)?
  let update: UpdateMode
  let transition: Transition<Owner, Event>
  private let ownMistake: String?

  override var mistake: String? { ownMistake }

  init(
    mistake: String?, interest: InputInterest, update: UpdateMode,
    accepts: @escaping @MainActor (Event) -> Bool,
    isSettled: (@MainActor (Event, Owner.State) -> Bool)?,
    transition: @escaping Transition<Owner, Event>
  ) {
    ownMistake = mistake
    isWanted = accepts
    settles = isSettled
    self.update = update
    self.transition = transition
    super.init(interest: interest)
  }

  override func accepts(_ event: Event) -> Bool { isWanted(event) }

  override func isSettled(_ event: Event, owner: ComponentInstance) -> Bool {
    let owner = unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self)
    return settles?(event, owner.state) == true
  }

  override func handle(_ event: Event, owner: ComponentInstance, from source: Instance) -> Bool {
    guard isWanted(event) else { return false }
    if isSettled(event, owner: owner) { return true }
    let owner = unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self)
    owner.perform(update: update, from: source) { [transition] state, emit in
      try transition(&state, event, &emit)
    }
    return true
  }
}

extension VirtualNode {
  /// Runs a transition for each event that is accepted here: one that was reported below and
  /// not handled nearer.
  ///
  /// - Parameters:
  ///   - mistake: the reason why no event can be accepted, which is reported.
  ///   - interest: the input that the terminal has to report.
  ///   - isSettled: whether the state is already what the transition would make of it: then the
  ///     event is handled, and nothing runs.
  package func listening<Event>(
    mistake: String? = nil, interest: InputInterest = .none, update: UpdateMode = .automatic,
    for accepts: @escaping @MainActor (Event) -> Bool,
    unless isSettled: (@MainActor (Event, Owner.State) -> Bool)? = nil,
    _ transition: @escaping Transition<Owner, Event>
  ) -> VirtualNode {
    let listener = OwnedListener<Event, Owner>(
      mistake: mistake, interest: interest, update: update, accepts: accepts,
      isSettled: isSettled, transition: transition)
    return VirtualNode(ListenerNode(base, listener))
  }
}

final class ListenerInstance: WrapperInstance {
  /// The position of the instance among all listeners.
  var slot = 0

  override var isRecyclable: Bool { true }

  init(_ node: ListenerNode, in context: MountContext) {
    super.init(node, in: context)
    engine.listeners.add(self)
    engine.interestChanged(from: [], to: listener.interest)
    reportMistake()
    mountChild(node.child, counterpart: context.counterpart)
  }

  var listener: Listener { unsafeDowncast(node, to: ListenerNode.self).listener }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    let last = listener
    self.node = node
    if listener !== last {
      if listener.isDeclaration || last.isDeclaration { engine.listeners.declarationsChanged() }
      engine.interestChanged(from: last.interest, to: listener.interest)
      reportMistake()
    }
    updateChild(to: unsafeDowncast(node, to: ListenerNode.self).child, at: cursor)
  }

  private func reportMistake() {
    if let mistake = listener.mistake { engine.diagnostics.reportMistake(mistake) }
  }

  override func didUnmount() {
    super.didUnmount()
    engine.listeners.remove(self)
    engine.interestChanged(from: listener.interest, to: [])
  }
}

extension Instance {
  /// Offers an event to the listener at this instance, if there is one.
  package final func hears<Event>(_ event: Event) -> Bool {
    guard let listening = self as? ListenerInstance, let owner = listening.owner,
      let listener = listening.listener as? EventListener<Event>
    else { return false }
    return listener.handle(event, owner: owner, from: listening)
  }

  /// Whether a listener for a type of event is at this instance.
  package final func listens<Event>(for event: Event.Type) -> Bool {
    (self as? ListenerInstance)?.listener is EventListener<Event>
  }

  /// Returns whether there is a listener at this instance that takes an event.
  package final func accepts<Event>(_ event: Event) -> Bool {
    ((self as? ListenerInstance)?.listener as? EventListener<Event>)?.accepts(event) ?? false
  }

  /// Offers an event to the listeners around this instance, from the inside out.
  ///
  /// - Returns: whether one of them handled it.
  package final func bubble<Event>(_ event: Event) -> Bool {
    var current: Instance? = self
    while let instance = current {
      if instance.hears(event) { return true }
      current = instance.outward
    }
    return false
  }
}

/// The listener for a type of event that is nearest to some instance. It can be told even after the
/// nodes there have gone, as long as its owner is mounted.
@MainActor
package struct NearestListener<Event> {
  private let listening: ListenerInstance
  private let owner: ComponentInstance

  /// The instance of the listener.
  package var instance: Instance { listening }

  /// - Parameter event: an event that the listener accepts; `nil` for one that accepts any.
  package init?(around start: Instance, for event: Event? = nil) {
    var current: Instance? = start
    while let instance = current {
      if let listening = instance as? ListenerInstance, let owner = listening.owner,
        let listener = listening.listener as? EventListener<Event>,
        event.map(listener.accepts) ?? true
      {
        self.listening = listening
        self.owner = owner
        return
      }
      current = instance.outward
    }
    return nil
  }

  /// All that listen around an instance, from the inside out.
  package static func all(around start: Instance) -> [NearestListener] {
    var found: [NearestListener] = []
    var next = NearestListener(around: start)
    while let listener = next {
      found.append(listener)
      next = listener.listening.outward.flatMap { NearestListener(around: $0) }
    }
    return found
  }

  package func isSame(as other: NearestListener) -> Bool { listening === other.listening }

  /// Whether both change the state of the same component.
  package func hasSameOwner(as other: NearestListener) -> Bool { owner === other.owner }

  package func handle(_ event: Event) {
    guard owner.isMounted, let listener = listening.listener as? EventListener<Event> else {
      return
    }
    _ = listener.handle(event, owner: owner, from: owner)
  }

  /// Whether the owner's state is already what the event would make of it.
  package func isSettled(_ event: Event) -> Bool {
    guard owner.isMounted, let listener = listening.listener as? EventListener<Event> else {
      return false
    }
    return listener.isSettled(event, owner: owner)
  }
}
