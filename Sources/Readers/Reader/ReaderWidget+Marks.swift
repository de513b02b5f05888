import RecurseTerminal
import RecurseWidgets

/// The lines that a person has marked.
extension ReaderWidget {
  /// Marks the selected lines, or the current one; or takes their marks if all have one.
  func toggleMarks() {
    guard let first = currentLine else { return }
    var wanted = first..<first + 1
    if let cells = selection?.cells(in: lines) {
      wanted = cells.first.piece.line..<cells.last.piece.line + 1
    }
    let shown = wanted.filter { !lines.isHidden($0) }
    if shown.allSatisfy(marked.contains) {
      marked.subtract(shown)
    } else {
      marked.formUnion(shown)
    }
    _ = clearSelection()
    resolve()
  }

  /// Shows the next marked line after the current one, or else the first of all.
  func goToMark() {
    guard let first = currentLine else { return }
    let there = marked.filter { lines.lines.contains($0) && !lines.isHidden($0) }
    if let line = there.filter({ $0 > first }).min() ?? there.min() { go(toLine: line) }
  }

  /// Forgets marks of lines that are gone or others than before.
  func keepMarks(changedFrom line: Int) {
    marked = marked.filter((lines.lines.lowerBound..<line).contains)
  }
}
