/// A text that processes contain: in their command, name, user or number. Latin letters match in
/// either case.
public struct ProcessFilter: Hashable, Sendable {
  private let pattern: [UInt8]

  public init(_ text: String) { pattern = text.utf8.map(Self.lowercased) }

  public func matches(_ entry: ProcessEntry) -> Bool {
    isFound(in: entry.command) || isFound(in: entry.name) || isFound(in: entry.user)
      || isFound(in: "\(entry.number)")
  }

  private func isFound(in text: String) -> Bool {
    guard let first = pattern.first else { return true }
    var text = text.utf8[...]
    while let start = text.firstIndex(where: { Self.lowercased($0) == first }) {
      text = text[start...]
      if text.lazy.map(Self.lowercased).starts(with: pattern) { return true }
      text = text.dropFirst()
    }
    return false
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
