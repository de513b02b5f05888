extension MarkColumns {
  /// The extent of what the mark shows on one axis.
  func extent(ofX isX: Bool, isHorizontal: Bool) -> Extent {
    let hasBase = kind == .bar || kind == .area
    guard hasBase, isX == isHorizontal else { return Extent((isX ? x : y).values) }
    var extent = Extent(lower)
    extent.add(Extent(upper))
    return extent
  }

  /// The least distance of two neighbors on an axis, in coordinates: the room of a bar. A single
  /// place has a length of 1.
  ///
  /// - Complexity: O(1) on a linear axis, else O(n).
  func spacing(ofX isX: Bool, on scale: Scale) -> Double {
    scale.isLogarithmic
      ? measuredSpacing(ofX: isX, on: scale) : isX ? facts.xSpacing : facts.ySpacing
  }

  func measuredSpacing(ofX isX: Bool, on scale: Scale) -> Double {
    var least = Double.infinity
    var last = Double.nan
    for value in (isX ? x : y).values {
      let coordinate = scale.coordinate(of: value)
      let distance = abs(coordinate - last)
      if distance > 0, distance < least { least = distance }
      if coordinate.isFinite { last = coordinate }
    }
    return least.isFinite ? least : 1
  }

  /// The number of rows without a finite place.
  var ignoredCount: Int { facts.ignoredCount }
}
