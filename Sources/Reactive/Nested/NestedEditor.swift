/// Nested collections while they are edited; each edit is noted as a step.
public struct NestedEditor<Value> {
  /// The elements now, with what is below them.
  public private(set) var elements: [NestedElement<Value>]
  private(set) var steps: [NestedStep<Value>] = []

  init(_ elements: [NestedElement<Value>]) { self.elements = elements }

  /// How many elements there are now at the top.
  public var count: Int { elements.count }
  /// Whether there is no element.
  public var isEmpty: Bool { elements.isEmpty }

  private mutating func take(_ step: NestedStep<Value>) {
    step.apply(to: &elements)
    steps.append(step)
  }

  /// The element at a place. Writing it is an update; what is below it stays.
  public subscript(path: NestedPath) -> Value {
    get { elements.element(at: path).value }
    set { take(.update(at: path, old: self[path], new: newValue)) }
  }

  /// What is below a place.
  public func children(of path: NestedPath) -> [NestedElement<Value>] {
    elements.element(at: path).children
  }

  /// Puts an element at the end, at the top.
  public mutating func append(_ value: Value, children: [NestedElement<Value>] = []) {
    insert(value, children: children, at: [elements.count])
  }

  /// Puts an element at the end of those below a place.
  public mutating func append(
    _ value: Value, children: [NestedElement<Value>] = [], below path: NestedPath
  ) {
    insert(value, children: children, at: path.appending(self.children(of: path).count))
  }

  /// Puts an element before the one at a place, or at the end.
  public mutating func insert(
    _ value: Value, children: [NestedElement<Value>] = [], at path: NestedPath
  ) {
    take(.insert(at: path, NestedElement(value, children: children)))
  }

  /// Takes out an element with all that is below it.
  @discardableResult
  public mutating func remove(at path: NestedPath) -> NestedElement<Value> {
    let element = elements.element(at: path)
    take(.remove(at: path, element))
    return element
  }

  /// Takes an element out, with all below it, and puts it in at another place, counted without it;
  /// maybe on another level.
  public mutating func move(from: NestedPath, to: NestedPath) {
    if from != to { take(.move(from: from, to: to, elements.element(at: from))) }
  }

  /// Takes out all elements, from the last to the first.
  public mutating func removeAll() {
    for index in elements.indices.reversed() { remove(at: [index]) }
  }
}
