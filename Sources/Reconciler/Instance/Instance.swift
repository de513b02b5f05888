/// The retained counterpart of a node: what stays while renders come and go.
///
/// An instance stands in one container, the nearest element above it, to which it contributes
/// ``widgetCount`` neighbouring widgets.
@MainActor
public class Instance {
  package final var node: AnyNode
  package final unowned let engine: Engine
  package final unowned let parent: Instance?
  /// The component whose state the handlers of the node change.
  package final unowned let owner: ComponentInstance?
  /// The element whose widget holds the widgets of this instance; nil at the root.
  package final unowned let container: ElementInstance?
  package final var widgetCount = 0
  package final var isMounted = true

  init(_ node: AnyNode, in place: Place) {
    self.node = node
    engine = place.engine
    parent = place.parent
    owner = place.owner
    container = place.container
  }

  /// The instances directly below.
  package var childInstances: [Instance] { [] }

  /// Takes over a node of the same identity. The cursor stands at the first widget.
  func update(to node: AnyNode, at cursor: HostCursor) { preconditionFailure("abstract") }

  /// Visits the elements whose widgets stand in this instance's container, in order.
  func forEachWidget(_ body: (ElementInstance) -> Void) {
    for child in childInstances { child.forEachWidget(body) }
  }

  /// Ends everything below. The widgets are removed by whoever holds this instance.
  func unmount() {
    isMounted = false
    for child in childInstances { child.unmount() }
  }

  /// Where instances below this one are mounted.
  final func inside(owner: ComponentInstance? = nil, counterpart: Instance? = nil) -> Place {
    Place(
      engine: engine, parent: self, owner: owner ?? self.owner,
      container: (self as? ElementInstance) ?? container, counterpart: counterpart)
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
}

/// Where an instance is mounted.
@MainActor
struct Place {
  let engine: Engine
  let parent: Instance?
  let owner: ComponentInstance?
  let container: ElementInstance?
  /// The instance of another tree whose state the new one takes, where a tree is built for
  /// comparison.
  let counterpart: Instance?
}

/// The index of an instance's first widget in its container, counted only when somebody needs it.
@MainActor
struct HostCursor {
  private enum Origin {
    case index(Int)
    case instance(Instance)
    indirect case nested(Instance, within: Instance, HostCursor)
  }

  private let origin: Origin
  private var offset = 0

  init(index: Int) { origin = .index(index) }

  init(at instance: Instance) { origin = .instance(instance) }

  /// The place of an instance below another whose own place is known.
  init(at instance: Instance, within outer: Instance, _ cursor: HostCursor) {
    origin = .nested(instance, within: outer, cursor)
  }

  func advanced(by widgets: Int) -> HostCursor {
    var copy = self
    copy.offset += widgets
    return copy
  }

  var index: Int {
    switch origin {
    case .index(let index): index + offset
    case .instance(let instance): Self.distance(from: nil, to: instance) + offset
    case .nested(let instance, let outer, let cursor):
      instance.container === outer.container
        ? cursor.index + Self.distance(from: outer, to: instance) + offset
        : Self.distance(from: nil, to: instance) + offset
    }
  }

  /// The widgets before an instance, from another above it or from the start of its container.
  private static func distance(from outer: Instance?, to instance: Instance) -> Int {
    var count = 0
    var below = instance
    while let parent = below.parent, below !== outer {
      for sibling in parent.childInstances {
        if sibling === below { break }
        count += sibling.widgetCount
      }
      if parent === instance.container { break }
      below = parent
    }
    return count
  }
}
