import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// Showing the lines that a filter chooses.
extension ReaderWidget {
  /// Begins to look for the lines of another filter.
  func takeFilter() {
    guard element.filter != filter else { return }
    filter = element.filter
    filtering = filter.isEmpty || filter.isMalformed ? nil : LineScan(filter.query)
    lines.chosen = nil
    filterLines()
  }

  /// Looks at a part of the lines, and at the next one later.
  func filterLines() {
    guard let filtering else { return }
    filtering.look(at: lines.source) { [weak self, weak filtering] in
      guard let self, let filtering, self.filtering === filtering else { return }
      filterLines()
      resolve()
      surface.reportPosition()
      reportMatchCount()
    }
    lines.chosen = filtering.found
    setNeedsPaint()
  }

  /// Looks at lines that were added or are others than before.
  func filterLines(changedFrom line: Int) {
    filtering?.forget(from: line)
    filterLines()
  }

  /// Sends ``MatchCount`` once for each number of lines that a filter chooses, and for all of them
  /// when there is no filter any more.
  func reportMatchCount() {
    if let filtering {
      guard filtering.isComplete, filtering.found.count != matchCount else { return }
      matchCount = filtering.found.count
      _ = instance?.bubble(MatchCount(rows: filtering.found.count))
    } else if filter.isEmpty, let told = matchCount {
      matchCount = nil
      let all = lines.lines.count
      if all != told { _ = instance?.bubble(MatchCount(rows: all)) }
    }
  }

  /// Whether a filter chooses none of the lines.
  private var hasNoMatch: Bool { filtering?.isComplete == true && filtering?.found.count == 0 }

  /// Says in the middle that the filter chooses no line.
  func paintPlaceholder(_ context: GraphicsContext) {
    guard hasNoMatch, !lines.lines.isEmpty else { return }
    let text = TextLayout(
      element.placeholder, width: max(1, context.size.columns), lineLimit: max(1, rowCount - 1),
      glyphs: context.glyphs)
    context.draw(
      text, column: max(0, (context.size.columns - text.size.columns) / 2),
      row: max(0, rowCount - text.size.rows) / 2, style: CellStyle(foreground: .secondaryText))
  }

  /// The number of lines that were chosen, in words; empty without a filter.
  var filterCount: String {
    if let fault = element.filter.pattern.fault {
      return "\(element.filter.text): \(fault)"
    }
    guard let filtering else { return "" }
    let words = element.words.lines.with(filtering.found.count)
      .with(lines.lines.count, for: "{total}")
    return words + (filtering.isComplete ? "" : "…")
  }
}
