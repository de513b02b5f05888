import Foundation
import RecurseCore
import RecurseReconciler
import RecurseTerminal
import RecurseTesting
import Testing

@MainActor
@Suite("An inspection") struct InspectionTests {
  @Test("begins with the tree, its props and its state")
  func start() throws {
    let screen = InspectedScreen()
    let step = try #require(screen.steps.first)
    #expect(screen.steps.count == 1)
    #expect(step.cause == "start" && step.tree.index == 0 && step.tree.removed == 0)
    #expect(step.cells == 400)
    let form = try screen.node("InspectedForm")
    #expect(form["kind"] as? String == "component")
    #expect(
      form["state"] as? [String]
        == [#"name = """#, #"word = """#, #"copy = """#, "isSending = false"])
    #expect(try screen.node("InspectedLabel")["props"] as? [String] == [#"text = """#])
    let field = try screen.node("textField “Name”")
    #expect(field["focused"] as? Int == 1)
    #expect(field["frame"] as? [Int] == [0, 0, 40, 1])
    #expect((field["depth"] as? Int ?? 0) > (form["depth"] as? Int ?? 0))
  }

  @Test("tells why each component was rendered, and what was patched")
  func reasons() throws {
    let screen = InspectedScreen()
    screen.read("a")
    let step = try #require(screen.steps.last)
    #expect(step.cause == "key of a character")
    #expect(step.renders.map(\.path) == ["InspectedForm", "InspectedForm > InspectedLabel"])
    #expect(step.renders.map(\.reason) == ["state", "props"])
    #expect(step.work.updated == 2 && step.work.inserted == 0)
    // The four of the prompt, and one behind "hello".
    #expect(step.cells == 5)
    #expect(
      try screen.node("InspectedForm")["id"] as? Int == step.renders.first?.node)
    #expect(try screen.node("InspectedLabel")["props"] as? [String] == [#"text = "a""#])
  }

  @Test("has a step for each key of one read, and the frame with the last")
  func keys() {
    let screen = InspectedScreen()
    screen.read("abc")
    let steps = screen.steps.dropFirst()
    #expect(steps.count == 3)
    #expect(steps.map { $0.cells > 0 } == [false, false, true])
  }

  @Test("tells the effects that start, and those that run")
  func effects() throws {
    let screen = InspectedScreen()
    screen.read("\t\t\t\r")
    let step = try #require(screen.steps.last)
    #expect(step.effects == ["started InspectedForm: send "])
    #expect(step.running == ["InspectedForm: send "])
  }

  @Test("sends nothing while nothing happens")
  func quiet() {
    let screen = InspectedScreen()
    let count = screen.entries.count
    screen.turn()
    #expect(screen.entries.count == count)
  }

  @Test("keeps the numbers of nodes")
  func numbers() throws {
    let screen = InspectedScreen()
    let before = try screen.nodes().compactMap { $0["id"] as? Int }
    screen.read("x\ty")
    #expect(try screen.nodes().compactMap { $0["id"] as? Int } == before)
    #expect(Set(before).count == before.count)
  }

  @Test("cuts a long text, with an ellipsis")
  func long() throws {
    let text = String(repeating: "ä", count: 1 << 20)
    let screen = InspectedScreen(InspectedLabel(text: text))
    let name = try #require(screen.node("text “hello ää")["name"] as? String)
    #expect(name.count == "text “”…".count + 200 && name.hasSuffix("ä…”"))
    let props = try #require(screen.node("InspectedLabel")["props"] as? [String])
    #expect(props.map(\.count) == [201] && props.first?.last == "…")
    #expect(screen.text.utf8.count < 4_000)
  }

  @Test("holds a paste without an end for so long, and no longer")
  func endless() {
    let screen = InspectedScreen(InspectedLabel(text: ""))
    screen.read("\u{1B}[200~" + String(repeating: "a", count: 1 << 19))
    #expect(screen.inputs.isEmpty)
    screen.read(String(repeating: "a", count: 1 << 20))
    #expect(screen.inputs.count == 2 && !screen.inputs.joined().contains("a"))
    screen.read("a\u{1B}[201~")
    screen.read("a")
    #expect(screen.inputs.suffix(2) == ["x\u{1B}[201~", "a"])
  }

  @Test("shows layers, with the focus in them")
  func layers() throws {
    let screen = InspectedScreen()
    screen.press(.function(1))
    let layer = try #require(try screen.nodes().first { $0["kind"] as? String == "layer" })
    #expect(layer["frame"] != nil)
    let place = try screen.nodes().firstIndex { $0["kind"] as? String == "layer" } ?? 0
    let focused = try screen.nodes().firstIndex { $0["focused"] != nil } ?? 0
    #expect(focused > place)
    screen.press(.escape)
    #expect(try !screen.nodes().contains { $0["kind"] as? String == "layer" })
  }

  @Test("and a trace see the same work")
  func trace() {
    let screen = InspectedScreen()
    var text = ""
    let trace = Trace(now: { .zero }) { text += String(decoding: $0, as: UTF8.self) }
    screen.stage.observer = StageObservers(trace, screen.inspection)
    screen.read("a")
    trace.flush()
    #expect(text.contains("render InspectedForm") && text.contains("\"frame\""))
    #expect(screen.steps.last?.renders.count == 2)
  }
}
