import RecurseLayout
import RecurseReconciler
import RecurseTerminal

// What a layout sets in motion.
extension Animations {
  /// Starts what is to move after a layout: first what was there before, as what comes is seen
  /// between its neighbours.
  func didLayOut(_ changes: [LayoutChange]) {
    guard engine != nil else { return arrivals.removeAll() }
    let now = now
    var sight = Sight(tree)
    for change in changes {
      // What is hidden, or shown again, is so at once.
      guard change.oldFrame != .zero, change.node.isPlaced,
        let widget = change.node.owner as? Widget,
        // What is held in front of its siblings is held where it is.
        let container = widget.parent, container.layout.isPlaced, container.frontChild !== widget
      else { continue }
      move(widget, in: container, from: change.oldFrame, at: now, &sight)
    }
    let arrived = arrivals.sorted(by: comesBefore)
    arrivals = []
    let coming = Set(arrived.map { ObjectIdentifier($0.widget) })
    for arrival in arrived { receive(arrival, among: coming, at: now, &sight) }
    for movement in movements { closeUp(movement, at: now) }
  }

  private func move(
    _ widget: Widget, in container: Widget, from old: LayoutFrame, at now: Duration,
    _ sight: inout Sight
  ) {
    let frame = widget.layout.frame
    let animation = animation(of: widget, movingIn: container)
    let target = Pose(frame)
    if let mover = widget.mover {
      if let animation {
        mover.journey = Journey(from: mover.journey.pose(at: now), to: target, at: now, animation)
      } else {
        mover.journey = mover.journey.accompanied(to: target, at: now)
      }
      if passed[ObjectIdentifier(widget)] != nil, let painted = mover.painted {
        mover.isInFront = true
        damage(widget.covered(in: painted.place, of: container), in: container)
      }
      return
    }
    guard let animation, sight.sees(CellRect(old).union(CellRect(frame)), in: container) else {
      return
    }
    var from = Pose(old)
    let width = Double(frame.width)
    let height = Double(frame.height)
    if widget.isLeaf || widget.roomAxis(in: container) == nil {
      // Text is never cut while its neighbours make room for it.
      from.right = from.left + width
      from.bottom = from.top + height
    } else if widget.box.border == nil, widget.box.background == nil {
      // What shows no edge keeps room for what leaves it, and has it for what comes.
      from.right = max(from.right, from.left + width)
      from.bottom = max(from.bottom, from.top + height)
    }
    guard from != target else { return }
    let journey = Journey(from: from, to: target, at: now, animation)
    let mover = Mover(widget, journey, isComing: false)
    mover.isInFront = passed[ObjectIdentifier(widget)] != nil
    start(mover, of: widget, in: container)
  }

  private func start(_ mover: Mover, of widget: Widget, in container: Widget) {
    widget.mover = mover
    movement(in: container).movers.append(mover)
  }

  // MARK: - What comes

  private func comesBefore(_ left: Arrival, _ right: Arrival) -> Bool {
    guard let parent = left.widget.parent, parent === right.widget.parent else { return false }
    return left.widget.index(in: parent) < right.widget.index(in: parent)
  }

  private func receive(
    _ arrival: Arrival, among coming: Set<ObjectIdentifier>, at now: Duration, _ sight: inout Sight
  ) {
    let widget = arrival.widget
    guard widget.tree === tree, widget.mover == nil, let container = widget.parent,
      container.frontChild !== widget,
      widget.layout.isPlaced, sight.sees(CellRect(widget.layout.frame), in: container)
    else { return }
    let target = Pose(widget.layout.frame)
    let axis = widget.roomAxis(in: container)
    guard let how = arrival.how else {
      // What comes at once goes along with what it stands beside.
      let neighbours = neighbours(of: widget, in: container)
      if axis != nil, let neighbour = neighbours.lazy.compactMap(\.mover).first {
        let journey = neighbour.journey.accompanied(to: target, at: now)
        start(Mover(widget, journey, isComing: false), of: widget, in: container)
      }
      return
    }
    var from = target
    from.apply(how.transition.insertion)
    if let axis {
      let edge = opening(for: widget, in: container, among: coming, along: axis, at: now)
      from = from.closed(at: edge, along: axis)
    }
    guard from != target else { return }
    let journey = Journey(from: from, to: target, at: now, how.animation)
    start(Mover(widget, journey, isComing: true), of: widget, in: container)
  }

  /// A widget that came since the last frame is in sight only now that what is around it was
  /// scrolled: it is seen coming nevertheless.
  func showArrival(of widget: Widget) {
    guard let engine, let how = manner(of: widget, in: engine.updates.inFrame ?? .automatic) else {
      return
    }
    var sight = Sight(tree)
    receive(
      Arrival(widget: widget, how: how), among: [ObjectIdentifier(widget)], at: now, &sight)
  }

  private func neighbours(of widget: Widget, in container: Widget) -> [Widget] {
    let index = widget.index(in: container)
    return [index - 1, index + 1].compactMap { container.children.element(at: $0) }
  }

  /// Where a place opens for a widget: behind the one before it, as that is painted now.
  private func opening(
    for widget: Widget, in container: Widget, among coming: Set<ObjectIdentifier>,
    along axis: RoomAxis, at now: Duration
  ) -> Double {
    let index = widget.index(in: container)
    if index > 0 {
      return container.children[index - 1].currentPose(at: now).end(along: axis)
    }
    if let next = container.children.first(where: { !coming.contains(ObjectIdentifier($0)) }) {
      return next.currentPose(at: now).start(along: axis)
    }
    return Pose(widget.layout.frame).start(along: axis)
  }

  // MARK: - What goes

  /// Sends ghosts to where the neighbours close up behind them.
  private func closeUp(_ movement: Movement, at now: Duration) {
    guard let container = movement.container else { return }
    for ghost in movement.ghosts {
      var target = ghost.journey.to
      if let axis = ghost.axis {
        target = target.closed(at: closing(of: ghost, in: container, along: axis), along: axis)
      }
      if !ghost.isLeaving {
        ghost.isLeaving = true
        var full = ghost.journey.from
        full.contentColumns = 0
        full.contentRows = 0
        full.apply(ghost.look)
        target.contentColumns = full.contentColumns
        target.contentRows = full.contentRows
        target.opacity = full.opacity
      }
      if target != ghost.journey.to { ghost.journey.turn(to: target, at: now) }
    }
  }

  private func closing(
    of ghost: Ghost, in container: Widget, along axis: RoomAxis
  ) -> Double {
    if let anchor = ghost.anchor, anchor.parent === container {
      return Pose(anchor.layout.frame).end(along: axis)
    }
    if let first = container.children.first {
      return Pose(first.layout.frame).start(along: axis)
    }
    return ghost.journey.from.start(along: axis)
  }
}

extension Widget {
  /// Where the widget is painted, at the latest since the last layout.
  fileprivate final func currentPose(at now: Duration) -> Pose {
    mover?.journey.pose(at: now) ?? Pose(layout.frame)
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
