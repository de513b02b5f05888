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
    let motion = stage.tree.mouse.wantsMotion
    let phases = stage.runtime.engine.wants(.keyPhases)
    guard motion != session.reportsMotion || phases != session.reportsKeyPhases else {
      return false
    }
    session.reportsMotion = motion
    session.reportsKeyPhases = phases
    return true
  }
}

extension InputEvent {
  /// Whether the user does anything other than press Ctrl-C again.
  var isAnswer: Bool {
    switch self {
    case .key(let key): return key.phase != .up && !isInterrupt
    case .paste: return true
    case .mouse(let mouse):
      if case .press = mouse.kind { return true }
      return false
    case .focus: return false
    }
  }
}
