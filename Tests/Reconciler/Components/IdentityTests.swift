import RecurseReconciler
import RecurseTesting
import Testing

private struct Adapting: Component {
  var prop = 0
  let journal: Journal
  var initialState: Int {
    journal("state")
    return 100
  }
  func propsChanged(from old: Adapting, state: inout Int) {
    journal("\(old.prop) to \(prop)")
    state += prop - old.prop
  }
  func render(state: Int) -> Node { Tap("child \(state)") { $0 += 1 } }
}

private struct Optional5: Component {
  var initialState: Int? { 5 }
  func render(state: Int?) -> Node { Label("\(state ?? -1)") }
}

@MainActor @Suite("Identity and state") struct IdentityTests {
  @Test("state is made once per identity, and props are adapted to before the render")
  func props() {
    let journal = Journal()
    let stage = Stage(Scene(0) { Adapting(prop: $0, journal: journal) })
    #expect(journal.take() == ["state"])
    stage.change { $0 = 7 }
    #expect(journal.take() == ["0 to 7"])
    #expect(stage.names == ["child 107"])
  }

  @Test("another key is another component")
  func keyChanges() {
    let journal = Journal()
    let stage = Stage(Scene(0) { Adapting(journal: journal).key($0) })
    stage.press("child 100")
    stage.change { $0 = 1 }
    #expect(journal.take() == ["state", "state"])
    #expect(stage.names == ["child 100"])
  }

  @Test("the branches of if, else and switch are distinct")
  func branches() {
    let journal = Journal()
    let stage = Stage(
      Scene(0) { state in
        switch state {
        case 0: Adapting(journal: journal)
        case 1: Adapting(journal: journal)
        default: Adapting(journal: journal)
        }
      })
    for state in [1, 2, 0, 2] {
      stage.press("child 100")
      stage.change { $0 = state }
      #expect(stage.names == ["child 100"])
    }
    #expect(journal.take().count == 5)
  }

  @Test("an if keeps its slot, so that those behind it keep their state")
  func optionalSlot() {
    let journal = Journal()
    let stage = Stage(
      Scene(false) { state in
        if state { Adapting(journal: journal) }
        Adapting(journal: journal)
      })
    stage.press("child 100")
    stage.change { $0 = true }
    #expect(stage.names == ["child 100", "child 101"])
    stage.change { $0 = false }
    #expect(stage.names == ["child 101"])
  }

  @Test("a for loop keeps by place, and by key where there is one, also behind an if and else")
  func loops() {
    let journal = Journal()
    let byPlace = Stage(Scene(2) { for _ in 0..<$0 { Adapting(journal: journal) } })
    byPlace.press("child 100")
    byPlace.change { $0 = 3 }
    #expect(byPlace.names == ["child 101", "child 100", "child 100"])
    let byKey = Stage(
      Scene([1, 2, 3]) { keys in
        for key in keys {
          if key < 10 { Adapting(journal: journal).key(key) } else { Label("big") }
        }
      })
    byKey.press("child 100")
    byKey.change { $0 = [3, 2, 1] }
    #expect(byKey.names == ["child 100", "child 100", "child 101"])
  }

  @Test("a list with keys does not hand its state to one without")
  func keyedAndPlain() {
    let journal = Journal()
    let stage = Stage(
      Scene(true) { (isKeyed: Bool) -> VirtualNode<Scene<Bool>> in
        isKeyed
          ? ForEach([0], id: \.self) { _ in Adapting(journal: journal) }
          : NodeBuilder.buildBlock(
            NodeBuilder.buildExpression(Adapting(journal: journal)),
            NodeBuilder.buildExpression(Label("x")))
      })
    stage.press("child 100")
    stage.change { $0 = false }
    #expect(stage.names == ["child 100", "x"])
  }

  @Test("a key given to an empty body stays with that body")
  func emptyBody() {
    let empty = NodeBuilder<Scene<Int>>.buildOptional(nil)
    #expect(empty.key("header").base.key == NodeKey("header"))
    #expect(NodeBuilder<Scene<Int>>.buildOptional(nil).base.key == nil)
  }

  @Test("an optional state starts as its component says")
  func optionalState() {
    #expect(Stage(Optional5()).names == ["5"])
    #expect(Stage(Scene(0) { _ in Optional5() }).names == ["5"])
    #expect(Stage(Optional5(), state: .some(nil)).names == ["-1"])
    #expect(Stage(Optional5(), state: 6).names == ["6"])
  }

  @Test("a path names the components, with the keys of their rows")
  func paths() {
    let stage = Stage(
      Scene([3, 4]) { ForEach($0, id: \.self) { _ in Box { Adapting(journal: Journal()) } } })
    let widget = stage.host.root.children[1].children[0]
    #expect(widget.instance?.path == "Scene<Array<Int>> > Adapting[4] > TapElement")
  }
}
