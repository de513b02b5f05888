/// Why a container is solved.
enum Purpose {
  /// How large it is across its main axis, or, of a column, along it.
  case crossSize
  case baseline
  case arrangement
}

extension LayoutEngine {
  /// Solves one container, stage by stage as the specification numbers them (§9).
  ///
  ///     collect ─▶ lines ─▶ flex ─▶ cross sizes ─▶ align lines ─▶ justify ─▶ align ─▶ place
  ///
  /// Layers do not flex, and each is justified by itself.
  func solve(_ node: LayoutNode, _ box: FlexBox, for purpose: Purpose) -> Double {
    if node.style.isGrid { return solveGrid(node, box, for: purpose) }
    if purpose == .arrangement, arrangePlainColumn(node, box) { return 0 }
    let firstItem = items.count
    let firstLine = lines.count
    defer {
      items.cut(to: firstItem)
      lines.cut(to: firstLine)
    }

    collectItems(of: node, box)
    if !box.innerMain.isDefinite {
      if node.style.sharing == .equal { makeEqual(firstItem..<items.count) }
      return sumOfHypotheticalSizes(firstItem, gap: box.mainGap)
    }

    breakLines(from: firstItem, box)
    let ownLines = firstLine..<lines.count
    for line in ownLines where !box.isLayers {
      share(lines[line].items, node.style.sharing)
      resolveFlexibleLengths(
        lines[line].items, room: box.innerMain, gap: box.mainGap,
        canShrink: node.style.overflow != .scroll)
    }
    for item in firstItem..<items.count { findCrossSize(item, box) }
    for line in ownLines { sizeLine(line, box) }
    if purpose == .crossSize { return sumOfLines(ownLines, gap: box.crossGap) }

    alignLines(ownLines, node.style.alignContent, box)
    for line in ownLines {
      stretchItems(lines[line])
      if box.isLayers {
        justifyLayers(lines[line].items, node.style.justifyContent, box)
      } else {
        justify(lines[line].items, node.style.justifyContent, box)
      }
      alignItems(lines[line], box)
    }
    if purpose == .baseline { return baseline(of: node, ownLines, box) }

    for item in firstItem..<items.count { placeItem(item, in: node, box) }
    placeChildrenOutOfFlow(of: node, box)
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
