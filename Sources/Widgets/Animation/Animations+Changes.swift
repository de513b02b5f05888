import RecurseLayout
import RecurseReconciler
import RecurseTerminal

// Records the changes of the tree while the reconciler patches it.
extension Animations {
  package func didInsert(_ widget: Widget, into container: Widget) {
    guard let mode = recordMode(of: container) else { return }
    let spec = transitionSpec(of: widget, in: mode)
    reflow(container, spec)
    insertions.append(Insertion(widget: widget, spec: spec))
  }

  package func didMove(_ widget: Widget, in container: Widget) {
    guard recordMode(of: container) != nil else { return }
    reordered[ObjectIdentifier(widget)] = widget
  }

  package func willRemove(_ widget: Widget, from container: Widget, at index: Int) {
    let transition = widget.transition
    defer { cancelTransition(of: widget, in: container) }
    let before = index > 0 ? container.children[index - 1] : nil
    for snapshot in container.childTransitions?.snapshots ?? [] where snapshot.anchor === widget {
      snapshot.anchor = before
    }
    guard let mode = recordMode(of: container), widget.layout.isPlaced,
      let spec = transitionSpec(of: widget, in: mode)
    else { return }
    reflow(container, spec)
    let axis = widget.flowAxis(in: container)
    let look = spec.transition.removal
    guard axis != nil || look != AnyTransition.identity.removal,
      let (picture, origin) = tree.painter.picture(of: widget)
    else { return }
    let pose = transition?.tween.pose(at: now) ?? Pose(widget.layout.frame)
    let tween = Tween(from: pose, to: pose, at: now, spec.animation)
    let snapshot = LeavingSnapshot(
      picture, from: origin, look, tween, after: before, along: axis)
    transitions(in: container).snapshots.append(snapshot)
  }

  /// Repaints the area that the widget covers, and puts the widget at its layout position.
  package func cancelTransition(of widget: Widget, in container: Widget) {
    guard let transition = widget.transition else { return }
    damage(
      transition.painted.map { widget.covered(in: $0.place, of: container) }, in: container)
    container.childTransitions?.active.removeAll { $0 === transition }
    widget.transition = nil
  }

  /// Records the mode in which a container is changed.
  ///
  /// - Returns: the mode, or `nil` if nothing may be animated or the container is not on the
  ///   screen.
  private func recordMode(of container: Widget) -> UpdateMode? {
    guard let engine, container.tree === tree, container.layout.isPlaced else { return nil }
    let key = ObjectIdentifier(container)
    let mode = engine.updates.current
    modes[key] = modes[key].map { mode.together(with: $0) } ?? mode
    return mode
  }

  /// Animates the siblings of an inserted or removed widget, and the containers around: otherwise
  /// rows would cover content that has already closed up.
  private func reflow(_ container: Widget, _ spec: TransitionSpec?) {
    guard let spec else { return }
    for widget in container.selfAndAncestors {
      reflowing[ObjectIdentifier(widget)] = spec.animation
    }
  }
}
