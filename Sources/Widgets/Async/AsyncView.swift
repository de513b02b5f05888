import RecurseReactive
import RecurseReconciler
import RecurseTerminal

/// Content that is loaded, with parts for the time until then and after a failure.
///
/// ```swift
/// AsyncView(id: state.symbol) { symbol in
///   try await market.quote(of: symbol)
/// } content: { quote in
///   Text("\(quote.price)")
/// }
/// ```
///
/// Each part can be replaced: `loading`, `failure` and `empty` receive the state of the load, and
/// ``AsyncStatus/reload()`` loads again. Their handlers are transitions of the component whose body
/// contains the view. A fast load shows no spinner, and a spinner that is shown does not flicker.
/// The value stays during a reload and after a failure. The part for a failure or an empty value
/// also stays during the next load, so that its button keeps the focus. The standard parts then
/// show no message beside the spinner. `.animation(_:)` on the view animates the insertion and
/// removal of its parts.
///
/// - Parameters:
///   - id: the identity of the loaded value. A new `id` cancels the load and drops its result, even
///     a late one.
///   - reloads: a counter; a new number loads again, and the value stays meanwhile.
///   - isEmpty: whether a value is empty; by default an empty collection or `nil` is.
///   - canReload: whether the standard parts have a button to load again: `{ $0.failure != nil }`
///     has one only after failures.
///   - keepsValue: whether the value of one `id` is shown until that of the next is loaded.
///   - noDataMessage: the message for an empty value; `nil` uses that of ``Words``.
///   - retry: how often a failed load is retried, on the app's clock.
///   - spinner: the delay before a spinner is shown, and its minimum time on the screen.
///   - onTransition: called before and after a phase change.
///   - load: loads the value. It is cancelled when the view is unmounted.
///   - content: shows a value.
///   - loading: shows that a load is in progress.
///   - failure: shows why the load failed.
///   - empty: shows that the value is empty.
@MainActor
public func AsyncView<Owner: Component, Key: Hashable & Sendable, Value>(
  id: Key, reloads: Int = 0, isEmpty: (@MainActor (Value) -> Bool)? = nil,
  canReload: @escaping @MainActor (AsyncStatus<Value>) -> Bool = { _ in true },
  keepsValue: Bool = false, noDataMessage: String? = nil,
  retry: RetryPolicy = .none, spinner: SpinnerTiming = SpinnerTiming(),
  onTransition: (@MainActor (inout Owner.State, AsyncTransition) throws -> Void)? = nil,
  load: @escaping @MainActor (Key) async throws -> Value,
  @NodeBuilder<Owner> content: @escaping @MainActor (Value) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> loading: @escaping @MainActor (AsyncStatus<Value>) -> VirtualNode<Owner> = {
    AsyncParts.loading($0)
  },
  @NodeBuilder<Owner> failure: @escaping @MainActor (AsyncStatus<Value>) -> VirtualNode<Owner> = {
    AsyncParts.failure($0)
  },
  @NodeBuilder<Owner> empty: @escaping @MainActor (AsyncStatus<Value>) -> VirtualNode<Owner> = {
    AsyncParts.empty($0)
  }
) -> VirtualNode<Owner> {
  asyncView(
    id, reloads,
    AsyncOptions(
      keepsValue: keepsValue, noDataMessage: noDataMessage, retry: retry, spinner: spinner),
    isEmpty, canReload, onTransition, single(load)
  ) {
    AsyncParts.arranged($0, content: content, loading: loading, failure: failure, empty: empty)
  }
}

/// Content that is loaded, in an arrangement of the app.
///
/// ```swift
/// AsyncView(id: state.city) { city in
///   try await weather(in: city)
/// } arrangement: { status in
///   switch status.phase {
///   case .waiting, .loading: Text("…")
///   case .data, .empty: Text("\(status.value?.degrees ?? 0)°")
///   case .failed: Button("Again") { _ in status.reload() }
///   }
/// }
/// ```
///
/// - Parameter arrangement: shows the state of the load, in any phase.
@_disfavoredOverload
@MainActor
public func AsyncView<Owner: Component, Key: Hashable & Sendable, Value>(
  id: Key, reloads: Int = 0, isEmpty: (@MainActor (Value) -> Bool)? = nil,
  canReload: @escaping @MainActor (AsyncStatus<Value>) -> Bool = { _ in true },
  keepsValue: Bool = false, noDataMessage: String? = nil,
  retry: RetryPolicy = .none, spinner: SpinnerTiming = SpinnerTiming(),
  onTransition: (@MainActor (inout Owner.State, AsyncTransition) throws -> Void)? = nil,
  load: @escaping @MainActor (Key) async throws -> Value,
  @NodeBuilder<Owner> arrangement:
    @escaping @MainActor (AsyncStatus<Value>) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  asyncView(
    id, reloads,
    AsyncOptions(
      keepsValue: keepsValue, noDataMessage: noDataMessage, retry: retry, spinner: spinner),
    isEmpty, canReload, onTransition, single(load), arrangement)
}

/// Returns a load that delivers one value.
@MainActor
private func single<Key, Value>(
  _ load: @escaping @MainActor (Key) async throws -> Value
) -> @MainActor (Key, @MainActor (Value) -> Void) async throws -> Void {
  { key, receive in receive(try await load(key)) }
}

/// The common implementation of all forms of `AsyncView`.
@MainActor
func asyncView<Owner: Component, Key: Hashable & Sendable, Value>(
  _ id: Key, _ reloads: Int, _ options: AsyncOptions, _ isEmpty: (@MainActor (Value) -> Bool)?,
  _ canReload: @escaping @MainActor (AsyncStatus<Value>) -> Bool,
  _ onTransition: (@MainActor (inout Owner.State, AsyncTransition) throws -> Void)?,
  _ load: @escaping @MainActor (Key, @MainActor (Value) -> Void) async throws -> Void,
  _ arrangement: @escaping @MainActor (AsyncStatus<Value>) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  let loader = AsyncLoader(
    key: id, reloads: reloads, options: options, isEmpty: isEmpty ?? isEmptyCollectionOrNil,
    canReload: canReload, load: load
  ) {
    arrangement($0).base
  }
  // Without a handler, the owner is not rendered for it.
  guard let onTransition else { return VirtualNode(ignoringOutputsOf: loader) }
  return loader.on(onTransition).node
}

/// Returns whether a value is an empty collection or `nil`.
@MainActor
private func isEmptyCollectionOrNil<Value>(_ value: Value) -> Bool {
  if let collection = value as? any Collection { return collection.isEmpty }
  return (value as? any OptionalValue)?.isNil == true
}

private protocol OptionalValue { var isNil: Bool { get } }

extension Optional: OptionalValue {
  fileprivate var isNil: Bool { if case .none = self { true } else { false } }
}
