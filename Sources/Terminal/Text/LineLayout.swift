/// Breaks an encoded text into lines of a width.
///
/// A column is an element, so that the limit of a line is an index. The search for a break goes
/// backward from there, at most once over every cell, because the next line starts with these
/// cells.
struct LineLayout {
  let text: EncodedText
  let width: Int
  let wrap: TextWrap
  let truncation: TruncationMode
  /// Whether a line that continues another begins below the first word of that one.
  let hangs: Bool
  /// The columns by which such a line begins further in.
  let wrapIndent: Int
  /// The blank columns before the present line.
  private var indent = 0
  /// The number of examined cells, which is the cost of the layout.
  private(set) var examined = 0

  init(
    text: EncodedText, width: Int, wrap: TextWrap, truncation: TruncationMode, hangs: Bool = false,
    wrapIndent: Int = 0
  ) {
    self.text = text
    // A larger width gives the same lines.
    self.width = min(width, text.glyphs.count + 1)
    self.wrap = wrap
    self.truncation = truncation
    self.hangs = hangs
    self.wrapIndent = max(0, wrapIndent)
  }

  private var count: Int { text.glyphs.count }
  /// The columns of the present line behind the blank ones.
  private var room: Int { width - indent }

  mutating func lines(limit: Int) -> [TextLine] {
    guard width > 0, limit > 0 else { return [] }
    if !text.hasNewlines, count <= width { return [TextLine(0..<count)] }
    var lines: [TextLine] = []
    var (paragraph, start) = (0, 0)
    while true {
      if lines.count == limit - 1 {
        lines.append(indented(lastLine(from: start)))
        return lines
      }
      let (line, next) = line(from: start)
      lines.append(indented(line))
      guard let next else { return lines }
      if hangs {
        if text.flag(next - 1).contains(.newline) {
          (paragraph, indent) = (next, 0)
        } else if start == paragraph {
          indent = hangingIndent(from: paragraph)
        }
      }
      start = next
    }
  }

  private func indented(_ line: TextLine) -> TextLine {
    var line = line
    line.indent = indent
    return line
  }

  /// The most columns before a line: half of the width, where a wide character has room behind
  /// them.
  private var mostIndent: Int { max(0, min(width / 2, width - 2)) }

  /// The columns with which a paragraph begins, as far as there is room for them.
  private mutating func hangingIndent(from start: Int) -> Int {
    var end = start
    while end < start + mostIndent, flag(end).contains(.space) { end += 1 }
    return min((end - start).addingClamped(wrapIndent), mostIndent)
  }

  /// The line that starts at a cell, and the start of the next one; `nil` after the last.
  private mutating func line(from start: Int) -> (TextLine, Int?) {
    if wrap == .none {
      let end = newline(from: start, to: count)
      let line = truncate(start..<end, isCut: false)
      return (line, end < count ? end + 1 : nil)
    }
    let limit = min(start + room, count)
    let end = newline(from: start, to: limit)
    if end < limit { return (TextLine(start..<end), end + 1) }
    if limit == count { return (TextLine(start..<limit), nil) }

    // Spaces and a newline after the limit still belong to this line.
    if wrap == .words || flag(limit).contains(.newline) {
      var next = limit
      while next < count, flag(next).contains(.space) { next += 1 }
      if next == count { return (TextLine(start..<limit), nil) }
      if flag(next).contains(.newline) { return (TextLine(start..<limit), next + 1) }
      if next > limit { return (TextLine(start..<trimmedEnd(start, limit)), next) }
      if let place = wordBreak(start, limit) {
        let end = trimmedEnd(start, place)
        // A row of blanks would say nothing: behind them the next one has as little room.
        if !hangs || end > start || place - start > mostIndent {
          return (TextLine(start..<end), place)
        }
      }
    }
    let place = cut(start, limit)
    if place > start { return (TextLine(start..<place), place) }
    // Not even one character fits: it is cut between its cells, or in the middle of a wide glyph.
    guard text.glyphs[limit] == .continuation else { return (TextLine(start..<limit), limit) }
    if limit - 1 > start { return (TextLine(start..<(limit - 1)), limit - 1) }
    return (TextLine(start..<limit), limit + 1 < count ? limit + 1 : nil)
  }

  /// The last line within the limit: the rest of the text, truncated if it does not fit.
  private mutating func lastLine(from start: Int) -> TextLine {
    let (line, next) = line(from: start)
    guard let next, next < count else { return line }
    // The modes other than the tail show the end of the paragraph, too.
    let reach = truncation == .head || truncation == .middle ? count : min(count, start + room + 1)
    return truncate(start..<newline(from: start, to: reach), isCut: true)
  }

  /// - Parameter isCut: whether more text follows, so that an ellipsis is shown in any case.
  private mutating func truncate(_ range: Range<Int>, isCut: Bool) -> TextLine {
    if range.count <= room {
      if !isCut || truncation == .clip { return TextLine(range) }
      if range.count < room {
        return TextLine(head: range, tail: range.upperBound..<range.upperBound)
      }
    }
    let (start, end) = (range.lowerBound, range.upperBound)
    let shown = room - 1
    switch truncation {
    case .clip: return TextLine(start..<cut(start, min(end, start + room)))
    case .tail:
      return TextLine(head: start..<trimmedEnd(start, cut(start, start + shown)), tail: end..<end)
    case .head: return TextLine(head: start..<start, tail: clusterEnd(end - shown, end)..<end)
    case .middle:
      let first = (shown + 1) / 2
      return TextLine(
        head: start..<cut(start, start + first), tail: clusterEnd(end - (shown - first), end)..<end)
    }
  }

  private mutating func flag(_ index: Int) -> CellFlags {
    examined += 1
    return text.flag(index)
  }

  private mutating func newline(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, !flag(index).contains(.newline) { index += 1 }
    return index
  }

  private mutating func wordBreak(_ start: Int, _ limit: Int) -> Int? {
    var place = limit
    while place > start {
      if flag(place).contains(.breakBefore) { return place }
      place -= 1
    }
    return nil
  }

  /// The last end of a cluster up to a limit.
  private mutating func cut(_ start: Int, _ limit: Int) -> Int {
    var place = limit
    while place > start, place < count, !flag(place).contains(.clusterStart) { place -= 1 }
    return place
  }

  /// The first start of a cluster from an index on.
  private mutating func clusterEnd(_ index: Int, _ end: Int? = nil) -> Int {
    var index = index
    while index < end ?? count, !flag(index).contains(.clusterStart) { index += 1 }
    return index
  }

  private mutating func trimmedEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, flag(end - 1).contains(.space) { end -= 1 }
    return end
  }
}
