/// An identity that is equal for two properties that always have the same value: the node that they
/// share, and the path from there to a part of its value.
package struct PropertyIdentity: Hashable {
  private let node: ObjectIdentifier
  private var path: [AnyKeyPath] = []

  init(_ node: GraphNode) { self.node = ObjectIdentifier(node) }

  /// The identity of a part of the value.
  func appending(_ path: AnyKeyPath) -> PropertyIdentity {
    var part = self
    part.path.append(path)
    return part
  }
}

extension PropertyIdentity: CustomStringConvertible {
  /// For the names of effects: an address would be another at each run.
  package var description: String { path.isEmpty ? "observation" : "observation of a part" }
}
