import RecurseReactive
import RecurseReconciler

/// The component that runs the loads of an ``AsyncView``: its state is their progress.
struct AsyncLoader<Key: Hashable & Sendable, Value>: Component {
  typealias Progress = LoadProgress<Key, Value, AppClock.Instant>
  typealias Output = AsyncTransition

  let key: Key
  let reloads: Int
  let options: AsyncOptions
  let isEmpty: @MainActor (Value) -> Bool
  let canReload: @MainActor (AsyncStatus<Value>) -> Bool
  /// Loads, and calls the closure with each value.
  let load: @MainActor (Key, @MainActor (Value) -> Void) async throws -> Void
  /// Returns nodes of the component whose body contains the view.
  let content: @MainActor (AsyncStatus<Value>) -> AnyNode

  struct State {
    var progress: Progress
    /// A person's requests to reload.
    let requests: EventSource<Void>
    /// The number of changes of the shown phase, so that each is reported.
    var shown = 0
    /// Whether the change was announced before it was rendered.
    var isAnnounced = true
  }

  var initialState: State {
    var progress = Progress(timing: options.spinner) { [isEmpty] value in isEmpty(value) }
    progress.begin(key, keepsValue: false)
    return State(progress: progress, requests: EventSource())
  }

  func propsChanged(from old: AsyncLoader, state: inout State) {
    if old.key != key {
      state.progress.begin(key, keepsValue: options.keepsValue)
      state.shown += 1
      state.isAnnounced = false
    } else if old.reloads != reloads {
      state.progress.begin(key, keepsValue: true)
    }
  }

  private func status(_ state: State) -> AsyncStatus<Value> {
    AsyncStatus(
      loadable: state.progress.shown, isSpinning: state.progress.isSpinning,
      noDataMessage: options.noDataMessage, requests: state.requests, mayReload: canReload)
  }

  func render(state: State) -> Node {
    VirtualNode.parentContent(content(status(state)))
      .onChange(of: state.shown) { state, _, emit in
        let phase = status(state).phase
        if !state.isAnnounced { emit(.will(phase)) }
        state.isAnnounced = true
        emit(.did(phase))
      }
  }

  func effects(state: State) -> [Effect] {
    .observe(state.requests) { state, _ in state.progress.begin(key, keepsValue: true) }
    if let ticket = state.progress.running {
      .task(id: EffectID.load(ticket.number)) { loader in
        let failure = try await run(on: loader.clock) { value in
          loader.send { state, emit in
            show(&state, &emit) { $0.receive(value, from: ticket, now: loader.clock.now) }
          }
        }
        loader.send { state, emit in
          show(&state, &emit) { $0.finish(ticket, failure: failure, now: loader.clock.now) }
        }
      }
    }
    if let ticket = state.progress.ticket, let delay = state.progress.spinnerIsDue {
      .task(id: EffectID.spinner(ticket.number)) { loader in
        try await loader.clock.sleep(for: delay)
        loader.send { state, emit in show(&state, &emit) { $0.spin(now: loader.clock.now) } }
      }
    }
    if let end = state.progress.heldUntil {
      .task(id: EffectID.hold) { loader in
        try await loader.clock.sleep(until: end)
        loader.send { state, emit in show(&state, &emit) { $0.release() } }
      }
    }
  }

  private enum EffectID: Hashable {
    case load(Int)
    case spinner(Int)
    case hold
  }

  /// Advances the progress, and announces the step if it changes the shown phase.
  private func show(
    _ state: inout State, _ emit: inout Emit<AsyncTransition>, _ step: (inout Progress) -> Void
  ) {
    let version = state.progress.version
    step(&state.progress)
    guard state.progress.version != version else { return }
    state.shown += 1
    emit(.will(status(state).phase))
  }

  /// Loads, with as many retries since the last value as the options allow. Throws only
  /// cancellation.
  ///
  /// - Returns: the error if the load failed in the end.
  private func run(
    on clock: AppClock, _ receive: @MainActor (Value) -> Void
  ) async throws -> (any Error)? {
    var attempt = 1
    while true {
      do {
        try await load(key) { value in
          attempt = 1
          receive(value)
        }
        return nil
      } catch {
        try Task.checkCancellation()
        guard let delay = options.retry.delay(after: attempt) else { return error }
        try await clock.sleep(for: delay)
        attempt += 1
      }
    }
  }
}

/// The options of an ``AsyncView`` besides its parts.
struct AsyncOptions {
  var keepsValue: Bool
  var noDataMessage: String?
  var retry: RetryPolicy
  var spinner: SpinnerTiming
}
