/// A piece of a line: the whole of it, unless the line is long.
package struct LinePiece: Hashable, Sendable {
  /// The number of the line.
  package var line: Int
  /// The index of the piece in the line.
  package var index = 0

  package init(line: Int, index: Int = 0) {
    self.line = line
    self.index = index
  }
}

extension LinePiece: Comparable {
  package static func < (left: LinePiece, right: LinePiece) -> Bool {
    (left.line, left.index) < (right.line, right.index)
  }
}

/// A place in the text of many lines. It does not depend on the width to which they are wrapped.
package struct LinePosition: Hashable, Sendable {
  package var piece: LinePiece
  /// The number of cells of the piece before it.
  package var cell: Int

  package init(_ piece: LinePiece, cell: Int = 0) {
    self.piece = piece
    self.cell = cell
  }
}

extension LinePosition: Comparable {
  package static func < (left: LinePosition, right: LinePosition) -> Bool {
    (left.piece, left.cell) < (right.piece, right.cell)
  }
}

/// A row of the screen: a piece of a line, or a part of it if lines wrap.
package struct LineRow: Hashable, Sendable {
  package var piece: LinePiece
  /// The index of the row among those of its piece.
  package var index: Int
  /// The cell of the piece at which the row begins.
  package var start: Int

  package init(piece: LinePiece, index: Int, start: Int) {
    self.piece = piece
    self.index = index
    self.start = start
  }

  package var position: LinePosition { LinePosition(piece, cell: start) }
}
