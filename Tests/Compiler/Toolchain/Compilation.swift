import Foundation
import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The result of a compilation, and its cost.
struct Compilation: Sendable {
  var errors: [CompilerError] = []
  /// The whole output, for the message of a failure.
  var output = ""
  /// Processor time in user mode, in seconds, including child processes. Unlike real time it hardly
  /// depends on other work of the machine.
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

/// Two compilers at a time: on a small machine, more would wait for each other.
private let compilers: OperationQueue = {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 2
  return queue
}()

/// Compiles a source against the modules just built.
///
/// - Parameter thorough: whether to compile to machine code, or only to check types.
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
  let folder = try TemporaryFolder()
  let fixture = folder.path("Fixture.swift")
  let log = folder.path("output")
  try folder.write(source, to: "Fixture.swift")

  var compilation = Compilation()
  let usage = try run(
    [toolchain.compiler]
      + toolchain.arguments(for: fixture, goal: goal, program: folder.path("tests")),
    output: log, status: &compilation.exitStatus)
  compilation.userSeconds =
    Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1_000_000
  compilation.output = try folder.text("output")
  compilation.errors = compilation.output.split(separator: "\n").compactMap { line in
    let parts = line.split(separator: ":", maxSplits: 4)
    guard parts.count == 5, parts[0] == fixture, parts[3] == " error", let number = Int(parts[1])
    else { return nil }
    return CompilerError(line: number, message: parts[4].trimmingCharacters(in: .whitespaces))
  }
  if goal == .tests, compilation.isClean {
    _ = try run(
      [folder.path("tests")], output: log, status: &compilation.exitStatus)
    if compilation.exitStatus != 0 {
      compilation.output = try folder.text("output")
    }
  }
  return compilation
}

/// Runs a program until it ends. Unlike `Process`, `wait4` reports the processor time of a child.
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
