/// Something that happens when a node comes, changes or goes.
@MainActor
class Hook {
  /// Whether ``changed(from:_:)`` has something to do.
  var looksAtChanges: Bool { false }
  func appeared(_ instance: HookInstance) {}
  func changed(from old: Hook, _ instance: HookInstance) {}
  func disappeared(_ owner: ComponentInstance) {}
  /// The keys of the effects that it starts.
  var effectKeys: [NodeKey] { [] }
}

final class HookNode: WrapperNode {
  let hook: Hook

  init(_ child: AnyNode, _ hook: Hook) {
    self.hook = hook
    super.init(child, identity: ObjectIdentifier(type(of: hook)))
  }

  override func mount(in place: Place) -> Instance { HookInstance(self, in: place) }

  override func around(_ child: AnyNode) -> WrapperNode { HookNode(child, hook) }

  package override var name: String { "hook" }
}

final class HookInstance: WrapperInstance {
  let effects = EffectTable()
  private var hasAppeared = false
  /// The hook before the commit that runs, where it changed.
  private var last: Hook?

  init(_ node: HookNode, in place: Place) {
    super.init(node, in: place)
    mountChild(node.child, counterpart: place.counterpart)
    engine.afterCommit(.appeared(self))
  }

  override var effectKeys: [NodeKey] { hook.effectKeys }

  var hook: Hook { unsafeDowncast(node, to: HookNode.self).hook }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    if hook.looksAtChanges, last == nil {
      last = hook
      engine.afterCommit(.changed(self))
    }
    self.node = node
    updateChild(to: unsafeDowncast(node, to: HookNode.self).child, at: cursor)
  }

  func appeared() {
    hasAppeared = true
    hook.appeared(self)
  }

  func changed() {
    guard let old = last else { return }
    last = nil
    hook.changed(from: old, self)
  }

  override func unmount() {
    super.unmount()
    effects.cancelAll(of: self)
    if hasAppeared, let owner { engine.afterCommit(.disappeared(self, owner: owner)) }
  }

  /// The node goes out of sight in lazy children that keep it for its state.
  func willPark() {
    guard hasAppeared, let owner else { return }
    hasAppeared = false
    engine.afterCommit(.disappeared(self, owner: owner))
  }

  /// The node comes into sight again.
  func didReturn() {
    if !hasAppeared { engine.afterCommit(.appeared(self)) }
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

final class AppearHook<Owner: Component>: Hook {
  let transition: @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  init(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) {
    self.transition = transition
  }
  override func appeared(_ instance: HookInstance) {
    instance.perform(transition, of: Owner.self)
  }
}

final class DisappearHook<Owner: Component>: Hook {
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

final class ChangeHook<Owner: Component, Value: Equatable>: Hook {
  let value: Value
  let transition: Transition<Owner, Value>
  init(_ value: Value, _ transition: @escaping Transition<Owner, Value>) {
    self.value = value
    self.transition = transition
  }
  override var looksAtChanges: Bool { true }
  override func changed(from old: Hook, _ instance: HookInstance) {
    guard unsafeDowncast(old, to: ChangeHook.self).value != value else { return }
    instance.perform({ [transition, value] in try transition(&$0, value, &$1) }, of: Owner.self)
  }
}

final class TaskHook<Owner: Component>: Hook {
  let effect: ComponentEffect<Owner>
  init(_ effect: ComponentEffect<Owner>) { self.effect = effect }

  private func refresh(_ instance: HookInstance) {
    guard let owner = instance.owner, owner.isMounted else { return }
    let typed = unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self)
    instance.effects.refresh(to: effect.bound(to: typed, from: instance), of: instance)
  }
  override var effectKeys: [NodeKey] { effect.keys }
  override var looksAtChanges: Bool { true }
  override func appeared(_ instance: HookInstance) { refresh(instance) }
  override func changed(from old: Hook, _ instance: HookInstance) { refresh(instance) }
}
