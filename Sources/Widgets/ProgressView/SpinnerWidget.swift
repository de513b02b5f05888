import RecurseLayout
import RecurseReconciler
import RecurseTerminal

final class SpinnerWidget: ElementWidget<SpinnerElement> {
  private var phase = SpinnerPhase()
  private var timer: Timeline.Timer?
  private var encoded: [Glyph]?

  /// Rings of dots with one gap, which goes around.
  private static let turns = [0x28FE, 0x28FD, 0x28FB, 0x28BF, 0x287F, 0x28DF, 0x28EF, 0x28F7]
    .map { Glyph(rawValue: $0) }
  private static let still = Glyph(rawValue: 0x28FF)

  private var isShown: Bool { element.timing == nil ? element.isAnimating : phase.isShown }

  /// The glyphs of the title, after a space.
  private var title: [Glyph] {
    if element.title.isEmpty { return [] }
    if encoded == nil { encoded = glyphs?.encode(" \(element.title)") }
    return encoded ?? []
  }

  override func update(from old: SpinnerElement) {
    if element.title != old.title { encoded = nil }
    updatePhase()
    shownChanged()
  }

  private func shownChanged() {
    if !isShown { tree?.repaintTicker?.remove(self) }
    refreshLayoutStyle()
    setNeedsLayout()
  }

  /// A hidden spinner leaves no gap in its stack.
  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    if !isShown { style.display = .none }
    return style
  }

  // MARK: - Phase

  override func parentChanged() {
    super.parentChanged()
    updatePhase()
  }

  override func treeChanged() { updatePhase() }

  private func updatePhase() {
    guard let tree, !tree.isForComparison, let timeline = tree.timeline,
      let timing = element.timing
    else { return }
    let wasShown = isShown
    phase.update(element.isAnimating, at: timeline.now, timing)
    if isShown != wasShown { shownChanged() }
    timer?.cancel()
    timer = phase.nextChange.map { time in
      timeline.schedule(at: time) { [weak self] in self?.updatePhase() }
    }
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? SpinnerWidget else { return }
    phase = other.phase
    refreshLayoutStyle()
  }

  // MARK: - Painting

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    isShown ? CellSize(columns: 1 + title.count, rows: 1) : .zero
  }

  override func baseline(in size: CellSize) -> Int? { isShown ? 1 : nil }

  override func paint(_ context: GraphicsContext) {
    guard isShown else { return }
    context.draw([sign][...], column: 0, row: 0)
    context.draw(title[...], column: 1, row: 0)
  }

  private var sign: Glyph {
    guard let ticker = tree?.repaintTicker, instance?.reducesMotion != true else {
      return Self.still
    }
    ticker.add(self)
    return Self.turns[ticker.step % Self.turns.count]
  }
}
