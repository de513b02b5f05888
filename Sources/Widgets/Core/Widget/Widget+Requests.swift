import RecurseLayout
import RecurseReconciler
import RecurseTerminal

extension Widget {
  /// Repaints the content in the next frame.
  public final func setNeedsPaint() {
    guard !needsPaint, let tree else { return }
    needsPaint = true
    tree.painter.add(self)
  }

  /// Measures and repaints the content in the next frame.
  public final func setNeedsLayout() {
    if isLeaf, tree != nil { layout.setNeedsLayout() }
    setNeedsPaint()
  }

  /// Calls the layout observer after the next layout.
  package final func setNeedsReport() {
    if layoutObserver != nil { tree?.setNeedsLayoutReport(from: self) }
  }

  /// A Boolean value that indicates whether the widget has the focus, so that keys come here first.
  public final var isFocused: Bool { layerFocus?.widget === self }

  /// A Boolean value that indicates whether the widget or a descendant has the focus.
  public final var isFocusInside: Bool { layerFocus?.isInside(self) == true }

  /// Moves the focus here, or to the first widget inside that can have it.
  ///
  /// - Returns: whether there is such a widget.
  @discardableResult
  public final func takeFocus() -> Bool {
    guard let target = firstFocusable, let layerFocus else { return false }
    layerFocus.move(to: target, isRevealed: true)
    return true
  }

  /// The axis along which the widget is laid out beside its siblings.
  public final var axis: Axis { parent?.stackDirection == .row ? .horizontal : .vertical }

  /// A Boolean value that indicates whether a mouse button was pressed here and is still held.
  public final var isPressed: Bool { tree?.mouse.isPressed(on: self) == true }

  /// A Boolean value that indicates whether the mouse is over the widget and not over a descendant,
  /// if the terminal reports that. If the widget reads it while it is painted, it is repainted when
  /// the value changes.
  public final var isHovered: Bool {
    guard let mouse = tree?.mouse else { return false }
    followsHover = true
    mouse.hasHoverLooks = true
    return mouse.hover.isOver(self)
  }

  /// Lets the terminal report the mouse also without a button, and repaints the widget when the
  /// mouse leaves it: for a widget that shows what it has below the mouse.
  package final func followMouse() {
    followsHover = true
    tree?.mouse.hover.showsValues = true
  }

  /// A Boolean value that indicates whether the mouse is over the widget or a descendant, and not
  /// over another descendant that reads this property, if the terminal reports that. If the widget
  /// reads it while it is painted, it is repainted when the value changes.
  public final var isHoveredInside: Bool {
    guard let mouse = tree?.mouse else { return false }
    followsHoverInside = true
    mouse.hasHoverLooks = true
    return mouse.hover.isInside(self)
  }

  /// The number of the press in a series of quick presses in one place, from 1.
  public final var clickCount: Int { tree?.mouse.clickCount ?? 0 }

  /// Repaints the content after a time, for an animation. If the widget is not painted in between,
  /// because it is out of view, it is not repainted.
  public final func setNeedsPaint(after time: Duration) {
    guard let tree, !tree.isForComparison, let timeline = tree.timeline else { return }
    timeline.schedule(at: timeline.now + time) { [weak self] in self?.setNeedsPaint() }
  }

  /// Runs an action after a time on the app's clock, unless the widget has left the tree by then;
  /// for example, to repeat while a button is held.
  ///
  /// ```swift
  /// repetition = schedule(after: .milliseconds(400)) { [weak self] in self?.step() }
  /// ```
  ///
  /// - Returns: a value that cancels the action.
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

  /// Closes the sheet, popover, alert or menu around the widget, as a button with the role
  /// `.cancel` does.
  public final func dismissLayer() { layer?.dismiss() }

  /// Presents the popover of the widget's node, which
  /// ``OwnedContent/popover(onRequestAttachedTo:content:)`` declares.
  public final func openPopover() {
    instance?.presenter(around: .popover)?.request(PresentationRequest())
  }

  /// Presents that popover, and sends the key that opened it to the widget with the focus there.
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
    tree?.handled?.keyForLayer = key
  }

  /// A Boolean value that indicates whether that popover is shown.
  public final var isPopoverOpen: Bool { instance?.presenter(around: .popover)?.layer != nil }

  /// The position of the content in the widget, after its border and padding.
  public final var contentOrigin: CellPoint {
    let edges = contentEdges
    return CellPoint(column: edges.left, row: edges.top)
  }

  /// Returns the frame of a child in the last layout, in cells from the upper left corner of the
  /// content.
  public final func frame(of child: Widget) -> CellRect {
    let edges = contentEdges
    return paintedRect(ofChildIn: child.layout.frame, displacedBy: child.stickyOffset)
      .offset(columns: -edges.left, rows: -edges.top)
  }

  /// The size of the content in the last layout, in cells.
  public final var contentSize: CellSize {
    let edges = contentEdges
    return CellSize(
      columns: max(0, layout.frame.columns - edges.left - edges.right),
      rows: max(0, layout.frame.rows - edges.top - edges.bottom))
  }

  /// The table that converts text to the screen's glyphs; `nil` while the widget is in no tree.
  public final var glyphs: GlyphTable? { tree?.glyphs }

  /// The widths of padding and border at each edge, including the parts around a field, in cells.
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
    guard let field, field.takesRoom else { return edges }
    edges.left += Int(field.titleColumns)
    // If there is one line, it is the content's.
    let room = layout.frame.rows - edges.top - edges.bottom - 1
    edges.bottom += max(0, min(Int(field.errorRows), room))
    return edges
  }
}

/// An action that is scheduled to run after a time. See ``Widget/schedule(after:_:)``.
@MainActor
public struct ScheduledAction {
  let timer: Timeline.Timer?

  /// Cancels the action, so that it does not run.
  public func cancel() { timer?.cancel() }
}
