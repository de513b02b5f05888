// §9.4: the cross sizes of children and lines.
extension LayoutEngine {
  /// A child's cross size for its main size.
  func findCrossSize(_ index: Int, _ container: FlexContainer) {
    let item = items[index]
    let known = item.definiteCross(container)
    let size: Double
    if known.isDefinite {
      size = known
    } else if item.node.style.hasAspectRatio {
      let ratio = Double(item.node.style.aspectRatio)
      size = item.clampCross(container.isRow ? item.main / ratio : item.main * ratio)
    } else if container.isRow {
      size = item.clampCross(
        contentHeight(item.node, width: item.main, basis: container.percentWidth))
    } else {
      size = item.cross
    }
    items[index].cross = size
  }

  func sizeLine(_ line: Int, _ container: FlexContainer) {
    let range = lines[line].items
    var size = 0.0
    var ascent = 0.0
    var descent = 0.0
    for index in range {
      size = max(size, items[index].outerCross)
      guard container.isRow, items[index].align == .baseline else { continue }
      guard items[index].autoMargins.isDisjoint(with: .cross) else { continue }
      items[index].ascent = ascentOfItem(items[index], container)
      ascent = max(ascent, items[index].ascent)
      descent = max(descent, items[index].outerCross - items[index].ascent)
    }
    lines[line].ascent = ascent
    lines[line].cross =
      container.lineFillsContainer ? container.innerCross : max(size, ascent + descent)
  }

  /// From the item's outer edge at the line's start to its baseline.
  private func ascentOfItem(_ item: FlexItem, _ container: FlexContainer) -> Double {
    let line = baseline(of: item, container)
    return item.marginCrossStart + (container.crossIsReversed ? item.cross - line : line)
  }

  /// Gives children that stretch their line's cross size.
  func stretchItems(_ line: FlexLine) {
    for index in line.items where items[index].stretches {
      items[index].cross = items[index].clampCross(line.cross - items[index].crossMargins)
    }
  }
}
