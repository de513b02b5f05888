/// A property that can be written.
///
/// ```swift
/// let count = MutableProperty(0)
/// count.value += 1
/// count.modify { $0 *= 10 }
/// count.swap(7)            // returns 10
/// ```
@MainActor
@dynamicMemberLookup
public final class MutableProperty<Value>: Property<Value> {
  private let source: SourceNode<Value>
  let bindings = DisposeBag()

  /// Creates a property with a value.
  ///
  /// - Parameter cutoff: determines when an assignment counts as no change.
  public init(_ value: Value, cutoff: Cutoff<Value> = .whenEqual) {
    source = SourceNode(value, cutoff: cutoff)
    super.init(node: source)
  }

  /// The value that was last written.
  ///
  /// An assignment that counts as no change notifies no observer. Assigning a part
  /// (`list.value[0] = 1`) writes the whole value. To edit a large value in place, use
  /// ``modify(_:)``.
  override public var value: Value {
    get { source.read() }
    set { source.write(newValue) }
  }

  /// Edits the value in place, without a copy, and notifies observers once.
  ///
  /// There is no old value to compare with, so the edit always counts as a change. The body's
  /// writes to other properties are delivered together with it.
  @discardableResult
  public func modify<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try source.modify(body)
  }

  /// Writes a value and returns the previous one.
  @discardableResult
  public func swap(_ value: Value) -> Value {
    let old = source.read()
    source.write(value)
    return old
  }

  /// Makes the value a constant: later writes are ignored.
  public func finish() { source.finish() }
}
