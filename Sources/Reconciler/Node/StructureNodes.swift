import CStack

/// The slot of an `if` that is not taken: it keeps its place, so that siblings never shift.
@usableFromInline
final class EmptyNode: AnyNode {
  @usableFromInline static let shared = EmptyNode()

  private init() { super.init(identity: ObjectIdentifier(EmptyNode.self)) }

  override func mount(in place: Place) -> Instance { EmptyInstance(self, in: place) }
  override func changesNothing(after last: AnyNode) -> Bool { self === last }
  override func copy() -> AnyNode {
    // With a key it is more than a slot that is not taken.
    let copy = EmptyNode()
    copy.key = key
    return copy
  }

  package override var name: String { "empty" }
}

/// Several nodes in one slot. Where it has keys they are its children's, else each has its place.
@usableFromInline
final class GroupNode: AnyNode {
  @usableFromInline let children: [AnyNode]
  @usableFromInline let keys: [NodeKey]?

  @inlinable init(_ children: [AnyNode], keys: [NodeKey]? = nil) {
    self.children = children
    self.keys = keys
    super.init(identity: keys == nil ? ObjectIdentifier(Places.self) : ObjectIdentifier(Keys.self))
  }

  deinit { Remains.take(children) }

  // A group with keys never continues one without.
  @usableFromInline enum Places {}
  @usableFromInline enum Keys {}

  static var places: ObjectIdentifier { ObjectIdentifier(Places.self) }

  override func mount(in place: Place) -> Instance { GroupInstance(self, in: place) }

  override func changesNothing(after last: AnyNode) -> Bool {
    guard isSameInstance(as: last) else { return false }
    let last = unsafeDowncast(last, to: GroupNode.self)
    return keys == last.keys && children.changeNothing(after: last.children)
  }

  override func copy() -> AnyNode {
    let copy = GroupNode(children, keys: keys)
    copy.key = key
    return copy
  }

  override func mappingElement(_ change: (ElementBox) -> AnyNode?) -> AnyNode? {
    guard children.count == 1, keys == nil, key == nil, !recurse_stack_is_low() else { return nil }
    return children[0].mappingElement(change)
  }

  package override var name: String { "group" }
}

/// A branch of an `if`, an `else` or a `switch`: the branches of one slot are never the same.
@usableFromInline
final class BranchNode: AnyNode {
  @usableFromInline let branch: Int
  @usableFromInline let child: AnyNode

  @usableFromInline enum First {}
  @usableFromInline enum Second {}

  @inlinable init(_ branch: Int, _ child: AnyNode) {
    self.branch = branch
    self.child = child
    super.init(identity: branch == 0 ? ObjectIdentifier(First.self) : ObjectIdentifier(Second.self))
    key = child.key
  }

  deinit { Remains.take(child) }

  override func mount(in place: Place) -> Instance { BranchInstance(self, in: place) }

  override func changesNothing(after last: AnyNode) -> Bool {
    guard isSameInstance(as: last), !recurse_stack_is_low() else { return false }
    return child.changesNothing(after: unsafeDowncast(last, to: BranchNode.self).child)
  }

  override func copy() -> AnyNode {
    let copy = BranchNode(branch, child)
    copy.key = key
    return copy
  }

  package override var name: String { "branch \(branch)" }
}

extension [AnyNode] {
  @MainActor
  func changeNothing(after last: [AnyNode]) -> Bool {
    guard count == last.count, !recurse_stack_is_low() else { return false }
    for slot in 0..<count where !self[slot].changesNothing(after: last[slot]) { return false }
    return true
  }
}
