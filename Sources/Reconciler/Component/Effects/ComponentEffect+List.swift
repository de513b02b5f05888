import RecurseReactive

// In a list of effects the dot that begins a line continues the line before: what looks like the
// next effect is a method of the last. So each kind is also a method that adds it.
extension ComponentEffect {
  /// Adds an asynchronous operation to this effect. See ``task(id:onCancel:_:)-swift.type.method``.
  public func task(
    id: some Hashable & Sendable, onCancel: Cancellation = .cancel,
    _ operation: @escaping @MainActor @Sendable (Sender<Owner>) async throws -> Void
  ) -> ComponentEffect {
    and(.task(id: id, onCancel: onCancel, operation))
  }

  /// Adds a timer to this effect. See `every(_:id:update:_:)`.
  public func every(
    _ interval: Duration, id: some Hashable & Sendable, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> ComponentEffect {
    and(.every(interval, id: id, update: update, transition))
  }

  /// Adds a timer that tells the time to this effect. See `every(_:id:update:_:)`.
  public func every(
    _ interval: Duration, id: some Hashable & Sendable, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State, AppClock.Instant) throws -> Void
  ) -> ComponentEffect {
    and(.every(interval, id: id, update: update, transition))
  }

  /// Adds the values of a sequence to this effect. See
  /// ``values(of:id:_:onEnd:)-swift.type.method``.
  public func values<Values: AsyncSequence & Sendable>(
    of sequence: @autoclosure @escaping @MainActor () -> Values, id: some Hashable & Sendable,
    _ transition: @escaping @MainActor (inout Owner.State, Values.Element) throws -> Void,
    onEnd: (@MainActor (inout Owner.State) throws -> Void)? = nil
  ) -> ComponentEffect where Values.Element: Sendable {
    and(.values(of: sequence(), id: id, transition, onEnd: onEnd))
  }

  /// Adds a property to this effect. See `observe(_:id:update:_:)`.
  public func observe<Value>(
    _ source: Property<Value>, id: (any Hashable & Sendable)? = nil,
    update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State, Value) throws -> Void
  ) -> ComponentEffect {
    and(.observe(source, id: id, update: update, transition))
  }

  /// Adds a signal to this effect. See `observe(_:id:update:_:)`.
  public func observe<Value>(
    _ source: Signal<Value>, id: (any Hashable & Sendable)? = nil,
    update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State, Value) throws -> Void
  ) -> ComponentEffect {
    and(.observe(source, id: id, update: update, transition))
  }

  /// Adds the end of the app to this effect. See ``quit(status:)-swift.type.method``.
  public func quit(status: Int32 = 0) -> ComponentEffect {
    and(.quit(status: status))
  }
}
