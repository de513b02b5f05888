import Recurse
import RecurseCore
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The lines of a compressed file, which a program such as `gzip` unpacks.
///
/// It is read as fast as the lines are taken: the program waits meanwhile.
final class UnpackedFile: Sendable {
  /// The programs that can be asked.
  static let programs = ["gzip", "zstd"]

  let lines: StandardInput.Lines
  private let pipe: (readEnd: FileDescriptor, writeEnd: FileDescriptor)

  init() throws {
    pipe = try FileDescriptor.pipe()
    lines = StandardInput.Lines(PipedLines(descriptor: pipe.readEnd.rawValue))
  }

  deinit { try? pipe.readEnd.close() }

  /// Runs the program until its end. If the task is cancelled, the program is ended.
  ///
  /// - Returns: the reason why not all was unpacked, if so.
  nonisolated func unpack(_ path: String, by program: String) async throws -> String? {
    let result = try await run(
      .name(program), arguments: ["-dc", "--", path],
      output: .fileDescriptor(pipe.writeEnd, closeAfterSpawningProcess: true),
      error: .string(limit: 1 << 16))
    guard !Task.isCancelled, !result.terminationStatus.isSuccess else { return nil }
    let first = result.standardError.split(separator: "\n").first
    return first.map(String.init) ?? "\(program) could not unpack the file"
  }
}
