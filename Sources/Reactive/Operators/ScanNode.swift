/// Folds the values of its input, from its creation on.
final class ScanNode<Input, Value>: DerivedNode<Value> {
  private let input: ValueNode<Input>
  private let next: (Value, Input) -> Value
  private var result: Value

  init(
    _ input: ValueNode<Input>, initial: Value, cutoff: Cutoff<Value> = .whenEqual,
    _ next: @escaping (Value, Input) -> Value
  ) {
    self.input = input
    self.next = next
    result = initial
    super.init(cutoff: cutoff)
    activateIfNeeded()
  }

  override var label: String { "scan to \(Value.self)" }
  override var inputs: [GraphNode] { [input] }
  override var keepsHistory: Bool { true }

  override func evaluate() -> Value? {
    result = next(result, input.committed)
    return result
  }
}
