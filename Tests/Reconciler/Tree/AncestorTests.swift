import RecurseReconciler
import RecurseTesting
import Testing

private struct Counter: Component {
  let name: String
  let renders: Journal
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    renders(name)
    return NodeBuilder.buildExpression(Tap("\(name) \(state)") { $0 += 1 })
  }
}

@MainActor @Suite("What went wrong in UILib and Few") struct AncestorTests {
  @Test("UILib 1: a silent update does not render, and the next commit shows it")
  func silentUpdate() {
    let stage = Stage(Scene(0) { Label("\($0)") })
    stage.perform(update: .silent) { $0 = 1 }
    #expect(!stage.runtime.needsCommit)
    stage.runtime.commit()
    #expect(stage.record.renders == 0)
    #expect(stage.names == ["0"])
    stage.change { _ in }
    #expect(stage.names == ["1"])
    #expect(stage.record.renders == 1)
  }

  @Test("UILib 2: two writes in one event are one render, and so are two events in one commit")
  func batching() {
    let stage = Stage(Scene(0) { Label("\($0)") })
    stage.change { state in
      state += 1
      state += 1
    }
    #expect(stage.record.renders == 1)
    stage.perform { $0 += 1 }
    stage.change { $0 += 1 }
    #expect(stage.record.renders == 1)
    #expect(stage.names == ["4"])
  }

  @Test("UILib 3: two inserts before a container leave it alone")
  func insertsBeforeContainer() {
    let stage = Stage(
      Scene(["container"]) { items in
        ForEach(items, id: \.self) { item in
          if item == "container" { Box(item) { Label("in") } } else { Label(item) }
        }
      })
    stage.change { $0 = ["x", "y", "container"] }
    #expect(
      stage.operations == [
        .make("x"), .insert("x", into: "root", at: 0), .make("y"),
        .insert("y", into: "root", at: 1),
      ])
  }

  @Test("UILib 4: a move keeps the child and its state")
  func moveKeepsState() {
    let stage = Stage(
      Scene(["a", "b", "c"]) { ForEach($0, id: \.self) { Counter(name: $0, renders: Journal()) } })
    stage.press("a 0")
    _ = stage.operations
    stage.change { $0 = ["b", "c", "a"] }
    #expect(stage.operations == [.move("a 1", in: "root", from: 0, to: 2)])
    #expect(stage.names == ["b 0", "c 0", "a 1"])
  }

  @Test("UILib 5: leaves are compared, and those that show the same are not updated")
  func leavesAreCompared() {
    let stage = Stage(
      Scene(0) { state in
        for place in 0..<10 { Label(place == 3 ? "\(state)" : "same") }
      })
    stage.change { $0 = 1 }
    #expect(stage.operations == [.update("0", to: "1")])
  }

  @Test("UILib 6: the widget shows the new data, and a changed title does show")
  func staleProps() {
    let stage = Stage(Scene("old") { title in Tap(title) { $0 += "!" } })
    stage.change { $0 = "new" }
    #expect(stage.names == ["new"])
    stage.press("new")
    #expect(stage.names == ["new!"])
  }

  @Test("UILib 7: the root may change its type and a container its own data")
  func rootAndContainer() {
    let stage = Stage(
      Scene(0) { state in if state < 2 { Box("\(state)") {} } else { Label("leaf") } })
    stage.change { $0 = 1 }
    #expect(stage.operations == [.update("0", to: "1")])
    stage.change { $0 = 2 }
    #expect(stage.names == ["leaf"])
  }

  @Test("UILib 8 and 9: rows and whole sections come, go and move in one commit")
  func sections() {
    let stage = Stage(
      Scene([("one", ["a", "b"]), ("two", ["c"])]) { sections in
        ForEach(sections, id: \.0) { title, rows in
          Box(title) { ForEach(rows, id: \.self) { Label($0) } }
        }
      })
    stage.change { $0 = [("three", []), ("two", ["d", "c", "e"]), ("one", ["b"])] }
    #expect(
      stage.picture == """
        root
          three
          two
            d
            c
            e
          one
            b
        """)
  }

  @Test("UILib 10: a field that shows what the state holds is not written to")
  func twoWayBinding() {
    let stage = Stage(
      Scene("") { _ in
        VirtualNode(TapElement(title: ""), binding: \.self, to: { $0.title = $1 }) {
          state, text, _ in state = text
        }
      })
    let field = stage.host.root.children[0]
    field.send("typed", of: TapElement.self)
    stage.commit()
    #expect(stage.operations == [.update("", to: "typed")])
    field.send("typed", of: TapElement.self)
    stage.commit()
    #expect(stage.operations == [])
  }

  @Test("Few: a keyed child whose key goes is removed although its siblings have none")
  func orphan() {
    let stage = Stage(
      Scene(1) { key in
        Label("a")
        Counter(name: "k\(key)", renders: Journal()).key(key)
        Label("b")
      })
    stage.press("k1 0")
    stage.change { $0 = 2 }
    #expect(stage.names == ["a", "k2 0", "b"])
  }

  @Test("Few: inserted children stand at their place, not at the end")
  func insertedAtPlace() {
    let stage = Stage(
      Scene(["a", "d"]) { items in
        Label("head")
        ForEach(items, id: \.self) { Label($0) }
        Label("foot")
      })
    stage.change { $0 = ["a", "b", "c", "d"] }
    #expect(stage.names == ["head", "a", "b", "c", "d", "foot"])
  }

  @Test("Few: a render makes no new component, and state is made once")
  func stateIsMadeOnce() {
    let renders = Journal()
    let stage = Stage(
      Scene(0) { state in
        Label("\(state)")
        Counter(name: "child", renders: renders)
      })
    stage.press("child 0")
    stage.change { $0 = 1 }
    #expect(stage.names == ["1", "child 1"])
  }
}
