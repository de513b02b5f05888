/// A mounted component, its type erased.
package class ComponentInstance: Region {
  /// The nodes that the parent gave, and where the component shows them.
  final var content: AnyNode?
  final weak var placement: ContentInstance?
  /// Other places for the content: one of them shows it when the first is gone.
  final var furtherPlaces: [FurtherPlace] = []
  private final var isRendering = false
  /// The effects that run; `nil` where none ever did.
  final var effects: EffectTable?
  /// Whether the commit that runs will look at them.
  final var awaitsEffects = false

  /// What the component is called in a path.
  package final var name: String { node.name }

  /// Whether unmounting loses anything.
  var hasState: Bool { false }

  /// Whether it has no state, and never had an effect or content: then it may go on as another of
  /// its type.
  var isStateless: Bool { false }

  /// The state, and what it is at first, for tests that look at it whatever the component.
  package var anyState: Any { () }
  package var anyInitialState: Any { () }

  struct FurtherPlace { weak var instance: ContentInstance? }

  final override var endsQuietly: Bool { true }

  final override func unmount() {
    super.unmount()
    effects?.cancelAll(of: self)
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
      if content != nil, placement?.isMounted != true, !engine.isOutOfStack {
        engine.report("\(path): the content given to \(name) is placed nowhere: add Content()")
      }
    #endif
  }
}

/// A mounted component: it owns the state.
package final class TypedComponentInstance<Base: Component>: ComponentInstance {
  package var state: Base.State
  private let kind: ComponentKind<Base>
  /// Takes the outputs of the root component, which has no parent.
  package var rootOutput: (@MainActor (Base.Output) -> Void)?

  required init(_ node: ComponentNode<Base>, kind: ComponentKind<Base>, in place: Place) {
    var counterpart: TypedComponentInstance<Base>?
    if let other = place.counterpart { counterpart = other as? TypedComponentInstance<Base> }
    if let counterpart {
      state = counterpart.state
    } else {
      state =
        place.engine.hasRootState ? Self.rootState(of: node, place) : node.component.initialState
    }
    self.kind = kind
    super.init(node, in: place)
    content = node.content
    mountChild(renderNode(because: .mounted), owner: self, counterpart: counterpart)
    reportUnplacedContent()
    engine.afterCommit(self)
  }

  private static func rootState(of node: ComponentNode<Base>, _ place: Place) -> Base.State {
    place.engine.stateOverride() ?? node.component.initialState
  }

  private var placed: ComponentNode<Base> { unsafeDowncast(node, to: ComponentNode<Base>.self) }

  var component: Base { placed.component }

  override var habit: ReadingHabit { kind.habit }

  /// Whether a transition has written the state: before that it can be made again.
  private var isTouched = false

  override var hasState: Bool {
    isTouched && Base.State.self != Void.self || effects?.isEmpty == false
  }

  override var isStateless: Bool {
    Base.State.self == Void.self && effects == nil && content == nil
  }

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
    let last = placed
    let next = unsafeDowncast(node, to: ComponentNode<Base>.self)
    self.node = node
    if content !== next.content { content = next.content }
    if kind.areEqual(last, next) {
      if isDirty { rerender(at: cursor) } else { engine.record.skipped += 1 }
    } else {
      // A transition that this asks for must not overlap it.
      engine.inTransition {
        next.component.propsChanged(from: last.component, state: &state)
      }
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
    engine.afterCommit(self)
  }

  override var effectKeys: [NodeKey] { component.effects(state: state).flatMap(\.keys) }

  override func refreshEffects() {
    let wanted = component.effects(state: state)
    // How many there are does not depend on their type, whose look-up takes longer than the rest.
    let isWanted = !unsafeBitCast(wanted, to: [UInt8].self).isEmpty
    guard isWanted || effects != nil, isMounted else { return }
    let effects = effects ?? EffectTable()
    self.effects = effects
    visitAtEnd()
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
    if let owner, placed.deliver(outputs, to: owner, from: self) { return }
    if let rootOutput { outputs.forEach(rootOutput) }
  }
}
