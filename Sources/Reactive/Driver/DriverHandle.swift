/// A binder's view of a driver: it observes the driver and performs actions, without retaining it.
@MainActor
public struct DriverHandle<State, Event> {
  /// The driver's state.
  public let state: Property<State>
  /// The events that the driver's actions report.
  public let events: Signal<Event>
  private let receive: (Action<State, Event>) -> Void

  init(
    state: Property<State>, events: Signal<Event>,
    receive: @escaping (Action<State, Event>) -> Void
  ) {
    self.state = state
    self.events = events
    self.receive = receive
  }

  /// Performs an action, unless the driver was released.
  public func perform(_ action: Action<State, Event>) { receive(action) }

  /// Changes the state with a closure, unless the driver was released.
  public func perform(_ name: String, _ change: @escaping (inout State) -> Void) {
    receive(Action(name, change))
  }
}
