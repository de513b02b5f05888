/// A mounted component, its type erased.
package class ComponentInstance: Region {
  /// The nodes that the parent gave, and where the component shows them.
  final var content: AnyNode?
  final weak var placement: ContentInstance?
  /// Other places for the content: one of them shows it when the first is gone.
  final var furtherPlaces: [FurtherPlace] = []
  private final var isRendering = false
  final let effects = EffectTable()

  /// What the component is called in a path.
  package final var name: String { node.name }

  /// Whether unmounting loses anything.
  var hasState: Bool { false }

  /// The state, and what it is at first, for tests that look at it whatever the component.
  package var anyState: Any { () }
  package var anyInitialState: Any { () }

  struct FurtherPlace { weak var instance: ContentInstance? }

  final override func unmount() {
    super.unmount()
    effects.cancelAll(of: self)
  }

  /// Starts and ends effects so that those run which the state asks for.
  func refreshEffects() {}

  /// Brings what the component shows to what it renders now.
  final func updateRendered(to node: AnyNode, at cursor: HostCursor) {
    isRendering = true
    updateChild(to: node, owner: self, at: cursor)
    fillPlace(at: cursor)
    isRendering = false
    reportUnplacedContent()
  }

  /// Shows the content in another place where the one that showed it is gone.
  private final func fillPlace(at cursor: HostCursor) {
    guard !furtherPlaces.isEmpty, placement?.isMounted != true else { return }
    furtherPlaces.removeAll { $0.instance?.isMounted != true }
    guard let place = furtherPlaces.first?.instance else { return }
    furtherPlaces.removeFirst()
    placement = place
    show(content, in: place, at: cursor)
  }

  /// Called when the place that showed the content is gone.
  final func placementEnded() {
    if !isRendering, !furtherPlaces.isEmpty { markDirty() }
  }

  private final func show(_ content: AnyNode?, in place: ContentInstance, at cursor: HostCursor) {
    let count = place.widgetCount
    place.show(content, at: HostCursor(at: place, within: self, cursor))
    place.propagateWidgetCount(place.widgetCount - count, through: self)
  }

  /// Shows new content where the component's own render does not come to it.
  final func updatePlacement(at cursor: HostCursor) {
    guard let placement, placement.isMounted, placement.shown !== content else { return }
    show(content, in: placement, at: cursor)
  }

  final func reportUnplacedContent() {
    #if DEBUG
      if content != nil, placement?.isMounted != true {
        engine.report("\(path): the content given to \(name) is placed nowhere: add Content()")
      }
    #endif
  }
}

/// A mounted component: it owns the state.
package final class TypedComponentInstance<Base: Component>: ComponentInstance {
  private(set) var component: Base
  package var state: Base.State
  var handler: OutputHandler<Base.Output>?
  private let equality: Equality<Base>?
  /// Takes the outputs of the root component, which has no parent.
  package var rootOutput: (@MainActor (Base.Output) -> Void)?

  init(_ node: ComponentNode<Base>, in place: Place) {
    component = node.component
    handler = node.handler
    let counterpart = place.counterpart as? TypedComponentInstance<Base>
    state = counterpart?.state ?? place.engine.stateOverride() ?? node.component.initialState
    equality = Equality.of(Base.self)
    super.init(node, in: place)
    content = node.content
    mountChild(renderNode(because: .mounted), owner: self, counterpart: counterpart)
    reportUnplacedContent()
    engine.afterCommit(.effects(self))
  }

  /// Whether a transition has written the state: before that it can be made again.
  private var isTouched = false

  override var hasState: Bool { isTouched && Base.State.self != Void.self || !effects.isEmpty }

  package override var anyState: Any { state }
  package override var anyInitialState: Any { component.initialState }

  private func renderNode(because reason: RenderReason) -> AnyNode {
    engine.record.renders += 1
    guard let observer = engine.observer else {
      return tracked { component.render(state: state).base }
    }
    let start = observer.willRender()
    defer { observer.didRender(self, reason, since: start) }
    return tracked { component.render(state: state).base }
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    let next = unsafeDowncast(node, to: ComponentNode<Base>.self)
    let last = component
    self.node = node
    handler = next.handler
    content = next.content
    component = next.component
    if let equality, equality.areEqual(last, component) {
      if isDirty { rerender(at: cursor) } else { engine.record.skipped += 1 }
    } else {
      // A transition that this asks for must not overlap it.
      engine.inTransition { component.propsChanged(from: last, state: &state) }
      if !isDirty { reason = .props }
      rerender(at: cursor)
    }
    updatePlacement(at: cursor)
  }

  override func rerender(at cursor: HostCursor) {
    // Within an outer one, the region's own changes keep their mode.
    let update = update
    isDirty = false
    let node = renderNode(because: reason)
    engine.rendering(update) { updateRendered(to: node, at: cursor) }
    engine.afterCommit(.effects(self))
  }

  override var effectKeys: [NodeKey] { component.effects(state: state).flatMap(\.keys) }

  override func refreshEffects() {
    let wanted = component.effects(state: state)
    guard !(wanted.isEmpty && effects.isEmpty) else { return }
    effects.refresh(to: wanted.flatMap { $0.bound(to: self, from: self) }, of: self)
  }

  /// Runs a transition of the state, then routes what it emitted to the parent.
  package func perform(
    update: UpdateMode, from source: Instance,
    _ transition:
      @escaping @MainActor (inout Base.State, inout Emit<Base.Output>) throws -> Void
  ) {
    guard isMounted else { return }
    guard !engine.isInTransition else {
      engine.afterTransition { [self] in perform(update: update, from: source, transition) }
      return
    }
    engine.untilQueueIsEmpty {
      var emit = Emit<Base.Output>()
      isTouched = true
      do {
        try engine.inTransition { try transition(&state, &emit) }
        markDirty(update, because: .state)
        if !emit.outputs.isEmpty { route(emit.outputs) }
      } catch {
        markDirty(update, because: .state)
        engine.fail(error, at: source)
      }
    }
  }

  private func route(_ outputs: [Base.Output]) {
    if let handler, let owner {
      handler.deliver(outputs, to: owner, from: self)
    } else if let rootOutput {
      outputs.forEach(rootOutput)
    }
  }
}
