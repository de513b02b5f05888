/// Stands in for a driver where a binder is tested alone: the test sets the state, sends the
/// events, and reads which verbs the binder performed.
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

  /// The names of the verbs that binders performed, in order.
  public private(set) var performed: [String] = []
  /// The events that those verbs reported.
  public private(set) var emitted: [Event] = []

  /// A driver in a state, with nothing attached.
  public init(_ initial: State) { source = MutableProperty(initial) }

  /// The state; verbs that a binder performs change it as they would a driver's.
  public var state: State {
    get { source.value }
    set { source.value = newValue }
  }

  /// Attaches the binder that is tested.
  public func attach(_ binder: Binder<State, Event>) {
    let handle = DriverHandle(state: source, events: eventSource) { [weak self] verb in
      self?.record(verb)
    }
    binder.attach(handle, bag)
  }

  /// Tells the binder an event.
  public func send(_ event: Event) { eventSource.send(event) }

  /// Ends what was attached, as the end of a driver does.
  public func end() { bag.dispose() }

  private func record(_ verb: Verb<State, Event>) {
    performed.append(verb.name)
    var emit = DriverEvents<Event>()
    source.modify { verb.change(&$0, &emit) }
    emitted += emit.events
  }
}
