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

  /// - Parameter cutoff: when an assignment changes too little to be told.
  public init(_ value: Value, cutoff: Cutoff<Value> = .whenEqual) {
    source = SourceNode(value, cutoff: cutoff)
    super.init(node: source)
  }

  /// The value as it was last written.
  ///
  /// An assignment that the cutoff holds to be no change is not told. Assigning a part
  /// (`list.value[0] = 1`) writes the whole: to edit a large value in place, use ``modify(_:)``.
  override public var value: Value {
    get { source.read() }
    set { source.write(newValue) }
  }

  /// Edits the value in place, without a copy, and tells observers once.
  ///
  /// The edited value is not compared with the old one, which is gone. What the body writes to
  /// other properties is told together with it.
  @discardableResult
  public func modify<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try source.modify(body)
  }

  /// Writes a value and returns the one before.
  @discardableResult
  public func swap(_ value: Value) -> Value {
    let old = source.read()
    source.write(value)
    return old
  }

  /// Makes the value a constant: later writes are ignored.
  public func finish() { source.finish() }
}
