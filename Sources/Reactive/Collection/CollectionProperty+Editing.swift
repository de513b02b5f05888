extension CollectionProperty {
  /// The element at an index. Writing it is an update.
  public subscript(index: Int) -> Element {
    get { value[index] }
    set { modify { $0[index] = newValue } }
  }

  /// Puts an element at the end.
  public func append(_ element: Element) { modify { $0.append(element) } }

  /// Puts elements at the end: one event.
  public func append(contentsOf elements: some Sequence<Element>) {
    modify { $0.append(contentsOf: elements) }
  }

  /// Puts an element before the one at an index, or at the end.
  public func insert(_ element: Element, at index: Int) { modify { $0.insert(element, at: index) } }

  /// Takes out the element at an index.
  @discardableResult
  public func remove(at index: Int) -> Element { modify { $0.remove(at: index) } }

  /// Takes the first element out, where there is one.
  @discardableResult
  public func removeFirst() -> Element? { modify { $0.removeFirst() } }

  /// Takes the last element out, where there is one.
  @discardableResult
  public func removeLast() -> Element? { modify { $0.removeLast() } }

  /// Takes out all elements, from the last to the first: one event, and none where there is no
  /// element.
  public func removeAll() { modify { $0.removeAll() } }

  /// Takes out what passes a test.
  public func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    try modify { try $0.removeAll(where: shouldBeRemoved) }
  }

  /// Puts elements in the place of some, however many.
  public func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
    modify { $0.replaceSubrange(range, with: elements) }
  }

  /// Takes an element out and puts it in at an index, counted without it.
  public func move(from: Int, to: Int) { modify { $0.move(from: from, to: to) } }

  /// Exchanges two elements: one event.
  public func swapAt(_ left: Int, _ right: Int) { modify { $0.swapAt(left, right) } }
}
