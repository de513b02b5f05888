import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("Floods of input", .blocking) struct FloodTests {
  private func field() throws -> TerminalProcess {
    let app = try TerminalProcess(
      builtProduct("ending-fixture"), ["field"], environment: ["RECURSE_STRICT": nil])
    try app.waitUntil("the field") { $0.shows("Bytes 0") }
    return app
  }

  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return (ContinuousClock.now - start) / .seconds(1)
  }

  @Test("A paste of up to 16 MiB is complete, and a key after it is handled at once")
  func paste() throws {
    let app = try field()
    let size = Fuzz.amount(2 << 20, atMost: 16 << 20)
    let text = String(repeating: "0123456789abcdef", count: size / 16 - 1) + "the very end"
    let pasting = try seconds {
      try app.paste(text)
      try app.waitUntil("all of it") { $0.shows("Bytes \(text.utf8.count)") }
    }
    #expect(app.screen.shows("the very end"))
    let before = try app.counts()
    let key = try seconds {
      try app.press(.backspace)
      try app.waitUntil("one less") { $0.shows("Bytes \(text.utf8.count - 1)") }
    }
    Figures.note(
      "\(size >> 20) MiB pasted in \(Figures.short(pasting)) s, a key then \(Figures.short(key)) s")
    // Of the processor, which a busy machine may give late.
    #expect(try app.counts().since(before).processorTime < 2)
  }

  @Test("Up to 100,000 keys are handled in order, with frames between them")
  func keys() throws {
    let app = try field()
    let count = Fuzz.amount(10_000, atMost: 100_000)
    let text = String(repeating: "abcdefghij", count: count / 10)
    let before = try app.counts()
    let time = try seconds {
      try app.send(Array(text.utf8))
      try app.waitUntil("all of them") { $0.shows("Bytes \(count)") }
    }
    let writes = try app.counts().since(before).writes
    Figures.note("\(count) keys in \(Figures.short(time)) s, \(writes) writes meanwhile")
    #expect(app.screen.shows("fghij"))
    // A read returns 4 KiB at most; a frame follows each read, with three writes.
    #expect(writes / 3 >= count / 4096)
  }

  @Test("Frames, timers and signals are handled between slow keys, and keys in order")
  func slowKeys() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("keys.cast")
    // Each key takes 20 ms at least on any machine.
    let app = try TerminalProcess(
      builtProduct("ending-fixture"), ["slow", "painting"],
      environment: ["RECURSE_STRICT": nil, "RECURSE_RECORD": path],
      size: CellSize(columns: 80, rows: 6))
    try app.waitUntil("the fixture") { $0.shows("Pressed 0") }
    try app.type(String(repeating: "!", count: 40) + "+")
    try app.waitUntil("all keys") { $0.shows("Pressed 41,") }
    try app.type(String(repeating: "!", count: 1000))
    app.signal(SIGTERM)
    #expect(try app.waitForExit() == .signaled(SIGTERM))
    // What it painted: the test may have been paused meanwhile.
    let recording = try Recording(path: path)
    let terminal = recording.shown(after: 0)
    var seen: Set<String> = []
    for event in recording.events {
      guard case .output(let text) = event.kind else { continue }
      terminal.feed(Array(text.utf8))
      seen.insert(terminal.text)
    }
    // Ten keys between two frames would be 200 ms.
    let counts = Set(seen.compactMap { $0.firstMatch(of: /Pressed (\d+)/)?.1 })
    let steps = Set(seen.compactMap { $0.firstMatch(of: /steps (\d+)/)?.1 })
    #expect(counts.count >= 5 && steps.count >= 5, "\(counts.count), \(steps.count)")
    // All of them would have taken 20 seconds.
    #expect(!seen.contains { $0.contains("Pressed 1041") })
  }

  @Test("A signal does not wait for the input before it")
  func signal() throws {
    let app = try field()
    try app.type(String(repeating: "x", count: 4000))
    app.signal(SIGTERM)
    #expect(try app.waitForExit() == .signaled(SIGTERM))
  }
}

/// Figures of a run, for its log.
enum Figures {
  static func note(_ text: String) { print("figures: \(text)") }

  static func short(_ number: Double) -> String { String(format: "%.2f", number) }
}
