import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// The place and the look of a widget in transition, in fractions of cells.
///
/// The edges are those of its place in its parent, like its frame's. The content may be offset from
/// that place, which clips it.
struct Pose: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  var contentColumns = 0.0
  var contentRows = 0.0
  var opacity = 1.0

  /// The pose at rest in a frame.
  init(_ frame: CellRect) {
    left = Double(frame.column)
    top = Double(frame.row)
    right = Double(frame.column + frame.columns)
    bottom = Double(frame.row + frame.rows)
  }

  /// The pose at a part of the way to another one, from 0 to 1.
  func interpolated(_ part: Double, to other: Pose) -> Pose {
    guard part < 1 else { return other }
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    var pose = self
    pose.left = between(left, other.left)
    pose.top = between(top, other.top)
    pose.right = between(right, other.right)
    pose.bottom = between(bottom, other.bottom)
    pose.contentColumns = between(contentColumns, other.contentColumns)
    pose.contentRows = between(contentRows, other.contentRows)
    pose.opacity = between(opacity, other.opacity)
    return pose
  }

  func offset(columns: Double, rows: Double) -> Pose {
    var pose = self
    pose.left += columns
    pose.right += columns
    pose.top += rows
    pose.bottom += rows
    return pose
  }

  /// Offsets and fades the content, as a transition does with what is not inserted yet or is
  /// removed.
  mutating func apply(_ look: AnyTransition.Look) {
    switch look.edge {
    case .top: contentRows = top - bottom
    case .bottom: contentRows = bottom - top
    case .leading: contentColumns = left - right
    case .trailing: contentColumns = right - left
    case nil: break
    }
    if look.fades { opacity = 0 }
  }

  /// The pose in whole cells.
  ///
  /// Every edge is rounded the same way, so that what does not overlap in fractions does not
  /// overlap in cells either.
  ///
  /// - Parameter isReordering: whether children only change places. Then the nearest cell counts,
  ///   so that two do so halfway, and neither is behind the other all the way. Else edges are
  ///   rounded up, so that room is made at once for what is inserted, and kept to the end for what
  ///   is removed.
  func painted(isReordering: Bool = false) -> PaintedPose {
    func cell(_ value: Double) -> Int {
      Int(isReordering ? value.rounded() : (value - 1e-6).rounded(.up))
    }
    let column = cell(left)
    let row = cell(top)
    return PaintedPose(
      place: CellRect(
        column: column, row: row, columns: max(0, cell(right) - column),
        rows: max(0, cell(bottom) - row)),
      content: CellOffset(columns: cell(contentColumns), rows: cell(contentRows)),
      fading: Fading(opacity: opacity))
  }
}

/// A pose in whole cells.
struct PaintedPose: Equatable {
  /// The rectangle of the parent that clips the widget.
  var place: CellRect
  /// The distance of the content from that place.
  var content: CellOffset
  var fading: Fading
}

extension Pose {
  /// The edge at which the pose begins along an axis.
  func start(along axis: Axis) -> Double { axis == .vertical ? top : left }

  /// The edge at which the pose ends along an axis.
  func end(along axis: Axis) -> Double { axis == .vertical ? bottom : right }

  /// The pose with its place closed to nothing at an edge.
  func closed(at edge: Double, along axis: Axis) -> Pose {
    var pose = self
    switch axis {
    case .vertical: (pose.top, pose.bottom) = (edge, edge)
    case .horizontal: (pose.left, pose.right) = (edge, edge)
    }
    return pose
  }
}
