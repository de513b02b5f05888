/// A stream of events to observe. A later observer receives no earlier event.
///
/// ```swift
/// let observation = player.ended.observe { print("The end") }
/// ```
///
/// A ``Property`` has a value at every time; a signal has none.
@MainActor
public class Signal<Value> {
  private let subscribe: (@escaping (Value) -> Void) -> Disposable

  init(subscribe: @escaping (@escaping (Value) -> Void) -> Disposable) {
    self.subscribe = subscribe
  }

  /// Calls the handler with each later event, until the result is released.
  public func observe(_ handler: @escaping (Value) -> Void) -> Disposable { subscribe(handler) }

  /// Calls the handler with each later event and an owner that the subscription does not retain.
  public func observe<Owner: AnyObject>(
    weak owner: Owner, _ handler: @escaping (Owner, Value) -> Void
  ) -> Disposable {
    observe { [weak owner] value in if let owner { handler(owner, value) } }
  }
}
