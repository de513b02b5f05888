import RecurseLayout
import RecurseReconciler
import RecurseTerminal

// What the host's verbs tell, while the reconciler patches the tree.
extension Animations {
  /// A widget was put into another.
  func didInsert(_ widget: Widget, into container: Widget) {
    guard let mode = note(container) else { return }
    let how = manner(of: widget, in: mode)
    makeRoom(how, in: container)
    arrivals.append(Arrival(widget: widget, how: how))
  }

  /// A widget was moved among its siblings.
  func didMove(_ widget: Widget, in container: Widget) {
    guard note(container) != nil else { return }
    passed[ObjectIdentifier(widget)] = widget
  }

  /// A widget is about to be taken out of another, where it still stands.
  func willRemove(_ widget: Widget, from container: Widget, at index: Int) {
    let mover = widget.mover
    defer { forget(widget, in: container) }
    let before = index > 0 ? container.children[index - 1] : nil
    for ghost in container.movement?.ghosts ?? [] where ghost.anchor === widget {
      ghost.anchor = before
    }
    guard let mode = note(container), widget.layout.isPlaced,
      let how = manner(of: widget, in: mode)
    else { return }
    makeRoom(how, in: container)
    let axis = widget.roomAxis(in: container)
    let look = how.transition.removal
    guard axis != nil || look != AnyTransition.identity.removal,
      let (picture, origin) = tree.painter.picture(of: widget)
    else { return }
    let pose = mover?.journey.pose(at: now) ?? Pose(widget.layout.frame)
    let journey = Journey(from: pose, to: pose, at: now, how.animation)
    let ghost = Ghost(picture, from: origin, look, journey, after: before, along: axis)
    movement(in: container).ghosts.append(ghost)
  }

  /// What the widget covers is painted anew, and it goes on from its place.
  private func forget(_ widget: Widget, in container: Widget) {
    guard let mover = widget.mover else { return }
    damage(
      mover.painted.map { widget.covered(in: $0.place, of: container) }, in: container)
    container.movement?.movers.removeAll { $0 === mover }
    widget.mover = nil
    widget.displacement = .zero
  }

  /// Remembers in which mode a container was changed.
  ///
  /// - Returns: the mode, where the container is on the screen and anything may be animated there.
  private func note(_ container: Widget) -> UpdateMode? {
    guard let engine, container.tree === tree, container.layout.isPlaced else { return nil }
    let key = ObjectIdentifier(container)
    let mode = engine.updates.current
    modes[key] = modes[key].map { mode.together(with: $0) } ?? mode
    return mode
  }

  /// What is beside a widget that comes or goes moves along, and so does what is around: else rows
  /// would lie over what has closed up already.
  private func makeRoom(_ how: Manner?, in container: Widget) {
    guard let how else { return }
    var current: Widget? = container
    while let widget = current {
      roomMakers[ObjectIdentifier(widget)] = how.animation
      current = widget.parent
    }
  }
}
