import Subprocess

extension GitProgram {
  /// Runs git and keeps what it writes.
  func run(
    _ command: GitCommand, in folder: GitPath,
    onErrors: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) async throws(GitError) -> GitOutput {
    var output = GitOutput()
    var bytes: [UInt8] = []
    do {
      output = try await stream(command, in: folder, onErrors: onErrors) { more in
        bytes += more
        if bytes.count > command.limit { throw Full() }
      }
    } catch is Full {
      output.isCut = true
      bytes.removeLast(bytes.count - command.limit)
    } catch {
      throw Self.error(error, folder)
    }
    output.bytes = bytes
    try command.check(output)
    return output
  }

  /// Runs git and hands over what it writes, piece by piece. If the receiver throws, or the task
  /// is cancelled, git is ended.
  func stream(
    _ command: GitCommand, in folder: GitPath,
    onErrors: @escaping @Sendable ([UInt8]) -> Void = { _ in },
    onOutput: ([UInt8]) async throws -> Void
  ) async throws -> GitOutput {
    if Task.isCancelled { throw GitError.cancelled }
    let input = try InputFile(command.input)
    let result = try await Subprocess.run(
      configuration(command, in: folder),
      input: .fileDescriptor(input.descriptor, closeAfterSpawningProcess: true),
      output: .sequence, error: .sequence
    ) { execution in
      async let errors = Self.collect(execution.standardError, onErrors)
      for try await buffer in execution.standardOutput {
        // The array is a copy, which outlives the buffer.
        try await onOutput(buffer.withUnsafeBytes { Array($0) })
      }
      return try await errors
    }
    let code: Int32 =
      switch result.terminationStatus {
      case .exited(let code): code
      case .signaled(let signal): 128 + signal
      }
    return GitOutput(errors: result.closureResult, code: code)
  }

  /// Reads all that git says, so that it never waits, and keeps the end.
  private static func collect(
    _ sequence: SubprocessOutputSequence, _ onErrors: @Sendable ([UInt8]) -> Void
  ) async throws -> [UInt8] {
    var kept: [UInt8] = []
    for try await buffer in sequence {
      // The array is a copy, which outlives the buffer.
      let bytes = buffer.withUnsafeBytes { Array($0) }
      onErrors(bytes)
      kept += bytes
      if kept.count > 1 << 17 { kept.removeFirst(kept.count - 1 << 16) }
    }
    return kept
  }

  static func error(_ error: any Error, _ folder: GitPath) -> GitError {
    if let error = error as? GitError { return error }
    if Task.isCancelled || error is CancellationError { return .cancelled }
    guard let error = error as? SubprocessError else { return .system("\(error)") }
    switch error.code {
    case .executableNotFound: return .gitMissing
    case .failedToChangeWorkingDirectory: return .noFolder(folder)
    default: return .system(error.description)
    }
  }

  private struct Full: Error {}
}
