/// The fields of what git wrote with `-z`: each ends with a zero. A last one that is cut off is
/// left out, so that no path loses its end.
struct ByteFields: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) { rest = ArraySlice(bytes) }

  mutating func next() -> ArraySlice<UInt8>? {
    guard let end = rest.firstIndex(of: 0) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[..<end]
  }

  /// The next fields; nil if there are fewer.
  mutating func next(_ count: Int) -> [ArraySlice<UInt8>]? {
    var fields: [ArraySlice<UInt8>] = []
    while fields.count < count {
      guard let field = next() else { return nil }
      fields.append(field)
    }
    return fields
  }
}

extension Collection<UInt8> where SubSequence == ArraySlice<UInt8> {
  /// The text, with U+FFFD for what is no UTF-8.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The number that the digits are, perhaps with a sign; nil for anything else.
  var number: Int? { Int(text) }

  /// The bytes after a text; nil if the bytes begin with another.
  func after(_ text: String) -> ArraySlice<UInt8>? {
    starts(with: text.utf8) ? dropFirst(text.utf8.count) : nil
  }

  /// The words between single spaces; the last one has the rest.
  func words(_ count: Int) -> [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: " "), maxSplits: count - 1, omittingEmptySubsequences: false)
  }

  /// The lines without their ends.
  var lines: [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
