import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// What is on its way among the children of one widget.
@MainActor
final class Movement {
  // Weak, like those of movers: until the next frame it may outlive what was removed.
  weak var container: Widget?
  var movers: [Mover] = []
  var ghosts: [Ghost] = []

  init(in container: Widget) { self.container = container }

  var isEmpty: Bool { movers.isEmpty && ghosts.isEmpty }
}

/// A widget that is not painted where its layout is, or not as it will be.
@MainActor
final class Mover {
  weak var widget: Widget?
  var journey: Journey
  /// Whether the widget came with this journey, so that its place opens over it; others are painted
  /// as large as their places are meanwhile.
  var isComing: Bool
  /// Whether the widget changed its place among its siblings, and passes in front of them.
  var isInFront = false
  /// How it is painted now; `nil` before it is for the first time.
  var painted: PaintedPose?

  init(_ widget: Widget, _ journey: Journey, isComing: Bool) {
    self.widget = widget
    self.journey = journey
    self.isComing = isComing
  }
}

/// The picture of a widget that is gone, until it has left the screen.
///
/// The widget itself, its state and its instance are let go at once.
@MainActor
final class Ghost {
  let picture: CellGrid
  /// Where the picture begins in the widget that it shows.
  let origin: CellPoint
  let look: AnyTransition.Look
  var journey: Journey
  /// What stood before the widget; the places of both meet at the end.
  weak var anchor: Widget?
  /// The axis along which its place closes.
  let axis: RoomAxis?
  /// Whether it knows where it goes: a layout has to say so.
  var isLeaving = false
  var painted: PaintedPose?

  init(
    _ picture: CellGrid, from origin: CellPoint, _ look: AnyTransition.Look, _ journey: Journey,
    after anchor: Widget?, along axis: RoomAxis?
  ) {
    self.picture = picture
    self.origin = origin
    self.look = look
    self.journey = journey
    self.anchor = anchor
    self.axis = axis
  }
}

extension Widget {
  /// The axis along which this widget and its siblings stand one behind the other, and make room
  /// for each other.
  final func roomAxis(in parent: Widget) -> RoomAxis? {
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
}

enum RoomAxis { case horizontal, vertical }

extension Pose {
  /// Where the pose begins and ends along an axis.
  func start(along axis: RoomAxis) -> Double { axis == .vertical ? top : left }
  func end(along axis: RoomAxis) -> Double { axis == .vertical ? bottom : right }

  /// The pose with its place closed at an edge.
  func closed(at edge: Double, along axis: RoomAxis) -> Pose {
    var pose = self
    switch axis {
    case .vertical: (pose.top, pose.bottom) = (edge, edge)
    case .horizontal: (pose.left, pose.right) = (edge, edge)
    }
    return pose
  }
}
