/// A mounted component: it owns the state.
package final class TypedComponentInstance<Base: Component>: ComponentInstance {
  package var state: Base.State
  private let kind: ComponentKind<Base>
  /// Takes the outputs of the root component, which has no parent.
  package var rootOutput: (@MainActor (Base.Output) -> Void)?

  required init(_ node: ComponentNode<Base>, kind: ComponentKind<Base>, in context: MountContext) {
    var counterpart: TypedComponentInstance<Base>?
    if let other = context.counterpart { counterpart = other as? TypedComponentInstance<Base> }
    if let counterpart {
      state = counterpart.state
    } else {
      state =
        context.engine.hasRootState
        ? Self.rootState(of: node, context) : node.component.initialState
    }
    self.kind = kind
    super.init(node, in: context)
    content = node.content
    mountChild(renderNode(because: .mounted), owner: self, counterpart: counterpart)
    reportMissingContentSlot()
    refreshEffectsAfterCommit()
  }

  private static func rootState(
    of node: ComponentNode<Base>, _ context: MountContext
  ) -> Base.State {
    context.engine.stateOverride() ?? node.component.initialState
  }

  /// Lets a transition of the root handle the errors that no boundary caught. An error that it
  /// throws ends the app.
  package func takeUncaught(
    _ transition: @escaping @MainActor (inout Base.State, Failure) throws -> Void
  ) {
    engine.onUncaught = { [reference] failure in
      guard let root = reference.target(as: TypedComponentInstance.self), root.isMounted else {
        return false
      }
      root.perform(update: .automatic, from: root) { [unowned root] state, _ in
        do {
          try transition(&state, failure)
        } catch {
          root.engine.end(with: Failure(error: error, path: failure.path))
        }
      }
      return true
    }
  }

  private var typedNode: ComponentNode<Base> { unsafeDowncast(node, to: ComponentNode<Base>.self) }

  var component: Base { typedNode.component }

  override var sourceUsage: SourceUsage { kind.sourceUsage }

  /// The running effects, or `nil` if none ever ran.
  @exclusivity(unchecked) private var effects: EffectTable?

  override var runningEffectKeys: [NodeKey] { effects?.keys ?? [] }

  override func didUnmount() {
    super.didUnmount()
    effects?.cancelAll(of: self)
  }

  /// Whether a transition has written the state: before that it can be made again.
  @exclusivity(unchecked) private var isTouched = false

  override var hasState: Bool {
    isTouched && Base.State.self != Void.self || effects?.isEmpty == false
  }

  override var isRecyclable: Bool {
    Base.State.self == Void.self && effects == nil && content == nil
  }

  package override var anyState: Any { state }
  package override var anyInitialState: Any { component.initialState }
  package override var anyProps: Any { component }

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
    let last = typedNode
    let next = unsafeDowncast(node, to: ComponentNode<Base>.self)
    self.node = node
    if content !== next.content { content = next.content }
    if kind.areEqual(last.component, next.component) {
      if isDirty { rerender(at: cursor) } else { engine.record.skipped += 1 }
    } else {
      // A transition that this asks for must not overlap it.
      engine.transitions.run {
        next.component.propsChanged(from: last.component, state: &state)
      }
      if !isDirty { reason = .props }
      rerender(at: cursor)
    }
    updateContentSlot(at: cursor)
  }

  override func rerender(at cursor: HostCursor) {
    // Within an outer one, the region's own changes keep their mode.
    let update = update
    isDirty = false
    let node = renderNode(because: reason)
    engine.rendering(update) { updateRendered(to: node, at: cursor) }
    refreshEffectsAfterCommit()
  }

  override var effectKeys: [NodeKey] { component.effects(state: state).flatMap(\.keys) }

  override func refreshEffects() {
    let wanted = component.effects(state: state)
    // `isEmpty` is the protocol's and looks the type of the array up, which takes longer than the
    // rest.
    if wanted.count > 0 || effects != nil { refresh(to: wanted) }
  }

  // A function of its own: it looks up the type of the effects.
  @inline(never)
  private func refresh(to wanted: [ComponentEffect<Base>]) {
    guard isMounted else { return }
    let effects = effects ?? EffectTable()
    self.effects = effects
    setNeedsUnmountVisit()
    effects.refresh(to: wanted.flatMap { $0.bound(to: self, from: self) }, of: self)
  }

  /// Runs a transition of the state, then routes what it emitted to the parent.
  package func perform(
    update: UpdateMode, from source: Instance,
    _ transition:
      @escaping @MainActor (inout Base.State, inout Emit<Base.Output>) throws -> Void
  ) {
    guard isMounted else { return }
    guard !engine.transitions.isRunning else {
      engine.transitions.enqueue { [self] in perform(update: update, from: source, transition) }
      return
    }
    run(update: update, from: source) { state, emit in
      try transition(&state, &emit)
      return true
    }
  }

  /// Runs a transition for each of several values, one after the other, until a time is over.
  ///
  /// The state is accessed, and the component marked, once for all of them. What a transition asks
  /// for runs before the next one, as if each had come alone.
  ///
  /// - Returns: the number of values that are done.
  func performAll<Value>(
    _ values: [Value], within time: inout DeliveryTime, from source: Instance,
    _ transition: @MainActor (inout Base.State, Value) throws -> Void
  ) -> Int {
    guard isMounted else { return values.count }
    // The job comes again when the transition has ended.
    guard !engine.transitions.isRunning, values.count > 0 else { return 0 }
    isTouched = true
    var done = 0
    repeat {
      markDirty(because: .state)
      engine.transitions.drain {
        do {
          try engine.transitions.run {
            try take(values, &done, &state, within: &time, transition)
          }
        } catch {
          engine.fail(error, at: source)
        }
      }
    } while done < values.count && !time.isOver(after: done)
    return done
  }

  /// Runs transitions up to one that throws, or asks for others.
  private func take<Value>(
    _ values: [Value], _ done: inout Int, _ state: inout Base.State,
    within time: inout DeliveryTime,
    _ transition: @MainActor (inout Base.State, Value) throws -> Void
  ) throws {
    repeat {
      let value = values[done]
      done += 1
      try transition(&state, value)
    } while done < values.count && engine.transitions.isEmpty && !time.isOver(after: done)
  }

  /// Runs a transition that returns whether it handled something. If it did not, nothing is
  /// rendered.
  package func ask(
    update: UpdateMode, from source: Instance,
    _ answer: @escaping @MainActor (inout Base.State, inout Emit<Base.Output>) throws -> Bool
  ) -> Bool {
    guard isMounted else { return false }
    guard !engine.transitions.isRunning else {
      engine.transitions.enqueue { [self] in _ = ask(update: update, from: source, answer) }
      return true
    }
    return run(update: update, from: source) { state, emit in
      let before = engine.diagnostics.onMisuse.map { _ in "\(state)" }
      let isHandled = try answer(&state, &emit)
      if !isHandled, let before { verifyIgnored(state, since: before, emit) }
      return isHandled
    }
  }

  /// - Returns: whether the transition handled something, or failed.
  @discardableResult
  private func run(
    update: UpdateMode, from source: Instance,
    _ transition: @MainActor (inout Base.State, inout Emit<Base.Output>) throws -> Bool
  ) -> Bool {
    var isHandled = true
    engine.transitions.drain {
      var emit = Emit<Base.Output>()
      do {
        try engine.transitions.run { isHandled = try transition(&state, &emit) }
        guard isHandled else { return }
        isTouched = true
        markDirty(update, because: .state)
        for request in emit.requests { engine.patcher.perform(request) }
        if !emit.outputs.isEmpty { route(emit.outputs) }
      } catch {
        isTouched = true
        markDirty(update, because: .state)
        engine.fail(error, at: source)
      }
    }
    return isHandled
  }

  /// In strict mode, reports a handler that says that it ignored something, and yet did something.
  private func verifyIgnored(
    _ state: Base.State, since before: String, _ emit: Emit<Base.Output>
  ) {
    let emittedNothing = emit.outputs.isEmpty && emit.requests.isEmpty
    guard "\(state)" != before || !emittedNothing else { return }
    engine.diagnostics.onMisuse?(
      "a handler of \(Base.self) answered .ignored, and yet "
        + (emittedNothing ? "changed the state" : "emitted"))
  }

  private func route(_ outputs: [Base.Output]) {
    if let owner, typedNode.deliver(outputs, to: owner, from: self) { return }
    if let rootOutput { outputs.forEach(rootOutput) }
  }
}
