/// A change of a collection.
@MainActor
public struct CollectionChange<Element> {
  /// The elements after the change.
  public let current: [Element]
  /// The steps from the previous elements to the current ones.
  public let changeset: Changeset<Element>

  /// The elements before the change, computed from the steps.
  ///
  /// - Complexity: O(n) for each step, on every read.
  public var previous: [Element] {
    var list = current
    changeset.reversed.apply(to: &list)
    return list
  }
}

/// An event of a change that is delivered as a beginning, steps and an end.
public enum CollectionEvent<Element> {
  /// The beginning of a change.
  case begin
  /// A step of the change.
  case step(ChangeStep<Element>)
  /// The end of the change.
  case end
}

extension CollectionEvent: Equatable where Element: Equatable {}
