#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that keeps what a session was: what came from the terminal and what went to it, with the
/// time of each.
///
/// The format is asciicast 2, which public players show; `o` is output, `i` input, `r` a new size.
/// What a replay needs beyond it stands in lines that players pass over: `b` is input that is no
/// UTF-8, in hexadecimal; `e` is the moment when an unfinished sequence was taken for what it was,
/// a lone Escape say; `t` is the moment when timers were due; `p` says how many of the events that
/// were read had been handled, where others had to wait.
///
/// Each event is a line of its own, written at once: however the process ends, what is in the file
/// can be read. A file that takes no more ends the recording, never the app.
package final class SessionRecording {
  package let path: String
  private let file: SideFile
  private let start: Duration
  private var output: [UInt8] = []
  /// What the system said when the file took no more.
  package var failure: String? { file.failure }

  /// Opens the file and writes its first line.
  package init(path: String, size: CellSize, title: String, terminal: String)
    throws(TerminalError)
  {
    self.path = path
    // What is typed may be secret.
    file = try SideFile(
      variable: "RECURSE_RECORD", path: path, permissions: 0o600, contents: .replaced)
    start = EventLoop.now
    write(
      #"{"version": 2, "width": \#(size.columns), "height": \#(size.rows), "#
        + #""timestamp": \#(time(nil)), "title": \#(JSONText.quoted(title)), "#
        + #""env": {"TERM": \#(JSONText.quoted(terminal))}}"#)
    if let failure { throw file.error(failure) }
  }

  // MARK: - Events

  package func input(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self) {
      event("i", text)
    } else {
      event("b", bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
    }
  }

  package func inputExpired() { event("e", "") }

  package func handled(_ count: Int) { event("p", "\(count)") }

  package func timersFired() { event("t", "") }

  package func resize(_ size: CellSize) { event("r", "\(size.columns)x\(size.rows)") }

  /// Keeps what is on its way to the terminal, until ``flushOutput()``.
  func output(_ bytes: some Sequence<UInt8>) { output.append(contentsOf: bytes) }

  /// What was handed over together is one event.
  func flushOutput() {
    guard !output.isEmpty else { return }
    event("o", String(decoding: output, as: UTF8.self))
    output.removeAll(keepingCapacity: output.capacity <= 1 << 20)
  }

  /// Ends the recording.
  package func close() {
    flushOutput()
    file.close()
  }

  private func event(_ code: String, _ text: String) {
    guard file.descriptor >= 0 else { return }
    let passed = EventLoop.now - start
    let microseconds = Int64(passed / .microseconds(1))
    let fraction = String(microseconds % 1_000_000)
    let zeros = String(repeating: "0", count: 6 - fraction.count)
    write(
      "[\(microseconds / 1_000_000).\(zeros)\(fraction), \"\(code)\", \(JSONText.quoted(text))]")
  }

  private func write(_ line: String) {
    (Array(line.utf8) + [0x0A]).withUnsafeBytes { file.write($0) }
  }
}
