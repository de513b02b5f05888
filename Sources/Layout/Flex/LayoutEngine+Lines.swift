// §9.3: which children share a line.
extension LayoutEngine {
  func breakLines(from firstItem: Int, _ box: FlexBox) {
    guard box.wraps else {
      lines.append(FlexLine(items: firstItem..<items.count))
      return
    }
    var start = firstItem
    var used = 0.0
    for item in firstItem..<items.count {
      let size = items[item].outerMain
      let withItem = item == start ? size : used + box.mainGap + size
      if item > start, withItem > box.innerMain + CellGrid.tolerance {
        lines.append(FlexLine(items: start..<item))
        start = item
        used = size
      } else {
        used = withItem
      }
    }
    if start < items.count { lines.append(FlexLine(items: start..<items.count)) }
  }
}
