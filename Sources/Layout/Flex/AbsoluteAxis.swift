/// One axis of a child beside the flow, within the container's padding box.
struct AbsoluteAxis {
  private let start: Double
  private let end: Double
  private var marginStart: Double
  private var marginEnd: Double
  private let startIsAuto: Bool
  private let endIsAuto: Bool
  private let room: Double

  /// The border box's start edge; unknown where no inset says it.
  private(set) var position = Double.indefinite

  init(
    start: LayoutLength, end: LayoutLength, marginStart: LayoutLength, marginEnd: LayoutLength,
    room: Double, marginBasis: Double
  ) {
    self.start = start.resolved(against: room, otherwise: .indefinite)
    self.end = end.resolved(against: room, otherwise: .indefinite)
    self.marginStart = marginStart.resolved(against: marginBasis, otherwise: 0)
    self.marginEnd = marginEnd.resolved(against: marginBasis, otherwise: 0)
    startIsAuto = marginStart.isAuto
    endIsAuto = marginEnd.isAuto
    self.room = room
  }

  /// What insets and margins leave for the box.
  var available: Double {
    room - marginStart - marginEnd - (start.isDefinite ? start : 0) - (end.isDefinite ? end : 0)
  }

  /// The size between both insets, where both are given.
  var stretched: Double {
    start.isDefinite && end.isDefinite ? max(0, available) : .indefinite
  }

  /// Finds the position for a size; between two insets auto margins share what is left.
  mutating func settle(size: Double) {
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
      position = room - end - marginEnd - size
    }
  }
}
