/// A node with the value of the input that changed last.
final class MergeNode<Value>: DerivedNode<Value> {
  private let sources: [ValueNode<Value>]

  init(_ sources: [ValueNode<Value>]) {
    self.sources = sources
    super.init(cutoff: .never)
    activateIfNeeded()
  }

  override var label: String { "merge" }
  override var inputs: [GraphNode] { sources }
  override var keepsHistory: Bool { true }

  override func evaluate() -> Value? {
    // Of several that changed in one transaction the last in the list; initially the first.
    let changed = sources.last { $0.changedAt == graph.revision && graph.phase == .computing }
    return (changed ?? sources[0]).committed
  }
}

extension Property {
  /// Returns a property with the value of the property that changed last; initially, this one's.
  ///
  /// If one transaction changes several, the last in the list counts.
  public func merge(_ others: Property<Value>...) -> Property<Value> {
    Property(node: MergeNode([node] + others.map(\.node)))
  }
}
