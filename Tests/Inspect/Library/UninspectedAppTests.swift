import Recurse
import RecurseMeasuring
import RecurseReconciler
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@testable import RecurseCore

/// Counts each call of a stage to its observer, which is how an inspection is entered.
@MainActor
private final class CallCounter: StageObserver {
  private(set) var calls = 0

  var time: Duration {
    calls += 1
    return .zero
  }

  func willHandle(_ event: InputEvent) -> Duration { time }
  func didHandle(_ event: InputEvent, since start: Duration) { calls += 1 }
  func didCommit(since start: Duration) { calls += 1 }
  func didRun(_ part: String, since start: Duration) { calls += 1 }
  func didPresent(cells: Int, bytes: Int, since start: Duration) { calls += 1 }
  func flush() { calls += 1 }
  func close() { calls += 1 }
  func willRender() -> Duration { time }
  func didRender(
    _ component: ComponentInstance, _ reason: RenderReason, since start: Duration
  ) { calls += 1 }
}

@MainActor
@Suite("An app that nobody inspects") struct UninspectedAppTests {
  private let stage = Stage(
    InspectedForm(), on: MemoryScreen(size: CellSize(columns: 40, rows: 10)),
    clock: ManualTime().clock)

  /// Types a letter and removes it, so that all pairs of keys are the same work.
  private func type(pairs: Int) {
    for _ in 0..<pairs {
      for key in [Key.character("a"), .backspace] {
        _ = stage.handle(.key(KeyEvent(key)))
        stage.present()
      }
    }
  }

  @Test("enters no code of an inspection in 1,000 keys, and allocates nothing for one")
  func off() {
    type(pairs: 10)
    #expect(stage.observer == nil && stage.runtime.engine.diagnostics.onEffect == nil)
    let before = AllocationCount.during { type(pairs: 500) }

    let counter = CallCounter()
    stage.observer = counter
    type(pairs: 10)
    // An event, a commit, the renders, and the parts of a frame.
    let calls = counter.calls
    #expect(calls >= 20 * 8)
    stage.observer = nil

    let after = AllocationCount.during { type(pairs: 500) }
    #expect(counter.calls == calls)
    // Some platforms cannot count allocations.
    guard let before, let after else { return }
    #expect(before > 1_000)
    // Tables may grow once in so many keys, but nothing grows with their number.
    #expect(abs(after - before) < 100, "\(before) without an inspection, \(after) after one")
  }

  @Test("has an observer only as long as it is inspected, which costs allocations then")
  func inspected() throws {
    type(pairs: 10)
    let off = AllocationCount.during { type(pairs: 10) }
    let inspection = Inspection(stage, now: { .zero }, clock: { .zero }) { _ in }
    stage.observer = inspection
    let on = AllocationCount.during { type(pairs: 10) }
    guard let off, let on else { return }
    #expect(on > 2 * off, "\(off) without an inspection, \(on) with one")
  }

  @Test("opens no socket", arguments: [nil, ""])
  func socket(value: String?) throws {
    let folder = try TemporaryFolder()
    var environment = ["XDG_RUNTIME_DIR": folder.path]
    environment["RECURSE_INSPECT"] = value
    let recording = try SessionRecording(
      path: nil, size: CellSize(columns: 40, rows: 10), title: "app", terminal: "xterm")
    #expect(try AppInspection.server(in: environment, recording) == nil)
    #expect(try folder.names().isEmpty)
  }
}
