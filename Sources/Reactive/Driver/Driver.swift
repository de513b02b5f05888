/// The owner of a state that anyone may observe and that only actions change.
///
/// ```swift
/// let driver = Driver(Book(title: "Emma"), binders: [.api(client), .analytics(log)])
/// driver.state.observe { show($0) }.disposed(by: bag)
/// driver.events.observe { if $0 == .closed { dismiss() } }.disposed(by: bag)
/// driver.perform(.like)
/// ```
///
/// Side effects are attached from outside as ``Binder``s, and end with the driver. If an action is
/// performed during a delivery, its change is delivered afterwards.
@MainActor
public final class Driver<State, Event> {
  private let source: MutableProperty<State>
  private let eventSource = EventSource<Event>()
  private let bag = DisposeBag()

  /// The state, which observers can read but not write.
  public let state: Property<State>
  /// The events that actions report. A later observer receives no earlier event.
  public var events: Signal<Event> { eventSource }

  /// Creates a driver with an initial state.
  ///
  /// - Parameter binders: the side effects, in the order in which they are notified.
  public init(_ initial: State, binders: [Binder<State, Event>] = []) {
    source = MutableProperty(initial)
    state = Property(source)
    for binder in binders { attach(binder) }
  }

  isolated deinit { bag.dispose() }

  /// Attaches a side effect until the driver is released.
  public func attach(_ binder: Binder<State, Event>) {
    let handle = DriverHandle(state: state, events: eventSource) { [weak self] in
      self?.perform($0)
    }
    binder.attach(handle, bag)
  }

  /// Changes the state with an action, then sends the action's events.
  public func perform(_ action: Action<State, Event>) {
    var emit = DriverEvents<Event>()
    source.modify { action.change(&$0, &emit) }
    for event in emit.events { eventSource.send(event) }
  }

  /// Changes the state with a closure, which is recorded under a name.
  public func perform(_ name: String, _ change: @escaping (inout State) -> Void) {
    perform(Action(name, change))
  }
}

extension Driver where Event == Never {
  /// Creates a driver without events.
  public convenience init(
    state: State, binders: [Binder<State, Never>] = []
  ) {
    self.init(state, binders: binders)
  }
}
