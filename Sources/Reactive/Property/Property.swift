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
/// A derived property computes only while somebody observes it, at most once for each change and
/// never from old and new inputs together. Reading `value` registers with the toolchain's
/// Observation, as reading an `@Observable` object does.
@MainActor
@dynamicMemberLookup
public class Property<Value>: Observable {
  let node: ValueNode<Value>

  init(node: ValueNode<Value>) { self.node = node }

  /// The same for two properties that have one value in common, as a read-only view has.
  package final var identity: ObjectIdentifier { ObjectIdentifier(node) }

  /// A read-only view of another property.
  public init(_ property: Property<Value>) { node = property.node }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Property<Value> {
    let node = SourceNode(value, cutoff: .never)
    node.markFinished()
    return Property(node: node)
  }

  /// The value now.
  ///
  /// While a transaction is open or a change is being delivered, a derived property still has the
  /// value that belongs to what is delivered; it follows the writes that wait.
  public var value: Value { node.read() }

  /// Whether the value will never change again: it is constant, or all it depends on is.
  public var isFinished: Bool { node.isKnownToBeFinished() }
}
