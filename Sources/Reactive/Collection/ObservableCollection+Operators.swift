extension ObservableCollection {
  /// Returns a collection of the elements, each transformed by a pure function.
  ///
  /// - Complexity: one call for each element that is inserted or updated.
  public func map<Result>(
    _ transform: @escaping (Element) -> Result
  ) -> ObservableCollection<Result> {
    ObservableCollection<Result>(node: MappedList(node, transform))
  }

  /// Returns a collection of the elements that pass a pure test.
  ///
  /// - Complexity: one test and O(log n) for each step.
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> ObservableCollection {
    filter(.constant(isIncluded))
  }

  /// Returns a collection of the elements that pass a changeable test. A new test is applied to all
  /// elements.
  ///
  /// ```swift
  /// let found = users.filter(search.map { text in { $0.name.hasPrefix(text) } })
  /// ```
  public func filter(_ isIncluded: Property<(Element) -> Bool>) -> ObservableCollection {
    ObservableCollection(node: FilteredList(node, isIncluded.node))
  }

  /// Returns a collection of the elements in an order. The sort is stable.
  ///
  /// - Complexity: O(log n) comparisons for each step.
  public func sorted(
    by areInIncreasingOrder: @escaping (Element, Element) -> Bool
  ) -> ObservableCollection {
    sorted(by: .constant(areInIncreasingOrder))
  }

  /// Returns a collection of the elements in a changeable order. The sort is stable.
  ///
  /// - Complexity: O(log n) comparisons for each step, O(n log n) for a new order.
  public func sorted(
    by areInIncreasingOrder: Property<(Element, Element) -> Bool>
  ) -> ObservableCollection {
    ObservableCollection(node: SortedList(node, areInIncreasingOrder.node))
  }

  /// Returns a collection of the elements of all collections in this one, one after the other.
  public func flatten<Inner>() -> ObservableCollection<Inner>
  where Element == ObservableCollection<Inner> {
    ObservableCollection<Inner>(node: FlattenedList(node))
  }

  /// Returns a collection of the elements of the collections that a function returns for each
  /// element.
  public func flatMap<Inner>(
    _ transform: @escaping (Element) -> ObservableCollection<Inner>
  ) -> ObservableCollection<Inner> {
    map(transform).flatten()
  }
}
