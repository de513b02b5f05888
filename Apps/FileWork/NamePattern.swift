/// A pattern of names as a shell has it: `*` is any text, `?` any character, and several patterns
/// are separated by spaces.
public struct NamePattern: Hashable, Sendable {
  private let parts: [[UInt8]]

  public init(_ text: String) {
    parts = text.split(separator: " ").map { Array($0.utf8) }
  }

  /// Returns whether a name matches one of the patterns. O(name · pattern).
  public func matches(_ name: [UInt8]) -> Bool { parts.contains { Self.matches(name, $0) } }

  /// A loop and no recursion: a mismatch goes on after one more character for the last star.
  private static func matches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (place, step) = (0, 0)
    var star: (step: Int, place: Int)?
    while place < name.count || step < pattern.count {
      let wanted = step < pattern.count ? pattern[step] : nil
      if wanted == UInt8(ascii: "*") {
        step += 1
        star = (step, place)
      } else if place < name.count, wanted == UInt8(ascii: "?") {
        place += characterLength(at: place, in: name)
        step += 1
      } else if place < name.count, wanted == name[place] {
        (place, step) = (place + 1, step + 1)
      } else if let last = star, last.place < name.count {
        (step, place) = (last.step, last.place + 1)
        star = (step, place)
      } else {
        return false
      }
    }
    return true
  }

  /// The length of the character of UTF-8 at a place; one for any other byte.
  private static func characterLength(at place: Int, in name: [UInt8]) -> Int {
    guard name[place] >= 0b1100_0000 else { return 1 }
    return 1 + name[(place + 1)...].prefix { $0 & 0b1100_0000 == 0b1000_0000 }.count
  }
}
