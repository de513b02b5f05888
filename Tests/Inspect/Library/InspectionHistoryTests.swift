import Foundation
import RecurseCore
import RecurseReconciler
import RecurseTerminal
import Testing

@Suite("The history of an inspection") struct InspectionHistoryTests {
  private func step(_ number: Int, from old: [String], to new: [String]) -> Inspection.Entry {
    var step = InspectionStep(number: number, cause: "key \(number)")
    step.tree = TreeChange(from: old, to: new)
    return .step(step, time: .seconds(number))
  }

  private func event(_ text: String) -> Inspection.Entry {
    .event(RecordedEvent(time: .zero, code: "i", text: text))
  }

  /// The steps in lines: their numbers, and the tree after all of them.
  private func read(_ lines: [String]) throws -> (numbers: [Int], tree: [String]) {
    var numbers: [Int] = []
    var tree: [String] = []
    for line in lines.dropFirst() {
      let parts = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any] ?? []
      guard parts.count == 3, parts[1] as? String == "s", let text = parts[2] as? String,
        let step = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
        let number = step["step"] as? Int, let change = step["tree"] as? [Any],
        let index = change[0] as? Int, let removed = change[1] as? Int,
        let inserted = change[2] as? [Int]
      else { continue }
      numbers.append(number)
      tree.replaceSubrange(index..<(index + removed), with: inserted.map { "\($0)" })
    }
    return (numbers, tree)
  }

  @Test("keeps the order of input and steps")
  func order() {
    var history = InspectionHistory(header: "{}")
    let lines = [
      history.add(event("a")), history.add(step(0, from: [], to: ["1"])), history.add(event("b")),
      history.add(event("c")), history.add(step(1, from: ["1"], to: ["1", "2"])),
    ]
    #expect(history.lines == ["{}"] + lines)
  }

  @Test("forgets the first steps, and keeps their tree", arguments: 1...6)
  func bounded(most: Int) throws {
    var history = InspectionHistory(header: "{}", mostSteps: most)
    var tree: [String] = []
    for number in 0..<12 {
      var next = tree
      next.insert("\(number)", at: number * 5 % (tree.count + 1))
      if number % 3 == 2 { next.remove(at: 0) }
      _ = history.add(step(number, from: tree, to: next))
      tree = next
      let seen = try read(history.lines)
      #expect(seen.tree == tree)
      let first = max(0, number + 1 - most)
      // The tree of those that went comes as the last of them.
      #expect(seen.numbers == Array((first == 0 ? 0 : first - 1)...number))
    }
  }

  @Test("drops a session that is too long for a replay, and says so")
  func cut() {
    var history = InspectionHistory(header: "{}", mostBytes: 120)
    _ = history.add(event("first"))
    #expect(!history.isCut && history.lines.count == 2)
    let line = history.add(event(String(repeating: "x", count: 40)))
    #expect(history.isCut)
    #expect(line == #"[0.000000, "s", "{\"cut\":1}"]"#)
    #expect(history.lines == ["{}", #"[0.000000, "s", "{\"cut\":1}"]"#])
  }

  /// A reader that reads some lines now and then, and what it has read.
  private struct SlowReader {
    var reader = InspectionHistory.Reader()
    var lines: [String] = []

    mutating func read(_ count: Int, of history: InspectionHistory) {
      for _ in 0..<count {
        guard let line = history.next(for: &reader) else { return }
        lines.append(line)
      }
    }
  }

  @Test("leads a reader to the last tree, however slowly it reads", arguments: 1...6)
  func slow(pace: Int) throws {
    var history = InspectionHistory(header: "{}", mostSteps: 3)
    var slow = SlowReader()
    var tree: [String] = []
    for number in 0..<40 {
      var next = tree
      next.insert("\(number)", at: number * 5 % (tree.count + 1))
      if number % 3 == 2 { next.remove(at: 0) }
      history.add(step(number, from: tree, to: next))
      history.add(event("\(number)"))
      tree = next
      if number % pace == 0 { slow.read(pace % 4, of: history) }
    }
    slow.read(.max, of: history)
    let seen = try read(slow.lines)
    #expect(seen.tree == tree && seen.numbers.last == 39)
    #expect(seen.numbers == seen.numbers.sorted())
    // The session is whole.
    #expect(slow.lines.filter { $0.contains(", \"i\", ") }.count == 40)
  }

  @Test("has frames in a row as one step, for late readers and for present ones")
  func frames() throws {
    var history = InspectionHistory(header: "{}", mostSteps: 3)
    var present = SlowReader()
    history.add(step(0, from: [], to: ["1"]))
    for number in 1...50 {
      var frame = InspectionStep(number: number, cause: InspectionStep.frameCause)
      frame.cells = 1
      // The first frame has laid something out.
      if number == 1 { frame.tree = TreeChange(from: ["1"], to: ["1", "2"]) }
      history.add(.step(frame, time: .seconds(number)))
      present.read(.max, of: history)
    }
    history.add(step(51, from: ["1", "2"], to: ["2"]))
    present.read(.max, of: history)
    let late = try read(history.lines)
    #expect(late.numbers == [0, 1, 51] && late.tree == ["2"])
    #expect(history.lines[2].contains(#"\"frames\":50,\"cells\":50"#))
    #expect(present.lines.count == 1 + 52)
    #expect(present.lines.last == history.lines.last)
  }

  @Test("and four inspectors take no more than the page says")
  func bytes() {
    #expect(InspectionServer.mostBytes <= 50_000_000)
    let most = 1 << 20
    var history = InspectionHistory(header: "{}", mostBytes: most)
    var tree: [String] = []
    for number in 0..<200 {
      let next = (0..<10).map { "\"\(number) \($0) \(String(repeating: "x", count: 1_000))\"" }
      history.add(step(number, from: tree, to: next))
      history.add(event(String(repeating: "y", count: 10_000)))
      tree = next
    }
    let lines = history.lines
    #expect(lines.reduce(0) { $0 + $1.utf8.count } <= 2 * most)
    #expect(history.isCut)
    // A part of the session that is too long for a line cuts it too.
    var other = InspectionHistory(header: "{}")
    other.add(event(String(repeating: "z", count: InspectionHistory.longestLine)))
    #expect(other.isCut && other.lines.count == 2)
  }
}
