import RecurseReactive

/// Work that a component does while it is in a certain state: it runs a task or a timer, reads a
/// sequence, observes a value, or ends the app.
///
/// ```swift
/// func effects(state: State) -> [Effect] {
///   if state.isRunning {
///     .every(.seconds(1), id: "tick") { $0.seconds += 1 }
///     .task(id: "save", onCancel: .finish) { _ in try await save() }
///   }
/// }
/// ```
///
/// An effect starts after the commit in which its key first appears. It is cancelled when the key
/// disappears or the component unmounts.
///
/// In a body that contains `let` or `return`, write the type: `Effect.task(id: "save") { … }`.
@MainActor
public struct ComponentEffect<Owner: Component> {
  /// The parts of the effect: several if effects were chained with the instance methods.
  private var parts: [Part]

  private struct Part {
    let key: NodeKey
    /// Creates the effect for a component. Its errors come from the second instance.
    let bind: @MainActor (TypedComponentInstance<Owner>, Instance) -> RunningEffect
  }

  init(
    key: NodeKey,
    bind: @escaping @MainActor (TypedComponentInstance<Owner>, Instance) -> RunningEffect
  ) {
    parts = [Part(key: key, bind: bind)]
  }

  func and(_ other: ComponentEffect) -> ComponentEffect {
    var both = self
    both.parts += other.parts
    return both
  }

  var keys: [NodeKey] { parts.map(\.key) }

  func bound(
    to instance: TypedComponentInstance<Owner>, from source: Instance
  ) -> [PendingEffect] {
    parts.map { part in PendingEffect(key: part.key) { part.bind(instance, source) } }
  }

  /// The behavior of a running task when its key disappears or the app ends.
  public struct Cancellation: Hashable, Sendable {
    /// The time that the task may take at the app's end, or `nil` if it is cancelled.
    let patience: Duration?

    /// Cancels the task.
    public static var cancel: Cancellation { Cancellation(patience: nil) }

    /// Lets the task complete, for example to save a file. A newer task with the same key waits for
    /// it. When the app ends, the task has up to one second to finish.
    public static var finish: Cancellation { .finish(within: .seconds(1)) }

    /// Lets the task complete. When the app ends, it waits up to this long for the task.
    ///
    /// ```swift
    /// .task(id: "save", onCancel: .finish(within: .seconds(30))) { _ in try await upload() }
    /// ```
    ///
    /// Meanwhile, the app stays visible and takes keys; ``EnvironmentValues/isEnding`` is `true`. A
    /// second Ctrl-C or signal ends the wait. Unfinished tasks are cancelled and reported on
    /// standard error; the exit status is then 1 instead of 0.
    public static func finish(within patience: Duration) -> Cancellation {
      Cancellation(patience: min(max(.zero, patience), .seconds(1_000_000_000)))
    }
  }

  /// Runs an asynchronous operation once.
  ///
  /// ```swift
  /// .task(id: "load") { [path] app in
  ///   let text = try await read(path)
  ///   app.send { $0.text = text }
  /// }
  /// ```
  ///
  /// An error goes to the nearest ``ErrorBoundary(content:fallback:)``. After the effect's key has
  /// disappeared, anything that the operation sends or throws is dropped, unless `onCancel` lets it
  /// finish. To read the time, use the sender's clock.
  public static func task(
    id: some Hashable & Sendable, onCancel: Cancellation = .cancel,
    _ operation: @escaping @MainActor @Sendable (Sender<Owner>) async throws -> Void
  ) -> ComponentEffect {
    ComponentEffect(key: NodeKey(id)) { instance, source in
      let sender = Sender(instance)
      return TaskEffect(of: source, key: NodeKey(id), patience: onCancel.patience) { life in
        try await operation(sender.within(life))
      }
    }
  }

  /// Runs a transition repeatedly, the first time after one interval.
  ///
  /// The transition of the latest commit runs, so it never sees old props. If several ticks are
  /// late, it runs once for all of them. The minimum interval is one millisecond.
  public static func every(
    _ interval: Duration, id: some Hashable & Sendable, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> ComponentEffect {
    every(interval, id: id, update: update) { state, _ in try transition(&state) }
  }

  /// Runs a transition repeatedly, with the time at which it runs.
  ///
  /// ```swift
  /// .every(.milliseconds(50), id: "ball") { state, now in
  ///   state.ball.move(for: state.last.map { $0.duration(to: now) } ?? .zero)
  ///   state.last = now
  /// }
  /// ```
  ///
  /// The time since the last tick is longer than the interval if the tick is late.
  public static func every(
    _ interval: Duration, id: some Hashable & Sendable, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State, AppClock.Instant) throws -> Void
  ) -> ComponentEffect {
    ComponentEffect(key: NodeKey(id)) { instance, source in
      TimerEffect(every: interval, in: instance.engine.clock.timeline) {
        [sender = Sender(instance), source = source.reference] life in
        let now = sender.clock.now
        sender.within(life).perform(update: update, from: source) { state, _ in
          try transition(&state, now)
        }
      }
    }
  }

  /// Runs a transition for each value of a sequence.
  ///
  /// ```swift
  /// .values(of: log.lines(), id: "lines") { $0.lines.append($1) }
  /// ```
  ///
  /// The sequence is created when the effect starts, and read until the `id` changes or disappears.
  /// So the argument may create a stream. The transition of the latest commit runs, so it never
  /// sees old props. Values that arrive together are shown by one commit, in order.
  ///
  /// - Parameter onEnd: the transition after the last value. It does not run if the sequence is
  ///   cancelled or throws.
  public static func values<Values: AsyncSequence & Sendable>(
    of sequence: @autoclosure @escaping @MainActor () -> Values, id: some Hashable & Sendable,
    _ transition: @escaping @MainActor (inout Owner.State, Values.Element) throws -> Void,
    onEnd: (@MainActor (inout Owner.State) throws -> Void)? = nil
  ) -> ComponentEffect where Values.Element: Sendable {
    ComponentEffect(key: NodeKey(id)) { instance, source in
      let latest = Latest((take: transition, end: onEnd))
      return TaskEffect(of: source, key: NodeKey(id), latest: latest) {
        [sender = Sender(instance), source = source.reference] life in
        let sender = sender.within(life)
        let reader = ValueReader<Values.Element>(on: sender.clock) { values, time in
          sender.performAll(values, within: &time, from: source, latest.value.take)
        }
        try await reader.read(sequence())
        guard !Task.isCancelled, let end = latest.value.end else { return }
        sender.perform(update: .automatic, from: source) { state, _ in try end(&state) }
      }
    }
  }

  /// Runs a transition with a property's current value, and with each new one.
  ///
  /// ```swift
  /// .observe(session.user) { $0.user = $1 }
  /// ```
  ///
  /// The transition of the latest commit runs, so it never sees old props. A part of a property,
  /// such as `driver.state.likes`, needs no `id`. A property that `effects(state:)` creates at each
  /// call, for example with `map`, needs one: it is observed until the `id` changes.
  public static func observe<Value>(
    _ source: Property<Value>, id: (any Hashable & Sendable)? = nil,
    update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State, Value) throws -> Void
  ) -> ComponentEffect {
    let id: any Hashable = if let id { id } else { source.identity }
    return observation(id, update: update, transition) { source.observe($0) }
  }

  /// Runs a transition for each event of a signal.
  ///
  /// ```swift
  /// .observe(driver.events) { state, event in state.isDone = event == .closed }
  /// ```
  ///
  /// A signal that `effects(state:)` creates at each call, for example with `map`, needs an `id`.
  public static func observe<Value>(
    _ source: Signal<Value>, id: (any Hashable & Sendable)? = nil,
    update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State, Value) throws -> Void
  ) -> ComponentEffect {
    observation(id ?? ObjectIdentifier(source), update: update, transition) { source.observe($0) }
  }

  private static func observation<Value>(
    _ id: any Hashable, update: UpdateMode,
    _ transition: @escaping @MainActor (inout Owner.State, Value) throws -> Void,
    _ observe: @escaping @MainActor (@escaping (Value) -> Void) -> Disposable
  ) -> ComponentEffect {
    ComponentEffect(key: NodeKey(AnyHashable(id))) { instance, source in
      let latest = Latest(transition)
      return ObservationEffect(latest) {
        [sender = Sender(instance), source = source.reference] life in
        let sender = sender.within(life)
        return observe { value in
          let transition = latest.value
          sender.perform(update: update, from: source) { state, _ in try transition(&state, value) }
        }
      }
    }
  }

  /// Ends the app with an exit status, once its effects have finished or have run out of time: one
  /// second, unless they ask for more.
  public static func quit(status: Int32 = 0) -> ComponentEffect {
    ComponentEffect(key: .other(AnyHashable(QuitKey()))) { instance, _ in
      QuitEffect(status: status, engine: instance.engine)
    }
  }
}

private struct QuitKey: Hashable, CustomStringConvertible {
  var description: String { "quit" }
}
