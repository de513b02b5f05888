extension ObservableCollection {
  /// Each element as a function makes it. The function must be pure.
  public func map<Result>(
    _ transform: @escaping (Element) -> Result
  ) -> ObservableCollection<Result> {
    ObservableCollection<Result>(node: MappedList(node, transform))
  }

  /// The elements that pass a test.
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> ObservableCollection {
    filter(.constant(isIncluded))
  }

  /// The elements that pass a test which may change.
  ///
  /// ```swift
  /// let found = users.filter(search.map { text in { $0.name.hasPrefix(text) } })
  /// ```
  public func filter(_ isIncluded: Property<(Element) -> Bool>) -> ObservableCollection {
    ObservableCollection(node: FilteredList(node, isIncluded.node))
  }

  /// The elements in an order; equal ones stay as they are.
  public func sorted(
    by areInIncreasingOrder: @escaping (Element, Element) -> Bool
  ) -> ObservableCollection {
    sorted(by: .constant(areInIncreasingOrder))
  }

  /// The elements in an order which may change; equal ones stay as they are.
  ///
  /// - Complexity: for each step O(log n) comparisons; for a new order O(n log n).
  public func sorted(
    by areInIncreasingOrder: Property<(Element, Element) -> Bool>
  ) -> ObservableCollection {
    ObservableCollection(node: SortedList(node, areInIncreasingOrder.node))
  }

  /// The elements of all collections in this one, one after the other.
  public func flatten<Inner>() -> ObservableCollection<Inner>
  where Element == ObservableCollection<Inner> {
    ObservableCollection<Inner>(node: FlattenedList(node))
  }

  /// The elements of the collections that a function makes of each element.
  public func flatMap<Inner>(
    _ transform: @escaping (Element) -> ObservableCollection<Inner>
  ) -> ObservableCollection<Inner> {
    map(transform).flatten()
  }
}
