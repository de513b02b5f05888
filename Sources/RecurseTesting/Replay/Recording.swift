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
/// including those of passwords.
public struct Recording: Sendable {
  /// The initial size of the terminal, in cells.
  public var size: CellSize
  /// The terminal's name, as in `TERM`.
  public var terminal: String
  /// What happened, in order.
  public var events: [Event] = []

  /// One event of a session.
  public struct Event: Equatable, Sendable {
    /// The time since the start of the session.
    public var time: Duration
    /// What happened.
    public var kind: Kind

    /// Makes an event.
    public init(time: Duration, kind: Kind) {
      self.time = time
      self.kind = kind
    }
  }

  /// What happened in an event.
  public enum Kind: Equatable, Sendable {
    /// The bytes of one read from the terminal.
    case input([UInt8])
    /// No input came for so long that unfinished input was decoded as it was, such as an Escape.
    case silence
    /// The window got another size.
    case resize(CellSize)
    /// This many of the decoded events were handled; the others waited.
    case handled(Int)
    /// The app was too slow for a Ctrl-C: of so many events before it, those that were typed are
    /// dropped.
    case dropped(Int)
    /// Timers were due.
    case timers
    /// Text that was written to the terminal.
    case output(String)
  }

  /// Reads a file.
  ///
  /// - Throws: ``RecordingError`` if it is no asciicast, and what reading throws.
  public init(path: String) throws {
    try self.init(asciicast: String(contentsOfFile: path, encoding: .utf8))
  }

  /// Parses the text of a file. Skips lines of unknown kinds, and an incomplete last line, which a
  /// killed process leaves.
  ///
  /// - Throws: ``RecordingError`` if it is no asciicast.
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

  /// Whether the input of an event was then handled in parts.
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

  /// A terminal that shows the output of the first `count` events; of all, by default.
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

/// A file is not a recording.
public struct RecordingError: Error, CustomStringConvertible {
  /// The line, and what is wrong with it.
  public let description: String
}
