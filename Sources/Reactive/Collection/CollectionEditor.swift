/// The elements of a collection while they are edited; each edit is noted as a step.
public struct CollectionEditor<Element> {
  /// The elements now.
  public private(set) var elements: [Element]
  private(set) var steps: [ChangeStep<Element>] = []

  init(_ elements: [Element]) { self.elements = elements }

  /// How many elements there are now.
  public var count: Int { elements.count }
  /// Whether there is no element.
  public var isEmpty: Bool { elements.isEmpty }
  /// The places of the elements.
  public var indices: Range<Int> { elements.indices }

  /// The element at an index. Writing it is an update.
  public subscript(index: Int) -> Element {
    get { elements[index] }
    set {
      steps.append(.update(at: index, old: elements[index], new: newValue))
      elements[index] = newValue
    }
  }

  /// Puts an element at the end.
  public mutating func append(_ element: Element) { insert(element, at: elements.count) }

  /// Puts elements at the end, in their order.
  public mutating func append(contentsOf added: some Sequence<Element>) {
    for element in added { append(element) }
  }

  /// Puts an element before the one at an index, or at the end.
  public mutating func insert(_ element: Element, at index: Int) {
    elements.insert(element, at: index)
    steps.append(.insert(at: index, element))
  }

  /// Takes out the element at an index.
  ///
  /// - Complexity: O(n), as an array's.
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = elements.remove(at: index)
    steps.append(.remove(at: index, element))
    return element
  }

  /// Takes the first element out, where there is one.
  @discardableResult
  public mutating func removeFirst() -> Element? { isEmpty ? nil : remove(at: 0) }

  /// Takes the last element out, where there is one.
  @discardableResult
  public mutating func removeLast() -> Element? { isEmpty ? nil : remove(at: count - 1) }

  /// Takes out all elements, from the last to the first.
  public mutating func removeAll() { removeAll { _ in true } }

  /// Takes out what passes a test, from last to first.
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let places = try elements.indices.filter { try shouldBeRemoved(elements[$0]) }
    guard !places.isEmpty else { return }
    for place in places.reversed() { steps.append(.remove(at: place, elements[place])) }
    var removed = places[...]
    var rest: [Element] = []
    rest.reserveCapacity(elements.count - places.count)
    for place in elements.indices {
      if removed.first == place { removed.removeFirst() } else { rest.append(elements[place]) }
    }
    elements = rest
  }

  /// Puts elements in the place of some: as many as match are updates, the rest is taken out or
  /// put in.
  public mutating func replaceSubrange(_ range: Range<Int>, with added: some Collection<Element>) {
    var index = range.lowerBound
    for element in added {
      if index < range.upperBound { self[index] = element } else { insert(element, at: index) }
      index += 1
    }
    for place in (index..<max(index, range.upperBound)).reversed() { remove(at: place) }
  }

  /// Takes an element out and puts it in at an index, counted without it.
  public mutating func move(from: Int, to: Int) {
    guard from != to else { return }
    let element = elements.remove(at: from)
    elements.insert(element, at: to)
    steps.append(.move(from: from, to: to, element))
  }

  /// Puts two elements in each other's place.
  public mutating func swapAt(_ left: Int, _ right: Int) {
    guard left != right else { return }
    move(from: min(left, right), to: max(left, right))
    if abs(left - right) > 1 { move(from: max(left, right) - 1, to: min(left, right)) }
  }

  /// Takes the steps of a changeset.
  public mutating func apply(_ changes: Changeset<Element>) {
    for step in changes.steps { step.apply(to: &elements) }
    steps += changes.steps
  }
}
