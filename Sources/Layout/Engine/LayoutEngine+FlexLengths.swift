// §9.7: how a line's children grow into free space, or shrink where there is too little.
extension LayoutEngine {
  /// Repeats until no child is outside its bounds:
  ///
  ///     share the free space ─▶ clamp ─▶ freeze those that were clamped too far one way ─┐
  ///            ▲                                                                         │
  ///            └────────────────────────── some are left ◀───────────────────────────────┘
  func resolveFlexibleLengths(
    _ range: Range<Int>, space: Double, gap: Double, canShrink: Bool
  ) {
    guard !range.isEmpty else { return }
    let space = space - gap * Double(range.count - 1)
    var hypothetical = 0.0
    for item in range { hypothetical += items[item].outerMain }
    let grows = hypothetical < space
    if !grows, !canShrink { return }
    if !grows { for item in range { items[item].restoreMinimum() } }

    var unfrozen = freezeInflexible(range, grows: grows)
    if unfrozen > 0 {
      let initialFree = freeSpace(range, space)
      // Each round freezes one at least, so there are as many rounds as children at the most.
      for _ in range where unfrozen > 0 {
        shareFreeSpace(range, space: space, initialFree: initialFree, grows: grows)
        unfrozen -= freezeViolations(range)
      }
    }
    if !grows { takeKeptRows(range, space: space) }
  }

  /// Takes the rows that boxes keep, from the last to the first, once nothing else can shrink.
  private func takeKeptRows(_ range: Range<Int>, space: Double) {
    var missing = -space
    for item in range { missing += items[item].outerMain }
    for item in range.reversed()
    where missing > CellRounding.tolerance && items[item].styleMinMain.isDefinite {
      let least = max(items[item].styleMinMain, items[item].main - missing)
      missing -= items[item].main - least
      items[item].main = least
    }
  }

  private func freezeInflexible(_ range: Range<Int>, grows: Bool) -> Int {
    var unfrozen = 0
    for item in range {
      let factor = grows ? items[item].grow : items[item].shrink
      let base = items[item].base
      let hypothetical = items[item].main
      items[item].isFrozen =
        factor == 0 || (grows ? base > hypothetical : base < hypothetical)
      if !items[item].isFrozen { unfrozen += 1 }
    }
    return unfrozen
  }

  private func freeSpace(_ range: Range<Int>, _ space: Double) -> Double {
    var free = space
    for item in range {
      free -= items[item].mainMargins + (items[item].isFrozen ? items[item].main : items[item].base)
    }
    return free
  }

  private func shareFreeSpace(
    _ range: Range<Int>, space: Double, initialFree: Double, grows: Bool
  ) {
    var free = freeSpace(range, space)
    var factors = 0.0
    var weights = 0.0
    for item in range where !items[item].isFrozen {
      factors += grows ? items[item].grow : items[item].shrink
      weights += grows ? items[item].grow : items[item].shrink * items[item].base
    }
    // Factors that add up to less than one take only that part of the space.
    if factors < 1, abs(initialFree * factors) < abs(free) { free = initialFree * factors }
    for item in range where !items[item].isFrozen {
      let weight = grows ? items[item].grow : items[item].shrink * items[item].base
      let share = weights > 0 ? free * (weight / weights) : 0
      let requested = items[item].base + share
      let clamped = items[item].clampMain(requested)
      items[item].main = clamped
      items[item].violation = clamped - requested
    }
  }

  /// Freezes the children on the side of the total violation, or all if there is none.
  private func freezeViolations(_ range: Range<Int>) -> Int {
    var total = 0.0
    for item in range where !items[item].isFrozen { total += items[item].violation }
    var frozen = 0
    for item in range where !items[item].isFrozen {
      let violation = items[item].violation
      guard total == 0 || (total > 0 ? violation > 0 : violation < 0) else { continue }
      items[item].isFrozen = true
      frozen += 1
    }
    return frozen
  }
}
