import Foundation
import Recurse
import RecurseReconciler
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@MainActor
@Suite("Traces") struct TraceTests {
  private struct Page: Component {
    let name = MutableProperty("Ada \"the first\"")
    var initialState: Int { 0 }

    func render(state: Int) -> Node {
      Label(count: state)
      Greeting(name: name)
      Text("unchanged").onKey(.character("+")) { $0 += 1 }
    }
  }

  private struct Label: Component {
    let count: Int
    func render(state: Void) -> Node { Text("count \(count)") }
  }

  private struct Greeting: Component, Equatable {
    let name: MutableProperty<String>
    nonisolated static func == (left: Greeting, right: Greeting) -> Bool {
      left.name === right.name
    }
    func render(state: Void) -> Node { Text("hello \(name.value)") }
  }

  private final class Collected {
    var bytes: [UInt8] = []
    var time = Duration.zero
  }

  /// The spans of an action, as a viewer reads them.
  private func spans(of act: (Stage, Page) -> Void) throws -> [[String: Any]] {
    let collected = Collected()
    let page = Page()
    let stage = Stage(
      page, on: MemoryScreen(size: CellSize(columns: 20, rows: 5)), clock: ManualTime().clock)
    stage.present()
    let trace = Trace(
      now: {
        collected.time += .microseconds(3)
        return collected.time
      },
      write: { collected.bytes += $0 })
    stage.observer = trace
    act(stage, page)
    trace.close()
    let json = try JSONSerialization.jsonObject(with: Data(collected.bytes))
    return try #require(json as? [[String: Any]])
  }

  private func names(_ spans: [[String: Any]]) -> [String] {
    spans.compactMap { $0["name"] as? String }
  }

  private func reason(_ name: String, in spans: [[String: Any]]) -> String? {
    let span = spans.last { $0["name"] as? String == name }
    return (span?["args"] as? [String: Any])?["why"] as? String
  }

  @Test("Each stage of a frame is a span within that of the frame")
  func stages() throws {
    let spans = try spans { stage, _ in
      _ = stage.handle(.key(KeyEvent(.character("+"))))
      stage.present()
    }
    #expect(
      names(spans).filter { !$0.hasPrefix("render") } == [
        "commit", "event", "layout", "paint", "cells", "ncurses", "frame",
      ])
    func times(_ name: String) throws -> ClosedRange<Double> {
      let span = try #require(spans.first { $0["name"] as? String == name })
      let start = try #require(span["ts"] as? Double)
      return start...(start + (try #require(span["dur"] as? Double)))
    }
    let frame = try times("frame")
    for name in ["layout", "paint", "cells", "ncurses"] {
      let stage = try times(name)
      #expect(frame.contains(stage.lowerBound) && frame.contains(stage.upperBound), "\(name)")
      #expect(stage.lowerBound < stage.upperBound)
    }
  }

  @Test("A trace names the components that rendered, and why")
  func renders() throws {
    let byKey = try spans { stage, _ in _ = stage.handle(.key(KeyEvent(.character("+")))) }
    #expect(reason("render Page", in: byKey) == "state")
    #expect(reason("render Label", in: byKey) == "props")
    #expect(reason("render Greeting", in: byKey) == nil)
    let bySource = try spans { stage, page in
      page.name.value = "Grace"
      stage.commit()
    }
    #expect(names(bySource).filter { $0.hasPrefix("render") } == ["render Greeting"])
    #expect(reason("render Greeting", in: bySource) == "source")
  }

  @Test("A trace contains no typed text, and nothing while idle")
  func quiet() throws {
    let typed = try spans { stage, _ in _ = stage.handle(.key(KeyEvent(.character("x")))) }
    let event = try #require(typed.first { $0["name"] as? String == "event" })
    #expect((event["args"] as? [String: String])?["event"] == "key of a character")
    #expect(try spans { stage, _ in stage.commit() }.isEmpty)
  }

  @Test("A program writes a trace if the environment names a file")
  func program() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("trace.json")
    let program = try TerminalProcess(
      builtProduct("bench"), ["peer"],
      environment: ["RECURSE_TRACE": path, "BENCH_WORKLOAD": "w1"],
      size: CellSize(columns: 120, rows: 40))
    try program.waitUntil("the first frame") { $0.shows("seq=0") }
    try program.press(.character("+"))
    try program.waitUntil("the next") { $0.shows("seq=1") }
    try program.press(.character("q"))
    _ = try program.waitForExit()
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let spans = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let reasons = spans.filter { $0["name"] as? String == "render CounterScreen" }
      .map { ($0["args"] as? [String: Any])?["why"] as? String }
    #expect(reasons.prefix(1) == ["state"])
    #expect(names(spans).contains("write"))
  }
}
