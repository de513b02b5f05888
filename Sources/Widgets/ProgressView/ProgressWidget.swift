import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A bar and, if it is known, the remaining time beside it, with room for the longest text:
///
///     ━━━━━━━━━━╾─────────  about 2 min left
///     ━╾────────────────────────────────────
final class ProgressWidget: ElementWidget<ProgressElement> {
  /// The minimum number of columns of a bar with a text beside it.
  private static let leastWidth = 8

  private var rate = ProgressRate(fraction: 0)
  private var timeLeft = TimeLeft()
  private var timer: Timeline.Timer?

  override var layoutStyle: LayoutStyle { stretchingStyle }

  /// Returns the number of half cells that are done. All are done only at the end.
  private func halves(of columns: Int, for element: ProgressElement) -> Int {
    Int((element.fraction * Double(2 * columns)).rounded(.down))
  }

  // MARK: - Time

  override func treeChanged() {
    tree?.use(TaskbarProgress.self).changed(self)
    updateTimeLeft()
  }

  override func parentChanged() {
    super.parentChanged()
    tree?.use(TaskbarProgress.self).changed(self)
  }

  /// Takes the value, and waits for the time at which the text must change.
  private func updateTimeLeft() {
    guard let tree, !tree.isForComparison, let timeline = tree.timeline else { return }
    guard element.timeLeft != nil else {
      timer?.cancel()
      (rate, timeLeft) = (ProgressRate(fraction: element.fraction), TimeLeft())
      return
    }
    let now = timeline.now
    rate.take(element.fraction, at: now)
    let seconds = rate.secondsLeft(at: now)
    let shown = timeLeft.shown
    let change = timeLeft.update(seconds, at: now)
    if timeLeft.shown != shown { setNeedsPaint() }
    timer?.cancel()
    timer =
      seconds == nil
      ? nil
      : timeline.schedule(at: min(change ?? rate.stall, rate.stall)) { [weak self] in
        self?.updateTimeLeft()
      }
  }

  private var text: String? {
    timeLeft.shown.flatMap { shown in element.timeLeft?.text(shown) }
  }

  override var ownStates: [String] { text.map { [$0] } ?? [] }

  override func adoptState(of other: Widget) {
    if let other = other as? ProgressWidget { timeLeft = other.timeLeft }
  }

  // MARK: - Layout and painting

  override func update(from old: ProgressElement) {
    if element.timeLeft != old.timeLeft { setNeedsLayout() }
    updateTimeLeft()
    tree?.use(TaskbarProgress.self).changed(self)
    let columns = barWidth
    let isLine = element.bar(in: .accent) == nil && old.bar(in: .accent) == nil
    if !isLine || halves(of: columns, for: old) != halves(of: columns, for: element) {
      setNeedsPaint()
    }
  }

  /// The columns of the longest text, with a gap before it.
  private var textWidth: Int {
    guard let glyphs, let words = element.timeLeft else { return 0 }
    return words.longest.reduce(0) { max($0, glyphs.encode($1).count) } + 1
  }

  /// The columns of the bar.
  private var barWidth: Int {
    let columns = contentSize.columns
    let rest = columns - (text == nil ? 0 : textWidth)
    return rest < Self.leastWidth ? columns : rest
  }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    let natural = Self.standardColumns + textWidth
    return switch proposal.width {
    case .exactly(let width): CellSize(columns: width, rows: 1)
    case .atMost(let width): CellSize(columns: min(width, natural), rows: 1)
    case .unbounded: CellSize(columns: natural, rows: 1)
    }
  }

  override func paint(_ context: GraphicsContext) {
    let columns = barWidth
    var style = context.style
    let color = style.foreground ?? .accent
    style.foreground = color
    if let bar = element.bar(in: color) {
      context.draw(bar, column: 0, row: 0, width: columns)
    } else {
      paintLine(context, columns: columns, style: style)
    }
    let room = context.size.columns - columns - 1
    guard room > 0, let text else { return }
    let glyphs = context.glyphs.encode(text)
    context.draw(glyphs[...], column: context.size.columns - glyphs.count, row: 0)
  }

  /// Paints the bar as a line. Its weight shows what is done, also where there are few colors, or
  /// none: in a disabled view, and behind a sheet.
  private func paintLine(_ context: GraphicsContext, columns: Int, style: CellStyle) {
    let halves = halves(of: columns, for: element)
    var done = [Glyph](repeating: Self.heavy, count: halves / 2)
    if halves % 2 == 1 { done.append(Self.half) }
    context.draw(done[...], column: 0, row: 0, style: style)
    var rest = style
    rest.foreground = .border
    context.draw(
      [Glyph](repeating: Self.light, count: columns - done.count)[...], column: done.count, row: 0,
      style: rest)
  }

  private static let heavy = Glyph(rawValue: 0x2501)  // ━
  private static let half = Glyph(rawValue: 0x257E)  // ╾
  private static let light = Glyph(rawValue: 0x2500)  // ─
}
