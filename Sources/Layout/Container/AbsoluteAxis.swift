/// One axis of an absolutely positioned child, within the container's padding box.
struct AbsoluteAxis {
  private let start: Double
  private let end: Double
  private var marginStart: Double
  private var marginEnd: Double
  private let startIsAuto: Bool
  private let endIsAuto: Bool
  private let space: Double

  /// The border box's start edge, unknown if both insets are `auto`.
  private(set) var position = Double.indefinite

  init(
    start: LayoutLength, end: LayoutLength, marginStart: LayoutLength, marginEnd: LayoutLength,
    space: Double, marginBasis: Double
  ) {
    self.start = start.resolved(against: space, otherwise: .indefinite)
    self.end = end.resolved(against: space, otherwise: .indefinite)
    self.marginStart = marginStart.resolved(against: marginBasis, otherwise: 0)
    self.marginEnd = marginEnd.resolved(against: marginBasis, otherwise: 0)
    startIsAuto = marginStart.isAuto
    endIsAuto = marginEnd.isAuto
    self.space = space
  }

  /// The space between insets and margins.
  var available: Double {
    space - marginStart - marginEnd - (start.isDefinite ? start : 0) - (end.isDefinite ? end : 0)
  }

  /// The size between both insets, unknown if one is `auto`.
  var stretched: Double {
    start.isDefinite && end.isDefinite ? max(0, available) : .indefinite
  }

  /// Computes the position for a size; between two insets auto margins share the free space.
  mutating func resolve(size: Double) {
    if start.isDefinite, end.isDefinite {
      let free = available - size
      if startIsAuto, endIsAuto {
        marginStart = max(0, free / 2)
      } else if startIsAuto {
        marginStart = free
      }
    }
    if start.isDefinite {
      position = start + marginStart
    } else if end.isDefinite {
      position = space - end - marginEnd - size
    }
  }
}
