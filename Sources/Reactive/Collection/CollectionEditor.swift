/// The elements of a collection during an edit, which records each change as a step.
public struct CollectionEditor<Element> {
  /// The current elements.
  public private(set) var elements: [Element]
  private(set) var steps: [ChangeStep<Element>] = []

  init(_ elements: [Element]) { self.elements = elements }

  /// The current number of elements.
  public var count: Int { elements.count }
  /// A Boolean value that indicates whether there are no elements.
  public var isEmpty: Bool { elements.isEmpty }
  /// The indices of the elements.
  public var indices: Range<Int> { elements.indices }

  /// The element at an index. Assigning it is an update. O(1).
  public subscript(index: Int) -> Element {
    get { elements[index] }
    set {
      steps.append(.update(at: index, old: elements[index], new: newValue))
      elements[index] = newValue
    }
  }

  /// Appends an element. Amortized O(1).
  public mutating func append(_ element: Element) { insert(element, at: elements.count) }

  /// Appends elements, each as a separate step.
  public mutating func append(contentsOf added: some Sequence<Element>) {
    for element in added { append(element) }
  }

  /// Inserts an element before the one at an index, or at the end. O(n).
  public mutating func insert(_ element: Element, at index: Int) {
    elements.insert(element, at: index)
    steps.append(.insert(at: index, element))
  }

  /// Removes and returns the element at an index. O(n).
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = elements.remove(at: index)
    steps.append(.remove(at: index, element))
    return element
  }

  /// Removes and returns the first element, if there is one. O(n).
  @discardableResult
  public mutating func removeFirst() -> Element? { isEmpty ? nil : remove(at: 0) }

  /// Removes and returns the last element, if there is one. O(1).
  @discardableResult
  public mutating func removeLast() -> Element? { isEmpty ? nil : remove(at: count - 1) }

  /// Removes all elements, from last to first. O(n).
  public mutating func removeAll() { removeAll { _ in true } }

  /// Removes the elements that pass a test, from last to first. O(n).
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let found = try elements.indices.filter { try shouldBeRemoved(elements[$0]) }
    guard !found.isEmpty else { return }
    for index in found.reversed() { steps.append(.remove(at: index, elements[index])) }
    var removed = found[...]
    var rest: [Element] = []
    rest.reserveCapacity(elements.count - found.count)
    for index in elements.indices {
      if removed.first == index { removed.removeFirst() } else { rest.append(elements[index]) }
    }
    elements = rest
  }

  /// Replaces a range. Pairs of old and new elements are updates; the rest are removed or inserted.
  public mutating func replaceSubrange(_ range: Range<Int>, with added: some Collection<Element>) {
    var index = range.lowerBound
    for element in added {
      if index < range.upperBound { self[index] = element } else { insert(element, at: index) }
      index += 1
    }
    for rest in (index..<max(index, range.upperBound)).reversed() { remove(at: rest) }
  }

  /// Moves an element. The second index is the one after the move. O(n).
  public mutating func move(from: Int, to: Int) {
    guard from != to else { return }
    let element = elements.remove(at: from)
    elements.insert(element, at: to)
    steps.append(.move(from: from, to: to, element))
  }

  /// Exchanges two elements. O(n).
  public mutating func swapAt(_ left: Int, _ right: Int) {
    guard left != right else { return }
    move(from: min(left, right), to: max(left, right))
    if abs(left - right) > 1 { move(from: max(left, right) - 1, to: min(left, right)) }
  }

  /// Applies a changeset from `Changeset(from:to:)` or from a caller that knows the
  /// changes. O(n) for each step.
  ///
  /// Debug builds report a step that does not fit the list, because its index is out of range or
  /// its element differs from the list's.
  public mutating func apply(_ changes: Changeset<Element>) {
    for step in changes.steps {
      assert(step.misfit(in: elements) == nil, step.misfit(in: elements) ?? "")
      step.apply(to: &elements)
    }
    steps += changes.steps
  }
}
