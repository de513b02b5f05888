import RecurseReactive
import RecurseReconciler
import RecurseTerminal

/// The standard parts of an `AsyncView`, for use in an app's own parts.
@MainActor
public enum AsyncParts {
  /// Puts each part in its own slot, so that the content keeps its state while other parts are
  /// inserted and removed.
  @NodeBuilder<Owner>
  static func arranged<Owner: Component, Value>(
    _ status: AsyncStatus<Value>, content: (Value) -> VirtualNode<Owner>,
    loading: (AsyncStatus<Value>) -> VirtualNode<Owner>,
    failure: (AsyncStatus<Value>) -> VirtualNode<Owner>,
    empty: (AsyncStatus<Value>) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    if let value = status.value { content(value) }
    if status.isSpinning { loading(status) }
    if status.failure != nil { failure(status) }
    if status.loadable.isEmpty { empty(status) }
  }

  /// The content during a load.
  public static func loading<Owner: Component, Value>(
    _ status: AsyncStatus<Value>
  ) -> VirtualNode<Owner> {
    WithEnvironment(\.words) { ProgressView($0.loading).foreground(.secondaryText) }
  }

  /// The content after a failure: the message and a button. During another load, the spinner
  /// replaces the message, but the button stays, so that it keeps the focus.
  @NodeBuilder<Owner>
  public static func failure<Owner: Component, Value>(
    _ status: AsyncStatus<Value>
  ) -> VirtualNode<Owner> {
    if !status.isSpinning { Text.failure(status.message) }
    if status.canReload { reloadButton(status) }
  }

  /// The content for an empty value: a message and a button, which stays during another load as
  /// after a failure.
  @NodeBuilder<Owner>
  public static func empty<Owner: Component, Value>(_ status: AsyncStatus<Value>) -> VirtualNode<
    Owner
  > {
    if !status.isSpinning {
      WithEnvironment(\.words) {
        Text(status.noDataMessage ?? $0.noData).foreground(.secondaryText)
      }
    }
    if status.canReload { reloadButton(status) }
  }

  /// The button that loads again.
  public static func reloadButton<Owner: Component, Value>(
    _ status: AsyncStatus<Value>
  ) -> VirtualNode<Owner> {
    WithEnvironment(\.words) { words in
      Button(words.reload) { (_: inout Owner.State) in status.reload() }
    }
  }
}
