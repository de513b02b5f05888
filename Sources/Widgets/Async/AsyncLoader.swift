import RecurseReactive
import RecurseReconciler

/// Runs the loads of an ``AsyncView``: its state is their progress.
struct AsyncLoader<Key: Hashable & Sendable, Value>: Component {
  typealias Progress = LoadProgress<Key, Value, AppClock.Instant>
  typealias Output = AsyncTransition

  let key: Key
  let reloads: Int
  let options: AsyncOptions
  let isEmpty: @MainActor (Value) -> Bool
  let load: @MainActor (Key) async throws -> Value
  /// Nodes of the component whose body has the view.
  let content: @MainActor (AsyncStatus<Value>) -> AnyNode

  struct State {
    var progress: Progress
    /// A person's requests to reload.
    let requests: EventSource<Void>
    /// Counts the changes of what is shown, so that each is reported.
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
      canReload: options.canReload, noDataMessage: options.noDataMessage, requests: state.requests)
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
    if let ticket = state.progress.ticket {
      .task(id: EffectID.load(ticket.number)) { loader in
        let result = try await run(on: loader.clock)
        loader.send { state, emit in
          show(&state, &emit) { $0.answer(result, to: ticket, now: loader.clock.now) }
        }
      }
      if let delay = state.progress.spinnerIsDue {
        .task(id: EffectID.spinner(ticket.number)) { loader in
          try await loader.clock.sleep(for: delay)
          loader.send { state, emit in show(&state, &emit) { $0.spin(now: loader.clock.now) } }
        }
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

  /// Makes a step of the progress, and announces it if it changes what is shown.
  private func show(
    _ state: inout State, _ emit: inout Emit<AsyncTransition>, _ step: (inout Progress) -> Void
  ) {
    let ticket = state.progress.ticket
    let wasHeld = state.progress.heldUntil != nil
    let wasSpinning = state.progress.isSpinning
    step(&state.progress)
    let isAnswered =
      state.progress.heldUntil == nil && (wasHeld || state.progress.ticket != ticket)
    guard isAnswered || state.progress.isSpinning != wasSpinning else { return }
    state.shown += 1
    emit(.will(status(state).phase))
  }

  /// Loads, with as many retries as the options allow. Only cancellation is thrown.
  private func run(on clock: AppClock) async throws -> Result<Value, any Error> {
    var attempt = 1
    while true {
      do {
        return .success(try await load(key))
      } catch {
        try Task.checkCancellation()
        guard let delay = options.retry.delay(after: attempt) else { return .failure(error) }
        try await clock.sleep(for: delay)
        attempt += 1
      }
    }
  }
}

/// The options of an ``AsyncView`` beside its parts.
struct AsyncOptions {
  var canReload: Bool
  var keepsValue: Bool
  var noDataMessage: String
  var retry: RetryPolicy
  var spinner: SpinnerTiming
}
