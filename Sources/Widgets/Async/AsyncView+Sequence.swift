import RecurseReactive
import RecurseReconciler
import RecurseTerminal

/// Content that shows the values of an asynchronous sequence, each replacing the previous one.
///
/// ```swift
/// AsyncView(id: state.accuracy) { accuracy in
///   locations.fixes(within: accuracy)            // an AsyncSequence of fixes
/// } content: { fix in
///   Text("\(fix.latitude), \(fix.longitude)")
/// }
/// ```
///
/// Until the first value, it shows that a load is in progress. An error after some values shows the
/// failure and the last value. A sequence that ends without values is empty.
///
/// - Parameters:
///   - id: the identity of the sequence. A new `id` cancels the sequence and starts its own.
///   - values: returns the sequence. It is cancelled when the view is unmounted.
@MainActor
public func AsyncView<
  Owner: Component, Key: Hashable & Sendable, Values: AsyncSequence
>(
  id: Key, reloads: Int = 0, isEmpty: (@MainActor (Values.Element) -> Bool)? = nil,
  canReload: @escaping @MainActor (AsyncStatus<Values.Element>) -> Bool = { _ in true },
  keepsValue: Bool = false, noDataMessage: String? = nil,
  retry: RetryPolicy = .none, spinner: SpinnerTiming = SpinnerTiming(),
  onTransition: (@MainActor (inout Owner.State, AsyncTransition) throws -> Void)? = nil,
  values: @escaping @MainActor (Key) async throws -> Values,
  @NodeBuilder<Owner> content: @escaping @MainActor (Values.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> loading:
    @escaping @MainActor (AsyncStatus<Values.Element>) -> VirtualNode<Owner> = {
      AsyncParts.loading($0)
    },
  @NodeBuilder<Owner> failure:
    @escaping @MainActor (AsyncStatus<Values.Element>) -> VirtualNode<Owner> = {
      AsyncParts.failure($0)
    },
  @NodeBuilder<Owner> empty:
    @escaping @MainActor (AsyncStatus<Values.Element>) -> VirtualNode<Owner> = {
      AsyncParts.empty($0)
    }
) -> VirtualNode<Owner> {
  asyncView(
    id, reloads,
    AsyncOptions(
      keepsValue: keepsValue, noDataMessage: noDataMessage, retry: retry, spinner: spinner),
    isEmpty, canReload, onTransition, each(values)
  ) {
    AsyncParts.arranged($0, content: content, loading: loading, failure: failure, empty: empty)
  }
}

/// Content that shows the values of an asynchronous sequence, in an arrangement of the app.
///
/// - Parameter arrangement: shows the state of the sequence, in any phase.
@_disfavoredOverload
@MainActor
public func AsyncView<
  Owner: Component, Key: Hashable & Sendable, Values: AsyncSequence
>(
  id: Key, reloads: Int = 0, isEmpty: (@MainActor (Values.Element) -> Bool)? = nil,
  canReload: @escaping @MainActor (AsyncStatus<Values.Element>) -> Bool = { _ in true },
  keepsValue: Bool = false, noDataMessage: String? = nil,
  retry: RetryPolicy = .none, spinner: SpinnerTiming = SpinnerTiming(),
  onTransition: (@MainActor (inout Owner.State, AsyncTransition) throws -> Void)? = nil,
  values: @escaping @MainActor (Key) async throws -> Values,
  @NodeBuilder<Owner> arrangement:
    @escaping @MainActor (AsyncStatus<Values.Element>) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  asyncView(
    id, reloads,
    AsyncOptions(
      keepsValue: keepsValue, noDataMessage: noDataMessage, retry: retry, spinner: spinner),
    isEmpty, canReload, onTransition, each(values), arrangement)
}

/// Returns a load that delivers the values of a sequence.
@MainActor
private func each<Key, Values: AsyncSequence>(
  _ values: @escaping @MainActor (Key) async throws -> Values
) -> @MainActor (Key, @MainActor (Values.Element) -> Void) async throws -> Void {
  { key, receive in
    for try await value in try await values(key) { receive(value) }
  }
}
