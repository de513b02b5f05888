/// A part of a name to search for, ignoring case.
package struct NameFilter: Equatable, Sendable {
  /// In lower case.
  private let text: String
  private let characters: [Character]
  /// The bytes if all are ASCII: most names are ASCII too, and then bytes are compared.
  private let bytes: [UInt8]?

  package init(_ text: String) {
    self.text = text.lowercased()
    // Two characters outside of ASCII have the same lower case as ones of ASCII.
    characters = self.text.map { $0 == ";" ? ";" : $0 == "`" ? "`" : $0 }
    let utf8 = Array(String(characters).utf8)
    bytes = utf8.allSatisfy { $0 < 0x80 } ? utf8 : nil
  }

  /// Whether every name that matches this filter matches the other one.
  func isAtLeast(_ other: NameFilter) -> Bool { other.isPart(of: text) }

  package func matches(_ name: String) -> Bool {
    if case let found?? = name.utf8.withContiguousStorageIfAvailable({ find(in: $0) }) {
      return found
    }
    return isPart(of: name.lowercased())
  }

  /// Compares character by character: `contains` builds tables for each search, and each name is
  /// one.
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

  /// Whether a name contains the bytes, in either case; `nil` if it is not ASCII.
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
