import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// The transitions among the children of one widget.
@MainActor
final class ChildTransitions {
  // Weak, as are the widgets of transitions: until the next frame it may outlive what was removed.
  weak var container: Widget?
  var active: [ActiveTransition] = []
  var snapshots: [LeavingSnapshot] = []

  init(in container: Widget) { self.container = container }

  var isEmpty: Bool { active.isEmpty && snapshots.isEmpty }
}

/// The appearance of a widget while it is not at the place of its layout, or does not look as it
/// will.
@MainActor
final class ActiveTransition {
  weak var widget: Widget?
  var tween: Tween
  /// Whether the transition inserts the widget, so that its place opens over it. Others are painted
  /// as large as their places are meanwhile.
  var isInsertion: Bool
  /// Whether the children around it only change places.
  var isReordering = false
  /// Whether the widget was reordered among its siblings, and passes in front of them.
  var isInFront = false
  /// The pose in this frame; `nil` before the first.
  var painted: PaintedPose?
  /// The distance at which the widget is painted from its layout.
  var displacement = CellOffset.zero {
    didSet { if displacement != oldValue { widget?.parent?.childOrder = .unknown } }
  }

  init(_ widget: Widget, _ tween: Tween, isInsertion: Bool) {
    self.widget = widget
    self.tween = tween
    self.isInsertion = isInsertion
  }
}

/// The picture of a removed widget, until it has left the screen.
///
/// The widget itself, its state and its instance are released at once.
@MainActor
final class LeavingSnapshot {
  let picture: CellGrid
  /// The point of the widget at which its picture begins.
  let origin: CellPoint
  let look: AnyTransition.Look
  var tween: Tween
  /// The sibling before the widget; the places of both meet at the end.
  weak var anchor: Widget?
  /// The axis along which its place closes.
  let axis: Axis?
  /// Whether its target is known, which the next layout says.
  var hasTarget = false
  /// The pose in this frame; `nil` before the first.
  var painted: PaintedPose?

  init(
    _ picture: CellGrid, from origin: CellPoint, _ look: AnyTransition.Look, _ tween: Tween,
    after anchor: Widget?, along axis: Axis?
  ) {
    self.picture = picture
    self.origin = origin
    self.look = look
    self.tween = tween
    self.anchor = anchor
    self.axis = axis
  }
}

extension Widget {
  /// The axis along which this widget and its siblings follow each other and make room for each
  /// other; `nil` where they do not.
  final func flowAxis(in parent: Widget) -> Axis? {
    let style = parent.layout.style
    guard style.display == .flex, style.wrap == .nowrap, layout.style.position == .relative else {
      return nil
    }
    switch style.direction {
    case .column: return .vertical
    case .row: return .horizontal
    case .columnReverse, .rowReverse: return nil
    }
  }

  /// Returns the area that the widget hides when it is painted at a place of its parent. A widget
  /// in transition passes in front of its siblings across the whole container, so that rows never
  /// mix.
  final func covered(in place: CellRect, of parent: Widget) -> CellRect {
    guard transition?.isInsertion == false, let axis = flowAxis(in: parent) else { return place }
    let frame = parent.layout.frame
    var covered = place
    switch axis {
    case .vertical: (covered.column, covered.columns) = (0, frame.columns)
    case .horizontal: (covered.row, covered.rows) = (0, frame.rows)
    }
    return covered.union(place)
  }
}
