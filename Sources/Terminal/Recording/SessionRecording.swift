import CRecurse

/// The input and output of a session, with times: for a file, for an inspection, or for both.
///
/// The format is asciicast 2 of public players: `o` is output, `i` input, `r` a new size. Players
/// ignore the lines that only a replay needs:
///
/// - `b` is input that is not UTF-8, in hexadecimal;
/// - `e` is the end of an unfinished sequence, such as a lone Escape;
/// - `t` is a time at which timers were due;
/// - `p` is the number of handled events, if others had to wait;
/// - `d` is the number of events before a Ctrl-C, of which those that were typed are dropped;
/// - `s` is a step of an inspection, which only an inspector needs.
///
/// Each event is a line that is written at once, so that the file can be read however the process
/// ends. An error of the file ends the recording, not the app.
package final class SessionRecording {
  private let file: SideFile?
  private let start = MonotonicTime.now
  private var output: [UInt8] = []
  /// The first line of the format.
  package let header: String
  /// Takes each event as well.
  package var onEvent: ((RecordedEvent) -> Void)?
  /// Whether it is written to a file, and not only taken by ``onEvent``.
  package var hasFile: Bool { file != nil }
  /// The system's error when writing failed.
  package var failure: String? { file?.failure }

  /// Opens the file, if there is a path, and writes its first line.
  package init(path: String?, size: CellSize, title: String, terminal: String)
    throws(TerminalError)
  {
    header =
      #"{"version": 2, "width": \#(size.columns), "height": \#(size.rows), "#
      + #""timestamp": \#(time(nil)), "title": \#(JSONText.quoted(title)), "#
      + #""env": {"TERM": \#(JSONText.quoted(terminal))}}"#
    guard let path else {
      file = nil
      return
    }
    let file = try SideFile(variable: "RECURSE_RECORD", path: path, contents: .replaced)
    self.file = file
    write(header)
    if let failure { throw file.error(failure) }
  }

  /// The time since the recording began.
  package var passed: Duration { MonotonicTime.now - start }

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

  package func dropped(_ count: Int) { event("d", "\(count)") }

  package func timersFired() { event("t", "") }

  package func resize(_ size: CellSize) { event("r", "\(size.columns)x\(size.rows)") }

  /// Adds output that is recorded by ``flushOutput()``.
  func output(_ bytes: some Sequence<UInt8>) { output.append(contentsOf: bytes) }

  /// Records the output since the last call as one event.
  func flushOutput() {
    guard !output.isEmpty else { return }
    event("o", String(decoding: output, as: UTF8.self))
    output.removeAll(keepingCapacity: output.capacity <= 1 << 20)
  }

  /// Ends the recording.
  package func close() {
    flushOutput()
    file?.close()
  }

  private func event(_ code: String, _ text: String) {
    let event = RecordedEvent(time: passed, code: code, text: text)
    if let file, file.descriptor >= 0 { write(event.line) }
    onEvent?(event)
  }

  private func write(_ line: String) {
    // The file takes the bytes before it returns, and keeps no pointer.
    (Array(line.utf8) + [0x0A]).withUnsafeBytes { file?.write($0) }
  }
}

/// One event of a recording.
package struct RecordedEvent: Equatable, Sendable {
  /// The time since the recording began.
  package var time: Duration
  /// The letter of its kind.
  package var code: String
  package var text: String

  package init(time: Duration, code: String, text: String) {
    self.time = time
    self.code = code
    self.text = text
  }

  /// The event as a line of an asciicast.
  package var line: String {
    let microseconds = Int64(time / .microseconds(1))
    let fraction = String(microseconds % 1_000_000)
    let zeros = String(repeating: "0", count: 6 - fraction.utf8.count)
    return
      "[\(microseconds / 1_000_000).\(zeros)\(fraction), \"\(code)\", \(JSONText.quoted(text))]"
  }
}
