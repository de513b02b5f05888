import RecurseAlgorithms
import RecurseLayout
import RecurseTerminal

/// Whether a widget's children are painted in order along an axis, so that those in a part of the
/// screen are found by a binary search.
enum ChildOrder {
  /// A child was inserted, removed or moved since the last look.
  case unknown
  case none, vertical, horizontal
}

extension Widget {
  /// With fewer children all are looked at.
  private static let fewChildren = 16

  /// The children that may be painted within a rectangle, which counts from the widget's corner.
  ///
  /// O(log n) where they are in order, after one O(n) look when that may have changed.
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

  /// The first child that meets a condition which all after it meet, too.
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
    // A column of equally wide rows is in order along both axes: the longer way decides.
    let goesDown = last.row - first.row >= last.column - first.column
    return isVertical && (goesDown || !isHorizontal) ? .vertical : .horizontal
  }

  private func paintedRect(of child: Widget) -> CellRect {
    paintedRect(ofChildIn: child.layout.frame, displacedBy: child.paintOffset)
  }
}
