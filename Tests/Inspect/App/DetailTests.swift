import RecurseReconciler
import Testing

@testable import inspect

@Suite("The detail of a node") struct DetailTests {
  private func line(_ state: [String], props: [String]? = nil) -> TreeLine {
    var line = TreeLine(id: 1, depth: 0, kind: "component", name: "Form")
    (line.state, line.props) = (state, props)
    return line
  }

  private func changes(_ lines: [DetailLine]) -> [String] {
    lines.filter { $0.style == .changed }.map(\.text)
  }

  @Test("tells what a step has changed, what is new and what is gone")
  func changed() {
    let before = line(["a = 1", "b = 2", "c = x = y"])
    let lines = [DetailLine].node(line(["a = 1", "c = x = z", "d = 4"]), before: before, nil)
    #expect(changes(lines) == ["  c = x = y → x = z", "  d = 4 (new)", "  b = 2 (gone)"])
    #expect(lines.contains(DetailLine(.plain, "  a = 1")))
  }

  @Test("tells the change of a value without a path")
  func single() {
    let lines = [DetailLine].node(line(["3"]), before: line(["2"]), nil)
    #expect(changes(lines) == ["  2 → 3"])
  }

  @Test("marks nothing in a node that has just appeared")
  func appeared() {
    let lines = [DetailLine].node(line(["a = 1"], props: ["p = 2"]), before: nil, nil)
    #expect(
      lines.map(\.text) == ["Form", "component", "Props", "  p = 2", "State", "  a = 1"])
  }

  @Test("says why it was rendered")
  func rendered() {
    var step = Step(number: 4, cause: "key Enter")
    step.renders = [.init(path: "Form", reason: "source", node: 1, microseconds: 12)]
    let lines = [DetailLine].node(line([]), before: nil, step)
    #expect(lines.last?.text == "rendered: something that it had read changed, 12 µs")
  }

  @Test("of a step lists its patches, renders and effects")
  func step() {
    var step = Step(number: 4, cause: "key Enter")
    (step.cells, step.bytes) = (1, 20)
    (step.work.updated, step.work.removed) = (2, 1)
    step.renders = [.init(path: "App > Form", reason: "state", node: 1, microseconds: 12)]
    (step.effects, step.running) = (["started App: load"], ["App: load"])
    #expect(
      [DetailLine].step(step).map(\.text) == [
        "Step 4: key Enter", "1 cell, 20 bytes", "Patches", "  2 updated, 1 removed", "Rendered",
        "  App > Form: its state changed, 12 µs", "Effects", "  started App: load", "Running",
        "  App: load",
      ])
  }
}
