import RecurseReconciler
import RecurseTesting
import Testing

/// A gate that a task waits at until the test opens it.
@MainActor
private final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var arrivals = 0
  func pass() async {
    arrivals += 1
    await withCheckedContinuation { waiting.append($0) }
  }
  func open() {
    for one in waiting { one.resume() }
    waiting = []
  }
}

private struct Loader: Component {
  var id: Int? = 0
  var finishes = false
  let journal: Journal
  let gate: Gate
  var initialState: [String] { [] }
  func render(state: [String]) -> Node { Label(state.joined(separator: " ")) }
  func effects(state: [String]) -> [Effect] {
    if let id {
      .task(id: finishes ? 0 : id, onCancel: finishes ? .finish : .cancel) {
        [journal, gate] sender in
        journal("start \(id)")
        await gate.pass()
        journal(Task.isCancelled ? "cancelled \(id)" : "end \(id)")
        sender.send { $0.append("loaded \(id)") }
      }
    }
  }
}

@MainActor @Suite("Tasks of a component") struct TaskEffectTests {
  private let journal = Journal()
  private let gate = Gate()

  private func stage() -> Stage<Scene<Int?>> {
    Stage(Scene(0) { [journal, gate] in Loader(id: $0, journal: journal, gate: gate) })
  }

  private func allEnded<Root>(_ stage: Stage<Root>) async {
    await settle(until: { stage.runtime.runningTasks == 0 })
    #expect(stage.runtime.runningTasks == 0)
  }

  @Test("a task runs once while its key stays, and sends its result")
  func runsOnce() async {
    let stage = stage()
    stage.change { $0 = 0 }
    await settle(until: { gate.arrivals == 1 })
    stage.change { $0 = 0 }
    gate.open()
    await allEnded(stage)
    #expect(stage.runtime.needsCommit)
    stage.commit()
    #expect(stage.names == ["loaded 0"])
    #expect(journal.take() == ["start 0", "end 0"])
  }

  @Test("another key cancels the task and starts another")
  func otherKey() async {
    let stage = stage()
    await settle(until: { gate.arrivals == 1 })
    stage.change { $0 = 1 }
    await settle(until: { gate.arrivals == 2 })
    gate.open()
    await allEnded(stage)
    #expect(Set(journal.take()) == ["start 0", "start 1", "cancelled 0", "end 1"])
  }

  @Test("one that was cancelled before its turn does not begin")
  func neverBegins() async {
    let stage = stage()
    stage.change { $0 = nil }
    await allEnded(stage)
    #expect(journal.take() == [])
  }

  @Test("a sender does nothing once its component is gone")
  func inert() async {
    let stage = Stage(
      Scene(true) { [journal, gate] in if $0 { Loader(journal: journal, gate: gate) } })
    await settle(until: { gate.arrivals == 1 })
    stage.change { $0 = false }
    gate.open()
    await allEnded(stage)
    #expect(journal.take() == ["start 0", "cancelled 0"])
    #expect(!stage.runtime.needsCommit)
  }

  @Test("a task that finishes completes although its key went, and the next of its key waits")
  func finishes() async {
    let stage = Stage(
      Scene(Int?.some(1)) { [journal, gate] in
        Loader(id: $0, finishes: true, journal: journal, gate: gate)
      })
    await settle(until: { gate.arrivals == 1 })
    stage.change { $0 = nil }
    stage.change { $0 = 2 }
    for _ in 0..<20 { await Task.yield() }
    #expect(journal.take() == ["start 1"])
    gate.open()
    await settle(until: { gate.arrivals == 2 })
    gate.open()
    await allEnded(stage)
    #expect(journal.take() == ["end 1", "start 2", "end 2"])
  }

  @Test("an effect that throws goes to the nearest boundary, a node's own too")
  func throwing() async {
    struct Broken: Component {
      func render(state: Void) -> Node { Label("fine") }
      func effects(state: Void) -> [Effect] {
        .task(id: 0) { _ in throw Mishap(description: "effect") }
      }
    }
    let stage = Stage(
      Scene(0) { _ in
        ErrorBoundary {
          Broken()
        } fallback: {
          Label($0.path + ": " + $0.message)
        }
        ErrorBoundary {
          Label("fine").task { _ in throw Mishap(description: "node") }
        } fallback: {
          Label($0.message)
        }
      })
    await allEnded(stage)
    stage.commit()
    #expect(stage.names == ["Scene<Int> > Broken: effect", "node"])
  }

  @Test("what fails after its component has gone is reported")
  func lateFailure() async {
    struct Saving: Component {
      let gate: Gate
      func render(state: Void) -> Node { Label("saving") }
      func effects(state: Void) -> [Effect] {
        .task(id: 0, onCancel: .finish) { [gate] _ in
          await gate.pass()
          throw Mishap(description: "disk full")
        }
      }
    }
    let stage = Stage(Scene(true) { [gate] in if $0 { Saving(gate: gate) } })
    await settle(until: { gate.arrivals == 1 })
    stage.change { $0 = false }
    gate.open()
    await allEnded(stage)
    #expect(stage.reports.take() == ["an effect failed after its component had gone: disk full"])
  }

  @Test("each value of a sequence runs the transition of the latest commit")
  func values() async {
    struct Listening: Component {
      let prop: String
      let stream: AsyncStream<Int>
      var initialState: [String] { [] }
      func render(state: [String]) -> Node { Label(state.joined(separator: " ")) }
      func effects(state: [String]) -> [Effect] {
        .values(of: stream, id: 0) { [prop] in $0.append("\(prop)\($1)") }
      }
    }
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let stage = Stage(Scene("a") { Listening(prop: $0, stream: stream) })
    continuation.yield(1)
    await settle(until: { stage.runtime.needsCommit })
    stage.change { $0 = "b" }
    continuation.yield(2)
    await settle(until: { stage.runtime.needsCommit })
    stage.commit()
    #expect(stage.names == ["a1 b2"])
    stage.runtime.unmount()
    await allEnded(stage)
  }

  @Test("a state may ask for the end, with a status")
  func quit() {
    struct Ending: Component {
      var initialState: Int32? { nil }
      func render(state: Int32?) -> Node { Tap("quit") { $0 = 3 } }
      func effects(state: Int32?) -> [Effect] { if let state { .quit(status: state) } }
    }
    let stage = Stage(Ending())
    #expect(stage.runtime.quitStatus == nil)
    stage.press("quit")
    #expect(stage.runtime.quitStatus == 3)
  }
}
