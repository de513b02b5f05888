import RecurseTerminal

/// The effect of keys, as one hint of the line says it.
struct ListedHint: Equatable {
  let id: String
  let origin: ListedCommand.Origin
  private(set) var keys: String
  private var isOfTwo = false
  let title: String

  /// - Parameter title: the title, if it is not the command's own.
  @MainActor
  init(_ use: ListedCommand, title: String? = nil) {
    (id, origin, keys) = (use.id, use.origin, use.spelledKeys)
    self.title = title ?? use.title
    isOfControl = use.origin == .control
    isForPress = isOfControl && (use.keys == ["enter"] || use.keys == ["space"])
  }

  /// Merges another hint that can be told in the same words, `←/→ Page`, and returns whether it
  /// did.
  mutating func takes(in other: ListedHint) -> Bool {
    guard other.title == title, other.keys != keys, !isOfTwo else { return false }
    keys += "/\(other.keys)"
    isOfTwo = true
    // The other key is one that a person would not try, or one of the app.
    isForPress = isForPress && other.isForPress
    isOfControl = isOfControl && other.isOfControl
    return true
  }

  /// The whole text.
  var text: String { "\(keys) \(title)" }

  /// Whether the hint says no more than that Enter or Space presses the control.
  fileprivate private(set) var isForPress: Bool

  /// Whether the hint concerns a control and not a command of the app.
  fileprivate private(set) var isOfControl: Bool

  /// Whether the hint concerns the whole app, and so is at the end of the line.
  fileprivate var isOfEveryApp: Bool { origin.isOfEveryApp }
}

/// A line of hints: as many as fit, with the menu bar, help and the way out at the trailing edge.
///
///     r Reply  d Delete  ctrl+s Save    F10 Menu  F1 Commands  Ctrl+Q Quit
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
  /// The columns of each hint, and its index among all.
  private(set) var places: [(columns: Range<Int>, index: Int)] = []

  /// The number of columns between two hints.
  private static let gap = 2

  /// The number of hints that a person reads at a glance, besides those of every app.
  private static let most = 5

  /// Returns the indices of the hints that are worth a place: those that a person reads at a
  /// glance, and as many as leave half of the line free. If there are too many, the keys that a
  /// person would try anyway go first, then hints of controls beyond the second, then the last.
  ///
  /// - Parameter columns: the width of the line, if it is known.
  static func worthShowing(
    _ hints: [ListedHint], columns: Int?, glyphs: GlyphTable?
  ) -> [Int] {
    var others = hints.indices.filter { !hints[$0].isOfEveryApp }
    guard others.count > most else { return Array(hints.indices) }
    let widths = hints.map { (glyphs?.encode($0.text).count ?? 0) + gap }
    var width = widths.reduce(-gap, +)
    let half = (columns ?? 0) / 2
    func drop(while condition: ([Int]) -> Int?) {
      while others.count > most, width > half, let index = condition(others) {
        width -= widths[others.remove(at: index)]
      }
    }
    drop { $0.lastIndex { hints[$0].isForPress } }
    drop { kept in
      let ofControls = kept.indices.filter { hints[kept[$0]].isOfControl }
      return ofControls.count > 2 ? ofControls.last : nil
    }
    drop { $0.indices.last }
    return hints.indices.filter { hints[$0].isOfEveryApp || others.contains($0) }
  }

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
      parts.append(Part(text: hints[index].title, column: column + keys + 1, isKey: false))
      places.append((column..<(column + widths[index]), index))
      column += widths[index] + Self.gap
    }
  }

  /// Returns the hints for which there is room.
  ///
  /// The way out comes first, then help, the most specific hint, the menu bar, the keys that a
  /// person would try anyway, and the others in their order. If a hint does not fit, those after it
  /// are left out too, so that the choice does not depend on their lengths. Only the menu bar and
  /// the keys that a person would try anyway give way to the next hint.
  private static func fitting(_ hints: [ListedHint], widths: [Int], columns: Int) -> [Int] {
    let ofEveryApp = [AppCommand.quit, .help].flatMap { command in
      hints.indices.filter { hints[$0].id == command.rawValue }
    }
    let specific = hints.indices.filter { !hints[$0].isOfEveryApp && !hints[$0].isForPress }
    let menu = hints.indices.filter { hints[$0].origin == .menu }
    let presses = hints.indices.filter { hints[$0].isForPress }
    var free = columns + gap
    var kept = Set<Int>()
    for index in ofEveryApp + specific.prefix(1) + menu + presses + specific.dropFirst() {
      let width = widths[index] + gap
      guard width <= free else {
        if menu.contains(index) || hints[index].isForPress { continue }
        break
      }
      free -= width
      kept.insert(index)
    }
    return hints.indices.filter(kept.contains)
  }
}
