import RecurseLayout
import RecurseReconciler
import RecurseTerminal

// Starts the transitions that a layout leads to.
extension Animations {
  /// Handles existing widgets first, since an insertion begins between its neighbors as they are
  /// painted.
  package func didLayOut(_ changes: [LayoutChange]) {
    guard engine != nil else { return insertions.removeAll() }
    let now = now
    var visibility = VisibilityTest(tree)
    for change in changes {
      // Hiding and showing again take effect at once.
      guard change.oldFrame != .zero, change.node.isPlaced,
        let widget = change.node.owner as? Widget,
        // The front child sticks to its position.
        let container = widget.parent, container.layout.isPlaced,
        container.containerPart?.frontChild !== widget
      else { continue }
      move(widget, in: container, from: change.oldFrame, at: now, &visibility)
    }
    let inserted = insertions.sorted(by: isBefore)
    insertions = []
    let all = Set(inserted.map { ObjectIdentifier($0.widget) })
    for insertion in inserted { start(insertion, among: all, at: now, &visibility) }
    for transitions in moving { closeGaps(transitions, at: now) }
  }

  private func move(
    _ widget: Widget, in container: Widget, from old: CellRect, at now: Duration,
    _ visibility: inout VisibilityTest
  ) {
    let frame = widget.layout.frame
    let animation = animation(of: widget, movingIn: container)
    let target = Pose(frame)
    if let transition = widget.transition {
      if let animation {
        transition.tween = Tween(
          from: transition.tween.pose(at: now), to: target, at: now, animation)
      } else {
        transition.tween = transition.tween.following(to: target, at: now)
      }
      transition.isReordering = isReordering(container)
      if reordered[ObjectIdentifier(widget)] != nil, let painted = transition.painted {
        transition.isInFront = true
        damage(widget.covered(in: painted.place, of: container), in: container)
      }
      return
    }
    guard let animation, visibility.sees(old.union(frame), in: container)
    else { return }
    var from = Pose(old)
    let width = Double(frame.columns)
    let height = Double(frame.rows)
    if widget.isLeaf {
      // Text is never clipped while its neighbors make room for it.
      from.right = from.left + width
      from.bottom = from.top + height
    } else if widget.flowAxis(in: container) == nil
      || widget.style.border == nil && widget.style.background == nil
    {
      // Without visible edges, or if no neighbor makes room, the widget has the larger size of both
      // frames, since its content may be on its way from the larger one.
      from.right = max(from.right, from.left + width)
      from.bottom = max(from.bottom, from.top + height)
    }
    guard from != target else { return }
    let tween = Tween(from: from, to: target, at: now, animation)
    let transition = ActiveTransition(widget, tween, isInsertion: false)
    transition.isReordering = isReordering(container)
    transition.isInFront = reordered[ObjectIdentifier(widget)] != nil
    start(transition, of: widget, in: container)
  }

  /// Returns whether children of a container change places, and none is inserted or removed.
  private func isReordering(_ container: Widget) -> Bool {
    reordered.values.contains { $0.parent === container }
      && !insertions.contains { $0.widget.parent === container }
      && container.childTransitions?.snapshots.isEmpty != false
  }

  private func start(_ transition: ActiveTransition, of widget: Widget, in container: Widget) {
    widget.transition = transition
    transitions(in: container).active.append(transition)
  }

  // MARK: - Insertions

  private func isBefore(_ left: Insertion, _ right: Insertion) -> Bool {
    guard let parent = left.widget.parent, parent === right.widget.parent else { return false }
    return left.widget.index(in: parent) < right.widget.index(in: parent)
  }

  private func start(
    _ insertion: Insertion, among inserted: Set<ObjectIdentifier>, at now: Duration,
    _ visibility: inout VisibilityTest
  ) {
    let widget = insertion.widget
    guard widget.tree === tree, widget.transition == nil, let container = widget.parent,
      container.containerPart?.frontChild !== widget, widget.layout.isPlaced,
      visibility.sees(widget.layout.frame, in: container)
    else { return }
    let target = Pose(widget.layout.frame)
    let axis = widget.flowAxis(in: container)
    guard let spec = insertion.spec else {
      // Content that is inserted without an animation moves along with the neighbor before it; the
      // first child, with the one after it.
      if axis != nil, let neighbour = neighbour(of: widget, in: container)?.transition {
        let tween = neighbour.tween.following(to: target, at: now)
        start(ActiveTransition(widget, tween, isInsertion: false), of: widget, in: container)
      }
      return
    }
    var from = target
    from.apply(spec.transition.insertion)
    if let axis {
      let edge = insertionEdge(of: widget, in: container, among: inserted, along: axis, at: now)
      from = from.closed(at: edge, along: axis)
    }
    guard from != target else { return }
    let tween = Tween(from: from, to: target, at: now, spec.animation)
    start(ActiveTransition(widget, tween, isInsertion: true), of: widget, in: container)
  }

  package func showInsertion(of widget: Widget) {
    let mode = engine?.updates.inFrame ?? .automatic
    guard engine != nil, let spec = transitionSpec(of: widget, in: mode) else { return }
    var visibility = VisibilityTest(tree)
    start(
      Insertion(widget: widget, spec: spec), among: [ObjectIdentifier(widget)], at: now, &visibility
    )
  }

  /// Returns the sibling before a widget, or after it for the first one.
  private func neighbour(of widget: Widget, in container: Widget) -> Widget? {
    let index = widget.index(in: container)
    return container.children.element(at: index > 0 ? index - 1 : 1)
  }

  /// Returns the edge at which the place of a widget opens: the end of the sibling before it, as
  /// that is painted now.
  private func insertionEdge(
    of widget: Widget, in container: Widget, among inserted: Set<ObjectIdentifier>,
    along axis: Axis, at now: Duration
  ) -> Double {
    let index = widget.index(in: container)
    if index > 0 {
      return container.children[index - 1].currentPose(at: now).end(along: axis)
    }
    if let next = container.children.first(where: { !inserted.contains(ObjectIdentifier($0)) }) {
      return next.currentPose(at: now).start(along: axis)
    }
    return Pose(widget.layout.frame).start(along: axis)
  }

  // MARK: - Removals

  /// Moves snapshots to where the neighbors close up behind them.
  private func closeGaps(_ transitions: ChildTransitions, at now: Duration) {
    guard let container = transitions.container else { return }
    for snapshot in transitions.snapshots {
      var target = snapshot.tween.to
      if let axis = snapshot.axis {
        target = target.closed(
          at: removalEdge(of: snapshot, in: container, along: axis), along: axis)
      }
      if !snapshot.hasTarget {
        snapshot.hasTarget = true
        var full = snapshot.tween.from
        full.contentColumns = 0
        full.contentRows = 0
        full.apply(snapshot.look)
        target.contentColumns = full.contentColumns
        target.contentRows = full.contentRows
        target.opacity = full.opacity
      }
      if target != snapshot.tween.to { snapshot.tween.retarget(to: target, at: now) }
    }
  }

  /// Returns the edge at which the place of a snapshot closes.
  private func removalEdge(
    of snapshot: LeavingSnapshot, in container: Widget, along axis: Axis
  ) -> Double {
    if let anchor = snapshot.anchor, anchor.parent === container {
      return Pose(anchor.layout.frame).end(along: axis)
    }
    if let first = container.children.first {
      return Pose(first.layout.frame).start(along: axis)
    }
    return snapshot.tween.from.start(along: axis)
  }
}

extension Widget {
  /// Returns the pose of the widget at a time of its transition, or its frame if it is at rest.
  fileprivate final func currentPose(at now: Duration) -> Pose {
    transition?.tween.pose(at: now) ?? Pose(layout.frame)
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
