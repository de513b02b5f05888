/// The tree's declarations for the appearance, removal and motion of a widget.
package struct DeclaredAnimation {
  /// The nearest animation around: `nil` if there is none, `.some(nil)` if it is turned off.
  package var animation: Animation??
  package var transition: AnyTransition?
  package var reducesMotion: Bool
}

extension ElementInstance {
  /// Returns the declarations for this element's widget.
  ///
  /// It may be called while the element is being removed, before its nodes are released.
  ///
  /// - Parameter isComingOrGoing: an animation inside the node's own transition then no longer
  ///   counts: the transition itself is animated, by the animation around it.
  package func declaredAnimation(isComingOrGoing: Bool) -> DeclaredAnimation {
    var transition: AnyTransition?
    var scope: EnvironmentScope?
    var current = parent
    while let instance = current, instance !== container {
      if let wrapper = instance as? TransitionInstance, isComingOrGoing {
        transition = wrapper.transition
        scope = nil
      } else if scope == nil, let provider = instance as? EnvironmentInstance {
        scope = provider.scope
      }
      current = instance.parent
    }
    if transition == nil, isComingOrGoing { transition = transitionInBox }
    let values = (scope ?? container?.scopeAbove ?? engine.environment).values
    return DeclaredAnimation(
      animation: values.animation, transition: transition, reducesMotion: values.reduceMotion)
  }

  /// Whether nothing is to move here.
  package var reducesMotion: Bool { scopeAbove.values.reduceMotion }

  /// The transition of what a modifier put this box around.
  private var transitionInBox: AnyTransition? {
    var current: Instance? = isModifierBox ? children.first : nil
    while let instance = current {
      if let wrapper = instance as? TransitionInstance { return wrapper.transition }
      if let element = instance as? ElementInstance, !element.isModifierBox { return nil }
      current = instance.childInstances.count == 1 ? instance.childInstances[0] : nil
    }
    return nil
  }

  private var isModifierBox: Bool { box.isModifierBox && children.count == 1 }
}
