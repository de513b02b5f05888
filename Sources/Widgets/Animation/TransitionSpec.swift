import RecurseReconciler

/// The animation and the transition with which one widget is inserted or removed.
struct TransitionSpec {
  var animation: Animation
  var transition: AnyTransition
}

extension Animations {
  /// Returns how a widget is inserted or removed in a mode, or `nil` if that is not animated.
  func transitionSpec(of widget: Widget, in mode: UpdateMode) -> TransitionSpec? {
    guard let declared = widget.instance?.declaredAnimation(isComingOrGoing: true),
      !declared.reducesMotion
    else { return nil }
    switch mode {
    case .immediate, .silent: return nil
    case .animated(let animation):
      return TransitionSpec(
        animation: animation,
        transition: animation.transition ?? declared.transition ?? .slide)
    case .automatic:
      switch (declared.animation, declared.transition) {
      case (.some(let animation?), let transition):
        return TransitionSpec(
          animation: animation, transition: transition ?? animation.transition ?? .slide)
      case (.none, let transition?):
        return TransitionSpec(animation: .default, transition: transition)
      default: return nil
      }
    }
  }

  /// Returns how a widget moves within its container, or `nil` if it moves at once.
  func animation(of widget: Widget, movingIn container: Widget) -> Animation? {
    let key = ObjectIdentifier(container)
    let mode = modes[key] ?? tree.root.instance?.engine.updates.inFrame ?? .automatic
    guard let declared = widget.instance?.declaredAnimation(isComingOrGoing: false),
      !declared.reducesMotion
    else { return nil }
    switch mode {
    case .immediate, .silent: return nil
    case .animated(let animation): return animation
    case .automatic:
      switch declared.animation {
      case .some(let animation): return animation
      case .none: return reflowing[key]
      }
    }
  }
}
