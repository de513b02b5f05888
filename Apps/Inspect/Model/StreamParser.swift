import Foundation

/// A line that an inspected app sent.
package enum StreamEvent: Equatable, Sendable {
  /// The first line, with the name of the program.
  case header(String, title: String)
  /// Input, output or a size.
  case session(String)
  case step(Step, String)
  /// The session is too long for a replay.
  case cut
}

/// The lines of an inspection, which is a recording with steps in between.
///
/// Bytes may come in any pieces. A line that is none of these is left out, as players do.
package struct StreamParser {
  private var rest: [UInt8] = []
  private(set) var hasHeader = false

  package init() {}

  /// Takes bytes, and returns the events of the lines that they complete.
  ///
  /// - Throws: ``StreamError`` if the first line is not that of a recording.
  package mutating func take(_ bytes: some Sequence<UInt8>) throws -> [StreamEvent] {
    rest += bytes
    guard let end = rest.lastIndex(of: 0x0A) else {
      // A file without lines is not read to its end.
      if !hasHeader, rest.count > Self.longestHeader { throw StreamError.noRecording }
      return []
    }
    let lines = rest[..<end].split(separator: 0x0A).map { Array($0) }
    rest.removeSubrange(...end)
    return try lines.compactMap { try event($0) }
  }

  private static let longestHeader = 1 << 16

  private mutating func event(_ bytes: [UInt8]) throws -> StreamEvent? {
    let line = String(decoding: bytes, as: UTF8.self)
    let parsed = try? JSONSerialization.jsonObject(with: Data(bytes))
    guard hasHeader else {
      guard let header = parsed as? [String: Any], header["version"] as? Int == 2 else {
        throw StreamError.noRecording
      }
      hasHeader = true
      return .header(line, title: header["title"] as? String ?? "")
    }
    guard let parts = parsed as? [Any], parts.count == 3, let seconds = parts[0] as? Double,
      let code = parts[1] as? String, let text = parts[2] as? String
    else { return nil }
    guard code == "s" else { return .session(line) }
    if text == #"{"cut":1}"# { return .cut }
    guard var step = try? JSONDecoder().decode(Step.self, from: Data(text.utf8)) else { return nil }
    step.seconds = seconds
    return .step(step, line)
  }
}

/// A reason for which nothing can be inspected.
package enum StreamError: Error, Equatable, CustomStringConvertible {
  case noRecording
  case notReached(String)

  package var description: String {
    switch self {
    case .noRecording: "It is neither an inspected app nor a file that was saved of one."
    case .notReached(let reason): reason
    }
  }
}
