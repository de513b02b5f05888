/// Which of the inner properties a flattened property has the value of.
public enum FlattenStrategy: Sendable {
  /// The one that the transform returned last; the others are released.
  case latest
  /// One after the other, each until it is finished.
  case concat
  /// All that the transform ever returned: the value is the one that changed last.
  case merge
}

extension Property {
  /// The value of another property, which a function selects by this value.
  ///
  /// ```swift
  /// let title = selectedTab.flatMap { tabs[$0].title }
  /// ```
  ///
  /// A property that is not selected any more is released.
  ///
  /// - Parameter transform: selects a property; it must be pure.
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
