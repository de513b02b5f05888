import RecurseLayout

/// Draws every leaf of a tree with its own letter, `a` for the first.
struct Picture {
  private var rows: [[Character]]

  static func of(_ root: LayoutNode) -> String {
    var picture = Picture(
      rows: Array(
        repeating: Array(repeating: "·", count: root.frame.columns), count: root.frame.rows))
    var letters = "abcdefghijklmnopqrstuvwxyz".makeIterator()
    picture.draw(root, x: 0, y: 0, &letters)
    return picture.rows.map { String($0) }.joined(separator: "\n")
  }

  private mutating func draw(
    _ node: LayoutNode, x: Int, y: Int, _ letters: inout String.Iterator
  ) {
    guard node.children.isEmpty else {
      for child in node.children {
        draw(child, x: x + child.frame.column, y: y + child.frame.row, &letters)
      }
      return
    }
    let letter = letters.next() ?? "?"
    for row in y..<(y + node.frame.rows) where rows.indices.contains(row) {
      for column in x..<(x + node.frame.columns) where rows[row].indices.contains(column) {
        rows[row][column] = rows[row][column] == "·" ? letter : "#"
      }
    }
  }
}
