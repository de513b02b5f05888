/// A listener for one type of event, which declares what it listens for: commands, which are also
/// listed.
final class DeclaringListener<Event, Declaration>: EventListener<Event> {
  let declaration: Declaration
  private let answer: @MainActor (Event, Declaration, Instance) -> Bool
  private let ownMistake: String?

  override var mistake: String? { ownMistake }

  init(
    _ declaration: Declaration, mistake: String?,
    answer: @escaping @MainActor (Event, Declaration, Instance) -> Bool
  ) {
    self.declaration = declaration
    self.answer = answer
    ownMistake = mistake
  }

  override var isDeclaration: Bool { true }

  override func accepts(_ event: Event) -> Bool { true }

  override func handle(_ event: Event, owner: ComponentInstance, from source: Instance) -> Bool {
    answer(event, declaration, source)
  }
}

extension VirtualNode {
  /// Offers each event that bubbles here to a function, with what is declared here.
  ///
  /// - Parameters:
  ///   - mistake: the reason why some event can never come, which is reported.
  ///   - answer: says whether it handled the event, at the listener's instance.
  package func declaring<Event, Declaration>(
    _ declaration: Declaration, mistake: String? = nil,
    _ answer: @escaping @MainActor (Event, Declaration, Instance) -> Bool
  ) -> VirtualNode {
    VirtualNode(
      ListenerNode(
        base,
        DeclaringListener<Event, Declaration>(declaration, mistake: mistake, answer: answer)))
  }

  /// Calls a function of the owner's state for each event that bubbles here: what the library
  /// itself does with it, which is no transition.
  ///
  /// - Parameter body: says whether it handled the event.
  package func calling<Event>(
    _ type: Event.Type, _ body: @escaping @MainActor (Event, Owner.State) -> Bool
  ) -> VirtualNode {
    declaring(()) { (event: Event, _, instance) in
      guard let owner = instance.owner else { return false }
      return body(event, unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self).state)
    }
  }
}

extension Instance {
  /// Returns the declaration of the listener at this instance, if it listens for a type of event.
  package final func declaration<Event, Declaration>(
    _ type: Declaration.Type, for event: Event.Type
  ) -> Declaration? {
    ((self as? ListenerInstance)?.listener as? DeclaringListener<Event, Declaration>)?.declaration
  }
}

extension Engine {
  /// Goes up whenever what is declared may be something else.
  package var declarationVersion: Int { listeners.declarationVersion }

  /// Visits the visible listeners for a type of event until one takes it, inner ones first, in the
  /// order of the tree. O(listeners).
  ///
  /// - Parameter event: the event. Only listeners that accept it are visited; `nil` visits all.
  /// - Returns: whether one took it.
  package func firstListener<Event>(
    for type: Event.Type, accepting event: Event?, where takes: (Instance) -> Bool
  ) -> Bool {
    let found = event.map { listeners.listening(for: $0) } ?? listeners.listening(for: type)
    for listener in found where listener.isMounted {
      if takes(listener) { return true }
    }
    return false
  }

  /// Calls a closure for each visible listener for a type of event, in the same order.
  /// O(listeners).
  package func forEachListener<Event>(for event: Event.Type, _ body: (Instance) -> Void) {
    for listener in listeners.listening(for: event) where listener.isMounted {
      body(listener)
    }
  }
}
