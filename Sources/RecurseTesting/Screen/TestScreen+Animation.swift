import Recurse
import RecurseReconciler
import RecurseWidgets

extension TestScreen {
  /// Whether something is on its way to where it belongs.
  public var isAnimating: Bool { stage.tree.isMoving }

  /// How many widgets, and pictures of those that leave, are on their way.
  public var movingWidgets: Int { stage.tree.animations?.count ?? 0 }

  /// How many timers wait. An app that is idle has none.
  public var waitingTimers: Int { time.clock.timeline.waiting }

  /// Moves time on to the next frame of what moves, and shows it; tasks do not run meanwhile.
  ///
  /// ```swift
  /// screen.change { $0.rows.remove(at: 1) }
  /// while screen.stepAnimation() { pictures.append(screen.text) }
  /// ```
  ///
  /// - Returns: false where nothing moves.
  @discardableResult
  public func stepAnimation() -> Bool {
    guard isAnimating, let deadline = time.clock.timeline.nextDeadline else { return false }
    time.advance(by: deadline - time.now)
    stage.turn()
    return true
  }
}
