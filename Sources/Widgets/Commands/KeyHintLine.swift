import RecurseTerminal

/// What keys do, as one hint of the line says it.
struct ListedHint: Equatable {
  let id: String
  private(set) var keys: String
  let title: String

  init(id: String, keys: String, title: String) {
    (self.id, self.keys, self.title) = (id, keys, title)
  }

  /// Whether another hint beside it can be told in the same words: `← → Page`.
  mutating func takes(in other: ListedHint) -> Bool {
    guard other.title == title, other.keys != keys, !keys.contains(" ") else { return false }
    keys += " \(other.keys)"
    return true
  }

  /// What is shown behind the keys: nothing where it is what the key is called.
  var shownTitle: String { title == keys ? "" : title }

  /// All of it.
  var text: String { shownTitle.isEmpty ? keys : "\(keys) \(title)" }
}

/// Hints beside each other in a line: as many as fit, with help and the way out at the trailing edge.
///
///     r Reply  d Delete  ctrl+s Save              F1 Commands  Ctrl+Q Quit
///     ▲ the most specific first                      ▲ left out last
///
///     g …  g Top  e End         what may follow in an open chord
struct KeyHintLine {
  struct Part {
    let text: String
    let column: Int
    let isKey: Bool
  }

  private(set) var parts: [Part] = []
  /// The columns of each hint, and its place among all.
  private(set) var places: [(columns: Range<Int>, index: Int)] = []

  /// Columns between two hints.
  private static let gap = 2

  init() {}

  /// - Parameter pressed: the keys of an open chord, in front of the hints.
  init(_ hints: [ListedHint], after pressed: String, columns: Int, glyphs: GlyphTable) {
    var column = 0
    if !pressed.isEmpty {
      parts.append(Part(text: pressed, column: 0, isKey: true))
      column = glyphs.encode(pressed).count + Self.gap
    }
    let widths = hints.map { glyphs.encode($0.text).count }
    let kept = Self.fitting(hints, widths: widths, columns: columns - column)
    let ending = kept.filter { hints[$0].isOfEveryApp }
    let endingWidth = ending.reduce(-Self.gap) { $0 + widths[$1] + Self.gap }
    for index in kept {
      if pressed.isEmpty, index == ending.first { column = max(column, columns - endingWidth) }
      let keys = glyphs.encode(hints[index].keys).count
      parts.append(Part(text: hints[index].keys, column: column, isKey: true))
      parts.append(Part(text: hints[index].shownTitle, column: column + keys + 1, isKey: false))
      places.append((column..<(column + widths[index]), index))
      column += widths[index] + Self.gap
    }
  }

  /// The hints for which there is room: the way out first, then help, then the others in their order,
  /// up to the first that does not fit.
  private static func fitting(_ hints: [ListedHint], widths: [Int], columns: Int) -> [Int] {
    let ofEveryApp = [AppCommand.quit, .help].flatMap { command in
      hints.indices.filter { hints[$0].id == command.rawValue }
    }
    var free = columns + gap
    var kept = Set<Int>()
    for index in ofEveryApp + hints.indices.filter({ !hints[$0].isOfEveryApp }) {
      free -= widths[index] + gap
      guard free >= 0 else { break }
      kept.insert(index)
    }
    return hints.indices.filter(kept.contains)
  }
}

extension ListedHint {
  fileprivate var isOfEveryApp: Bool { AppCommand(rawValue: id) != nil }
}
