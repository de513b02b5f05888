import RecurseReconciler
import RecurseTesting
import Testing

private struct Ticking: Component {
  struct State {
    var ticks: [String] = []
    var isRunning = true
    var interval = 1
    var isTask = false
  }
  var prop = "p"
  var initialState: State { State() }
  func render(state: State) -> Node {
    Tap(state.ticks.joined(separator: " ")) { $0.isRunning.toggle() }
  }
  func effects(state: State) -> [Effect] {
    if state.isTask {
      .task(id: "tick") { _ in }
    } else if state.isRunning {
      .every(.seconds(state.interval), id: "tick") { [prop] in $0.ticks.append(prop) }
    }
  }
}

@MainActor @Suite("Effects that repeat") struct TimerEffectTests {
  @Test("a timer starts after the first commit and ticks at each interval")
  func ticks() {
    let time = ManualTime()
    let runtime = Runtime(Ticking(), on: RecordingHost(), clock: time.clock)
    #expect(time.clock.timeline.waiting == 0)
    runtime.commit()
    #expect(time.clock.timeline.waiting == 1)
    time.advance(by: .milliseconds(999)) { runtime.commit() }
    #expect(runtime.host.root.children[0].name == "")
    time.advance(by: .milliseconds(2_001)) { runtime.commit() }
    #expect(runtime.host.root.children[0].name == "p p p")
  }

  @Test("its transition is that of the latest commit, so it never sees old props")
  func latestProps() {
    let stage = Stage(Scene("old") { Ticking(prop: $0) })
    stage.time.advance(by: .seconds(1)) { stage.commit() }
    stage.change { $0 = "new" }
    stage.time.advance(by: .milliseconds(1_000)) { stage.commit() }
    #expect(stage.names == ["old new"])
  }

  @Test("it is cancelled when its key goes and when its owner does")
  func cancelled() {
    let stage = Stage(Scene(true) { if $0 { Ticking() } })
    stage.time.advance(by: .seconds(1)) { stage.commit() }
    stage.press("p")
    #expect(stage.time.clock.timeline.waiting == 0)
    stage.press("p")
    #expect(stage.time.clock.timeline.waiting == 1)
    stage.change { $0 = false }
    #expect(stage.time.clock.timeline.waiting == 0)
    stage.time.advance(by: .seconds(9)) { stage.commit() }
    #expect(stage.names == [])
  }

  @Test("a new interval holds from the next tick on")
  func interval() {
    let stage = Stage(Ticking())
    stage.change { $0.interval = 10 }
    stage.time.advance(by: .seconds(1)) { stage.commit() }
    #expect(stage.state.ticks.count == 1)
    stage.time.advance(by: .seconds(9)) { stage.commit() }
    #expect(stage.state.ticks.count == 1)
    stage.time.advance(by: .seconds(1)) { stage.commit() }
    #expect(stage.state.ticks.count == 2)
  }

  @Test("an effect of another kind under the same key takes its place")
  func otherKind() async {
    let stage = Stage(Ticking())
    stage.change { $0.isTask = true }
    #expect(stage.time.clock.timeline.waiting == 0)
    #expect(stage.runtime.runningTasks == 1)
    await settle(until: { stage.runtime.runningTasks == 0 })
    stage.change { $0.isTask = false }
    #expect(stage.time.clock.timeline.waiting == 1)
  }

  @Test("a tick that comes late is made up for once, not several times")
  func lateTick() {
    @MainActor final class Hands { var now = Duration.zero }
    let hands = Hands()
    let timeline = Timeline(now: { MainActor.assumeIsolated { hands.now } })  // read here alone
    let runtime = Runtime(Ticking(), on: RecordingHost(), clock: AppClock(timeline: timeline))
    runtime.commit()
    for (time, ticks) in [(7_500, "p"), (8_000, "p"), (8_500, "p p"), (9_500, "p p p")] {
      hands.now = .milliseconds(time)
      timeline.fire()
      runtime.commit()
      #expect(runtime.host.root.children[0].name == ticks)
    }
  }

  @Test("what is due runs in the order of its deadlines, and then in which it was asked for")
  func dueInOrder() {
    let box = Journal()
    let timeline = Timeline(now: { .seconds(7) })
    timeline.schedule(at: .seconds(2)) { box("second") }
    timeline.schedule(at: .seconds(1)) { box("first") }
    timeline.schedule(at: .seconds(2)) { box("third") }
    timeline.schedule(at: .seconds(8)) { box("never") }
    timeline.fire()
    #expect(box.take() == ["first", "second", "third"])
    #expect(timeline.nextDeadline == .seconds(8))
  }

  @Test("timers that were cancelled are forgotten")
  func forgotten() {
    let timeline = Timeline(now: { .zero })
    weak var last: Token?
    for _ in 0..<1_000 {
      let token = Token()
      last = token
      timeline.schedule(at: .seconds(3_600)) { _ = token }.cancel()
    }
    #expect(last == nil)
    #expect(timeline.waiting == 0 && timeline.nextDeadline == nil)
    #expect(timeline.held < 100)
  }
}
