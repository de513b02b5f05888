import GitWork
import Recurse

/// The lanes of a commit's row in the colors of series.
enum GraphText {
  /// The most columns of lanes; further ones are cut.
  private static let mostLanes = 12

  /// The columns of the lanes of a row.
  static func columns(of row: GitGraphRow) -> Int { 2 * min(mostLanes, row.cells.count) }

  static func text(of row: GitGraphRow, isMerge: Bool) -> Text {
    var text = Text("")
    for cell in row.cells.prefix(mostLanes) {
      let sign = cell.isCommit ? (isMerge ? "◇" : "●") : line(cell.arms)
      text += Text(sign).foreground(color(cell.isCommit ? row.color : cell.shownColor))
      let joins = cell.arms.contains(.right)
      text += Text(joins ? "─" : " ").foreground(color(cell.rightColor))
    }
    return text
  }

  private static func color(_ number: Int) -> Color { .series(number % 8) }

  /// The signs by their arms: up is 1, down 2, left 4 and right 8.
  private static let lines = Array(" ╵╷│─╯╮┤─╰╭├─┴┬┼")

  private static func line(_ arms: GitGraphCell.Arms) -> String {
    String(lines[Int(arms.rawValue) % lines.count])
  }
}

extension GitGraphCell {
  /// A cell without vertical lines has the color of what passes through.
  fileprivate var shownColor: Int {
    if !arms.isDisjoint(with: [.up, .down]) { return color }
    return arms.contains(.left) ? leftColor : rightColor
  }
}
