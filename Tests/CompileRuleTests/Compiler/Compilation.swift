import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the compiler said about a source, and what it took.
struct Compilation: Sendable {
  var errors: [CompilerError] = []
  /// All that it printed, for the report of a failure.
  var output = ""
  /// Processor time in user mode, of the compiler and the processes that it started: unlike the
  /// wall's, it hardly depends on what else the machine does.
  var userSeconds = 0.0
  var exitStatus: Int32 = 0

  var isClean: Bool { exitStatus == 0 && output.isEmpty }
}

/// An error at a line of the fixture, the first line being 1.
struct CompilerError: Sendable, Equatable, CustomStringConvertible {
  var line: Int
  var message: String

  var description: String { "\(line): \(message)" }
}

/// Two compilers at once: more would only wait for each other on a small machine.
private let compilers: OperationQueue = {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 2
  return queue
}()

/// Compiles a source against the modules just built.
///
/// - Parameter thorough: whether it is compiled to machine code, or only type-checked.
func compile(_ source: String, thorough: Bool = true) async throws -> Compilation {
  try await compile(source, goal: thorough ? .object : .typeCheck)
}

/// Compiles a source for a goal. Tests are run as well: what they print is kept where one fails.
func compile(_ source: String, goal: Toolchain.Goal) async throws -> Compilation {
  try await withCheckedThrowingContinuation { continuation in
    compilers.addOperation {
      continuation.resume(with: Result { try runCompiler(source, goal: goal) })
    }
  }
}

private func runCompiler(_ source: String, goal: Toolchain.Goal) throws -> Compilation {
  guard let toolchain = Toolchain.found else { throw CocoaError(.executableNotLoadable) }
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: folder) }
  let fixture = folder.appending(path: "Fixture.swift").path
  let log = folder.appending(path: "output").path
  try source.write(toFile: fixture, atomically: false, encoding: .utf8)

  var compilation = Compilation()
  let usage = try run(
    [toolchain.compiler]
      + toolchain.arguments(for: fixture, goal: goal, program: folder.appending(path: "tests").path),
    output: log, status: &compilation.exitStatus)
  compilation.userSeconds =
    Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1_000_000
  compilation.output = try String(contentsOfFile: log, encoding: .utf8)
  compilation.errors = compilation.output.split(separator: "\n").compactMap { line in
    let parts = line.split(separator: ":", maxSplits: 4)
    guard parts.count == 5, parts[0] == fixture, parts[3] == " error", let number = Int(parts[1])
    else { return nil }
    return CompilerError(line: number, message: parts[4].trimmingCharacters(in: .whitespaces))
  }
  if goal == .tests, compilation.isClean {
    _ = try run(
      [folder.appending(path: "tests").path], output: log, status: &compilation.exitStatus)
    if compilation.exitStatus != 0 {
      compilation.output = try String(contentsOfFile: log, encoding: .utf8)
    }
  }
  return compilation
}

/// Runs a program to its end. `Process` does not tell what a child took; `wait4` does.
private func run(
  _ arguments: [String], output: String, status: inout Int32
) throws -> rusage {
  #if canImport(Glibc)
    var actions = posix_spawn_file_actions_t()
  #else
    var actions: posix_spawn_file_actions_t?
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  posix_spawn_file_actions_adddup2(&actions, 1, 2)

  var words = arguments.map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var child: pid_t = 0
  let failure = posix_spawn(&child, arguments[0], &actions, nil, &words, environ)
  guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
  var usage = rusage()
  var word: Int32 = 0
  while wait4(child, &word, 0, &usage) < 0 {
    guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
  status = word == 0 ? 0 : 1
  return usage
}
