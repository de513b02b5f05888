import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension AppRunner {
  /// Asks the terminal for the motion of the mouse and the phases of keys, if anything in the tree
  /// listens for them.
  ///
  /// - Returns: whether the terminal has to be told something else than before.
  @discardableResult
  func askForInput() -> Bool {
    let before = (session.reportsMotion, session.reportsKeyPhases)
    session.reportsMotion = stage.tree.mouse.wantsMotion
    session.reportsKeyPhases = stage.runtime.engine.wants(.keyPhases)
    return before != (session.reportsMotion, session.reportsKeyPhases)
  }
}
