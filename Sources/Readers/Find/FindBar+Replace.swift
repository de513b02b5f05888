import RecurseEditing
import RecurseWidgets

/// Replacing what was found.
extension FindBar {
  /// Replaces the selected match and goes to the next one, or goes to the first.
  func replaceMatch() {
    guard let matcher = search?.matcher else { return }
    let place = widget.findPlace
    let line = widget.surface.lines.text(of: place.line)
    let found = replacements(inLine: place.line, line, by: matcher, 0)
    if let match = found.first(where: { $0.match == place }) {
      widget.replace([match])
      undoesText = true
    }
    goToMatch(backward: false)
  }

  /// Replaces all matches in one step, as soon as all are known.
  func replaceAll() {
    guard let search, let matcher = search.matcher, let scan = search.scan else { return }
    guard scan.isComplete else {
      awaitsReplacing = true
      return
    }
    awaitsReplacing = false
    var all: [LineReplacement] = []
    if let first = scan.found.first, let last = scan.found.last {
      let source = widget.surface.lines.source
      var distance = 0
      source.forEachLine(in: first..<last + 1) { line, bytes in
        if scan.found.contains(line) {
          let text = source.text(of: bytes)
          all += replacements(inLine: line, text, by: matcher, distance)
        }
        distance += bytes.count + 1
        return true
      }
    }
    if !all.isEmpty { widget.replace(all) }
    (replaced, undoesText) = (all.count, true)
    widget.setNeedsPaint()
  }

  private func replacements(
    inLine line: Int, _ text: ArraySlice<UInt8>, by matcher: TextMatcher, _ distance: Int
  ) -> [LineReplacement] {
    matcher.replacements(by: replacement.text, in: text).map { range, text in
      LineReplacement(
        match: LineMatch(line: line, range: range), text: text, distance: distance)
    }
  }
}
