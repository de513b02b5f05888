import FileWork
import RecurseReaders

/// The bytes of a file as rows, each of which is read when it comes into view.
struct HexRows: LineSource {
  let file: PagedFile
  let perLine: Int
  private let digits: Int

  init(_ file: PagedFile, perLine: Int) {
    (self.file, self.perLine) = (file, perLine)
    digits = HexLine.digits(ofSize: file.size)
  }

  var lines: Range<Int> { 0..<(file.size + perLine - 1) / perLine }

  func line(_ number: Int) -> HexLine {
    let start = number * perLine
    let bytes = file.bytes(in: start..<min(start + perLine, file.size))
    return HexLine(bytes, at: start, perLine: perLine, digits: digits)
  }

  func byteCount(of line: Int) -> Int { digits + 4 + 4 * perLine }

  func bytes(of line: Int) -> ArraySlice<UInt8> { Array(self.line(line).text.utf8)[...] }

  func firstChange(since old: any LineSource) -> Int {
    isEqual(to: old) ? lines.upperBound : lines.lowerBound
  }

  func isEqual(to other: any LineSource) -> Bool {
    guard let other = other as? HexRows else { return false }
    return other.file === file && other.perLine == perLine
  }
}
