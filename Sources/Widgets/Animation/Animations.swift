import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// Animates the changes of one tree: computes where widgets are painted until they reach their
/// layout position.
///
///                    first layout                    end of the time
///     inserted ──▶ inserting ───────┐           ┌──▶ at rest
///                                   ├─▶ moving ─┤
///     at rest ───▶ moved by layout ─┘   ▲   │   └──▶ released (a snapshot)
///                                       │   │ another change: on from what is painted
///     removed ───▶ snapshot ────────────┘◀──┘
///
/// Layout is final at once, and events use it: only painting differs for a while. A resize ends all
/// transitions. At rest no timer is scheduled, and a tree that declares no animation records
/// nothing.
@MainActor
package final class Animations: ChangeAnimator {
  // The tree owns this object, and is freed after it.
  unowned let tree: WidgetTree
  private let timeline: Timeline
  private let needsFrame: @MainActor () -> Void
  // Unchecked, since each frame reads these: docs/decisions/002-unchecked-access.md has the cost.
  @exclusivity(unchecked) private(set) var moving: [ChildTransitions] = []
  @exclusivity(unchecked) private var timer: Timeline.Timer?
  /// Whether changes before the next frame are shown at once.
  @exclusivity(unchecked) private var isInterrupted = false

  // The insertions since the last layout, and the other changes since the last frame.
  @exclusivity(unchecked) var insertions: [Insertion] = []
  /// The mode in which a container's children were changed.
  @exclusivity(unchecked) var modes: [ObjectIdentifier: UpdateMode] = [:]
  /// Containers whose children make room for inserted or removed ones.
  @exclusivity(unchecked) var reflowing: [ObjectIdentifier: Animation] = [:]
  /// Widgets that were moved among their siblings.
  @exclusivity(unchecked) var reordered: [ObjectIdentifier: Widget] = [:]

  /// A widget that was inserted into a container that is already on the screen.
  struct Insertion {
    let widget: Widget
    /// The animation of the insertion; `nil` if it is not animated.
    let spec: TransitionSpec?
  }

  /// The longest time between two frames of a transition.
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

  package var isMoving: Bool { !moving.isEmpty }

  package var count: Int { moving.reduce(0) { $0 + $1.active.count + $1.snapshots.count } }

  /// The reconciler, if changes may be animated now.
  var engine: Engine? {
    guard !isInterrupted, let engine = tree.root.instance?.engine,
      engine.declaresAnimation
    else { return nil }
    return engine
  }

  func transitions(in container: Widget) -> ChildTransitions {
    if let transitions = container.childTransitions { return transitions }
    let transitions = ChildTransitions(in: container)
    container.childTransitions = transitions
    moving.append(transitions)
    return transitions
  }

  // MARK: - Frames

  package func step() {
    defer { frameEnded() }
    guard isMoving else { return }
    let now = now
    for transitions in moving { step(transitions, to: now) }
    moving.removeAll { transitions in
      guard transitions.isEmpty || transitions.container?.tree !== tree else { return false }
      end(transitions)
      return true
    }
    schedule(after: now)
  }

  private func frameEnded() {
    isInterrupted = false
    insertions = []
    modes = [:]
    reflowing = [:]
    reordered = [:]
    tree.root.instance?.engine.frameEnded()
  }

  private func step(_ transitions: ChildTransitions, to now: Duration) {
    guard let container = transitions.container, container.tree === tree else { return }
    let crossfade = Crossfade(transitions, at: now)
    transitions.active.removeAll { transition in
      guard let widget = transition.widget else { return true }
      let isOver = now >= transition.tween.end
      show(
        isOver
          ? nil
          : crossfade.pose(coming: transition.tween)
            .painted(isReordering: transition.isReordering),
        of: transition, widget, in: container)
      if isOver { widget.transition = nil }
      return isOver
    }
    transitions.snapshots.removeAll { snapshot in
      let isOver = now >= snapshot.tween.end
      let painted = isOver ? nil : crossfade.pose(going: snapshot.tween).painted()
      if painted != snapshot.painted {
        damage(snapshot.painted?.place, in: container)
        damage(painted?.place, in: container)
        snapshot.painted = painted
      }
      return isOver
    }
  }

  private func show(
    _ painted: PaintedPose?, of transition: ActiveTransition, _ widget: Widget, in container: Widget
  ) {
    let frame = widget.layout.frame
    // The layout may have moved the frame while the widget stays where it is painted.
    transition.displacement =
      painted.map {
        CellOffset(
          columns: $0.place.column - frame.column + $0.content.columns,
          rows: $0.place.row - frame.row + $0.content.rows)
      } ?? .zero
    guard painted == nil || painted != transition.painted else { return }
    for pose in [transition.painted, painted] {
      if let pose { damage(widget.covered(in: pose.place, of: container), in: container) }
    }
    if painted == nil { damage(frame, in: container) }
    transition.painted = painted
  }

  /// Repaints a part of a container's layout.
  func damage(_ rect: CellRect?, in container: Widget) {
    if let rect { tree.painter.add(container, layoutRect: rect) }
  }

  private func schedule(after now: Duration) {
    timer?.cancel()
    timer = nil
    var next = Duration?.none
    for transitions in moving {
      for end in transitions.active.map(\.tween.end) + transitions.snapshots.map(\.tween.end) {
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

  package func interrupt() {
    for transitions in moving { end(transitions) }
    moving = []
    timer?.cancel()
    timer = nil
    isInterrupted = true
  }

  private func end(_ transitions: ChildTransitions) {
    for transition in transitions.active {
      transition.widget?.transition = nil
    }
    transitions.container?.childTransitions = nil
  }
}

extension WidgetTree {
  /// Animates changes on an app's time.
  ///
  /// - Parameter needsFrame: called when it is time for the next frame.
  package func animate(on timeline: Timeline, needsFrame: @escaping @MainActor () -> Void) {
    animations = Animations(of: self, on: timeline, needsFrame: needsFrame)
    repaintTicker = RepaintTicker(on: timeline)
  }
}
