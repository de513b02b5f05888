import RecurseReactive

/// Something that runs while a component is in a state: a task, a timer, a sequence, the end.
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
/// An effect starts after the commit in which its key first appears, goes on while the key is
/// there, and is cancelled when the key goes or the component unmounts.
///
/// In a body with a `let` or a `return` write the type: `Effect.task(id: "save") { … }`.
@MainActor
public struct ComponentEffect<Owner: Component> {
  /// Several where one was written below the other: see the instance methods.
  private var parts: [Part]

  private struct Part {
    let key: NodeKey
    /// Makes the effect for a component; its errors come from the second instance.
    let bind: @MainActor (TypedComponentInstance<Owner>, Instance) -> RunningEffect
  }

  private init(
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

  /// What happens to a running task when its key goes, or the app ends.
  public struct Cancellation: Hashable, Sendable {
    /// How long it may take at the app's end; `nil` where it is cancelled.
    let patience: Duration?

    /// It is cancelled.
    public static var cancel: Cancellation { Cancellation(patience: nil) }

    /// It completes, and a newer one of its key waits for it: saving a file, say. At the app's end
    /// it may take a second.
    public static var finish: Cancellation { .finish(within: .seconds(1)) }

    /// It completes, and may take so long at the app's end, which waits for it.
    ///
    /// ```swift
    /// .task(id: "save", onCancel: .finish(within: .seconds(30))) { _ in try await upload() }
    /// ```
    ///
    /// Meanwhile the app is shown and takes keys; ``EnvironmentValues/isEnding`` tells that it ends.
    /// A second Ctrl-C or signal ends the wait. What did not finish is cancelled, and told on standard
    /// error; the exit status is then 1 where it would have been 0.
    public static func finish(within patience: Duration) -> Cancellation {
      Cancellation(patience: min(max(.zero, patience), .seconds(1_000_000_000)))
    }
  }

  /// Runs an asynchronous operation once. Time is read from the sender's clock.
  ///
  /// ```swift
  /// .task(id: "load") { [path] app in
  ///   let text = try await read(path)
  ///   app.send { $0.text = text }
  /// }
  /// ```
  ///
  /// An error goes to the nearest ``ErrorBoundary(content:fallback:)``. What an operation sends or
  /// throws after its key went is dropped, unless it is one that finishes.
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

  /// Runs a transition again and again, first after one interval.
  ///
  /// The transition of the latest commit runs, so it never sees old props. A tick that comes late
  /// is made up for once, not several times. An interval under a millisecond counts as one.
  public static func every(
    _ interval: Duration, id: some Hashable & Sendable, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> ComponentEffect {
    ComponentEffect(key: NodeKey(id)) { instance, source in
      TimerEffect(every: interval, in: instance.engine.clock.timeline) {
        [sender = Sender(instance), source = source.reference] life in
        sender.within(life).perform(update: update, from: source) { state, _ in
          try transition(&state)
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
  /// The sequence is made when the effect starts, and read until the `id` changes or goes: a stream
  /// may be made here. The transition of the latest commit runs, so it never sees old props. Values
  /// that come together are shown by one commit, in order.
  public static func values<Values: AsyncSequence & Sendable>(
    of sequence: @autoclosure @escaping @MainActor () -> Values, id: some Hashable & Sendable,
    _ transition: @escaping @MainActor (inout Owner.State, Values.Element) throws -> Void
  ) -> ComponentEffect where Values.Element: Sendable {
    ComponentEffect(key: NodeKey(id)) { instance, source in
      let latest = Latest(transition)
      return TaskEffect(of: source, key: NodeKey(id), latest: latest) {
        [sender = Sender(instance), source = source.reference] life in
        let sender = sender.within(life)
        let reader = ValueReader<Values.Element>(on: sender.clock) { value in
          let transition = latest.value
          sender.perform(update: .automatic, from: source) { state, _ in
            try transition(&state, value)
          }
        }
        try await reader.read(sequence())
      }
    }
  }

  /// Runs a transition with a property's value now, and with each new one.
  ///
  /// ```swift
  /// .observe(session.user) { $0.user = $1 }
  /// ```
  ///
  /// The transition of the latest commit runs, so it never sees old props. A part of a property, as
  /// `driver.state.likes`, is the same at each commit. One that is made anew in `effects(state:)`, as
  /// by `map`, needs an `id`: it is observed until the `id` changes.
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
  /// A signal that is made anew in `effects(state:)`, as by `map`, needs an `id`.
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

  /// Ends the app with an exit status, after its effects had the time to end that they ask for, or a
  /// second.
  public static func quit(status: Int32 = 0) -> ComponentEffect {
    ComponentEffect(key: .other(AnyHashable(QuitKey()))) { instance, _ in
      QuitEffect(status: status, engine: instance.engine)
    }
  }
}

private struct QuitKey: Hashable, CustomStringConvertible {
  var description: String { "quit" }
}
