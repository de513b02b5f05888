/// An element of a collection, with a collection of its own below it.
public struct NestedElement<Value> {
  /// The element itself.
  public var value: Value
  /// What is below it, in its order.
  public var children: [NestedElement]

  /// An element with what is below it, by default nothing.
  public init(_ value: Value, children: [NestedElement] = []) {
    self.value = value
    self.children = children
  }
}

extension NestedElement: Equatable where Value: Equatable {}
extension NestedElement: Hashable where Value: Hashable {}
extension NestedElement: Sendable where Value: Sendable {}

/// A place in nested collections: which element, which of those below it, and so on.
///
/// ```swift
/// let path: NestedPath = [2, 0]        // the first below the third
/// ```
public struct NestedPath: Hashable, Sendable {
  /// One index a level, the outermost first; at least one.
  public var indices: [Int]

  /// A place, by one index a level.
  public init(_ indices: [Int]) { self.indices = indices }

  /// The place of one that is below this place.
  public func appending(_ index: Int) -> NestedPath { NestedPath(indices + [index]) }
}

extension NestedPath: ExpressibleByArrayLiteral {
  /// A place, by one index a level.
  public init(arrayLiteral indices: Int...) { self.init(indices) }
}

extension NestedPath: Comparable {
  /// Whether one place comes before another where each element stands before those below it.
  public static func < (left: NestedPath, right: NestedPath) -> Bool {
    left.indices.lexicographicallyPrecedes(right.indices)
  }
}

extension Array {
  /// Gives a closure the collection in which a place is, and the index there. Linear in the depth.
  mutating func withSiblings<Value, Result>(
    at path: NestedPath, _ body: (inout [NestedElement<Value>], Int) -> Result
  ) -> Result where Element == NestedElement<Value> {
    withSiblings(at: path.indices[...], body)
  }

  private mutating func withSiblings<Value, Result>(
    at path: ArraySlice<Int>, _ body: (inout [NestedElement<Value>], Int) -> Result
  ) -> Result where Element == NestedElement<Value> {
    guard let first = path.first else { fatalError("a path has at least one index") }
    if path.count == 1 { return body(&self, first) }
    return self[first].children.withSiblings(at: path.dropFirst(), body)
  }

  /// The element at a place.
  func element<Value>(at path: NestedPath) -> NestedElement<Value>
  where Element == NestedElement<Value> {
    var siblings = self
    for index in path.indices.dropLast() { siblings = siblings[index].children }
    guard let last = path.indices.last else { fatalError("a path has at least one index") }
    return siblings[last]
  }
}
