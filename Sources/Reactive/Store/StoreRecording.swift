/// The actions of a store since a moment, each of which can be replayed.
///
/// ```swift
/// let recording = StoreRecording(store)
/// store.dispatch(.increment)
/// store.dispatch(.increment)
/// recording.travel(to: 1)          // the store's state is that after the first action
/// ```
@MainActor
public final class StoreRecording<State, Action> {
  private let store: Store<State, Action>
  private var observation: Disposable?

  /// The state before the first action.
  public let initial: State
  /// The actions that reached the reducer.
  public private(set) var actions: [Action] = []
  /// The state after each of them.
  public private(set) var states: [State] = []

  /// Records from now on, until it is released.
  public init(_ store: Store<State, Action>) {
    self.store = store
    initial = store.state.value
    observation = store.steps.observe { [weak self] step in
      self?.actions.append(step.action)
      self?.states.append(step.after)
    }
  }

  /// Puts the store into the state after a number of actions, of more than there are after all; the
  /// recording stays as it is.
  public func travel(to count: Int) {
    let count = min(count, states.count)
    store.restore(count <= 0 ? initial : states[count - 1])
  }
}

extension Store {
  /// What actions make of a state, without a store and without middleware.
  public func replay(_ actions: some Sequence<Action>, from initial: State) -> State {
    var state = initial
    for action in actions { apply(action, to: &state) }
    return state
  }
}
