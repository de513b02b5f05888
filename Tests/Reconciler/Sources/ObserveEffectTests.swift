import RecurseReactive
import RecurseReconciler
import RecurseTesting
import Testing

private struct Follower: Component {
  let source: Property<Int>
  let events: Signal<String>
  var factor = 1

  struct State: Equatable {
    var isFollowing = true
    var last = 0
    var heard: [String] = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node { Label("\(state.last) \(state.heard.joined())") }

  func effects(state: State) -> [Effect] {
    if state.isFollowing {
      .observe(source) { [factor] in $0.last = $1 * factor }
        .observe(events) { $0.heard.append($1) }
        .observe(source.map { -$0 }, id: "negative") { state, value in
          if value < -5 { state.heard.append("<") }
        }
    }
  }
}

@MainActor @Suite("An effect observes a source into the state") struct ObserveEffectTests {
  private let source = MutableProperty(1)
  private let events = EventSource<String>()

  @Test("a property starts with its value now; a signal tells nothing of the past")
  func first() {
    events.send("early")
    let stage = Stage(Follower(source: source, events: events))
    #expect(stage.state == .init(last: 1))
    source.value = 2
    events.send("late")
    stage.commit()
    #expect(stage.state == .init(last: 2, heard: ["late"]))
    #expect(stage.record.commits == 1)
  }

  @Test("the transition is that of the latest commit")
  func latest() {
    let stage = Stage(
      Scene(1) { [source, events] in Follower(source: source, events: events, factor: $0) })
    stage.change { $0 = 10 }
    source.value = 3
    stage.commit()
    #expect(stage.picture.contains("30"))
  }

  @Test("it ends when its key goes, and with the component")
  func end() {
    let stage = Stage(Follower(source: source, events: events))
    #expect(stage.runtime.rootInstance.runningEffects.count == 3)
    stage.change { $0.isFollowing = false }
    source.value = 7
    events.send("x")
    stage.commit()
    #expect(stage.state == .init(isFollowing: false, last: 1))
    #expect(!events.hasListeners)
    stage.change { $0.isFollowing = true }
    #expect(stage.state.last == 7 && events.hasListeners)
    stage.runtime.unmount()
    #expect(!events.hasListeners)
  }

  @Test("a transaction that changes several sources is one commit")
  func transactions() {
    let stage = Stage(Follower(source: source, events: events))
    transaction {
      source.value = 9
      events.send("a")
      #expect(stage.state.last == 1)
    }
    stage.commit()
    #expect(stage.state == .init(last: 9, heard: ["<", "a"]))
    #expect(stage.record.commits == 1)
  }
}
