import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// Where and how a widget is painted on its way, in fractions of cells.
///
/// The edges are those of its place in its parent, as its frame has them; the content may be off
/// that place, by which it is cut.
struct Pose: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  var contentColumns = 0.0
  var contentRows = 0.0
  var opacity = 1.0

  /// Where a frame is, with nothing about it still to come.
  init(_ frame: LayoutFrame) {
    left = Double(frame.x)
    top = Double(frame.y)
    right = Double(frame.x + frame.width)
    bottom = Double(frame.y + frame.height)
  }

  /// A part of the way to another pose.
  func moved(_ part: Double, to other: Pose) -> Pose {
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

  /// Puts the content off its place, as a transition has it for what is not there yet, or no more.
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
  /// Every edge is rounded the same way, so that what does not overlap here does not there either;
  /// and up, so that room is made at once for what comes, and kept to the end for what goes.
  var painted: PaintedPose {
    func up(_ value: Double) -> Int { Int((value - 1e-6).rounded(.up)) }
    let column = up(left)
    let row = up(top)
    return PaintedPose(
      place: CellRect(
        column: column, row: row, columns: max(0, up(right) - column),
        rows: max(0, up(bottom) - row)),
      content: CellOffset(columns: up(contentColumns), rows: up(contentRows)),
      fading: Fading(opacity: opacity))
  }
}

/// A pose in whole cells.
struct PaintedPose: Equatable {
  /// What the widget can be seen in, in its parent.
  var place: CellRect
  /// How far its content is off that place.
  var content: CellOffset
  var fading: Fading
}
