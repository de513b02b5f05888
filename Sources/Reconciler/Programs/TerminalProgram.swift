#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program that gets the terminal of an app for as long as it runs: an editor, a pager, a shell.
///
/// ```swift
/// func effects(state: State) -> [Effect] {
///   if state.isEditing {
///     .run(.editor("notes.txt"), id: "edit") { state, result in
///       state.isEditing = false
///       if case .failure(let error) = result { state.message = "\(error)" }
///     }
///   }
/// }
/// ```
///
/// It is searched for in `PATH`, as a shell does. No shell reads its arguments: pass a line of
/// shell to `TerminalProgram("sh", ["-c", line])`.
public struct TerminalProgram: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case named(String), editor, pager, shell }

  package let kind: Kind
  /// The arguments, without the name of the program.
  public var arguments: [String]
  /// Variables that it has beside those of the app, or instead of them.
  public var environment: [String: String] = [:]
  /// The directory in which it runs; `nil` for that of the app.
  public var directory: String?
  /// The text that it reads from standard input; `nil` for the terminal.
  public var input: String?

  package init(_ kind: Kind, _ arguments: [String], input: String? = nil) {
    self.kind = kind
    self.arguments = arguments
    self.input = input
  }

  /// Creates a program.
  ///
  /// - Parameter name: the name of the program, or a path with a slash.
  public init(_ name: String, _ arguments: [String] = []) { self.init(.named(name), arguments) }

  /// The editor that the person has chosen, on a file: `$VISUAL`, or else `$EDITOR`, or else `vi`.
  ///
  /// The variable may have arguments, as in `code --wait`; a shell reads it, as in git.
  public static func editor(_ path: String) -> TerminalProgram {
    TerminalProgram(.editor, [path])
  }

  /// The pager that the person has chosen, on a text: `$PAGER`, or else `less`.
  public static func pager(_ text: String) -> TerminalProgram {
    TerminalProgram(.pager, [], input: text)
  }

  /// The shell of the person: `$SHELL`, or else `sh`.
  public static var shell: TerminalProgram { TerminalProgram(.shell, []) }
}

/// The result of a program that had the terminal.
public typealias ChildResult = Result<ChildExit, ChildError>

/// The end of a program that ran.
public struct ChildExit: Hashable, Sendable {
  /// The status: 0 for success, by custom.
  public var status: Int32

  public init(status: Int32 = 0) { self.status = status }
}

/// The reason why a program did not run to its end.
public enum ChildError: Error, Hashable, Sendable {
  /// There is no program of this name.
  case notFound(String)
  /// It could not be started, for a reason of `errno`.
  case couldNotStart(Int32)
  /// A signal ended it.
  case signal(Int32)
  /// The app has no terminal to give.
  case noTerminal
  /// The effect ended before its turn: another program had the terminal.
  case cancelled
}

extension ChildError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound(let name): "\(name) is not installed"
    case .couldNotStart(let reason):
      "the program could not be started: \(String(cString: strerror(reason)))"
    case .signal(let number): "the program was ended by signal \(number)"
    case .noTerminal: "there is no terminal for the program"
    case .cancelled: "the program was not started, since its effect has ended"
    }
  }
}
