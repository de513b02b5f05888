import Recurse
import RecurseReconciler
import RecurseWidgets

/// The cost of a frame, from the change of the state to the last cell that was painted.
struct FrameCost: Equatable {
  /// `nil` if the clock did not move, as that of a test.
  var milliseconds: Double?
  /// The calls of `render`, and of closures that render a part.
  var renders: Int
  var patches: Int
  /// The boxes that the layout visited.
  var boxes: Int
  /// The widgets that were painted.
  var painted: Int
}

/// Measures the frame that a change leads to, by the counters and the clock of the library.
///
///     change ─▶ begin ─▶ commit ─▶ layout ─▶ paint ─▶ end
///                 ▲                                    │
///                 └─────── the next change reads ◀─────┘
///
/// Nothing waits for a figure: it is shown by the frame after the one that it is about.
@MainActor final class FrameMeter {
  private struct Start {
    var time: Duration
    var cost: FrameCost
  }

  /// The end of the screen, which knows the clock and the counters; `nil` before there is one.
  fileprivate weak var screenEnd: FrameEndWidget?
  private var start: Start?
  private var last: FrameCost?

  /// Begins to measure, and returns the cost of the frame before.
  func begin() -> FrameCost? {
    defer { last = nil }
    start = screenEnd?.figures().map { Start(time: $0.0, cost: $0.1) }
    screenEnd?.followCommit()
    return last
  }

  /// Ends a measurement, once all is painted.
  fileprivate func end() {
    guard let start, let (time, cost) = screenEnd?.figures() else { return }
    let passed = (time - start.time) / .milliseconds(1)
    last = FrameCost(
      milliseconds: passed > 0 ? passed : nil, renders: cost.renders - start.cost.renders,
      patches: cost.patches - start.cost.patches, boxes: cost.boxes - start.cost.boxes,
      painted: cost.painted - start.cost.painted)
    self.start = nil
  }
}

/// A cell at the end of the screen, which is painted last and shows nothing.
struct FrameEnd: WidgetElement {
  let meter: FrameMeter

  static func == (a: FrameEnd, b: FrameEnd) -> Bool { a.meter === b.meter }

  func makeWidget(_ sender: EventSender<FrameEnd>) -> ElementWidget<FrameEnd> {
    FrameEndWidget(self, sender)
  }
}

fileprivate final class FrameEndWidget: ElementWidget<FrameEnd>, CommitObserver {
  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: 1, rows: 1)
  }

  override func paint(_ context: GraphicsContext) {
    // A tree that is built to be compared has no time, and is not what a person sees.
    guard tree?.timeline != nil else { return }
    element.meter.screenEnd = self
    element.meter.end()
  }

  /// Is painted in the next frame, after what the commit changes.
  func followCommit() { tree?.setNeedsCommitUpdate(for: self) }

  func applyCommit() { setNeedsPaint() }

  func figures() -> (Duration, FrameCost)? {
    guard let tree, let timeline = tree.timeline, let record = instance?.engine.record else {
      return nil
    }
    return (
      timeline.now,
      FrameCost(
        renders: record.renders + record.regions, patches: record.patches, boxes: tree.laidOut,
        painted: tree.painter.painted)
    )
  }
}
