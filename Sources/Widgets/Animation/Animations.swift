import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// What moves on one screen: where widgets are painted while they are on the way to their places.
///
///                    first layout                    end of the time
///     inserted ──▶ coming ──────────┐           ┌──▶ at rest
///                                   ├─▶ moving ─┤
///     at rest ───▶ moved by layout ─┘   ▲   │   └──▶ forgotten (a ghost)
///                                       │   │ another change: on from what is painted now
///     removed ───▶ ghost, a picture ────┘◀──┘
///
/// Layout is final at once, and events see it: only ``Widget/displacement`` and the children's
/// clips differ for a while. A resize ends everything. Where nothing moves no timer waits, and a
/// tree in which nothing was ever animated looks for nothing.
@MainActor
package final class Animations {
  unowned let tree: WidgetTree
  private let timeline: Timeline
  private let needsFrame: @MainActor () -> Void
  private(set) var movements: [Movement] = []
  private var timer: Timeline.Timer?
  /// Whether what is changed until the next frame is shown at once.
  private var isInterrupted = false

  // What happened since the last layout, and since the last frame.
  var arrivals: [Arrival] = []
  /// In which mode a widget's children were changed.
  var modes: [ObjectIdentifier: UpdateMode] = [:]
  /// Widgets whose children move along with something that comes or goes.
  var roomMakers: [ObjectIdentifier: Animation] = [:]
  /// What was moved among its siblings.
  var passed: [ObjectIdentifier: Widget] = [:]

  /// A widget that came into a container which is on the screen already.
  struct Arrival {
    let widget: Widget
    /// How it comes; `nil` where it is not animated.
    let how: Manner?
  }

  /// The time between two frames while something moves.
  static let frameInterval = Duration.milliseconds(33)

  /// - Parameter needsFrame: called when it is time for the next frame.
  init(
    of tree: WidgetTree, on timeline: Timeline, needsFrame: @escaping @MainActor () -> Void
  ) {
    self.tree = tree
    self.timeline = timeline
    self.needsFrame = needsFrame
  }

  var now: Duration { timeline.now }

  /// Whether anything is on its way.
  package var isMoving: Bool { !movements.isEmpty }

  /// How many widgets and pictures are on their way.
  package var count: Int { movements.reduce(0) { $0 + $1.movers.count + $1.ghosts.count } }

  /// The reconciler at work, where changes are to be animated at all.
  var engine: Engine? {
    guard !isInterrupted, let engine = tree.root.instance?.engine,
      engine.updates.declaresAnimation
    else { return nil }
    return engine
  }

  func movement(in container: Widget) -> Movement {
    if let movement = container.movement { return movement }
    let movement = Movement(in: container)
    container.movement = movement
    movements.append(movement)
    return movement
  }

  // MARK: - Frames

  /// Brings everything to where it is now; called before each frame.
  func step() {
    defer { frameEnded() }
    guard isMoving else { return }
    let now = now
    for movement in movements { step(movement, to: now) }
    movements.removeAll { movement in
      guard movement.isEmpty || movement.container?.tree !== tree else { return false }
      end(movement)
      return true
    }
    schedule(after: now)
  }

  private func frameEnded() {
    isInterrupted = false
    arrivals = []
    modes = [:]
    roomMakers = [:]
    passed = [:]
    tree.root.instance?.engine.updates.frameEnded()
  }

  private func step(_ movement: Movement, to now: Duration) {
    guard let container = movement.container, container.tree === tree else { return }
    movement.movers.removeAll { mover in
      guard let widget = mover.widget else { return true }
      let isOver = now >= mover.journey.end
      show(isOver ? nil : mover.journey.pose(at: now).painted, of: mover, widget, in: container)
      if isOver { widget.mover = nil }
      return isOver
    }
    movement.ghosts.removeAll { ghost in
      let isOver = now >= ghost.journey.end
      let painted = isOver ? nil : ghost.journey.pose(at: now).painted
      if painted != ghost.painted {
        damage(ghost.painted?.place, in: container)
        damage(painted?.place, in: container)
        ghost.painted = painted
      }
      return isOver
    }
  }

  private func show(
    _ painted: PaintedPose?, of mover: Mover, _ widget: Widget, in container: Widget
  ) {
    guard painted == nil || painted != mover.painted else { return }
    let frame = CellRect(widget.layout.frame)
    for pose in [mover.painted, painted] {
      if let pose { damage(widget.covered(in: pose.place, of: container), in: container) }
    }
    if painted == nil { damage(frame, in: container) }
    mover.painted = painted
    widget.displacement =
      painted.map {
        CellOffset(
          columns: $0.place.column - frame.column + $0.content.columns,
          rows: $0.place.row - frame.row + $0.content.rows)
      } ?? .zero
  }

  /// What is painted in a part of a widget will be painted otherwise.
  func damage(_ rect: CellRect?, in container: Widget) {
    if let rect { tree.painter.add(container, layoutRect: rect) }
  }

  private func schedule(after now: Duration) {
    timer?.cancel()
    timer = nil
    var next = Duration?.none
    for movement in movements {
      for end in movement.movers.map(\.journey.end) + movement.ghosts.map(\.journey.end) {
        next = min(next ?? end, end)
      }
    }
    guard let next else { return }
    timer = timeline.schedule(at: min(next, now + Self.frameInterval)) { [weak self] in
      self?.timer = nil
      self?.needsFrame()
    }
  }

  // MARK: - The end

  /// Ends everything at once: what is next painted is where it belongs, and so is what changes
  /// until then.
  func interrupt() {
    for movement in movements { end(movement) }
    movements = []
    timer?.cancel()
    timer = nil
    isInterrupted = true
  }

  private func end(_ movement: Movement) {
    for mover in movement.movers {
      mover.widget?.mover = nil
      mover.widget?.displacement = .zero
    }
    movement.container?.movement = nil
  }
}

extension Widget {
  /// What a child hides that is painted in a place of this widget: what is on its way passes in
  /// front of its siblings across the whole container, so that rows never mix.
  final func covered(in place: CellRect, of parent: Widget) -> CellRect {
    guard mover?.isComing == false, let axis = roomAxis(in: parent) else { return place }
    let frame = parent.layout.frame
    var covered = place
    switch axis {
    case .vertical: (covered.column, covered.columns) = (0, frame.width)
    case .horizontal: (covered.row, covered.rows) = (0, frame.height)
    }
    return covered.union(place)
  }
}
