import RecurseTerminal

/// A short text, in one piece of memory. An edit copies it.
package struct FlatText: TextStorage, Equatable {
  package private(set) var string: String

  package init(_ text: String) {
    string = text
    string.makeContiguousUTF8()
  }

  package init(bytes: [UInt8]) { string = String(decoding: bytes, as: UTF8.self) }

  package var count: Int { string.utf8.count }
  package var bytes: [UInt8] { Array(string.utf8) }

  package subscript(range: Range<Int>) -> FlatText { FlatText(String(string[indices(of: range)])) }

  package mutating func replace(_ range: Range<Int>, with text: FlatText) {
    string.replaceSubrange(indices(of: range), with: text.string)
  }

  /// Passes all bytes.
  package func withBytes<Result>(
    in range: Range<Int>, _ body: (UTF8Bytes, _ start: Int) -> Result
  ) -> Result {
    var string = string
    return string.withUTF8 { body($0, 0) }
  }

  package func lineStart(before offset: Int) -> Int {
    withBytes(in: 0..<count) { bytes, _ in
      bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }
  }

  package func lineFeed(atOrAfter offset: Int) -> Int {
    withBytes(in: 0..<count) { bytes, _ in
      bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
  }

  private func indices(of range: Range<Int>) -> Range<String.Index> {
    let start = string.utf8.index(string.startIndex, offsetBy: range.lowerBound)
    return start..<string.utf8.index(start, offsetBy: range.count)
  }
}
