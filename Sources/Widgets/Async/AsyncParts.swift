import RecurseReactive
import RecurseReconciler
import RecurseTerminal

/// The standard parts of an ``AsyncView``, to be used in an app's own parts.
@MainActor
public enum AsyncParts {
  /// Each part in a slot of its own, so that the content keeps its state while others are inserted
  /// and removed.
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

  /// What is shown during a load.
  public static func loading<Owner: Component, Value>(
    _ status: AsyncStatus<Value>
  ) -> VirtualNode<Owner> {
    WithEnvironment(\.words) { ProgressView($0.loading).foreground(.secondaryText) }
  }

  /// What is shown after a failure: the message, and a button. The button alone stays while a
  /// spinner says that another load goes on, so that the focus does.
  @NodeBuilder<Owner>
  public static func failure<Owner: Component, Value>(
    _ status: AsyncStatus<Value>
  ) -> VirtualNode<Owner> {
    if !status.isSpinning { Text.failure(status.message) }
    if status.canReload { reloadButton(status) }
  }

  /// What is shown for an empty value: a message, and a button, which stays as that of a failure
  /// does.
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

  /// A button that loads again.
  public static func reloadButton<Owner: Component, Value>(
    _ status: AsyncStatus<Value>
  ) -> VirtualNode<Owner> {
    WithEnvironment(\.words) { words in
      Button(words.reload) { (_: inout Owner.State) in status.reload() }
    }
  }
}
