public import RecurseTerminal

extension TerminalProcess {
  /// Starts an interactive shell, for tests that need one: of Ctrl-Z, `fg`, the screen that a
  /// program leaves behind, or its exit status.
  ///
  /// ```swift
  /// let shell = try TerminalProcess.shell()
  /// try shell.run(builtProduct("timer-demo"))
  /// try shell.waitUntil("the timer is shown") { $0.alternateScreenIsActive }
  /// try shell.press(.control("z"))
  /// try shell.waitForPrompt()
  /// #expect(try shell.modes == shell.modesAtStart)
  /// try shell.run("fg")
  /// ```
  ///
  /// The shell is `bash` without the user's files and without line editing, so the terminal's modes
  /// at its prompt are those of a new terminal.
  ///
  /// - Throws: ``TerminalFailure`` if there is no `bash`.
  public static func shell(
    size: CellSize = CellSize(columns: 80, rows: 24), environment: [String: String?] = [:],
    features: Set<TerminalEmulator.Feature> = []
  ) throws -> TerminalProcess {
    var variables: [String: String?] = [
      "PS1": prompt, "PROMPT_COMMAND": nil, "HISTFILE": "/dev/null", "ENV": nil, "BASH_ENV": nil,
      "BASH_SILENCE_DEPRECATION_WARNING": "1",
    ]
    variables.merge(environment) { $1 }
    let shell = try TerminalProcess(
      "bash", ["--norc", "--noprofile", "--noediting", "-i"], environment: variables, size: size,
      features: features)
    try shell.waitForPrompt()
    return shell
  }

  private static var prompt: String { "$ " }

  /// Types a command and presses Enter.
  public func run(_ command: String) throws { try type(command + "\r") }

  /// Waits until the shell is in the foreground and shows its prompt on an otherwise empty line.
  ///
  /// - Parameter timeout: in seconds.
  public func waitForPrompt(timeout: Double = 120) throws {
    try waitUntil("the shell's prompt", timeout: timeout) { screen in
      foregroundGroup == processID && screen.cursor.column == Self.prompt.count
        && screen.line(screen.cursor.row) == "$"
    }
  }
}
