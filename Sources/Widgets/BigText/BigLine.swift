import RecurseTerminal

/// A text in the faces in which it can be shown, measured once.
struct BigLine {
  /// The form of the characters.
  enum Form: Equatable {
    /// One row: the characters as they are.
    case plain
    /// Three rows.
    case compact
    /// Points of `scale` rows and twice as many columns, which is about a square.
    case points(scale: Int)

    var rows: Int {
      switch self {
      case .plain: 1
      case .compact: 3
      case .points(let scale): DotFace.rows * scale
      }
    }
  }

  let text: String
  /// The face of three rows.
  private let compact: [Character: [String]]
  private let glyphs: GlyphTable
  private let compactColumns: Int
  /// The columns of all points in a row for each unit of scale, and those of other characters.
  private let pointColumns: Int
  private let otherColumns: Int
  /// The columns of the text in one row.
  let plainColumns: Int
  /// Whether any character is high: if not, one row shows as much.
  private let isHigh: Bool

  init(_ text: String, isASCII: Bool, glyphs: GlyphTable) {
    self.text = text.asOneLine
    self.glyphs = glyphs
    compact = isASCII ? LineFace.rows : DotFace.halfBlocks
    plainColumns = glyphs.encode(self.text).count
    var (compactColumns, points, others) = (0, 0, 0)
    var isHigh = false
    var last: Character?
    for character in self.text {
      let own = glyphs.encode(String(character)).count
      let shape = DotFace.shapes[character]
      compactColumns += compact[character]?[0].count ?? own
      points += shape?.width ?? 0
      if shape == nil { others += own }
      if shape != nil, character != " " { isHigh = true }
      if let last {
        if compact[last] != nil || compact[character] != nil { compactColumns += 1 }
        if DotFace.shapes[last] != nil || shape != nil { points += 1 }
      }
      last = character
    }
    self.compactColumns = compactColumns
    pointColumns = 2 * points
    otherColumns = others
    self.isHigh = isHigh
  }

  /// Returns the columns of the text in a form.
  func columns(in form: Form) -> Int {
    switch form {
    case .plain: plainColumns
    case .compact: compactColumns
    case .points(let scale): pointColumns * scale + otherColumns
    }
  }

  /// Returns the largest form for which there is room.
  func form(columns: Int, rows: Int) -> Form {
    guard isHigh else { return .plain }
    let scale = min(rows / DotFace.rows, (columns - otherColumns) / max(1, pointColumns))
    if scale > 0 { return .points(scale: scale) }
    return rows >= 3 && compactColumns <= columns ? .compact : .plain
  }

  /// Returns whether another line has the same size in each form.
  func hasSameSizes(as other: BigLine) -> Bool {
    plainColumns == other.plainColumns && compactColumns == other.compactColumns
      && pointColumns == other.pointColumns && otherColumns == other.otherColumns
      && isHigh == other.isHigh
  }

  // MARK: - Pieces

  /// A piece of a row: characters, or a number of cells that are filled.
  enum Piece: Equatable {
    case text([Glyph])
    case filled(Int)
  }

  /// Returns the pieces of a row with the columns where they begin, from left to right.
  func pieces(of row: Int, in form: Form) -> [(column: Int, piece: Piece)] {
    var pieces: [(column: Int, piece: Piece)] = []
    var column = 0
    var wasHigh: Bool?
    for character in text {
      let isHigh = isHigh(character, in: form)
      // Characters as they are follow each other as in any text.
      if let wasHigh, wasHigh || isHigh { column += form.gap }
      wasHigh = isHigh
      if form == .compact, let rows = compact[character] {
        pieces.append((column, .text(glyphs.encode(rows[row]))))
        column += rows[row].count
      } else if case .points(let scale) = form, let shape = DotFace.shapes[character] {
        for point in 0..<shape.width where shape.isFull(row: row / scale, point: point) {
          pieces.append((column + 2 * scale * point, .filled(2 * scale)))
        }
        column += 2 * scale * shape.width
      } else {
        let own = glyphs.encode(String(character))
        if row == form.rows - 1 { pieces.append((column, .text(own))) }
        column += own.count
      }
    }
    return pieces
  }

  private func isHigh(_ character: Character, in form: Form) -> Bool {
    switch form {
    case .plain: false
    case .compact: compact[character] != nil
    case .points: DotFace.shapes[character] != nil
    }
  }
}

extension BigLine.Form {
  /// The free columns between two characters.
  fileprivate var gap: Int {
    switch self {
    case .plain: 0
    case .compact: 1
    case .points(let scale): 2 * scale
    }
  }
}
