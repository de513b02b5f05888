/// What happened to a collection.
@MainActor
public struct CollectionChange<Element> {
  /// The elements now.
  public let current: [Element]
  /// The steps from the elements before to the ones now.
  public let changeset: Changeset<Element>

  /// The elements before.
  ///
  /// - Complexity: O(n) and the steps, each time: nothing is copied for those who do not ask.
  public var previous: [Element] {
    var list = current
    changeset.reversed.apply(to: &list)
    return list
  }
}

/// A change of a collection in pieces: a start, its steps, and an end.
public enum CollectionEvent<Element> {
  /// A change begins: until its end, the elements told are on their way.
  case begin
  case step(ChangeStep<Element>)
  /// The elements told are those of the collection again.
  case end
}

extension CollectionEvent: Equatable where Element: Equatable {}
