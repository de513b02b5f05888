import RecurseHighlighting
import RecursePatches
import RecurseTerminal
import RecurseThemes
import RecurseWidgets

/// The numbers and signs beside the lines of a patch, their colors, and its files and hunks.
///
///     ▌ 12    -    removed        chosen part, old number, new number, sign
///     ▌    12 +    added
struct DiffParts: LineParts {
  private let source: DiffLines
  private var rows: PatchRows { source.rows }
  /// The columns of a number.
  private let digits: Int
  private let words: ChangedWordsCache

  private let tokens: HunkTokens

  init(_ source: DiffLines, _ tokens: HunkTokens) {
    self.source = source
    self.tokens = tokens
    digits = source.rows.largestNumberDigits
    words = ChangedWordsCache(source.rows)
  }

  // MARK: - The gutter

  /// The columns of a gutter without numbers: the bar, the sign and a blank.
  private static let narrow = 3

  func gutterColumns(in columns: Int) -> Int {
    Self.gutterColumns(in: columns, digits: digits, source.side)
  }

  static func gutterColumns(in columns: Int, digits: Int, _ side: DiffLines.Side) -> Int {
    let numbers = side == .both ? 2 : 1
    let needed = narrow + numbers * (digits + 1)
    if 3 * needed <= columns { return needed }
    return columns > 2 * narrow ? narrow : 0
  }

  func gutterColumns(of line: Int, normally columns: Int) -> Int {
    if isProse(line) { return min(1, columns) }
    let hasOne = source.side == .both && columns > Self.narrow && onlyNumbers(at: line) != nil
    return hasOne ? columns - digits - 1 : columns
  }

  /// The lines of a file that alone have numbers: it was added or deleted.
  private func onlyNumbers(at row: Int) -> DiffLines.Side? {
    switch rows.file(at: row).map({ rows.patch.files[$0].kind }) {
    case .added: .new
    case .deleted: .old
    default: nil
    }
  }

  func isProse(_ line: Int) -> Bool {
    if case .prose = rows[line] { true } else { false }
  }

  func signs(of line: Int, gutter columns: Int) -> [LineSign] {
    switch rows[line] {
    case .prose: return []
    case .line(let file, let hunk, let index):
      return signs(of: source.hunkLine(index, hunk, file), columns, onlyNumbers(at: line))
    case .pair(let file, let hunk, let old, let new):
      guard let index = source.side == .old ? old : new else { return [] }
      return signs(of: source.hunkLine(index, hunk, file), columns, nil)
    case .file, .hunk, .equal:
      guard source.side != .new, let fold = rows.fold(at: line) else { return [] }
      var signs: [LineSign] = []
      if case .file = fold, columns > Self.narrow {
        let rule = String(repeating: "─", count: columns - Self.narrow - 1)
        signs.append(LineSign(rule, column: 1, style: CellStyle(foreground: .border)))
      }
      if isFoldable(line) {
        let sign = rows.isFolded(fold) ? "▸" : "▾"
        signs.append(
          LineSign(sign, column: columns - 2, style: CellStyle(foreground: .secondaryText)))
      }
      return signs
    }
  }

  private func signs(
    of line: PatchLine, _ columns: Int, _ only: DiffLines.Side?
  ) -> [LineSign] {
    let faint = CellStyle(foreground: .secondaryText)
    var signs: [LineSign] = []
    if columns > Self.narrow {
      let numbers: [Int?] =
        switch only ?? source.side {
        case .both: [line.oldNumber, line.newNumber]
        case .old: [line.oldNumber]
        case .new: [line.newNumber]
        }
      for (index, number) in numbers.enumerated() {
        guard let number else { continue }
        let text = "\(number)"
        let end = 1 + (index + 1) * digits + index
        signs.append(LineSign(text, column: end - text.utf8.count, style: faint))
      }
    }
    if let sign = line.kind.sign {
      signs.append(LineSign(sign, column: columns - 2, style: line.kind.style))
    }
    // As in a patch's own text, a backslash is for a missing end of line.
    if line.hasNoNewline { signs.append(LineSign("\\", column: columns - 1, style: faint)) }
    return signs
  }

  // MARK: - Colors

  func style(of line: Int) -> CellStyle {
    switch rows[line] {
    case .prose: CellStyle()
    case .file: CellStyle(attributes: .bold)
    case .hunk: CellStyle(foreground: .info)
    case .equal: CellStyle(foreground: .secondaryText)
    case .line(let file, let hunk, let index): source.hunkLine(index, hunk, file).kind.style
    case .pair(let file, let hunk, let old, let new):
      (source.side == .old ? old : new).map { source.hunkLine($0, hunk, file).kind.style }
        ?? CellStyle()
    }
  }

  func change(of line: Int) -> LineChange? {
    guard let (line, hunk, file) = hunkLine(at: line) else { return nil }
    switch source.hunkLine(line, hunk, file).kind {
    case .context: return nil
    case .added: return .added
    case .removed: return .removed
    }
  }

  /// Returns the place of the line of a hunk that a row shows on this side.
  private func hunkLine(at row: Int) -> (line: Int, hunk: Int, file: Int)? {
    switch rows[row] {
    case .line(let file, let hunk, let line): (line, hunk, file)
    case .pair(let file, let hunk, let old, let new):
      (source.side == .old ? old : new).map { ($0, hunk, file) }
    default: nil
    }
  }

  func needlessBlanks(of line: Int) -> Range<Int>? {
    guard change(of: line) == .added else { return nil }
    let bytes = source.bytes(of: line)
    let rest = bytes.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    return rest > 0 ? bytes.count - rest..<bytes.count : nil
  }

  @MainActor func changedBytes(inside line: Int) -> [Range<Int>] {
    let (file, hunk, pair): (Int, Int, LinePair?)
    let isOld: Bool
    switch rows[line] {
    case .line(let its, let number, let index):
      (file, hunk, pair) = (its, number, words.pair(ofLine: index, hunk: number, file: its))
      isOld = pair?.removed == index
    case .pair(let its, let number, let old?, let new?) where old != new:
      (file, hunk, pair) = (its, number, LinePair(removed: old, added: new))
      isOld = source.side == .old
    default: return []
    }
    guard let pair, let words = words.changedWords(in: pair, hunk: hunk, file: file) else {
      return []
    }
    return isOld ? words.old : words.new
  }

  @MainActor func styles(inside line: Int) -> [StyledBytes] {
    guard let (line, hunk, file) = hunkLine(at: line) else { return [] }
    return tokens.tokens(ofLine: line, hunk, file, isOld: source.side == .old, in: rows)
      .map { token in
        // The lines below links would be louder than what changed.
        let style = token.kind == .link ? CellStyle(foreground: .info) : token.kind.style
        return StyledBytes(token.range, style)
      }
  }

  // MARK: - Parts

  func isFoldable(_ line: Int) -> Bool {
    if case .file(let file) = rows[line] { return !rows.patch.files[file].hunks.isEmpty }
    return rows.fold(at: line) != nil
  }

  func isChange(_ line: Int) -> Bool {
    switch rows[line] {
    case .line(let file, let hunk, let index):
      source.hunkLine(index, hunk, file).kind != .context
    case .pair(_, _, let old, let new):
      // Lines that are the same are one line of the hunk.
      old != new
    default: false
    }
  }

  func line(numbered number: Int, near line: Int) -> Int? {
    rows.file(at: line).flatMap { rows.row(ofLine: number, file: $0) }
  }

  func spansPanes(_ line: Int) -> Bool {
    if case .pair = rows[line] { return false }
    return source.side == .old
  }

  func pinnedHeader(above line: Int) -> Int? {
    rows.fileHeader(atOrBefore: line).flatMap { $0 < line ? $0 : nil }
  }

  func header(atOrBefore line: Int) -> Int? { rows.header(atOrBefore: line) }
  func header(before line: Int) -> Int? { rows.header(before: line) }
  func header(after line: Int) -> Int? { rows.header(after: line) }
  func lines(ofPartAt header: Int) -> Range<Int> { rows.rows(ofPartAt: header) }

  func isEqual(to other: any LineParts) -> Bool {
    (other as? DiffParts).map { source.isEqual(to: $0.source) } ?? false
  }
}

extension PatchLine.Kind {
  fileprivate var sign: String? {
    switch self {
    case .context: nil
    case .added: "+"
    case .removed: "-"
    }
  }

  fileprivate var style: CellStyle {
    switch self {
    case .context: CellStyle()
    case .added: CellStyle(foreground: .success)
    case .removed: CellStyle(foreground: .error)
    }
  }
}
