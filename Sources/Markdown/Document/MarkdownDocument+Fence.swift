extension MarkdownDocument {
  /// The fence whose code goes on at the end of the text, if cmark keeps its lines as they are.
  var openFence: OpenFence? {
    guard let section = sections.last, section.blocks.count == 1, case .code(let code)? = lastValue,
      code.isFenced, !code.isClosed
    else { return nil }
    let start = section.source.lowerBound
    let end = source.endOfLine(from: start)
    // Spaces before a fence are taken away from each of its lines, so such a one is parsed.
    return source[end - 1].isLineEnd ? OpenFence(source[start..<end]) : nil
  }

  private var lastValue: MarkdownBlock? { blocks.last?.value }

  /// Adds the new text, from an offset on, to the code at the end, without parsing.
  mutating func lengthen(_ fence: OpenFence, from count: Int) {
    let index = blocks.count - 1
    guard case .code(var code) = blocks[index].value else { return }
    // The text is then held only once, so it grows in place.
    blocks[index].value = .thematicBreak
    if !source[count - 1].isLineEnd { code.text.removeLast() }
    code.text += newLines(from: count)
    blocks[index].value = .code(code)

    let end = endOfLastLine(after: fence.end) ?? blocks[index].source.upperBound
    let place = blocks[index].source.lowerBound..<end
    blocks[index].source = place
    sections[sections.count - 1].source = place
    sections[sections.count - 1].labels = Labels()
  }

  /// Returns the text from an offset on as cmark gives it: with line feeds, also at the end.
  private func newLines(from count: Int) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count - count + 1)
    var last = source[count - 1]
    for byte in source[count...] {
      if byte == "\r" {
        bytes.append(0x0A)
      } else if byte == 0 {
        bytes += "\u{FFFD}".utf8
      } else if byte != "\n" || last != "\r" {
        bytes.append(byte)
      }
      last = byte
    }
    if !last.isLineEnd { bytes.append(0x0A) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the end of the last line that is not blank, if it is after an offset.
  private func endOfLastLine(after offset: Int) -> Int? {
    guard let last = source[offset...].lastIndex(where: { !$0.isBlank && !$0.isLineEnd })
    else { return nil }
    return source[last...].firstIndex { $0.isLineEnd } ?? source.count
  }
}
