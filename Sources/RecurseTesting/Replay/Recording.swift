import Foundation
import RecurseCore
import RecurseTerminal

/// The input, time and output of a session, as recorded by `RECURSE_RECORD=file app`.
///
/// ```swift
/// let recording = try Recording(path: "crash.cast")
/// let screen = TestScreen(LoginApp(delay: .milliseconds(500)))
/// await screen.replay(recording)
/// #expect(screen.shows("Welcome"))
/// ```
///
/// The file is an asciicast (version 2), which asciinema can play. It contains every key,
/// including those of passwords. A file that `inspect` saved has an `x` for each character
/// that was typed while there was a field for a password.
public struct Recording: Sendable {
  /// The initial size of the terminal, in cells.
  public var size: CellSize
  /// The terminal's name, as in `TERM`.
  public var terminal: String
  /// The events of the session, in order.
  public var events: [Event] = []

  /// One event of a session.
  public struct Event: Equatable, Sendable {
    /// The time since the start of the session.
    public var time: Duration
    /// The kind of the event.
    public var kind: Kind

    /// Creates an event.
    public init(time: Duration, kind: Kind) {
      self.time = time
      self.kind = kind
    }
  }

  /// A kind of event.
  public enum Kind: Equatable, Sendable {
    /// The bytes of one read from the terminal.
    case input([UInt8])
    /// No input came for so long that unfinished input, such as an Escape, was decoded as it was.
    case silence
    /// The window was resized.
    case resize(CellSize)
    /// This many of the decoded events were handled; the others waited.
    case handled(Int)
    /// The app was too slow for a Ctrl-C: of this many events before it, the typed ones were
    /// dropped.
    case dropped(Int)
    /// Timers became due.
    case timers
    /// Text that the app wrote to the terminal.
    case output(String)
  }

  /// Reads a file.
  ///
  /// - Throws: ``RecordingError`` if the file is not an asciicast, or an error of reading it.
  public init(path: String) throws {
    try self.init(asciicast: String(contentsOfFile: path, encoding: .utf8))
  }

  /// Parses the text of a file.
  ///
  /// Lines of unknown kinds are skipped, as is an incomplete last line, which a killed process
  /// leaves.
  ///
  /// - Throws: ``RecordingError`` if the text is not an asciicast.
  public init(asciicast text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, let header = Self.parse(first) as? [String: Any],
      (header["version"] as? NSNumber)?.intValue == 2,
      let columns = (header["width"] as? NSNumber)?.intValue, columns > 0,
      let rows = (header["height"] as? NSNumber)?.intValue, rows > 0
    else { throw RecordingError(description: "line 1 is not the header of an asciicast 2") }
    size = CellSize(columns: columns, rows: rows)
    terminal = (header["env"] as? [String: Any])?["TERM"] as? String ?? ""
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      guard let parts = Self.parse(line) as? [Any], parts.count == 3,
        let seconds = (parts[0] as? NSNumber)?.doubleValue, let code = parts[1] as? String,
        let data = parts[2] as? String
      else {
        if index == lines.count - 1 { return }
        throw RecordingError(description: "line \(index + 1) is no event: \(line.prefix(60))")
      }
      guard let kind = Self.kind(code, data) else { continue }
      events.append(Event(time: .microseconds(Int64((seconds * 1e6).rounded())), kind: kind))
    }
  }

  private static func parse(_ line: Substring) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(line.utf8))
  }

  private static func kind(_ code: String, _ data: String) -> Kind? {
    switch code {
    case "i": return .input(Array(data.utf8))
    case "b":
      let digits = Array(data.utf8)
      return .input(
        stride(from: 0, to: digits.count - 1, by: 2).compactMap {
          UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
        })
    case "e": return .silence
    case "t": return .timers
    case "p": return Int(data).flatMap { $0 > 0 ? .handled($0) : nil }
    case "d": return Int(data).flatMap { $0 > 0 ? .dropped($0) : nil }
    case "o": return .output(data)
    case "r":
      let numbers = data.split(separator: "x").compactMap { Int($0) }
      guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
      return .resize(CellSize(columns: numbers[0], rows: numbers[1]))
    default: return nil
    }
  }

  /// Returns whether the input of an event was handled in parts.
  func isHandledInParts(after index: Int) -> Bool {
    for event in events[(index + 1)...] {
      switch event.kind {
      case .handled, .dropped: return true
      case .input, .output: continue
      case .silence, .resize, .timers: return false
      }
    }
    return false
  }

  /// The time of the last event.
  public var duration: Duration { events.last?.time ?? .zero }

  /// Returns a terminal that shows the output of the first `count` events, or by default of all.
  public func shown(after count: Int = .max) -> TerminalEmulator {
    let terminal = TerminalEmulator(size: size)
    for event in events.prefix(count) {
      switch event.kind {
      case .output(let text): terminal.feed(Array(text.utf8))
      case .resize(let size): terminal.resize(size)
      default: break
      }
    }
    return terminal
  }
}

/// An error for a file that is not a recording.
public struct RecordingError: Error, CustomStringConvertible {
  /// The line, and the problem with it.
  public let description: String
}
