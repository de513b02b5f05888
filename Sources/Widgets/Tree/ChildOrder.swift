import RecurseAlgorithms
import RecurseLayout
import RecurseTerminal

/// Whether a widget's children are painted one after the other along an axis, so that those in a
/// part of the screen can be searched for.
enum ChildOrder {
  /// Nobody has looked since a child came, went or changed its place.
  case unknown
  case none, vertical, horizontal
}

extension Widget {
  /// Fewer children are looked at one by one.
  private static let fewChildren = 16

  /// The children that may be painted within a rectangle, which counts from the widget's corner.
  ///
  /// O(log n) where they stand in order, after one look at all of them when that may have changed.
  final func indices(ofChildrenIn rect: CellRect) -> Range<Int> {
    guard children.count >= Self.fewChildren else { return 0..<children.count }
    if childOrder == .unknown { childOrder = orderOfChildren }
    switch childOrder {
    case .vertical:
      return range(from: { $0.endRow > rect.row }, until: { $0.row >= rect.endRow })
    case .horizontal:
      return range(from: { $0.endColumn > rect.column }, until: { $0.column >= rect.endColumn })
    case .none, .unknown:
      return 0..<children.count
    }
  }

  private func range(
    from isPastStart: (CellRect) -> Bool, until isPastEnd: (CellRect) -> Bool
  ) -> Range<Int> {
    let first = firstChild(where: isPastStart)
    return first..<max(first, firstChild(where: isPastEnd))
  }

  /// The first child that fulfils what all after it fulfil too.
  private func firstChild(where condition: (CellRect) -> Bool) -> Int {
    children.partitioningIndex { condition(paintedRect(of: $0)) }
  }

  private var orderOfChildren: ChildOrder {
    var isVertical = true
    var isHorizontal = true
    let first = paintedRect(of: children[0])
    var last = first
    for child in children.dropFirst() {
      let next = paintedRect(of: child)
      isVertical = isVertical && next.row >= last.row && next.endRow >= last.endRow
      isHorizontal =
        isHorizontal && next.column >= last.column && next.endColumn >= last.endColumn
      guard isVertical || isHorizontal else { return .none }
      last = next
    }
    // A column of rows that are equally wide is in order both ways: what matters is how they go on.
    let goesDown = last.row - first.row >= last.column - first.column
    return isVertical && (goesDown || !isHorizontal) ? .vertical : .horizontal
  }

  private func paintedRect(of child: Widget) -> CellRect {
    paintedRect(ofChildIn: child.layout.frame, displacedBy: child.shift)
  }
}
