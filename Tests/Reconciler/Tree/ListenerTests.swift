import RecurseReconciler
import RecurseTesting
import Testing

private struct Key { let name: String }

@MainActor @Suite("Listening around a widget") struct ListenerTests {
  @Test("an event goes outward and stops where it is accepted, across components")
  func outward() {
    struct Inner: Component {
      var initialState: Int { 0 }
      func render(state: Int) -> Node {
        VirtualNode(Label("inner \(state)"))
          .listening(for: { (key: Key) in key.name == "a" }) { state, _, _ in state += 1 }
      }
    }
    let stage = Stage(
      Scene(0) { state in
        Box("outer \(state)") { Inner() }
          .listening(for: { (key: Key) in key.name != "c" }) { state, _, _ in state += 1 }
      })
    let inner = stage.host.root["inner 0"]!.instance!
    #expect(inner.bubble(Key(name: "a")))
    #expect(inner.bubble(Key(name: "b")))
    #expect(!inner.bubble(Key(name: "c")))
    #expect(!inner.bubble("not a key"))
    stage.commit()
    #expect(stage.names == ["outer 1", "inner 1"])
  }
}
