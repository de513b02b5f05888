extension CollectionProperty {
  /// The element at an index. Assigning it is an update. O(1).
  public subscript(index: Int) -> Element {
    get { value[index] }
    set { modify { $0[index] = newValue } }
  }

  /// Appends an element. Amortized O(1).
  public func append(_ element: Element) { modify { $0.append(element) } }

  /// Appends elements as one change.
  public func append(contentsOf elements: some Sequence<Element>) {
    modify { $0.append(contentsOf: elements) }
  }

  /// Inserts an element before the one at an index, or at the end. O(n).
  public func insert(_ element: Element, at index: Int) { modify { $0.insert(element, at: index) } }

  /// Removes and returns the element at an index. O(n).
  @discardableResult
  public func remove(at index: Int) -> Element { modify { $0.remove(at: index) } }

  /// Removes and returns the first element, if there is one. O(n).
  @discardableResult
  public func removeFirst() -> Element? { modify { $0.removeFirst() } }

  /// Removes and returns the last element, if there is one. O(1).
  @discardableResult
  public func removeLast() -> Element? { modify { $0.removeLast() } }

  /// Removes all elements as one change, or makes no change if there are none. O(n).
  public func removeAll() { modify { $0.removeAll() } }

  /// Removes the elements that pass a test as one change. O(n).
  public func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    try modify { try $0.removeAll(where: shouldBeRemoved) }
  }

  /// Replaces a range of elements with any number of others as one change. O(n).
  public func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
    modify { $0.replaceSubrange(range, with: elements) }
  }

  /// Moves an element. The second index is the one after the move. O(n).
  public func move(from: Int, to: Int) { modify { $0.move(from: from, to: to) } }

  /// Exchanges two elements as one change. O(n).
  public func swapAt(_ left: Int, _ right: Int) { modify { $0.swapAt(left, right) } }
}
