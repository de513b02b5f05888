/// The retained counterpart of a node: what stays while renders come and go.
///
/// An instance belongs to one container, the nearest element above it, to which it contributes
/// ``widgetCount`` neighbouring widgets.
@MainActor
package class Instance {
  // Not checked for overlapping access, as docs/decisions/002-unchecked-access.md measures.
  @exclusivity(unchecked) package final var node: AnyNode
  // The way up is followed only while the instance is mounted, and what is mounted is held by what
  // is above it: ``parentWasFreed()`` cuts the way before that goes. So it is not counted: four
  // counts for each instance cost more than the rest of it.
  package final unowned(unsafe) let engine: Engine
  package final unowned(unsafe) let parent: Instance?
  /// The component whose state the handlers of the node change.
  package final unowned(unsafe) let owner: ComponentInstance?
  /// The element whose widget holds the widgets of this instance; nil at the root.
  package final unowned(unsafe) let container: ElementInstance?
  @exclusivity(unchecked) package final var widgetCount = 0
  // Unsafe, because the `deinit` of the parent writes it, which is not isolated. Instances are
  // freed on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) private final var isUnmounted = false
  /// Whether something here or below has to be called when it is unmounted.
  @exclusivity(unchecked) private final var needsUnmountVisit = false
  /// Whether this is a lazy child that left the window: its widgets are not in the tree.
  @exclusivity(unchecked) final var isSuspended = false
  /// Whether this is the element of a layer: keys, the mouse and the focus stay inside.
  @exclusivity(unchecked) package final var isLayer = false
  /// The number of regions above. Parents are rendered before their children.
  ///
  /// It is stored next to the three flags above, to fill their word.
  final let depth: Int32
  @exclusivity(unchecked) private final var knownReference: ZeroingReference<Instance>?

  init(_ node: AnyNode, in context: MountContext) {
    self.node = node
    engine = context.engine
    parent = context.parent
    owner = context.owner
    container = context.container
    depth = context.depth
    if !unmountsSilently { setNeedsUnmountVisit() }
  }

  deinit { knownReference?.clear() }

  /// Whether the instance is in the tree: neither it nor an ancestor was unmounted. O(1) if
  /// unmounting visits the instance, else O(depth).
  package final var isMounted: Bool {
    var current: Instance? = self
    while let instance = current {
      if instance.isUnmounted { return false }
      // What unmounts something above has been here.
      if instance.needsUnmountVisit { return true }
      current = instance.parent
    }
    return true
  }

  /// A reference for those that may outlive the instance.
  package final var reference: ZeroingReference<Instance> {
    if let knownReference { return knownReference }
    let reference = ZeroingReference(self)
    knownReference = reference
    return reference
  }

  // MARK: - What a kind of instance overrides

  /// The instances directly below.
  package var childInstances: [Instance] { [] }

  /// The depth of what is directly below.
  var depthBelow: Int32 { depth }

  /// The element that holds the widgets of the instances below this one.
  var containerBelow: ElementInstance { container! }

  /// Whether the widgets of the instances below are in the tree.
  var placesWidgets: Bool {
    var current: Instance? = self
    while let instance = current, instance !== container {
      if instance.isSuspended { return false }
      current = instance.parent
    }
    return true
  }

  /// The widgets of the children before one of them.
  func widgetCount(before child: Instance) -> Int { 0 }

  /// Returns the key that distinguishes a child from its siblings, if this instance knows it.
  package func key(of child: Instance) -> NodeKey? { nil }

  /// The keys that distinguish ``childInstances``, in their order, if this instance knows them.
  package var childKeys: [NodeKey]? { nil }

  /// Takes over a node of the same identity. The cursor is at the first widget.
  func update(to node: AnyNode, at cursor: HostCursor) { preconditionFailure("abstract") }

  /// Puts the widgets of this instance into its container.
  func insertWidgets(into container: ElementInstance, at index: Int) {
    var index = index
    forEachWidget {
      container.insert($0, at: index)
      index += 1
    }
  }

  /// A faster form for many children: the caller passes the patcher and the container's widget.
  func insertWidgets(
    by patcher: Patcher, into widget: AnyObject, of container: ElementInstance, at index: Int
  ) {
    insertWidgets(into: container, at: index)
  }

  /// Visits the elements whose widgets are in this instance's container, in order.
  package func forEachWidget(_ body: (ElementInstance) -> Void) {}

  /// The keys of the effects that the instance itself asks for now, and of those that run.
  var effectKeys: [NodeKey] { [] }
  var runningEffectKeys: [NodeKey] { [] }

  /// Whether unmounting this one instance would lose something.
  var hasState: Bool { false }

  /// Whether the instance holds nothing but its node: no state, no effect, nothing that is called
  /// when it comes or goes. Such an instance may continue as another one of its kind.
  var isRecyclable: Bool { false }

  /// Called when a lazy child above leaves the window and keeps its state, and when it comes back.
  func willSuspend() {}
  func didResume() {}

  /// Handles an error from below.
  ///
  /// - Returns: whether it did; else the error goes on to what is above.
  func handle(_ error: any Error, from path: @autoclosure () -> String) -> Bool { false }

  // MARK: - Unmounting

  /// Unmounts this instance and its descendants. The parent removes the widgets.
  ///
  /// O(1) if nothing below has to be called: descendants of an unmounted instance are unmounted
  /// too.
  final func unmount() {
    isUnmounted = true
    if needsUnmountVisit { didUnmount() }
  }

  /// Whether instances of this kind need no call of ``didUnmount()``, but for those that ask for
  /// one with ``setNeedsUnmountVisit()``.
  var unmountsSilently: Bool { false }

  /// From now on unmounting this, or what is above, is a walk that comes by here.
  final func setNeedsUnmountVisit() {
    var current: Instance? = self
    while let instance = current, !instance.needsUnmountVisit {
      instance.needsUnmountVisit = true
      current = instance.parent
    }
  }

  /// Called after the instance was unmounted, if it or a descendant asked for that.
  func didUnmount() {
    isUnmounted = true
    unmountChildren()
  }

  func unmountChildren() {}

  /// Marks this and everything below as unmounted, and calls nothing: the tree is freed as a whole.
  /// Any object that still holds an instance, such as a queue of regions to render, then finds it
  /// gone.
  final func treeWillBeFreed() {
    var left: [Instance] = [self]
    while let instance = left.popLast() {
      instance.isUnmounted = true
      // Everything else finds that out on its way up.
      if instance.needsUnmountVisit { left += instance.childInstances }
    }
  }

  /// The parent is freed: who keeps this instance must not follow the way up any more.
  nonisolated final func parentWasFreed() { isUnmounted = true }
}
