import RecurseReconciler
import RecurseTesting
import Testing

@MainActor @Suite("What a change does to the host, exactly") struct OperationTests {
  @Test("one label changes: one update and nothing else")
  func oneLabel() {
    let stage = Stage(
      Scene(0) { state in
        Box {
          Label("before")
          Label("count \(state)")
          Label("after")
        }
      })
    stage.change { $0 = 1 }
    #expect(stage.operations == [.update("count 0", to: "count 1")])
    // An equal render leaves the host alone, and the next change starts from what it shows.
    stage.change { $0 = 1 }
    #expect(stage.operations == [])
    stage.change { $0 = 2 }
    #expect(stage.operations == [.update("count 1", to: "count 2")])
  }

  @Test("an if toggles: one insert, one remove, and its siblings are untouched")
  func toggle() {
    let stage = Stage(
      Scene(false) { state in
        Label("a")
        if state { Label("b") }
        Label("c")
      })
    stage.change { $0 = true }
    #expect(stage.operations == [.make("b"), .insert("b", into: "root", at: 1)])
    stage.change { $0 = false }
    #expect(stage.operations == [.remove("b", from: "root", at: 1)])
  }

  private func list(_ items: [String]) -> Stage<Scene<[String]>> {
    Stage(Scene(items) { items in Box { ForEach(items, id: \.self) { Label($0) } } })
  }

  @Test("the last child comes first: one move, however many there are", arguments: [3, 10, 100])
  func lastToFront(count: Int) {
    let stage = list((0..<count).map(String.init))
    stage.change { $0.insert($0.removeLast(), at: 0) }
    #expect(stage.operations == [.move("\(count - 1)", in: "box", from: count - 1, to: 0)])
    stage.change { $0.append($0.removeFirst()) }
    #expect(stage.operations == [.move("\(count - 1)", in: "box", from: 0, to: count - 1)])
  }

  @Test("two children swap: two moves, and neighbours one")
  func swap() {
    let stage = list(["a", "b", "c", "d"])
    stage.change { $0.swapAt(0, 3) }
    #expect(
      stage.operations == [
        .move("d", in: "box", from: 3, to: 0), .move("a", in: "box", from: 1, to: 3),
      ])
    stage.change { $0.swapAt(1, 2) }
    #expect(stage.operations.count == 1)
  }

  @Test("removals come first and from the end, then the rest from left to right")
  func order() {
    let stage = list(["a", "b", "c", "d", "e"])
    stage.change { $0 = ["x", "d", "b", "y"] }
    #expect(
      stage.operations == [
        .remove("e", from: "box", at: 4), .remove("c", from: "box", at: 2),
        .remove("a", from: "box", at: 0),
        .make("x"), .insert("x", into: "box", at: 0),
        .move("d", in: "box", from: 2, to: 1),
        .make("y"), .insert("y", into: "box", at: 3),
      ])
  }

  @Test("the root changes its type: the new widget stands where the old one stood")
  func rootType() {
    let stage = Stage(Scene(true) { if $0 { Label("leaf") } else { Box { Label("in") } } })
    stage.change { $0 = false }
    #expect(
      stage.operations == [
        .remove("leaf", from: "root", at: 0), .make("box"), .make("in"),
        .insert("in", into: "box", at: 0), .insert("box", into: "root", at: 0),
      ])
  }

  @Test("a container's own data changes and its children stay")
  func container() {
    let stage = Stage(Scene("one") { title in Box(title) { Label("child") } })
    stage.change { $0 = "two" }
    #expect(stage.operations == [.update("one", to: "two")])
  }

  private final class Colour: Attributes {
    let name: String
    init(_ name: String) { self.name = name }
    override func isEqual(to other: Attributes) -> Bool { (other as? Colour)?.name == name }
  }

  @Test("attributes alone make an update, and equal ones none")
  func attributes() {
    let stage = Stage(
      Scene("red") { colour in VirtualNode(Label("x"), attributes: Colour(colour)) })
    stage.change { $0 = "red" }
    #expect(stage.operations == [])
    stage.change { $0 = "blue" }
    #expect(stage.operations == [.update("x", to: "x")])
  }

  @Test("a child of several widgets moves with all of them, in their order")
  func severalWidgets() {
    let stage = Stage(
      Scene(["a", "b", "c"]) { items in
        ForEach(items, id: \.self) { item in
          Label("\(item)1")
          Label("\(item)2")
        }
      })
    stage.change { $0 = ["c", "a", "b"] }
    #expect(
      stage.operations == [
        .move("c1", in: "root", from: 4, to: 0), .move("c2", in: "root", from: 5, to: 1),
      ])
    stage.change { $0 = ["a", "b", "c"] }
    #expect(
      stage.operations == [
        .move("c1", in: "root", from: 0, to: 5), .move("c2", in: "root", from: 0, to: 5),
      ])
  }

  @Test("a thousand rows, one changed: one update")
  func longList() {
    struct Item { let id: Int, text: String }
    let stage = Stage(
      Scene((0..<1_000).map { Item(id: $0, text: "row \($0)") }) { items in
        Box { ForEach(items, id: \.id) { Label($0.text) } }
      })
    stage.change { $0[500] = Item(id: 500, text: "changed") }
    #expect(stage.operations == [.update("row 500", to: "changed")])
    #expect(stage.record.nodesCompared == 1_001)
  }
}
