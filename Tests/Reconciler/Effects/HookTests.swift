import RecurseReconciler
import RecurseTesting
import Testing

private struct Mortal: Component {
  let journal: Journal
  func render(state: Void) -> Node {
    Label("mortal").onAppear { [journal] _ in journal("inner appeared") }
      .onDisappear { [journal] _ in journal("inner disappeared") }
  }
}

private struct Speaker: Component, Equatable {
  typealias Output = String
  let value: Int
  func render(state: Void) -> Node {
    Box {
      Label("\(value)").onAppear { [value] _, emit in emit("\(value) appeared") }
        .onDisappear { [value] _, emit in emit("\(value) disappeared") }
        .key(value)
    }
    .onAppear { _, emit in emit("appeared") }
    .onChange(of: value) { _, value, emit in emit("changed to \(value)") }
  }
}

@MainActor @Suite("What happens when a node comes, changes or goes") struct HookTests {
  private let journal = Journal()

  @Test("appearing, changing and disappearing happen once each, after the commit, inner first")
  func onceEach() {
    let stage = Stage(
      Scene(0) { [journal] state in
        if state > 0, state < 9 {
          Box {
            Label("in").onAppear { _ in journal("inner appeared") }
              .onDisappear { _ in journal("inner disappeared") }
          }
          .onAppear { _ in journal("outer appeared") }
          .onChange(of: state / 2) { _, value in journal("changed to \(value)") }
          .onDisappear { _ in journal("outer disappeared") }
        }
      })
    stage.change { $0 = 1 }
    #expect(journal.take() == ["inner appeared", "outer appeared"])
    stage.change { $0 = 2 }
    #expect(journal.take() == ["changed to 1"])
    stage.change { $0 = 3 }
    #expect(journal.take() == [])
    stage.change { $0 = 9 }
    #expect(journal.take() == ["inner disappeared", "outer disappeared"])
  }

  @Test("what appears, changes and disappears may emit")
  func emitting() {
    let stage = Stage(
      Scene(0) { [journal] state in
        Speaker(value: state).on { _, output in journal(output) }
      })
    #expect(journal.take() == ["0 appeared", "appeared"])
    stage.change { $0 = 1 }
    #expect(journal.take() == ["changed to 1", "0 disappeared", "1 appeared"])
  }

  @Test("a hook whose owner goes with it is not run, and nothing breaks")
  func ownerGoes() {
    let stage = Stage(Scene(true) { [journal] in if $0 { Mortal(journal: journal) } })
    #expect(journal.take() == ["inner appeared"])
    stage.change { $0 = false }
    #expect(journal.take() == [])
  }

  @Test("what a hook writes is rendered in the same commit")
  func sameCommit() {
    let stage = Stage(
      Scene(0) { state in
        Label("\(state)").onChange(of: state > 0) { state, _ in state += 10 }
      })
    stage.change { $0 = 1 }
    #expect(stage.names == ["11"])
    #expect(stage.record.commits == 1)
  }

  @Test("a hook that throws goes to the boundary around its node")
  func throwing() {
    let stage = Stage(
      Scene(0) { _ in
        ErrorBoundary {
          Label("x").onAppear { _ in throw Mishap() }
        } fallback: {
          Label($0.message)
        }
      })
    #expect(stage.names == ["mishap"])
  }

  @Test("a node's task starts when it appears, starts anew for another id, and ends with it")
  func task() async {
    let stage = Stage(
      Scene(1) { [journal] state in
        if state > 0 {
          Label("x").task(id: state) { sender in
            journal("start \(state)")
            try? await sender.clock.sleep(for: .seconds(5))
            journal(Task.isCancelled ? "cancelled \(state)" : "end \(state)")
          }
        }
      })
    let timeline = stage.time.clock.timeline
    await settle(until: { timeline.waiting == 1 })
    stage.change { $0 = 2 }
    await settle(until: { stage.runtime.runningTasks == 1 && timeline.waiting == 1 })
    #expect(Set(journal.take()) == ["start 1", "cancelled 1", "start 2"])
    stage.time.advance(by: .seconds(5))
    await settle(until: { stage.runtime.runningTasks == 0 })
    #expect(journal.take() == ["end 2"])
    stage.change { $0 = 3 }
    await settle(until: { timeline.waiting == 1 })
    stage.change { $0 = 0 }
    await settle(until: { stage.runtime.runningTasks == 0 })
    #expect(journal.take() == ["start 3", "cancelled 3"])
  }
}
