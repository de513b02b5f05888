import RecurseTerminal
import RecurseWidgets

/// A person who hears the lines reads the first one in view, or that of a match.
extension ReaderWidget: SpokenWidget {
  var spokenPart: SpokenPart {
    let header = element.chosenHeader.map { spokenText(ofLine: $0) } ?? ""
    return SpokenPart(
      field: bar.spokenField, place: spokenPlace, note: bar.isOpen ? bar.spokenNote : header)
  }

  var spokenLines: [String] {
    if let text = element.value { return [text] }
    var last: Int?
    return surface.drawn.compactMap { row in
      defer { last = row.piece.line }
      return row.piece.line == last ? nil : spokenText(ofLine: row.piece.line)
    }
  }

  /// At the end, lines come by themselves: it is one place, whichever line is the last.
  private var spokenPlace: SpokenPart.Place? {
    let known = lines.lines
    guard !known.isEmpty else { return nil }
    if let match = bar.search?.current?.line,
      let row = surface.visible.first(where: { searchedLine(of: $0.piece.line) == match })
    {
      return place(ofLine: row.piece.line)
    }
    if surface.viewport.isPinned {
      let last = known.upperBound - 1
      return SpokenPart.Place(line: .max, text: spokenText(ofLine: last))
    }
    return surface.visible.first.map { place(ofLine: $0.piece.line) }
  }

  private func place(ofLine line: Int) -> SpokenPart.Place {
    SpokenPart.Place(line: line, text: spokenText(ofLine: line))
  }

  private func spokenText(ofLine line: Int) -> String {
    let source = lines.source
    guard source.lines.contains(line) else { return "" }
    let text = String(decoding: source.text(of: source.bytes(of: line)), as: UTF8.self)
    // The sign of a change is beside the line.
    let signs = element.parts?.signs(of: line, gutter: Self.spokenGutter).map(\.text) ?? []
    let sign = signs.first { $0 == "+" || $0 == "-" || $0 == "−" }
    return sign.map { "\($0) \(text)" } ?? text
  }

  /// A gutter that is too narrow for numbers.
  private static let spokenGutter = 3
}
