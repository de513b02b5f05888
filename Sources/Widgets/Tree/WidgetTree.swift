import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// The retained widgets of one screen: what the reconciler patches, laid out and painted.
@MainActor
package final class WidgetTree: WidgetHost {
  package let root: Widget
  package let grid: CellGrid
  package let painter = Painter()
  package let focus = Focus()
  /// What moves on the screen, where changes may be animated.
  @exclusivity(unchecked) package private(set) var animations: Animations?
  /// The app's time, where there is any.
  package var timeline: Timeline?
  /// What turns on the screen, where anything may move.
  private(set) var turning: Turning?
  package let mouse = Mouse()
  let engine = LayoutEngine()
  private(set) package var size: CellSize
  private var unsettled: [Widget] = []
  @exclusivity(unchecked) private var reporting: [Widget] = []
  /// How many layouts the present one has taken.
  @exclusivity(unchecked) private(set) var layoutPass = 0
  /// Counts the turns that ended in a frame, or in an event that needed to know what stands where.
  private(set) var layoutTurn = 0
  private var laysOutAgain = false
  /// What is scrolled into view after the next layout.
  private var revealed: Widget?
  private var groupNumbers: UInt32 = 0
  /// Whether the tree stands for another with which it is compared.
  let isForComparison: Bool
  /// Whether a scroll view was ever made.
  private var hasScrollViews = false
  /// Whether a list has ever had rows without height: which row a key means is then known when what
  /// the last one changed is laid out.
  package var hasHiddenRows = false
  /// Whether a box has ever bounded the lines of the texts in it.
  var hasLineLimits = false
  /// Whether a walk of the widgets ever did: then a tree is no measure for another.
  @exclusivity(unchecked) package var ranOutOfStack = false
  /// Widgets that the last layouts looked at.
  package var laidOut = 0

  package var glyphs: GlyphTable { grid.glyphs }

  /// - Parameter tables: a tree whose glyph and style numbers this one shares, for comparison.
  package init(size: CellSize, sharing tables: WidgetTree? = nil) {
    self.size = size
    isForComparison = tables != nil
    turning = tables?.turning
    if let tables {
      grid = CellGrid(size: size, glyphs: tables.grid.glyphs, styles: tables.grid.styles)
    } else {
      grid = CellGrid(size: size)
    }
    root = RootWidget()
    root.tree = self
    focus.tree = self
    mouse.tree = self
    painter.tree = self
    root.refreshLayoutStyle()
    root.setNeedsPaint()
  }

  isolated deinit { root.loseTree() }

  /// Lets changes be animated on an app's time.
  ///
  /// - Parameter needsFrame: called when something has moved on.
  package func animate(on timeline: Timeline, needsFrame: @escaping @MainActor () -> Void) {
    animations = Animations(of: self, on: timeline, needsFrame: needsFrame)
    turning = Turning(on: timeline)
  }

  package func resize(_ size: CellSize) {
    guard size != self.size else { return }
    animations?.interrupt()
    self.size = size
    grid.resize(size)
    painter.addAll()
  }

  // MARK: - The host's verbs

  package func make(_ element: ElementBox, for instance: ElementInstance) -> Widget {
    func open<E: WidgetElement>(_ element: E) -> Widget {
      element.makeWidget(EventSender(instance))
    }
    let value = element.element
    guard let known = value as? any WidgetElement else {
      fatalError("\(type(of: value)) has no widget: make it a WidgetElement")
    }
    let widget = open(known)
    widget.tree = self
    if !hasScrollViews, widget is ScrollWidget { hasScrollViews = true }
    widget.instance = instance
    // Nothing of it has been painted; where it comes to stand will be.
    widget.needsPaint = true
    if widget.isLeaf { widget.layout.content = widget }
    widget.apply((element.attributes as? BoxAttributes)?.style ?? BoxStyle())
    return widget
  }

  package func update(_ widget: Widget, from old: ElementBox, to new: ElementBox) {
    widget.show(new)
    if !old.hasEqualAttributes(to: new) {
      let style = (new.attributes as? BoxAttributes)?.style ?? BoxStyle()
      if style.takesNoPart != widget.box.takesNoPart { noteDisabling(of: widget) }
      widget.apply(style)
    }
    // A label that changes brings nothing that Tab comes to.
    if !widget.isLeaf || widget.isFocusable { focus.noteNews() }
  }

  /// What is disabled gets no focus, and states nothing to the list around it.
  private func noteDisabling(of widget: Widget) {
    focus.noteNews()
    var element = widget.instance
    while let holder = element {
      holder.factsChanged()
      element = holder.container
    }
  }

  package func insert(_ widget: Widget, into parent: Widget, at index: Int) {
    widget.parent = parent
    parent.children.insert(widget, at: index)
    parent.childOrder = .unknown
    parent.layout.insert(widget.layout, at: index)
    widget.parentChanged()
    parent.childrenChanged()
    if widget.tree == nil { widget.attach(to: self) }
    if parent.inheritedLineLimit != nil { widget.updateLineLimits() }
    // Its content was made before it came into the scroll view.
    if hasScrollViews, !widget.children.isEmpty, parent.isInScrollView { widget.viewportChanged() }
    focus.didInsert(into: parent, at: index)
    animations?.didInsert(widget, into: parent)
    if widget.box.wantsFocus == true { focus.request(widget) }
  }

  package func move(_ widget: Widget, in parent: Widget, from old: Int, to new: Int) {
    parent.children.insert(parent.children.remove(at: old), at: new)
    parent.childOrder = .unknown
    parent.layout.move(from: old, to: new)
    focus.didMove(in: parent, from: old, to: new)
    animations?.didMove(parent.children[new], in: parent)
    // Elsewhere the layout tells which frames have changed.
    if parent.hasLayers { parent.setNeedsPaint() }
  }

  package func remove(_ widget: Widget, from parent: Widget, at index: Int) {
    focus.willRemove(widget, at: index)
    animations?.willRemove(widget, from: parent, at: index)
    painter.add(parent, childIn: widget.layout.frame, displacedBy: widget.shift)
    parent.children.remove(at: index)
    parent.childOrder = .unknown
    parent.layout.remove(at: index)
    widget.parent = nil
    widget.detach()
    parent.childrenChanged()
  }

  package func recycle(_ widget: Widget) -> Bool {
    guard widget.mover == nil, widget.movement == nil, widget.pinning == .zero else { return false }
    return widget.prepareForReuse()
  }

  // MARK: - After a commit

  /// The widget has something to do when the commit has ended.
  func noteSettling(of widget: Widget) { unsettled.append(widget) }

  /// Carries out what a commit asked for: an edited field shows what the state says, a list's
  /// cursor goes where it may, and the focus goes where it belongs.
  ///
  /// - Returns: whether the focus moved, which may have changed the state.
  package func settle() -> Bool {
    let widgets = unsettled
    unsettled = []
    for widget in widgets where widget.tree === self { widget.settle() }
    return focus.settle()
  }

  // MARK: - Layout and painting

  func nextGroupNumber() -> UInt32 {
    groupNumbers += 1
    return groupNumbers
  }

  func noteReport(of widget: Widget) {
    guard !widget.waitsForLayout else { return }
    widget.waitsForLayout = true
    reporting.append(widget)
  }

  /// Whether a widget has something to say of the layout that it has not said yet.
  package var hasReports: Bool { !reporting.isEmpty }

  /// Forgets what widgets still have to say: they never come to an end.
  package func dropReports() {
    for widget in reporting { widget.waitsForLayout = false }
    reporting = []
  }

  /// Whether something waits to be committed, laid out, scrolled into view or painted.
  package var needsFrame: Bool {
    painter.hasWork || root.layout.hasChanges || hasReports || !unsettled.isEmpty
      || revealed != nil
  }

  /// Brings every frame up to date with the widgets, which then report what concerns the tree: that
  /// may ask for a commit, and for another layout.
  package func layOut() {
    layoutPass = 0
    repeat {
      layoutPass += 1
      laysOutAgain = false
      layOutOnce()
    } while laysOutAgain && layoutPass < 10
    revealWhatIsWanted()
  }

  /// The layouts that follow are one turn: widgets may look at what they find anew.
  package func beginLayouts() { layoutTurn += 1 }

  /// What a widget found in the layout leads to another one, with nothing rendered in between.
  func layOutAgain() { laysOutAgain = true }

  private func layOutOnce() {
    laidOut += engine.layout(root.layout, width: size.columns, height: size.rows).nodesLaidOut
    guard isLaidOut else { return }
    note(engine.changes)
    animations?.didLayOut(engine.changes)
    let widgets = reporting
    reporting = []
    for widget in widgets {
      widget.waitsForLayout = false
      // What is collapsed keeps what it knew until it is seen again.
      if widget.tree === self, widget.layout.isPlaced { widget.didLayOut() }
    }
  }

  private func note(_ changes: [LayoutChange]) {
    var shifted: Widget?
    var shift: Int?
    var index = 0
    while index < changes.count {
      if shift != nil, let shifted, !shifted.childrenReportLayout {
        index = changes.end(ofMovedChildrenOf: shifted.layout, from: index)
        guard index < changes.count else { return }
      }
      let change = changes[index]
      index += 1
      guard let widget = change.node.owner as? Widget else { continue }
      if widget.reportsLayout { noteReport(of: widget) }
      guard let parent = widget.parent else {
        painter.add(moved: widget, from: change.oldFrame)
        continue
      }
      parent.childOrder = .unknown
      if parent.reportsLayoutOfChildren {
        noteReport(of: parent)
        if shifted !== parent {
          shifted = parent
          shift = changes.shift(ofChildrenOf: parent.layout)
          if let shift { painter.add(shifted: parent, by: shift) }
        }
        if shift != nil, change.oldFrame != .zero { continue }
      }
      painter.add(moved: widget, from: change.oldFrame)
    }
  }

  /// Scrolls a widget into view, in all that is scrolled around it, after the next layout.
  func reveal(_ widget: Widget?) { revealed = widget }

  private func revealWhatIsWanted() {
    guard let widget = revealed else { return }
    revealed = nil
    guard widget.tree === self else { return }
    let edges = widget.contentEdges
    widget.revealAround(
      CellRect(
        column: 0, row: 0, columns: widget.layout.frame.width, rows: widget.layout.frame.height))
    guard let cursor = widget.cursor else { return }
    widget.revealAround(
      CellRect(
        column: cursor.column + edges.left, row: cursor.row + edges.top, columns: 1, rows: 1))
  }

  /// Lays out and paints what changed into the grid.
  package func paint() {
    layOut()
    guard isLaidOut else { return }
    animations?.step()
    painter.paint()
  }

  /// Where the terminal's cursor belongs, where the focused widget shows one.
  package var cursor: CellPoint? {
    guard let widget = focus.widget, let inside = widget.cursor,
      let place = Placement(of: widget, in: self)
    else { return nil }
    let edges = widget.contentEdges
    let size = widget.contentSize
    let content = CellRect(
      column: place.origin.column + edges.left, row: place.origin.row + edges.top,
      columns: size.columns, rows: size.rows)
    let point = CellPoint(column: content.column + inside.column, row: content.row + inside.row)
    return content.intersection(place.visible).contains(point) ? point : nil
  }
}

/// Holds the nodes of the root component, one below the other.
final class RootWidget: Widget {
  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .column
    style.alignItems = .stretch
    return style
  }
}
