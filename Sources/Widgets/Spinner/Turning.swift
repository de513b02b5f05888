import RecurseReconciler

/// Lets signs of work turn, all in step, as long as one can be seen.
///
///     painted ─▶ kept ─▶ the step is over ─▶ to be painted again ─┐
///        ▲                                                        │ in sight
///        └────────────────────────────────────────────────────────┘
///
/// What is not painted, because it is out of sight or gone, is not kept; without any no timer
/// waits.
@MainActor
final class Turning {
  private let timeline: Timeline
  private var kept: [Kept] = []
  private var timer: Timeline.Timer?
  /// How often they have turned.
  private(set) var step = 0

  private struct Kept { weak var widget: Widget? }

  /// The time between two steps.
  static let interval = Duration.milliseconds(80)

  init(on timeline: Timeline) { self.timeline = timeline }

  /// A widget was painted that turns with the next step.
  func keep(_ widget: Widget) {
    guard widget.tree?.isForComparison == false, !kept.contains(where: { $0.widget === widget })
    else { return }
    kept.append(Kept(widget: widget))
    guard timer == nil else { return }
    timer = timeline.schedule(at: timeline.now + Self.interval) { [weak self] in self?.turn() }
  }

  /// A widget turns no more.
  func stop(_ widget: Widget) {
    kept.removeAll { $0.widget === widget || $0.widget == nil }
    guard kept.isEmpty else { return }
    timer?.cancel()
    timer = nil
  }

  private func turn() {
    timer = nil
    step &+= 1
    let widgets = kept
    kept = []
    for entry in widgets { entry.widget?.setNeedsPaint() }
  }
}
