/// The context in which an instance is mounted.
@MainActor
struct MountContext {
  // Not counted: a context lives no longer than the mounting below it.
  unowned(unsafe) let engine: Engine
  unowned(unsafe) let parent: Instance?
  unowned(unsafe) let owner: ComponentInstance?
  unowned(unsafe) let container: ElementInstance?
  let depth: Int32
  /// The instance of another tree whose state the new one takes, if a tree is built for comparison.
  unowned(unsafe) let counterpart: Instance?
}

extension Instance {
  /// Returns the context for the instances below this one.
  final func inside(counterpart: Instance? = nil) -> MountContext {
    MountContext(
      engine: engine, parent: self, owner: owner, container: containerBelow, depth: depthBelow,
      counterpart: counterpart)
  }

  /// Returns the context for instances whose nodes another component owns.
  final func inside(owner: ComponentInstance?, counterpart: Instance? = nil) -> MountContext {
    guard let owner else { return inside(counterpart: counterpart) }
    return MountContext(
      engine: engine, parent: self, owner: owner, container: containerBelow, depth: depthBelow,
      counterpart: counterpart)
  }
}
