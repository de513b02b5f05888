/// Computes a value from several inputs.
final class CombineNode<each Input, Value>: DerivedNode<Value> {
  private let sources: (repeat ValueNode<each Input>)
  private let transform: (repeat each Input) -> Value

  init(
    _ sources: repeat ValueNode<each Input>, cutoff: Cutoff<Value> = .whenEqual,
    transform: @escaping (repeat each Input) -> Value
  ) {
    self.sources = (repeat each sources)
    self.transform = transform
    super.init(cutoff: cutoff)
  }

  override var label: String { "combineLatest to \(Value.self)" }

  override var inputs: [GraphNode] {
    var nodes: [GraphNode] = []
    for node in repeat each sources { nodes.append(node) }
    return nodes
  }

  override func evaluate() -> Value? { transform(repeat (each sources).committed) }
}

/// Computes a value from any number of inputs of one type.
final class CombineAllNode<Input, Value>: DerivedNode<Value> {
  private let sources: [ValueNode<Input>]
  private let transform: ([Input]) -> Value

  init(_ sources: [ValueNode<Input>], _ transform: @escaping ([Input]) -> Value) {
    self.sources = sources
    self.transform = transform
    super.init()
  }

  override var label: String { "combineLatest to \(Value.self)" }
  override var inputs: [GraphNode] { sources }
  override func evaluate() -> Value? { transform(sources.map(\.committed)) }
}
