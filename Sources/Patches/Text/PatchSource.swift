/// The bytes of a patch and the places where its lines start. Every part of the patch shares it.
final class PatchSource: Sendable {
  let bytes: [UInt8]
  /// The start of each line, then the end of the bytes.
  let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == .newline {
      starts.append(index + 1)
    }
    if starts[starts.count - 1] != bytes.count { starts.append(bytes.count) }
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  /// Returns lines as written, with what ends them.
  func raw(_ lines: Range<Int>) -> ArraySlice<UInt8> {
    bytes[starts[lines.lowerBound]..<starts[lines.upperBound]]
  }

  /// Returns a line without its newline. A carriage return before it stays.
  func content(_ line: Int) -> ArraySlice<UInt8> {
    let raw = bytes[starts[line]..<starts[line + 1]]
    return raw.last == .newline ? raw.dropLast() : raw
  }

  /// Returns a line without its newline and the carriage return before it.
  func trimmed(_ line: Int) -> ArraySlice<UInt8> {
    content(line).withoutCarriageReturn
  }

  /// Says whether there is a line of that number and it starts with a text.
  func starts(_ line: Int, with text: StaticString) -> Bool {
    guard line < count else { return false }
    return bytes[starts[line]..<starts[line + 1]].starts(with: text)
  }

  func strings(_ lines: Range<Int>) -> [String] {
    lines.map { String(decoding: trimmed($0), as: UTF8.self) }
  }
}
