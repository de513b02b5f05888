/// Sees every action before the reducer, and may change it, hold it back, or dispatch others.
///
/// ```swift
/// let log = Middleware<AppState, AppAction> { action, store, next in
///   print(action)
///   next(action)
/// }
/// ```
@MainActor
public struct Middleware<State, Action> {
  let handle: (Action, StoreContext<State, Action>, @escaping (Action) -> Void) -> Void

  /// - Parameter handle: gets the action, the store, and the way on.
  public init(
    _ handle: @escaping (Action, StoreContext<State, Action>, @escaping (Action) -> Void) -> Void
  ) {
    self.handle = handle
  }
}

/// The store as middleware sees it.
@MainActor
public struct StoreContext<State, Action> {
  /// The state before the action.
  public let state: State
  private let send: (Action) -> Void

  init(state: State, send: @escaping (Action) -> Void) {
    self.state = state
    self.send = send
  }

  /// Dispatches another action, which has its turn after this one; also later, from a task.
  public func dispatch(_ action: Action) { send(action) }
}
