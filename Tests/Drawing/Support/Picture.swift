@testable import RecurseDrawing

/// The characters of a drawing in a grid; transparent cells are dots in the middle of the line.
func picture(
  _ columns: Int, _ rows: Int, _ style: DotStyle, _ draw: (inout DrawingContext) -> Void
) -> String {
  var context = DrawingContext()
  draw(&context)
  var grid = DotGrid(columns: columns, rows: rows, style: style)
  grid.draw(context, width: width)
  return picture(grid)
}

func picture(_ grid: DotGrid) -> String {
  var lines: [String] = []
  for row in 0..<grid.rows {
    var line = ""
    var next = 0
    for column in 0..<grid.columns where column >= next {
      switch grid.cell(column: column, row: row)?.glyph {
      case .dots(let scalar): line.unicodeScalars.append(scalar)
      case .text(let character, let columns):
        line.append(character)
        next = column + columns
      case nil: line += "·"
      }
    }
    lines.append(line)
  }
  return lines.joined(separator: "\n")
}

/// The columns of a character, as far as tests need them.
func width(_ character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  if scalar.value == 0x200B { return 0 }
  return scalar.value >= 0x1100 ? 2 : 1
}
