extension CellGrid {
  /// Draws one line of a text.
  package func draw(
    _ line: TextLine, of text: EncodedText, at point: CellPoint, style: CellStyle,
    clip: CellRect? = nil
  ) {
    let style = styles.id(style)
    let clip = clip ?? bounds
    var point = point
    point.column = point.column.addingClamped(line.indent)
    draw(text.glyphs[line.head], at: point, style: style, clip: clip)
    guard line.isTruncated else { return }
    point.column = point.column.addingClamped(line.head.count)
    drawEllipsis(at: point, style: style, clip: clip)
    point.column = point.column.addingClamped(1)
    draw(text.glyphs[line.tail], at: point, style: style, clip: clip)
  }

  /// Draws one line of a text, with a style for each span.
  ///
  /// ```swift
  /// var text = EncodedText()
  /// text.append("Error: ", glyphs: grid.glyphs)
  /// text.append("no such file", glyphs: grid.glyphs)
  /// let styles = [grid.styles.id(CellStyle(foreground: .red)), .plain]
  /// for (row, line) in text.lines(width: 12).enumerated() {
  ///   grid.draw(line, of: text, styles: styles, at: CellPoint(column: 0, row: row))
  /// }
  /// ```
  ///
  /// An ellipsis has the style of the first character that it replaces, at the start of a line of
  /// the last one. Does not allocate; O(visible columns + log spans).
  ///
  /// - Parameter styles: one for each span, in the order of ``EncodedText/spanEnds``.
  package func draw(
    _ line: TextLine, of text: EncodedText, styles: [StyleID], at point: CellPoint,
    clip: CellRect? = nil
  ) {
    guard styles.count == text.spanEnds.count else {
      fatalError("a text of \(text.spanEnds.count) spans was drawn in \(styles.count) styles")
    }
    let visible = (clip ?? bounds).intersection(bounds)
    var point = point
    point.column = point.column.addingClamped(line.indent)
    drawRuns(line.head, of: text, styles, at: point, visible)
    guard line.isTruncated else { return }
    point.column = point.column.addingClamped(line.head.count)
    let isAtStart = line.head.isEmpty && !line.tail.isEmpty
    let missing = isAtStart ? line.tail.lowerBound - 1 : line.head.upperBound
    drawEllipsis(at: point, style: styles[text.span(at: missing)], clip: visible)
    point.column = point.column.addingClamped(1)
    drawRuns(line.tail, of: text, styles, at: point, visible)
  }

  /// Draws the visible part of a range of glyphs, run by run.
  private func drawRuns(
    _ range: Range<Int>, of text: EncodedText, _ styles: [StyleID], at point: CellPoint,
    _ visible: CellRect
  ) {
    let hidden = max(0, visible.column.subtractingClamped(point.column))
    let shown = visible.endColumn.subtractingClamped(point.column)
    let first = range.lowerBound.addingClamped(hidden)
    let end = min(range.upperBound, range.lowerBound.addingClamped(shown))
    guard first < end, point.row >= visible.row, point.row < visible.endRow else { return }
    let left = point.column - range.lowerBound
    beginWriting(inRow: point.row, left + first, left + end)
    // The glyphs are drawn in place, without a copy; the pointer ends with the closure.
    text.glyphs.withUnsafeBufferPointer { glyphs in
      var start = first
      var span = text.span(at: start)
      while start < end {
        let stop = min(end, text.spanEnds[span])
        let place = CellPoint(column: left + start, row: point.row)
        write(UnsafeBufferPointer(rebasing: glyphs[start..<stop]), at: place, styles[span])
        start = stop
        span += 1
      }
    }
    endWriting(inRow: point.row, left + first, left + end)
  }

  private func drawEllipsis(at point: CellPoint, style: StyleID, clip: CellRect) {
    // A glyph is drawn as a text of one, without an array; the pointer ends with the call.
    withUnsafePointer(to: Glyph.ellipsis) {
      draw(UnsafeBufferPointer(start: $0, count: 1), at: point, style: style, clip: clip)
    }
  }
}
