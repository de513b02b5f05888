import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseThemes

/// The retained widgets of one screen: the host that the reconciler patches, laid out and painted.
@MainActor
package final class WidgetTree: WidgetHost {
  package let root: Widget
  package let grid: CellGrid
  package let painter = Painter()
  /// The looks of the screen's colors.
  var themes = ThemeTables()
  /// Whether the terminal shows characters other than ASCII.
  package var isUTF8 = true
  /// The focus of the root; each layer has one of its own.
  let rootFocus = Focus()
  // Each step of a frame looks at these, and no accessor of one uses it again: not checked for
  // overlapping access, as docs/decisions/002-unchecked-access.md measures.
  /// The layers over the root, from the back to the front.
  @exclusivity(unchecked) package internal(set) var layers: [LayerWidget] = []
  /// The listeners to notify that the focus left with a removed layer.
  @exclusivity(unchecked) var leftFocuses: [NearestListener<FocusChange>] = []
  /// Widgets for which the state requested the focus in the commit that runs.
  @exclusivity(unchecked) private var focusRequests: [Widget] = []
  package let mouse = Mouse()
  package let commands = KeyCommands()
  /// The widget with the text that a person selected last.
  package weak var selectedText: (any TextSelectionHolder)? {
    didSet { if let oldValue, oldValue !== selectedText { _ = oldValue.clearSelection() } }
  }
  let engine = LayoutEngine()
  /// The animator of changes, if they may be animated.
  @exclusivity(unchecked) package internal(set) var animations: (any ChangeAnimator)?
  /// Called with each request to the terminal, of the app or of a person who copies. Returns
  /// whether the terminal may follow it.
  package var onRequest: ((TerminalRequest) -> Bool)?
  /// The app's time, if the tree belongs to an app.
  @exclusivity(unchecked) package var timeline: Timeline?
  /// Repaints spinners, if anything may move.
  @exclusivity(unchecked) var repaintTicker: RepaintTicker?
  @exclusivity(unchecked) package internal(set) var size: CellSize
  /// Whether the tree is built only to be compared with another.
  let isForComparison: Bool

  // Work that waits for the end of the commit, for a layout or for the frame.
  @exclusivity(unchecked) private var commitObservers: [any CommitObserver] = []
  @exclusivity(unchecked) var pendingReports: [Widget] = []
  @exclusivity(unchecked) var needsLayoutPass = false
  /// The widget to scroll into view after the next layout.
  @exclusivity(unchecked) var revealing = Revealing()

  /// The rows for which widgets that scroll ask; empty where they take the room that is left.
  @exclusivity(unchecked) var fittedRows: [ObjectIdentifier: Int] = [:]

  /// The number of passes of the present layout.
  @exclusivity(unchecked) package var layoutPass = 0
  /// Counts the turns that ended in a frame, or in an event that depends on the layout.
  @exclusivity(unchecked) var layoutTurn = 0
  /// The number of layout nodes that all layouts so far have visited.
  @exclusivity(unchecked) package var laidOut = 0
  private var lineGroupCount: UInt32 = 0

  /// The features that something in the tree uses.
  @exclusivity(unchecked) var features: [TreeFeature] = []
  /// The number of events that were dispatched so far.
  @exclusivity(unchecked) var eventCount = 0
  /// The event that is handled, or whose changes are committed.
  @exclusivity(unchecked) var handled: HandledEvent?
  /// Whether a walk ever ran out of stack: then the tree is no measure for another.
  @exclusivity(unchecked) package var ranOutOfStack = false
  /// The rows that the tree may have, where it is as high as its content.
  package var mostRows: Int?

  /// The table that turns text into the screen's glyphs.
  package var glyphs: GlyphTable { grid.glyphs }

  /// - Parameter tables: the tree whose glyph and style numbers this one shares, to be compared
  ///   with it.
  package init(size: CellSize, sharing tables: WidgetTree? = nil) {
    self.size = size
    isForComparison = tables != nil
    repaintTicker = tables?.repaintTicker
    if let tables {
      grid = CellGrid(size: size, glyphs: tables.grid.glyphs, styles: tables.grid.styles)
      themes = tables.themes
      isUTF8 = tables.isUTF8
    } else {
      grid = CellGrid(size: size)
    }
    root = RootWidget()
    root.tree = self
    rootFocus.tree = self
    rootFocus.scope = root
    mouse.tree = self
    commands.tree = self
    painter.tree = self
    root.refreshLayoutStyle()
    root.setNeedsPaint()
  }

  isolated deinit { for root in roots { root.loseTree() } }

  /// Changes the size of the screen. Everything is painted anew, and what moves is at its end.
  package func resize(_ size: CellSize) {
    guard size != self.size else { return }
    animations?.interrupt()
    keepFocusInSight()
    self.size = size
    grid.resize(size)
    for feature in features { feature.windowChanged() }
    painter.addAll()
  }

  /// The rows of the content in the present width, right after a layout.
  package var contentHeight: Int { height(of: root) }

  /// The rows of a widget in its present width, if nothing bounds them, right after a layout.
  func height(of widget: Widget) -> Int {
    engine.height(of: widget.layout, width: widget.layout.frame.columns)
  }

  func nextLineGroupNumber() -> UInt32 {
    lineGroupCount += 1
    return lineGroupCount
  }

  // MARK: - The end of a commit

  /// Calls a widget when the commit has ended.
  package func setNeedsCommitUpdate(for widget: any CommitObserver) {
    commitObservers.append(widget)
    setNeedsTurn()
  }

  /// Carries out the requests of a commit. An edited field shows the state's text, a list's cursor
  /// moves to a row that it may be on, and the focus moves to its widget.
  ///
  /// - Returns: whether the focus moved, which may have changed the state.
  package func finishCommit() -> Bool {
    let observers = commitObservers
    commitObservers = []
    for observer in observers where observer.tree === self { observer.applyCommit() }
    for feature in features { feature.commitEnded() }
    if !focusRequests.isEmpty { assignFocusRequests() }
    let hasLeft = !leftFocuses.isEmpty && tellOfLeftFocuses()
    // A covered layer keeps its focus, and moves it when it has the input again.
    return focus.applyRequests() || hasLeft
  }

  private func assignFocusRequests() {
    let requests = focusRequests
    focusRequests = []
    for widget in requests where widget.tree === self {
      if widget.isFocusRequested {
        widget.layerFocus?.request(widget)
      } else if widget.style.showsFindBar == true {
        // Lines that depend on their size come after the first layout: the request waits.
        guard let lines = widget.firstScrollView else {
          focusRequests.append(widget)
          continue
        }
        lines.layerFocus?.request(lines)
      } else if widget.style.isDefaultFocus {
        widget.layerFocus?.suggest(widget)
      }
    }
  }

  /// Notifies listeners in removed layers that the focus has left.
  private func tellOfLeftFocuses() -> Bool {
    let left = leftFocuses
    leftFocuses = []
    for listener in left { listener.handle(FocusChange(isFocused: false)) }
    focus.tellAgain()
    return true
  }

  /// Requests the focus, as the state or a modifier asks, for a widget or the first focusable one
  /// inside it.
  package func requestFocus(for widget: Widget) {
    // It may not be in its layer yet.
    focusRequests.append(widget)
    setNeedsTurn()
  }

  // MARK: - Frames

  /// Asks the event loop for a turn, for a widget that an app changes itself.
  func setNeedsTurn() { timeline?.setNeedsTurn() }

  /// Whether anything waits to be committed, laid out, scrolled into view or painted.
  package var needsFrame: Bool {
    painter.hasWork || root.layout.hasChanges || layersHaveChanges || hasReports
      || !commitObservers.isEmpty
      || revealing.widget != nil
  }

  /// Lays out and paints the changes into the grid.
  package func paint() {
    layOut()
    guard isLaidOut else { return }
    animations?.step()
    if !isForComparison { commands.willPaint() }
    painter.paint()
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
