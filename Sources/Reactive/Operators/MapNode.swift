/// Computes a value from one input.
final class MapNode<Input, Value>: DerivedNode<Value> {
  private let input: ValueNode<Input>
  private let transform: (Input) -> Value

  init(
    _ input: ValueNode<Input>, cutoff: Cutoff<Value> = .whenEqual,
    _ transform: @escaping (Input) -> Value
  ) {
    self.input = input
    self.transform = transform
    super.init(cutoff: cutoff)
  }

  override var label: String { "map to \(Value.self)" }
  override var inputs: [GraphNode] { [input] }
  override func evaluate() -> Value? { transform(input.committed) }
}
