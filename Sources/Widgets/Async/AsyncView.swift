import RecurseReactive
import RecurseReconciler
import RecurseTerminal

/// Something that has to be loaded, and what is shown until then and when it fails.
///
/// ```swift
/// AsyncView(id: state.symbol) { symbol in
///   try await market.quote(of: symbol)
/// } content: { quote in
///   Text("\(quote.price)")
/// }
/// ```
///
/// Each part can be replaced: `loading`, `failure` and `empty` get what is known of the load, and
/// ``AsyncStatus/reload()`` to load again. Their handlers are transitions of the component that
/// writes the view. A load that is answered fast shows no spinner, and one that is shown does not
/// flicker. What is shown stays while it is loaded again, and after a failure.
///
/// - Parameters:
///   - id: what is loaded. Another one cancels the load and drops its answer, also a late one.
///   - reloads: another number loads again; what is shown stays.
///   - isEmpty: whether there is nothing in a value; by default an empty collection, or `nil`.
///   - canReload: whether the standard parts have a button to load again.
///   - keepsValue: whether the value of one `id` is shown until that of the next is there.
///   - noDataMessage: what is said where there is nothing in the value.
///   - retry: how often a load that failed is tried again, on the app's clock.
///   - spinner: when the sign of loading comes and goes.
///   - onTransition: told before and after something else is shown.
///   - load: loads it. It is cancelled with the view.
///   - content: shows a value.
@MainActor
public func AsyncView<Owner: Component, Key: Hashable & Sendable, Value>(
  id: Key, reloads: Int = 0, isEmpty: @escaping @MainActor (Value) -> Bool = hasNothingInIt,
  canReload: Bool = true, keepsValue: Bool = false, noDataMessage: String = "No data",
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
  let loader = AsyncLoader(
    key: id, reloads: reloads,
    options: AsyncOptions(
      canReload: canReload, keepsValue: keepsValue, noDataMessage: noDataMessage, retry: retry,
      spinner: spinner),
    isEmpty: isEmpty, load: load
  ) { status in
    AsyncParts.arranged(
      status, content: content, loading: loading, failure: failure, empty: empty
    ).base
  }
  // Who does not listen is not rendered for it.
  guard let onTransition else { return VirtualNode(ignoringOutputsOf: loader) }
  return loader.on(onTransition).node
}

/// Whether a value is an empty collection or `nil`.
@MainActor
public func hasNothingInIt<Value>(_ value: Value) -> Bool {
  if let collection = value as? any Collection { return collection.isEmpty }
  return (value as? any OptionalValue)?.isNil == true
}

private protocol OptionalValue { var isNil: Bool { get } }

extension Optional: OptionalValue {
  fileprivate var isNil: Bool { if case .none = self { true } else { false } }
}
