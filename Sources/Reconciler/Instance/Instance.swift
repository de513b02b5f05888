/// The retained counterpart of a node: what stays while renders come and go.
///
/// An instance stands in one container, the nearest element above it, to which it contributes
/// ``widgetCount`` neighbouring widgets.
@MainActor
public class Instance {
  @exclusivity(unchecked) package final var node: AnyNode
  // The way up is followed only while the instance is mounted, and then what stands above is there.
  // So it is not counted: four counts for each instance cost more than the rest of it.
  package final unowned(unsafe) let engine: Engine
  package final unowned(unsafe) let parent: Instance?
  /// The component whose state the handlers of the node change.
  package final unowned(unsafe) let owner: ComponentInstance?
  /// The element whose widget holds the widgets of this instance; nil at the root.
  package final unowned(unsafe) let container: ElementInstance?
  @exclusivity(unchecked) package final var widgetCount = 0
  // Unsafe, because a `deinit` of what stands above writes it too: instances come and go on the main
  // actor.
  @exclusivity(unchecked) nonisolated(unsafe) private final var hasEnded = false
  /// Whether here or below is something that is to be visited when it ends.
  @exclusivity(unchecked) private final var isVisitedAtEnd = false
  /// Whether this is a lazy child outside the window, whose widgets are out of the tree.
  @exclusivity(unchecked) final var isParked = false
  /// How many regions stand above: parents are rendered before their children. In the word that the
  /// three above leave half empty.
  final let depth: Int32
  @exclusivity(unchecked) private final var knownReference: BackReference<Instance>?

  init(_ node: AnyNode, in place: Place) {
    self.node = node
    engine = place.engine
    parent = place.parent
    owner = place.owner
    container = place.container
    depth = place.depth
    if !endsQuietly { visitAtEnd() }
  }

  deinit { knownReference?.cut() }

  /// Whether the instance stands in the tree: neither it nor what stands above it has ended. O(depth).
  package final var isMounted: Bool {
    var current: Instance? = self
    while let instance = current {
      if instance.hasEnded { return false }
      current = instance.parent
    }
    return true
  }

  /// The way here for those that may outlive the instance.
  package final var reference: BackReference<Instance> {
    if let knownReference { return knownReference }
    let reference = BackReference(self)
    knownReference = reference
    return reference
  }

  /// The instances directly below.
  package var childInstances: [Instance] { [] }

  /// The depth of what stands directly below.
  var depthBelow: Int32 { depth }

  /// The element that holds the widgets of the instances below this one.
  var containerBelow: ElementInstance { container! }

  /// Whether the widgets of the instances below stand in the tree.
  var placesWidgets: Bool {
    var current: Instance? = self
    while let instance = current, instance !== container {
      if instance.isParked { return false }
      current = instance.parent
    }
    return true
  }

  /// The widgets of the children before one of them.
  func widgetCount(before child: Instance) -> Int { 0 }

  /// What sets a child apart from its siblings, where this instance knows it.
  package func key(of child: Instance) -> NodeKey? { nil }

  /// What sets ``childInstances`` apart, in their order, where this instance knows it.
  package var childKeys: [NodeKey]? { nil }

  /// Takes over a node of the same identity. The cursor stands at the first widget.
  func update(to node: AnyNode, at cursor: HostCursor) { preconditionFailure("abstract") }

  /// Puts the widgets of this instance into its container.
  func insertWidgets(into container: ElementInstance, at index: Int) {
    var index = index
    forEachWidget {
      container.insert($0, at: index)
      index += 1
    }
  }

  /// The same where what patches and the container's widget are at hand, read once for many.
  func insertWidgets(
    by patcher: Patcher, into widget: AnyObject, of container: ElementInstance, at index: Int
  ) {
    insertWidgets(into: container, at: index)
  }

  /// Visits the elements whose widgets stand in this instance's container, in order.
  func forEachWidget(_ body: (ElementInstance) -> Void) {}

  /// The keys of the effects that the instance itself asks for now.
  var effectKeys: [NodeKey] { [] }

  // MARK: - The end

  /// Ends this and everything below. The widgets are removed by whoever holds this instance.
  ///
  /// O(1) where nothing below is to be visited: what stands below what has ended has ended too.
  final func end() {
    hasEnded = true
    if isVisitedAtEnd { unmount() }
  }

  /// Whether an instance of this kind has nothing to do at its end, but for what ``visitAtEnd()`` is
  /// called for.
  var endsQuietly: Bool { false }

  /// From now on the end of this, and of what stands above, is a walk that comes by here.
  final func visitAtEnd() {
    var current: Instance? = self
    while let instance = current, !instance.isVisitedAtEnd {
      instance.isVisitedAtEnd = true
      current = instance.parent
    }
  }

  /// The visit at the end.
  func unmount() {
    hasEnded = true
    unmountChildren()
  }

  func unmountChildren() {}

  /// The instance above is freed: who keeps this one must not follow the way up any more.
  nonisolated final func endsAbove() { hasEnded = true }

  /// Where instances below this one are mounted.
  final func inside(counterpart: Instance? = nil) -> Place {
    Place(
      engine: engine, parent: self, owner: owner, container: containerBelow, depth: depthBelow,
      counterpart: counterpart)
  }

  /// Where instances are mounted whose nodes another component owns.
  final func inside(owner: ComponentInstance?, counterpart: Instance? = nil) -> Place {
    guard let owner else { return inside(counterpart: counterpart) }
    return Place(
      engine: engine, parent: self, owner: owner, container: containerBelow, depth: depthBelow,
      counterpart: counterpart)
  }

  /// Carries a change of the widget count to the instances above, up to the container.
  final func propagateWidgetCount(_ difference: Int, through last: Instance? = nil) {
    guard difference != 0 else { return }
    var above = parent
    while let instance = above, instance !== container {
      instance.widgetCount += difference
      if instance === last { return }
      above = instance.parent
    }
  }

  /// Whether the instance stands in a lazy child outside the window.
  final var isAsleep: Bool {
    var current: Instance? = self
    while let instance = current {
      if instance.isParked { return true }
      current = instance.parent
    }
    return false
  }
}

/// Where an instance is mounted.
@MainActor
struct Place {
  // Not counted: a place is a description that lives no longer than the mounting below it.
  unowned(unsafe) let engine: Engine
  unowned(unsafe) let parent: Instance?
  unowned(unsafe) let owner: ComponentInstance?
  unowned(unsafe) let container: ElementInstance?
  let depth: Int32
  /// The instance of another tree whose state the new one takes, where a tree is built for
  /// comparison.
  unowned(unsafe) let counterpart: Instance?
}

@MainActor
extension [Instance] {
  /// The widgets of all of them. A loop, since a closure for the standard library would be asked
  /// for each whether it runs on the main actor.
  var widgetCount: Int {
    var count = 0
    for child in self { count += child.widgetCount }
    return count
  }

  func widgetCount(before child: Instance) -> Int {
    var count = 0
    for sibling in self {
      if sibling === child { break }
      count += sibling.widgetCount
    }
    return count
  }
}
