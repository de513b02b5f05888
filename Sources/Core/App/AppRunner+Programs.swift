import RecurseReconciler
import RecurseTerminal

extension TerminalSession {
  /// Gives the terminal to a program, and returns when it has ended.
  func run(_ program: TerminalProgram) async -> ChildResult {
    let child = ChildProgram(program, in: environment)
    let outcome = await withCheckedContinuation { continuation in
      lend(to: child) { continuation.resume(returning: $0) }
    }
    return switch outcome {
    case .exited(let status): .success(ChildExit(status: status))
    case .signaled(let number): .failure(.signal(number))
    case .notFound: .failure(.notFound(child.name))
    case .failed(let reason): .failure(.couldNotStart(reason))
    case .noTerminal: .failure(.noTerminal)
    }
  }
}

extension ChildProgram {
  /// The program that a person has chosen by the environment, or the one that is named.
  init(_ program: TerminalProgram, in environment: [String: String]) {
    var variables = environment
    func value(_ names: String..., default other: String) -> String {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? other
    }
    /// The variable may have arguments. Where it has more than words, a shell reads it.
    func line(_ text: String) -> (String, [String]) {
      let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._+- ".contains($0) }
      let words = text.split(separator: " ").map { String($0) }
      guard isPlain, let name = words.first else {
        return ("/bin/sh", ["-c", "\(text) \"$@\"", text] + program.arguments)
      }
      return (name, words.dropFirst() + program.arguments)
    }
    let (name, arguments): (String, [String])
    switch program.kind {
    case .named(let given): (name, arguments) = (given, program.arguments)
    case .editor: (name, arguments) = line(value("VISUAL", "EDITOR", default: "vi"))
    case .pager:
      (name, arguments) = line(value("PAGER", default: "less"))
      // Colors in a text are shown, not spelled.
      if variables["LESS"] == nil { variables["LESS"] = "-R" }
    case .shell: (name, arguments) = (value("SHELL", default: "/bin/sh"), [])
    }
    variables.merge(program.environment) { $1 }
    self.init(
      name, arguments, environment: variables, directory: program.directory, input: program.input)
  }
}
