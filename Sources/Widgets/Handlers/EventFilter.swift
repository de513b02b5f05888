import RecurseReconciler
import RecurseTerminal

/// The events that a handler modifier listens for.
///
/// One Swift signature cannot say "with or without `emit`", nor "of the content's owner, or of one
/// that is inferred". `scripts/overloads` makes those forms of the modifier that is written.
package struct EventFilter<Event> {
  let accepts: @MainActor (Event) -> Bool
  /// The reason why no event is accepted, for the author of the app.
  let mistake: String?
  /// The input that the terminal has to report for the events.
  let interest: InputInterest

  package init(
    mistake: String? = nil, interest: InputInterest = .none,
    _ accepts: @escaping @MainActor (Event) -> Bool
  ) {
    self.mistake = mistake
    self.interest = interest
    self.accepts = accepts
  }

  /// All events of the type.
  package static var all: EventFilter { EventFilter { _ in true } }
}

extension VirtualNode {
  /// Runs a transition for each event of a filter that bubbles to the node.
  package func handling<Event>(
    _ filter: EventFilter<Event>, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode {
    listening(
      mistake: filter.mistake, interest: filter.interest, update: update, for: filter.accepts
    ) { state, _, _ in
      try transition(&state)
    }
  }

  /// Runs a transition that may emit for each event of a filter that bubbles to the node.
  package func handling<Event>(
    _ filter: EventFilter<Event>, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode {
    listening(
      mistake: filter.mistake, interest: filter.interest, update: update, for: filter.accepts
    ) { state, _, emit in
      try transition(&state, &emit)
    }
  }
}

extension EventFilter<KeyEvent> {
  /// Returns a key in some phases.
  static func key(_ key: Key, _ phases: KeyEvent.Phases) -> EventFilter {
    let key = key.normalized
    let mistake = key.reasonImpossible.map { "onKey waits for a key that cannot come: \($0)" }
    return EventFilter(mistake: mistake, interest: phases.interest) {
      phases.contains($0.phase) && $0.key == key
    }
  }
}

extension KeyEvent.Phases {
  /// The input that the terminal has to report for the phases.
  var interest: InputInterest { self == .pressed ? .none : .keyPhases }
}

extension EventFilter<Submission> {
  /// Enter in a field.
  static var submission: EventFilter { .all }
}

extension EventFilter<TapEvent> {
  /// Returns quick clicks of a button, in a number.
  static func clicks(_ count: Int, of button: MouseButton = .left) -> EventFilter {
    EventFilter { $0.button == button && $0.count.isMultiple(of: max(1, count)) }
  }
}
