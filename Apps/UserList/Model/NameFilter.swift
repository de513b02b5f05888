/// A part of a name that is looked for, whatever its case.
package struct NameFilter: Equatable, Sendable {
  /// In lower case.
  private let text: String
  /// Where all of it is ASCII: then so are most names, and bytes are enough.
  private let bytes: [UInt8]?

  package init(_ text: String) {
    self.text = text.lowercased()
    let utf8 = Array(self.text.utf8)
    bytes = utf8.allSatisfy { $0 < 0x80 } ? utf8 : nil
  }

  /// Whether names that have this have the other, too.
  func isAtLeast(_ other: NameFilter) -> Bool { text.contains(other.text) }

  package func matches(_ name: String) -> Bool {
    if let bytes,
      case let found?? = name.utf8.withContiguousStorageIfAvailable({ find(bytes, in: $0) })
    {
      return found
    }
    return name.lowercased().contains(text)
  }

  /// Whether there are some bytes, letters in either case; `nil` where not all is ASCII.
  private func find(_ wanted: [UInt8], in name: UnsafeBufferPointer<UInt8>) -> Bool? {
    guard name.allSatisfy({ $0 < 0x80 }) else { return nil }
    guard let first = wanted.first else { return true }
    guard name.count >= wanted.count else { return false }
    func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5a).contains(byte) ? byte | 0x20 : byte }
    return (0...(name.count - wanted.count)).contains { start in
      lower(name[start]) == first
        && wanted.indices.allSatisfy { lower(name[start + $0]) == wanted[$0] }
    }
  }
}
