/// A replacement for a driver in the test of a binder. The test sets the state, sends events, and
/// reads the actions that the binder performed.
///
/// ```swift
/// let driver = RecordingDriver<Book, BookEvent>(Book(title: "Emma"))
/// driver.attach(.analytics(log))
/// driver.state.isLiked = true
/// #expect(log.lines == ["liked: true"])
/// #expect(driver.performed.isEmpty)
/// ```
@MainActor
public final class RecordingDriver<State, Event> {
  private let source: MutableProperty<State>
  private let eventSource = EventSource<Event>()
  private let bag = DisposeBag()

  /// The names of the actions that binders performed, in order.
  public private(set) var performed: [String] = []
  /// The events that those actions reported.
  public private(set) var emitted: [Event] = []

  /// Creates a driver with a state, without binders.
  public init(_ initial: State) { source = MutableProperty(initial) }

  /// The state. A binder's actions change it as they change a driver's.
  public var state: State {
    get { source.value }
    set { source.value = newValue }
  }

  /// Attaches the binder under test.
  public func attach(_ binder: Binder<State, Event>) {
    let handle = DriverHandle(state: source, events: eventSource) { [weak self] action in
      self?.record(action)
    }
    binder.attach(handle, bag)
  }

  /// Sends an event to the binder.
  public func send(_ event: Event) { eventSource.send(event) }

  /// Ends the binders, as the release of a driver does.
  public func end() { bag.dispose() }

  private func record(_ action: Action<State, Event>) {
    performed.append(action.name)
    var emit = DriverEvents<Event>()
    source.modify { action.change(&$0, &emit) }
    emitted += emit.events
  }
}
