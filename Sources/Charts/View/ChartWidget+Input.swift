import RecurseTerminal
import RecurseWidgets

// Keys and the mouse:
//
//     arrow, Home, End, click ─▶ cursor ─ arrows ─▶ the next data ─ Escape ─▶ no cursor
//     +  -  Ctrl+wheel ─▶ zoom          [  ]  Shift+arrow, Shift+wheel, drag ─▶ move    0 ─▶ all
extension ChartWidget {
  private static let zoomStep = 1.5
  private static let panStep = 0.1

  func take(_ key: Key) -> Bool {
    guard let plan, plan.data.hasPlaces else { return false }
    let isLevel = plan.data.isHorizontal
    switch key {
    case .left where !isLevel, .up where isLevel: return moveCursor(forward: false)
    case .right where !isLevel, .down where isLevel: return moveCursor(forward: true)
    case .home: moveCursor(toEnd: false)
    case .end: moveCursor(toEnd: true)
    case Key.left.with(.shift): return pan(by: -Self.panStep)
    case Key.right.with(.shift): return pan(by: Self.panStep)
    case .escape where cursorPlace != .none:
      moveHover(to: nil)
      cursorPlace = .none
    default: return false
    }
    return true
  }

  /// Handles a letter for which the app has no use.
  func takeLetter(_ text: String?) -> Bool {
    guard canZoom else { return false }
    switch text {
    case "+", "=": return zoom(by: Self.zoomStep)
    case "-": return zoom(by: 1 / Self.zoomStep)
    case "0" where viewport != nil:
      viewport = nil
      reportDomain()
    case "[": return pan(by: -Self.panStep)
    case "]": return pan(by: Self.panStep)
    default: return false
    }
    return true
  }

  func take(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .move:
      moveHover(to: mouse.location)
      return true
    case .press(.left):
      moveHover(to: nil)
      moveCursor(to: mouse.location)
      dragged = mouse.location
      return true
    case .drag(.left):
      drag(to: mouse.location)
      return true
    case .release(.left):
      dragged = nil
      return true
    // Where it cannot zoom further, the page around does not scroll instead.
    case .wheelUp where mouse.modifiers == .control:
      _ = zoom(by: Self.zoomStep, at: mouse.location)
      return canZoom
    case .wheelDown where mouse.modifiers == .control:
      _ = zoom(by: 1 / Self.zoomStep, at: mouse.location)
      return canZoom
    case .wheelLeft,
      .wheelUp where mouse.modifiers == .shift:
      return pan(by: -Self.panStep)
    case .wheelRight,
      .wheelDown where mouse.modifiers == .shift:
      return pan(by: Self.panStep)
    default: return false
    }
  }

  /// Moves what is in sight with the mouse, or, if everything is in sight, the cursor to it.
  private func drag(to location: CellPoint) {
    guard canPan, let plan, let start = dragged else { return moveCursor(to: location) }
    dragged = location
    let cells = Double(start.column - location.column)
    let grid = plan.x.grid
    _ = pan(by: cells * grid.cellLength / grid.scale.length)
  }

  func moveHover(to location: CellPoint?) {
    guard hover != location else { return }
    hover = location
    setNeedsPaint()
  }

  // MARK: - Zoom

  /// Whether the horizontal axis can be zoomed.
  var canZoom: Bool { plan?.xDomain != nil }

  /// Whether a part of the data is beyond an edge of the horizontal axis.
  var canPan: Bool {
    guard let plan, let domain = plan.xDomain else { return false }
    let scale = plan.x.grid.scale
    // Data that is shorter than what is shown grows into it.
    return scale.length < domain.upperBound - domain.lowerBound
      && (domain.lowerBound < scale.lower || domain.upperBound > scale.upper)
  }

  /// Shows less or more around a cell, or around the cursor.
  ///
  /// - Returns: whether anything changed.
  private func zoom(by factor: Double, at cell: CellPoint? = nil) -> Bool {
    guard let plan, let domain = plan.xDomain else { return false }
    let scale = plan.x.grid.scale
    var anchor = (scale.lower + scale.upper) / 2
    if let cell {
      let dot = (cell.column - plan.layout.plot.column) * plan.dots.columns
      anchor = plan.x.grid.coordinate(ofDot: dot)
    } else if !plan.data.isHorizontal, let readout = readout(of: plan) {
      anchor = scale.coordinate(of: readout.value)
    }
    var wanted = viewport ?? ChartViewport(scale.lower...scale.upper)
    wanted.zoom(by: factor, around: anchor, in: domain)
    return show(wanted, of: domain)
  }

  /// Moves by a part of what is in sight.
  ///
  /// - Returns: whether anything changed.
  func pan(by fraction: Double) -> Bool {
    guard canPan, let plan, let domain = plan.xDomain else { return false }
    let scale = plan.x.grid.scale
    var wanted = viewport ?? ChartViewport(scale.lower...scale.upper)
    wanted.pan(by: scale.isReversed ? -fraction : fraction, in: domain)
    return show(wanted, of: domain)
  }

  private func show(_ wanted: ChartViewport, of domain: ClosedRange<Double>) -> Bool {
    let isWhole = wanted.range == domain && element.settings.x.visibleLength == nil
    let old = viewport
    viewport = isWhole ? nil : wanted
    guard viewport != old else { return false }
    reportDomain()
    return true
  }
}
