import Observation

/// A value that changes over time, to be read and observed but not written.
///
/// ```swift
/// let name = MutableProperty("Ada")
/// let greeting = name.map { "Hello, \($0)!" }
/// let observation = greeting.observe { print($0) }   // Hello, Ada!
/// name.value = "Grace"                               // Hello, Grace!
/// ```
///
/// A derived property computes when it is read, and while it is observed at most once for each
/// change, never from old and new inputs together. Reading `value` registers with Observation, as
/// reading an `@Observable` object does.
@MainActor
@dynamicMemberLookup
public class Property<Value>: Observable {
  let node: ValueNode<Value>

  init(node: ValueNode<Value>) { self.node = node }

  /// Equal for two properties that share one value, as a read-only view does, and the same part of
  /// one property. It is valid as long as one of them is retained.
  package final var identity: PropertyIdentity { node.identity }

  /// A read-only view of another property.
  public init(_ property: Property<Value>) { node = property.node }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Property<Value> {
    let node = SourceNode(value, cutoff: .never)
    node.markFinished()
    return Property(node: node)
  }

  /// The current value.
  ///
  /// While a transaction is open or a change is being delivered, a derived property still has the
  /// value from before the writes that are pending.
  public var value: Value { node.read() }

  /// Whether the value will never change again: it is constant, or all its inputs are.
  public var isFinished: Bool { node.isKnownToBeFinished() }
}
