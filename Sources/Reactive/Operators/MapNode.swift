/// Computes a value from one input.
class MapNode<Input, Value>: DerivedNode<Value> {
  fileprivate let input: ValueNode<Input>
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

/// A part of the value of one input. Parts that are made anew are as good as one.
final class PartNode<Input, Value>: MapNode<Input, Value> {
  private let path: KeyPath<Input, Value>

  init(_ input: ValueNode<Input>, _ path: KeyPath<Input, Value>) {
    self.path = path
    super.init(input) { $0[keyPath: path] }
  }

  override var identity: PropertyIdentity { input.identity.appending(path) }
}
