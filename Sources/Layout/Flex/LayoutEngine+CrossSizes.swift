// §9.4: how large children and lines are across the main axis.
extension LayoutEngine {
  /// A child's size across, now that its size along the main axis is settled.
  func findCrossSize(_ index: Int, _ box: FlexBox) {
    let item = items[index]
    let known = item.knownCross(box)
    let size: Double
    if known.isDefinite {
      size = known
    } else if item.node.style.hasAspectRatio {
      let ratio = Double(item.node.style.aspectRatio)
      size = item.clampCross(box.isRow ? item.main / ratio : item.main * ratio)
    } else if box.isRow {
      size = item.clampCross(
        contentHeight(item.node, width: item.main, basis: box.percentWidth))
    } else {
      size = item.cross
    }
    items[index].cross = size
  }

  func sizeLine(_ line: Int, _ box: FlexBox) {
    let range = lines[line].items
    var size = 0.0
    var ascent = 0.0
    var descent = 0.0
    for index in range {
      size = max(size, items[index].outerCross)
      guard box.isRow, items[index].align == .baseline else { continue }
      guard items[index].autoMargins.isDisjoint(with: .cross) else { continue }
      items[index].ascent = ascentOfItem(items[index], box)
      ascent = max(ascent, items[index].ascent)
      descent = max(descent, items[index].outerCross - items[index].ascent)
    }
    lines[line].ascent = ascent
    lines[line].cross = box.lineFillsContainer ? box.innerCross : max(size, ascent + descent)
  }

  /// From the item's outer edge at the line's start to its baseline.
  private func ascentOfItem(_ item: FlexItem, _ box: FlexBox) -> Double {
    let line = baseline(of: item, box)
    return item.marginCrossStart + (box.crossIsReversed ? item.cross - line : line)
  }

  /// Children that stretch take their line's size.
  func stretchItems(_ line: FlexLine) {
    for index in line.items where items[index].stretches {
      items[index].cross = items[index].clampCross(line.cross - items[index].crossMargins)
    }
  }
}
