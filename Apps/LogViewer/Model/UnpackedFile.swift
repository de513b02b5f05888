import Foundation
import Recurse
import RecurseCore

/// The lines of a compressed file, which a program such as `gzip` unpacks.
///
/// It is read as fast as the lines are taken: the program waits meanwhile.
// Unchecked, because Foundation does not say of its processes and pipes that they may be used by
// several threads. Each is changed before another thread has it.
final class UnpackedFile: @unchecked Sendable {
  /// The programs that can be asked.
  static let programs = ["gzip", "zstd"]

  let lines: StandardInput.Lines
  private let program: String
  private let process = Process()
  private let (output, errors) = (Pipe(), Pipe())
  private let end: AsyncStream<Void>

  /// Starts the program.
  init(_ path: String, by program: String) throws {
    self.program = program
    lines = StandardInput.Lines(
      PipedLines(descriptor: output.fileHandleForReading.fileDescriptor))
    let (end, isOver) = AsyncStream.makeStream(of: Void.self)
    self.end = end
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program, "-dc", "--", path]
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, errors)
    process.terminationHandler = { _ in isOver.finish() }
    try process.run()
  }

  /// Waits for the end of the program. If the task is cancelled, the program is ended.
  ///
  /// - Returns: the reason why not all was unpacked, if so.
  nonisolated func finish() async -> String? {
    await withTaskCancellationHandler {
      for await _ in end {}
    } onCancel: {
      process.terminate()
    }
    guard !Task.isCancelled, !process.isRunning, process.terminationStatus != 0 else { return nil }
    let words = (try? errors.fileHandleForReading.readToEnd()).flatMap { $0 } ?? Data()
    let first = String(decoding: words, as: UTF8.self).split(separator: "\n").first
    return first.map(String.init) ?? "\(program) could not unpack the file"
  }
}
