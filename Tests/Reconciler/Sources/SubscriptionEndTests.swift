import Observation
import RecurseReactive
import RecurseReconciler
import RecurseTesting
import Synchronization
import Testing

/// An object that any thread may change.
private final class Shared: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let number = Mutex(0)

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return number.withLock { $0 }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) { number.withLock { $0 = newValue } }
    }
  }
}

@MainActor @Suite("Subscriptions end with what they were for") struct SubscriptionEndTests {
  @Test("a thousand renders and mounts leave one subscription, and none when all has gone")
  func subscriptions() {
    let source = MutableProperty(1)
    struct Child: Component {
      let number: Int
      let source: Property<Int>
      func render(state: Void) -> Node { Label("\(number) \(source.value)") }
    }
    let stage = Stage(
      Scene(0) { state in if state >= 0 { Child(number: state, source: source).key(state / 10) } })
    // The tracking of the first child has gone with it; that of each later one can be ended.
    stage.change { $0 = 10 }
    let before = ReadTracking.alive.load(ordering: .relaxed)
    for step in 11...1_000 { stage.change { $0 = step } }
    #expect(ReadTracking.alive.load(ordering: .relaxed) == before)
    stage.change { $0 = -1 }
    #expect(ReadTracking.alive.load(ordering: .relaxed) == before - 1)
    _ = stage.record
    source.value = 2
    stage.commit()
    #expect(stage.record == UpdateRecord())
  }

  @Test("a change on another thread reaches the main actor and is rendered")
  func otherThread() async {
    let shared = Shared()
    let stage = Stage(Scene(0) { _ in Label("\(shared.value)") })
    for value in 1...20 {
      await Task.detached { shared.value = value }.value
      await settle(until: { stage.runtime.needsCommit })
      stage.commit()
      #expect(stage.host.root["\(value)"] != nil)
    }
  }

  @Test("a runtime that is let go takes its subscriptions along, whatever is written then")
  func runtime() {
    let source = MutableProperty(1)
    weak var engine: Engine?
    for isUnmounted in [true, false] {
      let stage = Stage(Scene(0) { _ in Label("\(source.value)") })
      engine = stage.runtime.engine
      if isUnmounted { stage.runtime.unmount() }
    }
    #expect(engine == nil)
    source.value = 2
  }

  @Test("a tree that is built for comparison subscribes to nothing")
  func fresh() {
    let source = MutableProperty(1)
    let stage = Stage(
      Scene(0) { _ in
        Label("\(source.value)")
        Observing(source) { Label("observed \($0)") }
        VirtualNode(Label("0"), showing: source.map { "bound \($0)" }, as: \.text)
      })
    let host = RecordingHost()
    let fresh = stage.runtime.rebuilt(on: host)
    fresh.commit()
    source.value = 2
    #expect(!fresh.needsCommit && stage.runtime.needsCommit)
    #expect(host.root.picture.contains("bound 1"))
    stage.commit()
  }
}
