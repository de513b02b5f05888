import RecurseDrawing
import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A chart with a cursor:
///
///     data ─ read when it changed ─▶ columns ─ in a size, at a viewport ─▶ plan ─▶ cells
///                                                      ▲                            ▲
///     keys and the mouse ───────────────────── zoom ───┴──────────── cursor ────────┘
final class ChartWidget: ElementWidget<ChartElement> {
  private var reading: any ChartReading
  /// The plan that was made last, for a size that may have changed since.
  private var lastPlan: ChartPlan?
  /// Whether the last plan is of other data, or of another part of it.
  private var isPlanOld = true
  /// The picture of the last plan, which a cursor does not change.
  private var lastPicture: ChartPicture?
  /// The dots of lines, whose memory is used again.
  var dots = DotGrid(columns: 0, rows: 0, style: .braille)

  /// The part of the horizontal axis in sight; `nil` for what the settings say.
  var viewport: ChartViewport? {
    didSet { if viewport != oldValue { planChanged() } }
  }
  /// The place of the cursor in the data.
  var cursorPlace = CursorPlace.none {
    didSet { if cursorPlace != oldValue { setNeedsPaint() } }
  }
  /// The cell in which the mouse was last.
  var hover: CellPoint?
  /// The cell in which the mouse was last while its button is held.
  var dragged: CellPoint?

  override init(_ element: ChartElement, _ sender: EventSender<ChartElement>) {
    reading = element.source.read(ChartCategories(element.settings))
    super.init(element, sender)
    viewport = boundViewport
  }

  override var layoutStyle: LayoutStyle { expandingStyle }

  override func measure(_ proposal: LayoutProposal) -> CellSize { .zero }

  override var isFocusable: Bool { reading.data.hasPlaces }

  override func update(from old: ChartElement) {
    let domain = lastPlan?.xDomain
    let isMoved = takeBound(old.bound)
    guard read() || old.settings != element.settings else { return }
    planChanged()
    guard let shown = viewport?.range, !isMoved, let domain, let next = plan?.xDomain,
      domain.lowerBound <= shown.lowerBound, shown.upperBound <= domain.upperBound
    else { return }
    viewport?.follow(from: domain, to: next)
    if element.bound != nil { tree?.setNeedsCommitUpdate(for: self) }
  }

  /// Reads the data.
  ///
  /// - Returns: whether it changed.
  private func read() -> Bool {
    let categories = ChartCategories(element.settings)
    if let isChanged = reading.update(to: element.source, categories) { return isChanged }
    reading = element.source.read(categories)
    return true
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? ChartWidget else { return }
    (cursorPlace, hover) = (other.cursorPlace, other.hover)
    if element.bound == nil { viewport = other.viewport }
    reading.keepSeries(of: other.reading)
    // Columns stay where they are in the data.
    lastPlan = other.lastPlan
    lastPicture = nil
  }

  // MARK: - Plan

  /// The plan for the current size; `nil` if that is empty.
  var plan: ChartPlan? {
    let size = contentSize
    guard size.columns > 0, size.rows > 0 else { return nil }
    if !isPlanOld, let lastPlan, lastPlan.layout.size.columns == size.columns,
      lastPlan.layout.size.rows == size.rows, lastPlan.dots == dotStyle.dots
    {
      return lastPlan
    }
    let plan = ChartPlan(
      reading.data, settings: element.settings, columns: size.columns, rows: size.rows,
      dots: dotStyle.dots, viewport: viewport, keeping: lastPlan)
    lastPlan = plan
    lastPicture = nil
    isPlanOld = false
    return plan
  }

  private func picture(of plan: ChartPlan) -> ChartPicture {
    if let lastPicture { return lastPicture }
    let picture = plan.picture
    lastPicture = picture
    return picture
  }

  private func planChanged() {
    isPlanOld = true
    setNeedsPaint()
  }

  /// The characters for dots that the terminal has.
  var dotStyle: DotStyle { tree?.isUTF8 == false ? .ascii : .braille }

  // MARK: - Painting

  override func paint(_ context: GraphicsContext) {
    guard let plan else { return }
    followMouse()
    let picture = picture(of: plan)
    let colors = ChartColors(
      context, hasASCII: dotStyle == .ascii, seriesCount: plan.data.series.entries.count,
      hasField: picture.plot.hasField)
    var cells = PlotCells(picture.plot, colors)
    cells.draw(with: &dots)
    let readout = readout(of: plan)
    if let readout { cells.mark(readout, of: plan) }
    let frame = picture.plotFrame
    cells.paint(context, column: frame.column, row: frame.row)
    for text in picture.texts { colors.paint(text, isFocused: isFocused, context) }
    guard let readout else { return }
    ReadoutBox(readout, in: plan, colors).paint(context)
  }

  // MARK: - Events

  override func handle(_ key: KeyEvent) -> Bool { take(key.key) }
  override func handleUnused(_ key: KeyEvent) -> Bool { takeLetter(key.text) }
  override func handle(_ mouse: MouseEvent) -> Bool { take(mouse) }

  override func keyHints(in words: Words) -> [KeyHint] {
    var hints = [
      reading.data.isHorizontal
        ? KeyHint(words.move, keys: .up, .down) : KeyHint(words.move, keys: .left, .right)
    ]
    if canPan { hints.append(KeyHint(words.move, keys: "[", "]")) }
    if canZoom {
      hints.append(
        viewport == nil
          ? KeyHint(words.zoom, keys: "+", "-") : KeyHint(words.zoom, keys: "+", "-", "0"))
    }
    if cursorPlace != .none { hints.append(KeyHint(words.clear, keys: .escape)) }
    return hints
  }

  /// The values at the cursor or under the mouse.
  override var shownValue: String? {
    plan.flatMap(readout).map { readout in
      let values = readout.entries.map { ($0.name.map { "\($0) " } ?? "") + $0.label }
      return "\(readout.label): \(values.joined(separator: ", "))"
    }
  }
}

extension DotStyle {
  fileprivate var dots: CellDots { CellDots(columns: dotsPerColumn, rows: dotsPerRow) }
}
