import RecurseEditing
import RecurseWidgets

/// Replacing what was found.
extension FindBar {
  /// Replaces the selected match and goes to the next one, or goes to the first.
  func replaceMatch() {
    guard let matcher = search?.matcher else { return }
    let place = widget.findPlace
    if !place.range.isEmpty, matches(inLine: place.line).contains(place.range) {
      widget.replace([replacement(of: place, by: matcher)])
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
    var next = scan.found.first
    while let line = next {
      for range in matches(inLine: line) {
        all.append(replacement(of: LineMatch(line: line, range: range), by: matcher))
      }
      next = scan.found.line(atOrAfter: line + 1)
    }
    if !all.isEmpty { widget.replace(all) }
    replaced = all.count
    widget.setNeedsPaint()
  }

  private func replacement(of match: LineMatch, by matcher: TextMatcher) -> LineReplacement {
    let line = widget.surface.lines.text(of: match.line)
    return LineReplacement(
      match: match, text: matcher.replacement(replacement.text, for: match.range, in: line))
  }
}
