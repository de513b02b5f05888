extension ObservableCollection {
  /// Each element, transformed by a function, which must be pure.
  ///
  /// - Complexity: one call for each element that is inserted or updated.
  public func map<Result>(
    _ transform: @escaping (Element) -> Result
  ) -> ObservableCollection<Result> {
    ObservableCollection<Result>(node: MappedList(node, transform))
  }

  /// The elements that pass a test, which must be pure.
  ///
  /// - Complexity: for each step one test and O(log n) more.
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> ObservableCollection {
    filter(.constant(isIncluded))
  }

  /// The elements that pass a test which may change. A new test is applied to all elements.
  ///
  /// ```swift
  /// let found = users.filter(search.map { text in { $0.name.hasPrefix(text) } })
  /// ```
  public func filter(_ isIncluded: Property<(Element) -> Bool>) -> ObservableCollection {
    ObservableCollection(node: FilteredList(node, isIncluded.node))
  }

  /// The elements in an order; equal ones keep the order of the list.
  ///
  /// - Complexity: O(log n) comparisons for each step.
  public func sorted(
    by areInIncreasingOrder: @escaping (Element, Element) -> Bool
  ) -> ObservableCollection {
    sorted(by: .constant(areInIncreasingOrder))
  }

  /// The elements in an order which may change; equal ones keep the order of the list.
  ///
  /// - Complexity: O(log n) comparisons for each step, O(n log n) for a new order.
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

  /// The elements of the collections that a function returns for each element.
  public func flatMap<Inner>(
    _ transform: @escaping (Element) -> ObservableCollection<Inner>
  ) -> ObservableCollection<Inner> {
    map(transform).flatten()
  }
}
