import Foundation
import RecurseReconciler
import Testing

@testable import inspect

@MainActor @Suite("The lines of an inspection") struct StreamParserTests {
  @Test("are what the library writes")
  func whole() throws {
    let events = try Sample.events()
    let steps = events.compactMap { if case .step(let step, _) = $0 { step } else { nil } }
    #expect(events.count == Sample.lines.count)
    #expect(steps.map(\.number) == Array(0...8))
    #expect(steps[1].renders.map(\.reason) == ["state", "props"])
    #expect(steps[1].work.updated == 2)
    #expect(steps[0].inserted.first?.name == "InspectedForm")
    #expect(steps[0].inserted.contains { $0.focused == 1 && $0.frame == [0, 0, 40, 1] })
    guard case .header(_, "form") = events[0] else {
      Issue.record("no header: \(events[0])")
      return
    }
  }

  @Test("may come in any pieces", arguments: [1, 7, 100, 4096])
  func pieces(size: Int) throws {
    var parser = StreamParser()
    let bytes = Array(Sample.text.utf8)
    var events: [StreamEvent] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      events += try parser.take(bytes[start..<min(start + size, bytes.count)])
    }
    #expect(try events == Sample.events())
  }

  @Test("of another kind are left out")
  func unknown() throws {
    var parser = StreamParser()
    let text = """
      {"version": 2, "title": "x"}
      [1.0, "o", "out"]
      nonsense
      [1.0, "s", "{}"]
      [1.0, "s", "{\\"cut\\":1}"]

      """
    let events = try parser.take(Array(text.utf8))
    #expect(
      events == [
        .header(#"{"version": 2, "title": "x"}"#, title: "x"), .session(#"[1.0, "o", "out"]"#),
        .cut,
      ])
  }

  @Test("of no recording are refused", arguments: ["hello\n", "{\"version\": 1}\n", "[]\n"])
  func refused(text: String) {
    var parser = StreamParser()
    #expect(throws: StreamError.noRecording) { try parser.take(Array(text.utf8)) }
  }

  @Test("of a file without an end are not waited for")
  func endless() {
    var parser = StreamParser()
    #expect(throws: StreamError.noRecording) {
      for _ in 0..<100 { _ = try parser.take([UInt8](repeating: 0, count: 4096)) }
    }
  }
}
