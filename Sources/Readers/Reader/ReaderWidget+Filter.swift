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
    }
    lines.chosen = filtering.found
    setNeedsPaint()
  }

  /// Looks at lines that were added or are others than before.
  func filterLines(changedFrom line: Int) {
    filtering?.forget(from: line)
    filterLines()
  }

  /// The number of lines that were chosen, in words; empty without a filter.
  var filterCount: String {
    if element.filter.isMalformed {
      return "\(element.filter.text): \(element.words.malformed)"
    }
    guard let filtering else { return "" }
    let words = element.words.lines.with(filtering.found.count)
      .with(lines.lines.count, for: "{total}")
    return words + (filtering.isComplete ? "" : "…")
  }
}
