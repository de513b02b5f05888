import RecurseLayout
import RecurseReconciler
import RecurseTerminal

extension Widget {
  /// Paints the content anew in the next frame.
  public final func setNeedsPaint() {
    guard !needsPaint, let tree else { return }
    needsPaint = true
    tree.painter.add(self)
  }

  /// Measures and paints the content anew in the next frame.
  public final func setNeedsLayout() {
    if isLeaf, tree != nil { layout.setNeedsLayout() }
    setNeedsPaint()
  }

  /// Calls the layout observer after the next layout.
  package final func setNeedsReport() {
    if layoutObserver != nil { tree?.setNeedsLayoutReport(from: self) }
  }

  /// Whether the widget has the focus: keys come here first.
  public final var isFocused: Bool { layerFocus?.widget === self }

  /// Whether the focus is in the widget: here, or inside.
  public final var isFocusInside: Bool { layerFocus?.isInside(self) == true }

  /// Moves the focus here, or to the first widget inside that can have it.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public final func takeFocus() -> Bool {
    guard let target = firstFocusable, let layerFocus else { return false }
    layerFocus.move(to: target, isRevealed: true)
    return true
  }

  /// Along which axis the widget is laid out beside its siblings.
  public final var axis: Axis { parent?.stackDirection == .row ? .horizontal : .vertical }

  /// Whether a button of the mouse was pressed here, and is still held.
  public final var isPressed: Bool { tree?.mouse.isPressed(on: self) == true }

  /// Whether the mouse is over the widget, and over nothing inside it, where the terminal tells. A
  /// widget that asks while it is painted is painted again when that changes.
  public final var isHovered: Bool {
    guard let mouse = tree?.mouse else { return false }
    followsHover = true
    mouse.hasHoverLooks = true
    return mouse.hover.isOver(self)
  }

  /// Whether the mouse is over the widget or something inside, and over no other widget in there that
  /// asks the same, where the terminal tells. A widget that asks while it is painted is painted again
  /// when that changes.
  public final var isHoveredInside: Bool {
    guard let mouse = tree?.mouse else { return false }
    followsHoverInside = true
    mouse.hasHoverLooks = true
    return mouse.hover.isInside(self)
  }

  /// The number of the press among those in one place that quickly followed each other, from 1.
  public final var clickCount: Int { tree?.mouse.clickCount ?? 0 }

  /// Paints the content anew after a time, for what moves by itself. A widget that is not painted
  /// in between, as it is out of sight, is not painted then.
  public final func setNeedsPaint(after time: Duration) {
    guard let tree, !tree.isForComparison, let timeline = tree.timeline else { return }
    timeline.schedule(at: timeline.now + time) { [weak self] in self?.setNeedsPaint() }
  }

  /// Runs an action after a time on the app's clock, unless the widget has left the tree by then:
  /// what repeats while a button is held.
  ///
  /// ```swift
  /// repetition = schedule(after: .milliseconds(400)) { [weak self] in self?.step() }
  /// ```
  ///
  /// - Returns: a way to end it before.
  @discardableResult
  public final func schedule(
    after time: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    guard let tree, !tree.isForComparison, let timeline = tree.timeline else {
      return ScheduledAction(timer: nil)
    }
    return ScheduledAction(
      timer: timeline.schedule(at: timeline.now + time) { [weak self] in
        if self?.tree != nil { action() }
      })
  }

  /// Closes the sheet, the popover, the alert or the menu around the widget, as a button with the
  /// role `.cancel` does.
  public final func dismissLayer() { layer?.dismiss() }

  /// Shows the popover that the widget's node has by
  /// ``OwnedContent/popover(onRequestAttachedTo:content:)``.
  public final func openPopover() {
    instance?.presenter(around: .popover)?.request(PresentationRequest())
  }

  /// Shows that popover, and gives the key that opened it to what has the focus there.
  ///
  /// ```swift
  /// override func handleUnused(_ key: KeyEvent) -> Bool {
  ///   guard key.text != nil else { return false }
  ///   openPopover(typing: key)
  ///   return true
  /// }
  /// ```
  public final func openPopover(typing key: KeyEvent) {
    openPopover()
    tree?.keyForLayer = key
  }

  /// Whether that popover is shown.
  public final var isPopoverOpen: Bool { instance?.presenter(around: .popover)?.layer != nil }

  /// Where the content begins in the widget, after its border and padding.
  public final var contentOrigin: CellPoint {
    let edges = contentEdges
    return CellPoint(column: edges.left, row: edges.top)
  }

  /// The frame of a child in the last layout, in cells from the upper left corner of the content.
  public final func frame(of child: Widget) -> CellRect {
    let edges = contentEdges
    return paintedRect(ofChildIn: child.layout.frame, displacedBy: child.stickyOffset)
      .offset(columns: -edges.left, rows: -edges.top)
  }

  /// The size of the content in the last layout, in cells.
  public final var contentSize: CellSize {
    let edges = contentEdges
    return CellSize(
      columns: max(0, layout.frame.width - edges.left - edges.right),
      rows: max(0, layout.frame.height - edges.top - edges.bottom))
  }

  /// The table that turns text into the screen's glyphs; `nil` while the widget is in no tree.
  public final var glyphs: GlyphTable? { tree?.glyphs }

  /// The widths of padding and border at each edge, with what is around a field, in cells.
  package final var contentEdges: (top: Int, right: Int, bottom: Int, left: Int) {
    let line = style.border == nil ? 0 : 1
    let padding = style.padding
    var edges = (top: line, right: line, bottom: line, left: line)
    if padding != .zero {
      let basis = padding.hasPercent ? layout.paddingBasis : 0
      func cells(_ length: LayoutLength) -> Int { max(0, length.cellCount(against: basis)) + line }
      edges = (
        cells(padding.top), cells(padding.right), cells(padding.bottom), cells(padding.left)
      )
    }
    guard field.takesRoom else { return edges }
    edges.left += Int(field.titleColumns)
    // Where there is one line, it is the content's.
    let room = layout.frame.height - edges.top - edges.bottom - 1
    edges.bottom += max(0, min(Int(field.errorRows), room))
    return edges
  }
}

/// Something that is to happen after a time, until it has: see ``Widget/schedule(after:_:)``.
@MainActor
public struct ScheduledAction {
  let timer: Timeline.Timer?

  /// Ends it: the action does not run.
  public func cancel() { timer?.cancel() }
}
