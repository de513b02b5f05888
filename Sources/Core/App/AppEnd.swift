import CRecurse
import RecurseReconciler
import RecurseTerminal

/// The end of an app that has left the terminal as it was found.
@MainActor
struct AppEnd {
  /// The reason for the end.
  enum Cause {
    case quit(Int32)
    case signal(TerminationSignal)
  }

  let cause: Cause
  /// The type of the app, which knows the name of its program.
  let app: any App.Type
  /// The error that nothing caught.
  let failure: Failure?
  /// The effects that did not finish in time.
  let unfinished: [String]
  /// The input after the key that ended the app.
  let typedAhead: [InputEvent]

  /// Ends the process as the app has ended.
  func endProcess() -> Never {
    if let failure {
      writeToStandardError(
        failure.path.isEmpty
          ? failure.message : told("\(failure.path): \(failure.message)"))
    }
    tellUnfinished()
    switch cause {
    case .signal(let signal): signal.endProcess()
    case .quit(let status) where status != 0: exit(status)
    default: exit(failure == nil && unfinished.isEmpty ? 0 : 1)
    }
  }

  /// Names the effects that did not finish on standard error.
  func tellUnfinished() {
    for name in unfinished { writeToStandardError(told("\(name) did not finish")) }
  }

  /// Returns a message after a path with the name of the program, which a person has started, in
  /// place of the app's type: `file-manager: the copy “a” did not finish`.
  private func told(_ message: String) -> String {
    let (type, program) = ("\(app)", app.name)
    guard !program.isEmpty, message.hasPrefix(type) else { return message }
    return program + message.dropFirst(type.count)
  }
}
