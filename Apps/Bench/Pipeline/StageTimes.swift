import Recurse
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// The time of each stage of the pipeline for one key, in nanoseconds.
@MainActor
struct StageTimes {
  static let columns = [
    "reconcile ns", "layout", "paint", "diff", "ncurses", "write", "all", "renders", "compared",
    "laid out", "painted", "cells", "bytes",
  ]

  private var samples: [[Double]] = []
  private var record = FrameRecord()

  /// Types a key `count` times into an app, and measures each.
  init(_ app: some Component, _ size: CellSize, keys: [Key], rounds: Int) throws {
    let screen = try PipelineScreen(size)
    let stage = Stage(app, on: screen, clock: AppClock(timeline: Timeline { .zero }))
    stage.present()
    for round in 0..<(rounds + 5) {
      _ = stage.takeRecord()
      _ = screen.takeTimes()
      let key = InputEvent.key(KeyEvent(keys[round % keys.count]))
      let reconcile = Stopwatch.time { _ = stage.handle(key) }
      let layout = Stopwatch.time { stage.layOut() }
      let paint = Stopwatch.time { stage.tree.paint() }
      let present = Stopwatch.time { stage.present() }
      let times = screen.takeTimes()
      let diff = present - times.ncurses - times.write
      // The first keys find empty caches.
      guard round >= 5 else { continue }
      samples.append([
        reconcile, layout, paint, diff, times.ncurses, times.write,
        reconcile + layout + paint + present,
      ])
      record = stage.takeRecord()
    }
    stage.runtime.unmount()
    screen.close()
  }

  /// The medians of the times, and the counts of the last key.
  var values: [Double?] {
    let times = (0..<7).map { stage in samples.map { $0[stage] }.median }
    let counts = [
      record.update.renders, record.update.nodesCompared, record.laidOut, record.painted,
      record.cells, record.bytes,
    ]
    return times + counts.map(Double.init)
  }
}
