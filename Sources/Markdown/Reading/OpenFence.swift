/// The opening fence, at the start of a line, of code that goes on at the end of a text.
struct OpenFence {
  let mark: UInt8
  let length: Int
  /// The offset after its line.
  let end: Int

  /// Reads the fence at the start of a line, or returns `nil` if there is none.
  init?(_ line: ArraySlice<UInt8>) {
    guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
    let info = line.drop { $0 == mark }
    length = info.startIndex - line.startIndex
    guard length >= 3, mark == "~" || !info.contains(mark) else { return nil }
    self.mark = mark
    end = line.endIndex
  }

  /// Returns whether a line at or after an offset closes the code.
  ///
  /// - Parameter new: the offset from which on the text is new. No line ends between both.
  func isClosed(by text: [UInt8], from line: Int, newFrom new: Int) -> Bool {
    var line = line
    var end = text.endOfLine(from: max(line, new - 1))
    while line < text.count {
      if closes(text[line..<end]) { return true }
      line = end
      end = text.endOfLine(from: line)
    }
    return false
  }

  func closes(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.drop { $0 == " " }
    let rest = content.drop { $0 == mark }
    let indent = content.startIndex - line.startIndex
    guard indent <= 3, rest.startIndex - content.startIndex >= length else { return false }
    return rest.allSatisfy { $0.isBlank || $0.isLineEnd }
  }
}
