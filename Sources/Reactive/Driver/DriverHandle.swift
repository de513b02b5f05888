/// A driver as its binders know it: they observe it and tell it what to do, and do not keep it
/// alive.
@MainActor
public struct DriverHandle<State, Event> {
  /// The driver's state.
  public let state: Property<State>
  /// What the driver's verbs report.
  public let events: Signal<Event>
  private let receive: (Verb<State, Event>) -> Void

  init(
    state: Property<State>, events: Signal<Event>,
    receive: @escaping (Verb<State, Event>) -> Void
  ) {
    self.state = state
    self.events = events
    self.receive = receive
  }

  /// Does what a verb says, unless the driver has gone.
  public func perform(_ verb: Verb<State, Event>) { receive(verb) }

  /// Does what a closure says, unless the driver has gone.
  public func perform(_ name: String, _ change: @escaping (inout State) -> Void) {
    receive(Verb(name, change))
  }
}
