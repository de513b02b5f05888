/// A strategy that selects the inner property from which a flattened property takes its value.
public enum FlattenStrategy: Sendable {
  /// The property that the transform returned last. The others are released.
  case latest
  /// One property after the other, each until it is finished.
  case concat
  /// All properties that the transform has returned. The value is that of the one that changed
  /// last.
  case merge
}

extension Property {
  /// Returns a property with the value of another property, which a function selects by this value.
  ///
  /// ```swift
  /// let title = selectedTab.flatMap { tabs[$0].title }
  /// ```
  ///
  /// A property that is no longer selected is released.
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
