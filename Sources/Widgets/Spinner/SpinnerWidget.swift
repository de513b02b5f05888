import RecurseLayout
import RecurseReconciler
import RecurseTerminal

final class SpinnerWidget: ElementWidget<SpinnerElement> {
  private var sight = SpinnerSight()
  private var timer: Timeline.Timer?
  private var encoded: [Glyph]?

  /// Each shows a ring of dots with one left out, which goes around.
  private static let turns = [0x28FE, 0x28FD, 0x28FB, 0x28BF, 0x287F, 0x28DF, 0x28EF, 0x28F7]
    .map { Glyph(rawValue: $0) }
  private static let still = Glyph(rawValue: 0x28FF)

  private var isShown: Bool { element.timing == nil ? element.isAnimating : sight.isShown }

  /// The cells of the title, behind a space.
  private var title: [Glyph] {
    if element.title.isEmpty { return [] }
    if encoded == nil { encoded = glyphs?.encode(" \(element.title)") }
    return encoded ?? []
  }

  override func update(from old: SpinnerElement) {
    if element.title != old.title { encoded = nil }
    follow()
    shownChanged()
  }

  private func shownChanged() {
    if !isShown { tree?.turning?.stop(self) }
    refreshLayoutStyle()
    setNeedsLayout()
  }

  /// What cannot be seen takes no room, nor the gap beside it.
  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    if !isShown { style.display = .none }
    return style
  }

  // MARK: - Coming and going

  override func parentChanged() {
    super.parentChanged()
    follow()
  }

  override func treeChanged() { follow() }

  private func follow() {
    guard let tree, !tree.isForComparison, let timeline = tree.timeline,
      let timing = element.timing
    else { return }
    let wasShown = isShown
    sight.follow(element.isAnimating, at: timeline.now, timing)
    if isShown != wasShown { shownChanged() }
    timer?.cancel()
    timer = sight.nextChange.map { time in
      timeline.schedule(at: time) { [weak self] in self?.follow() }
    }
  }

  override func adoptState(of other: Widget) {
    sight = unsafeDowncast(other, to: SpinnerWidget.self).sight
    refreshLayoutStyle()
  }

  // MARK: - What is seen

  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    isShown ? LayoutSize(width: 1 + title.count, height: 1) : .zero
  }

  override func baseline(in size: LayoutSize) -> Int? { isShown ? 1 : nil }

  override func paint(_ canvas: Canvas) {
    guard isShown else { return }
    canvas.draw([sign][...], column: 0, row: 0)
    canvas.draw(title[...], column: 1, row: 0)
  }

  private var sign: Glyph {
    guard let turning = tree?.turning, instance?.reducesMotion != true else { return Self.still }
    turning.keep(self)
    return Self.turns[turning.step % Self.turns.count]
  }
}
