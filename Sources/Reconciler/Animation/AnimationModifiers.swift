extension Modifiable {
  /// Animates changes in this node and below, whatever caused them. Moving nodes travel to their
  /// new place; inserted and removed nodes use their transition. `nil` animates nothing.
  ///
  /// ```swift
  /// List(state.users) { user in UserRow(user: user) }.animation(.slide)
  /// ```
  ///
  /// The nearest modifier applies. A change can override it with ``UpdateMode/animated(_:)`` and
  /// ``UpdateMode/immediate``. Nothing moves if the environment sets
  /// ``EnvironmentValues/reduceMotion``.
  public consuming func animation(_ animation: Animation?) -> Modified {
    modified(by: NodeModifier { $0 = EnvironmentNode($0) { $0.animation = .some(animation) } })
  }

  /// Sets how the node appears and disappears, in the time of the animation around it, or else of a
  /// standard one. Its neighbors make room.
  public consuming func transition(_ transition: AnyTransition) -> Modified {
    modified(by: NodeModifier { $0 = TransitionNode($0, transition) })
  }
}

final class TransitionNode: WrapperNode {
  let transition: AnyTransition

  init(_ child: AnyNode, _ transition: AnyTransition) {
    self.transition = transition
    super.init(child, identity: ObjectIdentifier(TransitionNode.self))
  }

  override func mount(in context: MountContext) -> Instance {
    TransitionInstance(self, in: context)
  }

  override func around(_ child: AnyNode) -> WrapperNode { TransitionNode(child, transition) }

  package override var name: String { "transition" }
}

final class TransitionInstance: WrapperInstance {
  init(_ node: TransitionNode, in context: MountContext) {
    super.init(node, in: context)
    engine.updates.declaresAnimation = true
    mountChild(node.child, counterpart: context.counterpart)
  }

  var transition: AnyTransition { unsafeDowncast(node, to: TransitionNode.self).transition }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    updateChild(to: unsafeDowncast(node, to: TransitionNode.self).child, at: cursor)
  }
}
