/// Something that happens when a node comes, changes or goes.
@MainActor
class LifecycleHandler {
  /// Whether ``changed(from:_:)`` has something to do.
  var looksAtChanges: Bool { false }
  func appeared(_ instance: LifecycleInstance) {}
  func changed(from old: LifecycleHandler, _ instance: LifecycleInstance) {}
  func disappeared(_ owner: ComponentInstance) {}
  /// The keys of the effects that it starts.
  var effectKeys: [NodeKey] { [] }
}

final class LifecycleNode: WrapperNode {
  let handler: LifecycleHandler

  init(_ child: AnyNode, _ handler: LifecycleHandler) {
    self.handler = handler
    super.init(child, identity: ObjectIdentifier(type(of: handler)))
  }

  override func mount(in context: MountContext) -> Instance { LifecycleInstance(self, in: context) }

  override func around(_ child: AnyNode) -> WrapperNode { LifecycleNode(child, handler) }

  package override var name: String { "handler" }
}

final class LifecycleInstance: WrapperInstance, LifecycleObserver {
  let effects = EffectTable()
  private var hasAppeared = false
  /// The handler before the current commit, if it changed.
  private var last: LifecycleHandler?

  init(_ node: LifecycleNode, in context: MountContext) {
    super.init(node, in: context)
    mountChild(node.child, counterpart: context.counterpart)
    engine.scheduler.schedule(.appeared(self))
  }

  override var effectKeys: [NodeKey] { handler.effectKeys }

  var handler: LifecycleHandler { unsafeDowncast(node, to: LifecycleNode.self).handler }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    if handler.looksAtChanges, last == nil {
      last = handler
      engine.scheduler.schedule(.changed(self))
    }
    self.node = node
    updateChild(to: unsafeDowncast(node, to: LifecycleNode.self).child, at: cursor)
  }

  func appeared() {
    hasAppeared = true
    handler.appeared(self)
  }

  override var runningEffectKeys: [NodeKey] { effects.keys }

  func disappeared(from owner: ComponentInstance) { handler.disappeared(owner) }

  func changed() {
    guard let old = last else { return }
    last = nil
    handler.changed(from: old, self)
  }

  override func didUnmount() {
    super.didUnmount()
    effects.cancelAll(of: self)
    if hasAppeared, let owner { engine.scheduler.schedule(.disappeared(self, owner: owner)) }
  }

  /// The node goes out of sight in lazy children that keep it for its state.
  override func willSuspend() {
    guard hasAppeared, let owner else { return }
    hasAppeared = false
    engine.scheduler.schedule(.disappeared(self, owner: owner))
  }

  /// The node comes into sight again.
  override func didResume() {
    if !hasAppeared { engine.scheduler.schedule(.appeared(self)) }
  }

  /// Runs a transition of the node's owner.
  func perform<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void,
    of type: Owner.Type
  ) {
    guard let owner, owner.isMounted else { return }
    unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self)
      .perform(update: .automatic, from: self, transition)
  }
}

final class AppearHandler<Owner: Component>: LifecycleHandler {
  let transition: @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  init(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) {
    self.transition = transition
  }
  override func appeared(_ instance: LifecycleInstance) {
    instance.perform(transition, of: Owner.self)
  }
}

final class DisappearHandler<Owner: Component>: LifecycleHandler {
  let transition: @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  init(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) {
    self.transition = transition
  }
  override func disappeared(_ owner: ComponentInstance) {
    unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self)
      .perform(update: .automatic, from: owner, transition)
  }
}

final class ChangeHandler<Owner: Component, Value: Equatable>: LifecycleHandler {
  let value: Value
  let transition: Transition<Owner, Value>
  init(_ value: Value, _ transition: @escaping Transition<Owner, Value>) {
    self.value = value
    self.transition = transition
  }
  override var looksAtChanges: Bool { true }
  override func changed(from old: LifecycleHandler, _ instance: LifecycleInstance) {
    guard unsafeDowncast(old, to: ChangeHandler.self).value != value else { return }
    instance.perform({ [transition, value] in try transition(&$0, value, &$1) }, of: Owner.self)
  }
}

final class TaskHandler<Owner: Component>: LifecycleHandler {
  let effect: ComponentEffect<Owner>
  init(_ effect: ComponentEffect<Owner>) { self.effect = effect }

  private func refresh(_ instance: LifecycleInstance) {
    guard let owner = instance.owner, owner.isMounted else { return }
    let typed = unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self)
    instance.effects.refresh(to: effect.bound(to: typed, from: instance), of: instance)
  }
  override var effectKeys: [NodeKey] { effect.keys }
  override var looksAtChanges: Bool { true }
  override func appeared(_ instance: LifecycleInstance) { refresh(instance) }
  override func changed(from old: LifecycleHandler, _ instance: LifecycleInstance) {
    refresh(instance)
  }
}
