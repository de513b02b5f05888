/// A pattern of names as a shell has it: `*` is any text, `?` any character, and several patterns
/// are separated by spaces.
public struct NamePattern: Hashable, Sendable {
  private let parts: [[UInt8]]

  public init(_ text: String) {
    parts = text.split(separator: " ").map { Array($0.utf8) }
  }

  /// Returns whether a name matches one of the patterns. O(name · pattern).
  public func matches(_ name: [UInt8]) -> Bool {
    parts.contains { Self.matches(name[...], $0[...]) }
  }

  /// A loop and no recursion: a mismatch goes on after one more character for the last star.
  private static func matches(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var (name, pattern) = (name, pattern)
    var star: (pattern: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
    while true {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        star = (pattern, name)
      } else if let byte = name.first, pattern.first == UInt8(ascii: "?") {
        name = name.dropFirst(characterLength(byte, in: name))
        pattern = pattern.dropFirst()
      } else if let byte = name.first, pattern.first == byte {
        name = name.dropFirst()
        pattern = pattern.dropFirst()
      } else if name.isEmpty, pattern.isEmpty {
        return true
      } else if let last = star, !last.name.isEmpty {
        (pattern, name) = (last.pattern, last.name.dropFirst())
        star = (pattern, name)
      } else {
        return false
      }
    }
  }

  /// The bytes of the character of UTF-8 at the start; one for any other byte.
  private static func characterLength(_ byte: UInt8, in name: ArraySlice<UInt8>) -> Int {
    guard byte >= 0b1100_0000 else { return 1 }
    return 1 + name.dropFirst().prefix { $0 & 0b1100_0000 == 0b1000_0000 }.count
  }
}
