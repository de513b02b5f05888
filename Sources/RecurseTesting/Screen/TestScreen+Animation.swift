import RecurseCore
import RecurseReconciler
import RecurseWidgets

extension TestScreen {
  /// A Boolean value that indicates whether an animation is active.
  public var isAnimating: Bool { stage.tree.isMoving }

  /// The number of animated widgets, including those that are leaving the screen.
  package var movingWidgets: Int { stage.tree.animations?.count ?? 0 }

  /// The number of scheduled timers. An idle app has none.
  public var waitingTimers: Int { time.clock.timeline.waiting }

  /// Advances the time to the next frame of an animation and presents it. No task runs meanwhile.
  ///
  /// ```swift
  /// screen.change { $0.rows.remove(at: 1) }
  /// while screen.stepAnimation() { pictures.append(screen.text) }
  /// ```
  ///
  /// - Returns: `false` if no animation is active.
  @discardableResult
  public func stepAnimation() -> Bool {
    guard isAnimating, let deadline = time.clock.timeline.nextDeadline else { return false }
    time.advance(by: deadline - time.now)
    stage.turn()
    return true
  }
}
