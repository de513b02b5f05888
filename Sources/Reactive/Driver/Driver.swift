/// Owns a state that all may observe and only its verbs change.
///
/// ```swift
/// let driver = Driver(Book(title: "Emma"), binders: [.api(client), .analytics(log)])
/// driver.state.observe { show($0) }.disposed(by: bag)
/// driver.events.observe { if $0 == .closed { dismiss() } }.disposed(by: bag)
/// driver.perform(.like)
/// ```
///
/// Side effects are attached from outside as ``Binder``s, and end with the driver. A verb that is
/// performed while another's change is delivered is delivered after it, in order.
@MainActor
public final class Driver<State, Event> {
  private let source: MutableProperty<State>
  private let eventSource = EventSource<Event>()
  private let bag = DisposeBag()

  /// The state. It can be observed, not written.
  public let state: Property<State>
  /// What happens once and is not told to those who come later.
  public var events: Signal<Event> { eventSource }

  /// - Parameter binders: the side effects, in the order in which they are told.
  public init(_ initial: State, binders: [Binder<State, Event>] = []) {
    source = MutableProperty(initial)
    state = Property(source)
    for binder in binders { attach(binder) }
  }

  isolated deinit { bag.dispose() }

  /// Attaches a side effect until the driver goes.
  public func attach(_ binder: Binder<State, Event>) {
    let handle = DriverHandle(state: state, events: eventSource) { [weak self] in
      self?.perform($0)
    }
    binder.attach(handle, bag)
  }

  /// Does what a verb says.
  public func perform(_ verb: Verb<State, Event>) {
    var emit = DriverEvents<Event>()
    source.modify { verb.change(&$0, &emit) }
    for event in emit.events { eventSource.send(event) }
  }

  /// Does what a closure says.
  public func perform(_ name: String, _ change: @escaping (inout State) -> Void) {
    perform(Verb(name, change))
  }
}

extension Driver where Event == Never {
  /// A driver that reports nothing.
  public convenience init(
    state: State, binders: [Binder<State, Never>] = []
  ) {
    self.init(state, binders: binders)
  }
}
