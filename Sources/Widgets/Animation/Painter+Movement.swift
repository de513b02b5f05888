import RecurseLayout
import RecurseTerminal

extension Painter {
  /// Paints children of which some are on their way, and the pictures of those that leave: behind
  /// all, or where children lie over each other behind what lay over them.
  func paint(
    _ movement: Movement, of widget: Widget, at origin: CellPoint, clip: CellRect,
    _ text: TextStyle, on grid: CellGrid
  ) {
    let corner = CellPoint(
      column: origin.column - widget.scrollOffset.columns,
      row: origin.row - widget.scrollOffset.rows)
    let ghosts = movement.ghosts
    func paintGhosts(where isHere: (Ghost) -> Bool) {
      for ghost in ghosts where isHere(ghost) { paint(ghost, at: corner, clip: clip, on: grid) }
    }
    func paintChild(_ child: Widget) {
      // It is painted after all of them.
      if child === widget.frontChild { return }
      if let mover = child.mover, let pose = mover.painted {
        return paint(child, mover, pose, in: widget, at: corner, clip: clip, text, on: grid)
      }
      let place = CellRect(child.layout.frame).offset(
        columns: corner.column + child.pinning.columns, rows: corner.row + child.pinning.rows)
      paint(child, at: CellPoint(column: place.column, row: place.row), clip: clip, text)
    }

    if widget.hasLayers {
      paintGhosts { $0.anchor?.parent !== widget }
      for child in widget.children {
        paintChild(child)
        paintGhosts { $0.anchor === child }
      }
    } else {
      paintGhosts { _ in true }
      for child in widget.children where child.mover?.isInFront != true { paintChild(child) }
      for mover in movement.movers where mover.isInFront {
        if let child = mover.widget { paintChild(child) }
      }
    }
  }

  private func paint(
    _ ghost: Ghost, at corner: CellPoint, clip: CellRect, on grid: CellGrid
  ) {
    guard let pose = ghost.painted, !pose.fading.isComplete else { return }
    let place = pose.place.offset(columns: corner.column, rows: corner.row)
    grid.draw(
      ghost.picture,
      at: CellPoint(
        column: place.column + pose.content.columns + ghost.origin.column,
        row: place.row + pose.content.rows + ghost.origin.row),
      clip: place.intersection(clip), restyle: pose.fading.restyle)
  }

  private func paint(
    _ child: Widget, _ mover: Mover, _ pose: PaintedPose, in parent: Widget, at corner: CellPoint,
    clip: CellRect, _ text: TextStyle, on grid: CellGrid
  ) {
    guard !pose.fading.isComplete else { return }
    let place = pose.place.offset(columns: corner.column, rows: corner.row)
    let origin = CellPoint(
      column: place.column + pose.content.columns, row: place.row + pose.content.rows)
    let visible = place.intersection(clip)
    if let restyle = pose.fading.restyle {
      let picture = CellGrid(
        transparent: CellSize(columns: visible.columns, rows: visible.rows), like: grid)
      paint(on: picture) {
        paint(
          child,
          at: CellPoint(column: origin.column - visible.column, row: origin.row - visible.row),
          clip: picture.bounds, text)
      }
      let point = CellPoint(column: visible.column, row: visible.row)
      return grid.draw(picture, at: point, clip: visible, restyle: restyle)
    }
    guard !mover.isComing else { return paint(child, at: origin, clip: visible, text) }
    // It hides what it passes, all the way: also where it is back in its place for a while.
    grid.fill(
      child.covered(in: pose.place, of: parent)
        .offset(columns: corner.column, rows: corner.row).intersection(clip),
      style: CellStyle(background: parent.backgroundWithin))
    paint(
      child, at: origin, clip: visible, text,
      size: CellSize(columns: pose.place.columns, rows: pose.place.rows))
  }

  /// A widget painted by itself, as far as it can be seen, and where that begins in it; `nil` where
  /// nothing of it can.
  func picture(of widget: Widget) -> (CellGrid, CellPoint)? {
    guard let tree, let place = Placement(of: widget, in: tree) else { return nil }
    var visible = place.visible.intersection(tree.grid.bounds)
    if widget.mover != nil {
      // What is cut now may be seen on the way out.
      let frame = widget.layout.frame
      visible = CellRect(
        column: place.origin.column, row: place.origin.row,
        columns: min(frame.width, tree.size.columns), rows: min(frame.height, tree.size.rows))
    }
    guard !visible.isEmpty else { return nil }
    let picture = CellGrid(
      transparent: CellSize(columns: visible.columns, rows: visible.rows), like: tree.grid)
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
  /// What a style becomes, where it is not what it is.
  fileprivate var restyle: ((CellStyle) -> CellStyle)? {
    isNone ? nil : { applied(to: $0) }
  }
}

extension Widget {
  /// The background that children are painted on.
  fileprivate final var backgroundWithin: Color? {
    var current: Widget? = self
    while let widget = current {
      if let color = widget.box.background { return color }
      current = widget.parent
    }
    return nil
  }
}
