/// Which of several inner properties a flattened one follows.
public enum FlattenStrategy: Sendable {
  /// The one that was named last; the others are let go.
  case latest
  /// One after the other, each until it is finished.
  case concat
  /// All that were ever named: the value is the one that changed last.
  case merge
}

extension Property {
  /// The value of a property that depends on this value.
  ///
  /// ```swift
  /// let title = selectedTab.flatMap { tabs[$0].title }
  /// ```
  ///
  /// What is no longer followed is released, and no longer computes.
  public func flatMap<Result>(
    _ strategy: FlattenStrategy = .latest, _ transform: @escaping (Value) -> Property<Result>
  ) -> Property<Result> {
    let selector = MapNode(node, cutoff: .when { $0.node === $1.node }, transform)
    return switch strategy {
    case .latest: Property<Result>(node: FlattenNode(selector))
    case .concat: Property<Result>(node: FlattenConcatenatedNode(selector))
    case .merge: Property<Result>(node: FlattenMergedNode(selector))
    }
  }
}
