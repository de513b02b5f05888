import RecurseReconciler

/// Repaints widgets at a regular pace, all in step, as long as they can be seen.
///
///     painted ─▶ added ─▶ the step is over ─▶ painted anew ─┐
///        ▲                                                  │ visible
///        └──────────────────────────────────────────────────┘
///
/// A widget that is not painted, because it is out of sight or removed, is not added again. Without
/// widgets no timer is scheduled.
@MainActor
final class RepaintTicker {
  private let timeline: Timeline
  private var entries: [Entry] = []
  private var timer: Timeline.Timer?
  /// The number of steps so far.
  private(set) var step = 0

  private struct Entry { weak var widget: Widget? }

  /// The time between two steps.
  static let interval = Duration.milliseconds(80)

  init(on timeline: Timeline) { self.timeline = timeline }

  /// Paints a widget anew at the next step.
  func add(_ widget: Widget) {
    guard widget.tree?.isForComparison == false, !entries.contains(where: { $0.widget === widget })
    else { return }
    entries.append(Entry(widget: widget))
    guard timer == nil else { return }
    timer = timeline.schedule(at: timeline.now + Self.interval) { [weak self] in self?.tick() }
  }

  /// Drops a widget that does not change with the steps.
  func remove(_ widget: Widget) {
    entries.removeAll { $0.widget === widget || $0.widget == nil }
    guard entries.isEmpty else { return }
    timer?.cancel()
    timer = nil
  }

  private func tick() {
    timer = nil
    step &+= 1
    let due = entries
    entries = []
    for entry in due { entry.widget?.setNeedsPaint() }
  }
}
