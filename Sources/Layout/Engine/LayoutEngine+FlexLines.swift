// §9.3: breaking children into lines.
extension LayoutEngine {
  func breakLines(from firstItem: Int, _ container: FlexContainer) {
    guard container.wraps else {
      lines.append(FlexLine(items: firstItem..<items.count))
      return
    }
    var start = firstItem
    var used = 0.0
    for item in firstItem..<items.count {
      let size = items[item].outerMain
      let withItem = item == start ? size : used + container.mainGap + size
      if item > start, withItem > container.innerMain + CellRounding.tolerance {
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
