import CRecurse

/// A program that is to have the terminal, found in the file system.
package struct ChildProgram {
  /// The file, searched for as a shell does.
  package var name: String
  package var arguments: [String]
  /// The variables of its environment.
  package var environment: [String: String]
  /// The directory in which it runs; `nil` for that of the app.
  package var directory: String?
  /// The text that it reads from standard input; `nil` for the terminal.
  package var input: String?

  package init(
    _ name: String, _ arguments: [String], environment: [String: String],
    directory: String? = nil, input: String? = nil
  ) {
    self.name = name
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.input = input
  }

  /// The path of the file: the name if it has a slash, else the first of that name in `PATH` that
  /// can be run.
  var path: String? {
    if name.contains("/") { return access(name, F_OK) == 0 ? name : nil }
    guard !name.isEmpty else { return nil }
    for directory in (environment["PATH"] ?? "/usr/bin:/bin").split(
      separator: ":", omittingEmptySubsequences: false)
    {
      let path = directory.isEmpty ? "./\(name)" : "\(directory)/\(name)"
      // A slash behind it finds directories only.
      if access(path, X_OK) == 0, access("\(path)/", F_OK) != 0 { return path }
    }
    return nil
  }
}

/// The end of a program.
package enum ChildOutcome: Hashable, Sendable {
  case exited(Int32)
  case signaled(Int32)
  /// There is no such program.
  case notFound
  /// It did not start, for the reason of `errno`.
  case failed(Int32)
  /// There is no terminal, or another program has it.
  case noTerminal
}

extension ChildProgram {
  /// Starts the program in the foreground of a terminal.
  ///
  /// - Returns: its process, or why there is none.
  func start(on tty: Int32) -> (process: pid_t, failure: ChildOutcome?) {
    guard let path else { return (-1, .notFound) }
    var standardInput: Int32 = -1
    if let input {
      standardInput = recurse_memory_file("recurse-input")
      guard standardInput >= 0 else { return (-1, .failed(recurse_error())) }
      // The call writes the bytes before it returns, and keeps no pointer.
      Array(input.utf8).withUnsafeBytes {
        _ = recurse_write(standardInput, $0.baseAddress, $0.count, 5_000)
      }
      lseek(standardInput, 0, SEEK_SET)
    }
    defer { if standardInput >= 0 { close(standardInput) } }
    let variables = environment.map { "\($0.key)=\($0.value)" }
    var process: pid_t = -1
    let reason = withCStrings([name] + arguments) { arguments in
      withCStrings(variables) { variables in
        path.withCString { path in
          func start(in directory: UnsafePointer<CChar>?) -> Int32 {
            var program = recurse_child_program(
              path: path, arguments: arguments, environment: variables, directory: directory,
              input: standardInput)
            return recurse_child_start(&program, tty, &process)
          }
          return directory?.withCString(start) ?? start(in: nil)
        }
      }
    }
    return reason == 0 ? (process, nil) : (-1, .failed(reason))
  }
}

/// Calls a function with copies of strings, ended by a null pointer, as `execve` takes them.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  // `strdup` allocates each; all are freed here. With the null pointer, the array is never empty.
  var copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  copies.append(nil)
  defer { for copy in copies { free(copy) } }
  return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
}
