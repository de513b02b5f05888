import RecurseLayout
import RecurseTerminal
import RecurseThemes

extension Painter {
  /// Paints children of which some are in transition, and the snapshots of those that leave: behind
  /// all, or where children may overlap behind what lay over them.
  func paint(
    _ transitions: ChildTransitions, of widget: Widget, at origin: CellPoint, clip: CellRect,
    _ text: TextStyle, on grid: CellGrid
  ) {
    let corner = CellPoint(
      column: origin.column - widget.scrollOffset.columns,
      row: origin.row - widget.scrollOffset.rows)
    let snapshots = transitions.snapshots
    func paintSnapshots(where isHere: (LeavingSnapshot) -> Bool) {
      for snapshot in snapshots where isHere(snapshot) {
        paint(snapshot, at: corner, clip: clip, on: grid)
      }
    }
    func paintChild(_ child: Widget) {
      // It is painted after all the others.
      if child === widget.containerPart?.frontChild { return }
      if let transition = child.transition, let pose = transition.painted {
        return paint(child, transition, pose, in: widget, at: corner, clip: clip, text, on: grid)
      }
      let place = child.layout.frame.offset(
        columns: corner.column + child.stickyOffset.columns,
        rows: corner.row + child.stickyOffset.rows)
      paint(child, at: CellPoint(column: place.column, row: place.row), clip: clip, text)
    }

    if widget.childrenMayOverlap {
      paintSnapshots { $0.anchor?.parent !== widget }
      for child in widget.children {
        paintChild(child)
        paintSnapshots { $0.anchor === child }
      }
    } else {
      paintSnapshots { _ in true }
      for child in widget.children where child.transition?.isInFront != true { paintChild(child) }
      for transition in transitions.active where transition.isInFront {
        if let child = transition.widget { paintChild(child) }
      }
    }
  }

  private func paint(
    _ snapshot: LeavingSnapshot, at corner: CellPoint, clip: CellRect, on grid: CellGrid
  ) {
    guard let pose = snapshot.painted, !pose.fading.isComplete else { return }
    let place = pose.place.offset(columns: corner.column, rows: corner.row)
    grid.draw(
      snapshot.picture,
      at: CellPoint(
        column: place.column + pose.content.columns + snapshot.origin.column,
        row: place.row + pose.content.rows + snapshot.origin.row),
      clip: place.intersection(clip), restyle: pose.fading.restyle)
  }

  private func paint(
    _ child: Widget, _ transition: ActiveTransition, _ pose: PaintedPose, in parent: Widget,
    at corner: CellPoint,
    clip: CellRect, _ text: TextStyle, on grid: CellGrid
  ) {
    guard !pose.fading.isComplete else { return }
    let place = pose.place.offset(columns: corner.column, rows: corner.row)
    let origin = CellPoint(
      column: place.column + pose.content.columns, row: place.row + pose.content.rows)
    let visible = place.intersection(clip)
    if let restyle = pose.fading.restyle {
      let picture = CellGrid(
        transparent: visible.size, like: grid)
      paint(on: picture) {
        paint(
          child,
          at: CellPoint(column: origin.column - visible.column, row: origin.row - visible.row),
          clip: picture.bounds, text)
      }
      let point = CellPoint(column: visible.column, row: visible.row)
      return grid.draw(picture, at: point, clip: visible, restyle: restyle)
    }
    guard !transition.isInsertion else { return paint(child, at: origin, clip: visible, text) }
    // It hides what it passes throughout: also where an overshoot has it back in its place.
    grid.fill(
      child.covered(in: pose.place, of: parent)
        .offset(columns: corner.column, rows: corner.row).intersection(clip),
      style: look.empty)
    paint(
      child, at: origin, clip: visible, text,
      size: pose.place.size)
  }

  /// A picture of the visible part of a widget, and where in the widget it begins; `nil` where it
  /// cannot be seen.
  func picture(of widget: Widget) -> (CellGrid, CellPoint)? {
    guard let tree, let place = Placement(of: widget, in: tree) else { return nil }
    var visible = place.visible.intersection(tree.grid.bounds)
    if widget.transition != nil {
      // What is clipped in this frame may be seen in a later one.
      let frame = widget.layout.frame
      visible = CellRect(
        column: place.origin.column, row: place.origin.row,
        columns: min(frame.columns, tree.size.columns), rows: min(frame.rows, tree.size.rows))
    }
    guard !visible.isEmpty else { return nil }
    let picture = CellGrid(
      transparent: visible.size, like: tree.grid)
    look = place.look
    paint(on: picture) {
      paint(
        widget,
        at: CellPoint(
          column: place.origin.column - visible.column, row: place.origin.row - visible.row),
        clip: picture.bounds, place.textAround)
    }
    return (
      picture,
      CellPoint(
        column: visible.column - place.origin.column, row: visible.row - place.origin.row)
    )
  }
}

extension Fading {
  /// The change of a style; `nil` if it stays as it is.
  fileprivate var restyle: ((CellStyle) -> CellStyle)? {
    isNone ? nil : { applied(to: $0) }
  }
}
