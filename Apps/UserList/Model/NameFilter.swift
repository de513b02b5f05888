/// A part of a name that is looked for, whatever its case.
package struct NameFilter: Equatable, Sendable {
  /// In lower case.
  private let text: String
  private let characters: [Character]
  /// Where all of it is ASCII: then so are most names, and bytes are enough.
  private let bytes: [UInt8]?

  package init(_ text: String) {
    self.text = text.lowercased()
    // Unicode has two more characters that are the same as ones of ASCII.
    characters = self.text.map { $0 == ";" ? ";" : $0 == "`" ? "`" : $0 }
    let utf8 = Array(String(characters).utf8)
    bytes = utf8.allSatisfy { $0 < 0x80 } ? utf8 : nil
  }

  /// Whether names that have this have the other, too.
  func isAtLeast(_ other: NameFilter) -> Bool { other.isPart(of: text) }

  package func matches(_ name: String) -> Bool {
    if case let found?? = name.utf8.withContiguousStorageIfAvailable({ find(in: $0) }) {
      return found
    }
    return isPart(of: name.lowercased())
  }

  /// Character by character: `contains` makes tables for one search, and there are as many as
  /// names.
  private func isPart(of name: String) -> Bool {
    guard let first = characters.first else { return true }
    var rest = name[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: characters) { return true }
      rest.removeFirst()
    }
    return false
  }

  /// Whether a name has the bytes, letters in either case; `nil` where not all of it is ASCII.
  private func find(in name: UnsafeBufferPointer<UInt8>) -> Bool? {
    guard name.allSatisfy({ $0 < 0x80 }) else { return nil }
    guard let bytes else { return false }
    guard let first = bytes.first else { return true }
    guard name.count >= bytes.count else { return false }
    func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5a).contains(byte) ? byte | 0x20 : byte }
    return (0...(name.count - bytes.count)).contains { start in
      lower(name[start]) == first
        && bytes.indices.allSatisfy { lower(name[start + $0]) == bytes[$0] }
    }
  }
}
