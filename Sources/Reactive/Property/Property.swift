import Observation

/// A read-only value that changes over time and can be observed.
///
/// ```swift
/// let name = MutableProperty("Ada")
/// let greeting = name.map { "Hello, \($0)!" }
/// let observation = greeting.observe { print($0) }   // Hello, Ada!
/// name.value = "Grace"                               // Hello, Grace!
/// ```
///
/// A derived property computes its value when it is read. While it is observed, it computes at most
/// once per change, and never from a mix of old and new inputs. Reading `value` registers with
/// Observation, as reading an `@Observable` object does.
@MainActor
@dynamicMemberLookup
public class Property<Value>: Observable {
  let node: ValueNode<Value>

  init(node: ValueNode<Value>) { self.node = node }

  /// The identity of the value.
  ///
  /// It is equal for two properties that share a value, such as a property and its read-only view,
  /// and for the same part of one property. It is valid while one of them is retained.
  package final var identity: PropertyIdentity { node.identity }

  /// Creates a read-only view of another property.
  public init(_ property: Property<Value>) { node = property.node }

  /// Creates a property whose value never changes.
  public static func constant(_ value: Value) -> Property<Value> {
    let node = SourceNode(value, cutoff: .never)
    node.markFinished()
    return Property(node: node)
  }

  /// The current value.
  ///
  /// While a transaction is open or a change is being delivered, a derived property keeps the value
  /// from before the pending writes.
  public var value: Value { node.read() }

  /// A Boolean value that indicates whether the value can no longer change, because it is constant
  /// or all its inputs are.
  public var isFinished: Bool { node.isKnownToBeFinished() }
}

extension Signal {
  /// Returns a property with the last event as its value.
  public func hold(_ initial: Value) -> Property<Value> { scan(initial) { $1 } }

  /// Returns a property whose value is folded from the events.
  ///
  /// ```swift
  /// let presses = button.pressed.scan(0) { count, _ in count + 1 }
  /// ```
  public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Value) -> Result
  ) -> Property<Result> {
    let node = SourceNode(initial, cutoff: .whenEqual)
    node.attachments = [
      observe { [weak node] value in
        guard let node else { return }
        node.write(next(node.current, value))
      }
    ]
    return Property<Result>(node: node)
  }
}
