/// A change of a collection.
@MainActor
public struct CollectionChange<Element> {
  /// The elements after the change.
  public let current: [Element]
  /// The steps from the previous elements to the current ones.
  public let changeset: Changeset<Element>

  /// The elements before the change, computed from the steps.
  ///
  /// - Complexity: O(n) for each step, at each call.
  public var previous: [Element] {
    var list = current
    changeset.reversed.apply(to: &list)
    return list
  }
}

/// One event of a change that is delivered as a beginning, its steps, and an end.
public enum CollectionEvent<Element> {
  /// A change begins: steps follow.
  case begin
  /// A step of the change.
  case step(ChangeStep<Element>)
  /// The change is complete.
  case end
}

extension CollectionEvent: Equatable where Element: Equatable {}
