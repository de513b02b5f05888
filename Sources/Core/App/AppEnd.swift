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
  let names: AppNames
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
          ? failure.message : names.told("\(failure.path): \(failure.message)"))
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
    for name in unfinished { writeToStandardError(names.told("\(name) did not finish")) }
  }
}

/// The names of an app: of its type, with which the paths of its components begin, and of its
/// program, which a person has started.
struct AppNames {
  private let type: String
  private let program: String

  @MainActor
  init<Root: App>(_ root: Root.Type) { (type, program) = ("\(root)", root.name) }

  /// A message after a path, which begins with the program for a person:
  /// `file-manager: the copy “a” did not finish`.
  func told(_ message: String) -> String {
    guard !program.isEmpty, message.hasPrefix(type) else { return message }
    return program + message.dropFirst(type.count)
  }
}
