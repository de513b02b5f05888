/// An app's state in one place, changed by actions alone.
///
/// ```swift
/// let store = Store<AppState, AppAction>(AppState()) { state, action in
///   switch action {
///   case .increment: state.count += 1
///   }
/// }
/// let count = store.select(\.count)      // a Property<Int>, told only where it changes
/// store.dispatch(.increment)
/// ```
///
/// An action that is dispatched while another is at work waits for it: every observer sees every
/// state, in one order.
@MainActor
public final class Store<State, Action> {
  private let source: MutableProperty<State>
  private let reducer: (inout State, Action) -> Void
  private let middleware: [Middleware<State, Action>]
  private let actionSource = EventSource<StoreStep<State, Action>>()
  private var waiting: [Action] = []
  private var isReducing = false

  /// The state. It can be observed, not written.
  public let state: Property<State>

  /// - Parameters:
  ///   - initial: the state to begin with.
  ///   - middleware: what sees each action before the reducer, the first one first.
  ///   - reducer: changes the state as an action says. It must be pure.
  public init(
    _ initial: State, middleware: [Middleware<State, Action>] = [],
    reducer: @escaping (inout State, Action) -> Void
  ) {
    source = MutableProperty(initial)
    state = Property(source)
    self.middleware = middleware
    self.reducer = reducer
  }

  /// Each action with the states before and after it.
  public var steps: Signal<StoreStep<State, Action>> { actionSource }

  /// Sends an action through the middleware to the reducer.
  public func dispatch(_ action: Action) {
    waiting.append(action)
    guard !isReducing else { return }
    isReducing = true
    defer { isReducing = false }
    while !waiting.isEmpty { pass(waiting.removeFirst(), through: middleware[...]) }
  }

  private func pass(
    _ action: Action, through rest: ArraySlice<Middleware<State, Action>>
  ) {
    guard let first = rest.first else { return reduce(action) }
    first.handle(
      action, StoreContext(state: source.value) { [weak self] in self?.dispatch($0) }
    ) { [weak self] in self?.pass($0, through: rest.dropFirst()) }
  }

  private func reduce(_ action: Action) {
    // Those who listen to steps need the state before, which costs a copy: nobody else pays.
    let before = actionSource.hasListeners ? source.value : nil
    source.modify { reducer(&$0, action) }
    if let before {
      actionSource.send(StoreStep(action: action, before: before, after: source.value))
    }
  }

  func apply(_ action: Action, to state: inout State) { reducer(&state, action) }

  /// Sets the state to one that was recorded, for time travel in tests.
  func restore(_ state: State) { source.value = state }
}

/// One action and what it did.
public struct StoreStep<State, Action> {
  /// What was dispatched.
  public let action: Action
  /// The state that the reducer found.
  public let before: State
  /// The state that it left.
  public let after: State
}
