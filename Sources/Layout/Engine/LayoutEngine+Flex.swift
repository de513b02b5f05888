/// The purpose of laying out a container.
enum Purpose {
  /// To measure its cross size, or, for a column, its main size.
  case crossSize
  /// To measure its baseline.
  case baseline
  /// To position its children.
  case arrangement
}

extension LayoutEngine {
  /// Lays out one container in the stages of the specification (§9).
  ///
  ///     collect ─▶ lines ─▶ flex ─▶ cross sizes ─▶ align lines ─▶ justify ─▶ align ─▶ place
  ///
  /// Layers do not flex, and each one is justified alone.
  func solve(_ node: LayoutNode, _ container: FlexContainer, for purpose: Purpose) -> Double {
    if node.style.isGrid { return solveGrid(node, container, for: purpose) }
    if purpose == .arrangement, arrangePlainColumn(node, container) { return 0 }
    let firstItem = items.count
    let firstLine = lines.count
    defer {
      items.truncate(to: firstItem)
      lines.truncate(to: firstLine)
    }

    collectItems(of: node, container)
    if !container.innerMain.isDefinite {
      if node.style.sharing == .equal { makeEqual(firstItem..<items.count) }
      return sumOfHypotheticalSizes(firstItem, gap: container.mainGap)
    }

    breakLines(from: firstItem, container)
    let ownLines = firstLine..<lines.count
    for line in ownLines where !container.isLayers {
      share(lines[line].items, node.style.sharing)
      resolveFlexibleLengths(
        lines[line].items, space: container.innerMain, gap: container.mainGap,
        canShrink: node.style.overflow != .scroll)
    }
    for item in firstItem..<items.count { findCrossSize(item, container) }
    for line in ownLines { sizeLine(line, container) }
    if purpose == .crossSize { return sumOfLines(ownLines, gap: container.crossGap) }

    alignLines(ownLines, node.style.alignContent, container)
    for line in ownLines {
      stretchItems(lines[line])
      if container.isLayers {
        justifyLayers(lines[line].items, node.style.justifyContent, container)
      } else {
        justify(lines[line].items, node.style.justifyContent, container)
      }
      alignItems(lines[line], container)
    }
    if purpose == .baseline { return baseline(of: node, ownLines, container) }

    for item in firstItem..<items.count { placeItem(item, in: node, container) }
    placeChildrenOutOfFlow(of: node, container)
    return 0
  }

  private func sumOfHypotheticalSizes(_ firstItem: Int, gap: Double) -> Double {
    var sum = 0.0
    for item in firstItem..<items.count { sum += items[item].outerMain }
    return max(0, sum + gap * Double(max(0, items.count - firstItem - 1)))
  }

  private func sumOfLines(_ range: Range<Int>, gap: Double) -> Double {
    var sum = gap * Double(max(0, range.count - 1))
    for line in range { sum += lines[line].cross }
    return max(0, sum)
  }
}
