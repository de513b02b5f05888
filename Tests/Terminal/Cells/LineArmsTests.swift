import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("Lines in cells", .blocking) struct LineArmsTests {
  private static let weights: [LineArms.Weight] = [.none, .light, .heavy, .double]

  private func scalar(_ arms: LineArms) -> Unicode.Scalar { Unicode.Scalar(arms.glyph.rawValue)! }

  @Test("Unicode's names say the arms of every character for light and heavy lines")
  func names() {
    var seen: Set<Unicode.Scalar> = []
    for up in Self.weights.dropLast() {
      for right in Self.weights.dropLast() {
        for down in Self.weights.dropLast() {
          for left in Self.weights.dropLast() {
            let arms = LineArms(up: up, right: right, down: down, left: left)
            let scalar = scalar(arms)
            guard (up, right, down, left) != (.none, .none, .none, .none) else {
              #expect(scalar == " ")
              continue
            }
            #expect(seen.insert(scalar).inserted, "\(scalar) is used for two")
            let name = scalar.properties.name ?? ""
            #expect(name.hasPrefix("BOX DRAWINGS"))
            let weights = [up, right, down, left]
            #expect(name.contains("HEAVY") == weights.contains(.heavy), "\(scalar) \(name)")
            #expect(name.contains("LIGHT") == weights.contains(.light), "\(scalar) \(name)")
            let isVertical = name.contains("VERTICAL")
            #expect((isVertical || name.contains("UP")) == (up != .none), "\(scalar) \(name)")
            #expect((isVertical || name.contains("DOWN")) == (down != .none), "\(scalar) \(name)")
          }
        }
      }
    }
    #expect(seen.count == 80)
  }

  @Test("Every combination with double lines is a character with all of its arms")
  func doubles() {
    for up in Self.weights {
      for right in Self.weights {
        for down in Self.weights {
          for left in Self.weights where [up, right, down, left].contains(.double) {
            let scalar = scalar(LineArms(up: up, right: right, down: down, left: left))
            let name = scalar.properties.name ?? ""
            #expect(name.hasPrefix("BOX DRAWINGS") && name.contains("DOUBLE"), "\(scalar)")
          }
        }
      }
    }
    #expect(scalar(LineArms(up: .double, right: .light, down: .double)) == "╟")
    #expect(scalar(LineArms(up: .light, right: .double, down: .light, left: .double)) == "╪")
    #expect(scalar(LineArms(right: .double, down: .double, left: .double)) == "╦")
  }

  @Test("Rounded corners are rounded only as corners")
  func round() {
    #expect(scalar(LineArms(right: .light, down: .light, isRound: true)) == "╭")
    #expect(scalar(LineArms(up: .light, right: .light, isRound: true)) == "╰")
    #expect(scalar(LineArms(up: .light, right: .light, down: .light, isRound: true)) == "├")
  }

  private func picture(_ grid: CellGrid) -> [String] {
    (0..<grid.size.rows).map { grid.glyphs.text(of: grid.row($0).map(\.glyph)) }
  }

  @Test("Random lines look the same in any order of painting")
  func order() {
    var random = SplitMix64(seed: 5)
    let size = CellSize(columns: 7, rows: 5)
    for _ in 0..<300 {
      struct Piece {
        var arms: LineArms
        var group: LineGroup
        var point: CellPoint
        var count: Int
      }
      let pieces = (0..<8).map { _ in
        let isRow = random.chance(50)
        let weight = Self.weights[Int.random(in: 1...3, using: &random)]
        return Piece(
          arms: isRow ? LineArms(right: weight, left: weight) : LineArms(up: weight, down: weight),
          group: LineGroup(1),
          point: CellPoint(
            column: Int.random(in: 0..<7, using: &random),
            row: Int.random(in: 0..<5, using: &random)),
          count: isRow ? Int.random(in: 1...4, using: &random) : 1)
      }
      func paint(_ grid: CellGrid, _ pieces: [Piece], _ area: CellRect) {
        grid.fill(area, style: CellStyle())
        for piece in pieces {
          grid.drawLine(
            piece.arms, group: piece.group, count: piece.count, at: piece.point, style: .plain,
            clip: area)
        }
        grid.joinLines(in: area)
      }
      let whole = CellGrid(size: size)
      paint(whole, pieces, whole.bounds)
      let parts = CellGrid(size: size)
      paint(parts, pieces.reversed(), parts.bounds)
      for _ in 0..<4 {
        let area = CellRect(
          column: Int.random(in: 0..<7, using: &random), row: Int.random(in: 0..<5, using: &random),
          columns: Int.random(in: 1...4, using: &random),
          rows: Int.random(in: 1...3, using: &random)
        ).intersection(parts.bounds)
        paint(parts, pieces.shuffled(using: &random), area)
      }
      #expect(picture(parts) == picture(whole))
    }
  }

  @Test("Painting over a line ends it, and its neighbors do not join it")
  func covered() {
    let grid = CellGrid(size: CellSize(columns: 5, rows: 2))
    func line() {
      grid.drawLine(
        LineArms(right: .light, left: .light), group: LineGroup(1), count: 5,
        at: CellPoint(column: 0, row: 0), style: .plain, clip: grid.bounds)
      grid.drawLine(
        LineArms(up: .light, down: .light), group: LineGroup(1), count: 1,
        at: CellPoint(column: 2, row: 1), style: .plain, clip: grid.bounds)
    }
    line()
    grid.joinLines(in: grid.bounds)
    #expect(picture(grid) == ["──┬──", "  │  "])
    let glyph = grid.glyphs.encode("x")
    grid.draw(glyph[...], at: CellPoint(column: 2, row: 1), style: CellStyle())
    grid.joinLines(in: CellRect(column: 2, row: 1, columns: 1, rows: 1))
    #expect(picture(grid) == ["─────", "  x  "])
    grid.resize(CellSize(columns: 5, rows: 2))
    line()
    grid.joinLines(in: grid.bounds)
    #expect(picture(grid) == ["──┬──", "  │  "])
  }
}
