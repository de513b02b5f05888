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
    if !status.isSpinning {
      VirtualNode(
        OutcomeElement(message: status.message, isFailure: true),
        children: Text.failure(status.message).node(for: Owner.self))
    }
    if status.canReload { reloadButton(status) }
  }

  /// The content for an empty value: a message and a button, which stays during another load as
  /// after a failure.
  @NodeBuilder<Owner>
  public static func empty<Owner: Component, Value>(_ status: AsyncStatus<Value>) -> VirtualNode<
    Owner
  > {
    if !status.isSpinning {
      WithEnvironment(\.words) { words in
        let message = status.noDataMessage ?? words.noData
        VirtualNode(
          OutcomeElement(message: message, isFailure: false),
          children: Text(message).foreground(.secondaryText).node(for: Owner.self))
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

/// The words for the end of a load without a value. A person who hears the app hears them when they
/// come.
package struct OutcomeElement: ArrangedElement {
  package var message: String
  package var isFailure: Bool

  package var arrangement: Arrangement { Arrangement(kind: .column) }
  package var description: String { "Outcome(\(message))" }
}
