/// A mounted component, its type erased.
package class ComponentInstance: Region {
  /// The nodes that the parent gave, and where the component shows them.
  final var content: AnyNode?
  final weak var placement: ContentInstance?
  final let effects = EffectTable()

  /// What the component is called in a path.
  package final var name: String { node.name }

  package var anyState: Any { () }

  /// Whether unmounting loses anything.
  var hasState: Bool { false }

  final override func unmount() {
    super.unmount()
    effects.cancelAll()
  }

  /// Starts and ends effects so that those run which the state asks for.
  func refreshEffects() {}

  /// Shows new content where the component's own render does not come to it.
  final func updatePlacement(to content: AnyNode, at cursor: HostCursor) {
    guard let placement, placement.isMounted, placement.shown !== content else { return }
    let count = placement.widgetCount
    placement.show(content, at: HostCursor(at: placement, within: self, cursor))
    placement.propagateWidgetCount(placement.widgetCount - count, through: self)
  }

  final func reportUnplacedContent() {
    #if DEBUG
      if content != nil, placement == nil {
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
    mountChild(renderNode(), owner: self, counterpart: counterpart)
    reportUnplacedContent()
    engine.afterCommit(.effects(self))
  }

  override package var anyState: Any { state }

  override var hasState: Bool { Base.State.self != Void.self || !effects.isEmpty }

  private func renderNode() -> AnyNode {
    engine.willRender(self)
    return component.render(state: state).base
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
      component.propsChanged(from: last, state: &state)
      rerender(at: cursor)
    }
    if let content { updatePlacement(to: content, at: cursor) }
  }

  override func rerender(at cursor: HostCursor) {
    isDirty = false
    updateChild(to: renderNode(), owner: self, at: cursor)
    reportUnplacedContent()
    engine.afterCommit(.effects(self))
  }

  override func refreshEffects() {
    let wanted = component.effects(state: state)
    guard !(wanted.isEmpty && effects.isEmpty) else { return }
    effects.refresh(to: wanted.map { $0.bound(to: self) }, in: engine)
  }

  /// Runs a transition of the state, then routes what it emitted to the parent.
  package func perform(
    update: UpdateMode, from source: Instance,
    _ transition:
      @escaping @MainActor (inout Base.State, inout Emit<Base.Output>) throws -> Void
  ) {
    guard isMounted else { return engine.drop(eventFor: self) }
    guard !engine.isInTransition else {
      engine.afterTransition { [self] in perform(update: update, from: source, transition) }
      return
    }
    var emit = Emit<Base.Output>()
    do {
      try engine.inTransition { try transition(&state, &emit) }
      markDirty(update)
      if !emit.outputs.isEmpty { route(emit.outputs) }
    } catch {
      markDirty(update)
      engine.fail(error, at: source)
    }
    engine.runQueuedTransitions()
  }

  private func route(_ outputs: [Base.Output]) {
    if let handler, let owner {
      handler.deliver(outputs, to: owner, from: self)
    } else if let rootOutput {
      outputs.forEach(rootOutput)
    }
  }
}
