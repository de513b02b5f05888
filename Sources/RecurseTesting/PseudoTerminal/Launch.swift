internal import CEmulator
internal import RecurseTerminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program to start. Everything is resolved before the fork.
struct Launch {
  var path: String
  var arguments: [String]
  var environment: [String: String]
  var directory: String?
  var size: CellSize

  /// - Parameter overrides: `nil` unsets a variable.
  init(
    _ program: String, _ arguments: [String], overrides: [String: String?], directory: String?,
    size: CellSize
  ) throws {
    environment = Launch.currentEnvironment
    for name in [
      "LINES", "COLUMNS", "TERMINFO", "ESCDELAY", "NO_COLOR", "LC_ALL", "LC_CTYPE", "ENV",
    ] { environment[name] = nil }
    environment["TERM"] = "xterm-256color"
    environment["LANG"] = "C.UTF-8"
    environment["COLORTERM"] = "truecolor"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment[StrictMode.variable] = StrictMode.isOn ? "1" : "0"
    for (name, value) in overrides { environment[name] = value }
    path = try Launch.find(program, in: environment["PATH"] ?? "/usr/bin:/bin")
    self.arguments = [program] + arguments
    self.directory = directory
    self.size = size
  }

  /// Opens a terminal and starts the program on it. Also returns the modes before the start.
  func start() throws -> (child: terminal_child, modes: TerminalModes) {
    var child = terminal_child()
    do {
      var failed: UnsafePointer<CChar>?
      var reason = terminal_open(Int32(size.rows), Int32(size.columns), &child, &failed)
      try check(reason, failed)
      let modes = try TerminalModes(child.line)
      reason = withCStrings(arguments) { arguments in
        withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
          terminal_start(path, arguments, environment, directory, &child, &failed)
        }
      }
      try check(reason, failed)
      return (child, modes)
    } catch {
      close(child.line)
      close(child.terminal)
      throw error
    }
  }

  private func check(_ reason: Int32, _ call: UnsafePointer<CChar>?) throws {
    guard reason != 0 else { return }
    let call = call.map { String(cString: $0) } ?? "?"
    throw TerminalFailure(
      description: "cannot start \(path): \(call): \(String(cString: strerror(reason)))")
  }

  private static var currentEnvironment: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      next += 1
    }
    return variables
  }

  private static func find(_ program: String, in path: String) throws -> String {
    if program.utf8.contains(UInt8(ascii: "/")) { return program }
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/\(program)"
      if access(candidate, X_OK) == 0 { return candidate }
    }
    throw TerminalFailure(description: "no \(program) in \(path)")
  }

  private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
