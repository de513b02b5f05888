import RecurseReconciler
import RecurseTesting
import Testing

private struct Failing: Component {
  let name: String
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    Tap("\(name) \(state)") { $0 += 1 }
    Tap("fail \(name)") { (_: inout Int) in throw Mishap(description: name) }
  }
}

private struct Looping: Component {
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    Label("\(state)").onChange(of: state) { state, _ in state += 1 }
    Tap("start") { $0 += 1 }
  }
}

@MainActor @Suite("What goes wrong") struct ErrorBoundaryTests {
  @Test("the nearest boundary shows its fallback and the rest stays; a retry starts anew")
  func nearest() {
    let stage = Stage(
      Scene(0) { _ in
        Failing(name: "out")
        ErrorBoundary {
          ErrorBoundary {
            Failing(name: "in")
          } fallback: { failure in
            Tap("retry \(failure.message)") { _ in failure.retry() }
            Label(failure.path)
          }
          Failing(name: "between")
        } fallback: { _ in
          Label("outer fallback")
        }
      })
    stage.press("in 0")
    stage.press("fail in")
    #expect(
      stage.names == [
        "out 0", "fail out", "retry in", "Scene<Int> > Failing > TapElement", "between 0",
        "fail between",
      ])
    stage.press("retry in")
    #expect(
      stage.names == ["out 0", "fail out", "in 0", "fail in", "between 0", "fail between"])
    stage.press("fail between")
    #expect(stage.names == ["out 0", "fail out", "outer fallback"])
  }

  @Test("a fallback that fails goes to the boundary around it")
  func failingFallback() {
    let stage = Stage(
      Scene(0) { _ in
        ErrorBoundary {
          ErrorBoundary {
            Failing(name: "a")
          } fallback: { _ in
            Failing(name: "b")
          }
        } fallback: {
          Label("outer \($0.message)")
        }
      })
    stage.press("fail a")
    stage.press("fail b")
    #expect(stage.names == ["outer b"])
  }

  @Test("two failures before one commit are one: the first is shown")
  func twoFailures() {
    let stage = Stage(
      Scene(0) { _ in
        ErrorBoundary {
          Failing(name: "a")
          Failing(name: "b")
        } fallback: {
          Label($0.message)
        }
      })
    stage.tap("fail a")
    stage.tap("fail b")
    stage.commit()
    #expect(stage.runtime.uncaughtFailure == nil)
    #expect(stage.names == ["a"])
  }

  @Test("without a boundary the failure is the runtime's, with the path of what failed")
  func uncaught() {
    let stage = Stage(Scene(0) { _ in Failing(name: "x").key("row") })
    stage.tap("fail x")
    #expect(stage.runtime.uncaughtFailure?.message == "x")
    #expect(stage.runtime.uncaughtFailure?.path == "Scene<Int> > Failing[row] > TapElement")
  }

  @Test("an update loop is stopped after 100 passes with an error that names the component")
  func updateLoop() {
    let stage = Stage(Scene(0) { _ in Box { Looping() } })
    stage.tap("start")
    stage.runtime.commit()
    let error = stage.runtime.uncaughtFailure?.error as? UpdateLoopError
    #expect(error?.path == "Scene<Int> > Looping")
    #expect("\(error!)".contains("100 passes"))
    #expect(stage.record.renders == 100)
  }

  @Test("a host that answers every update with another window is stopped too")
  func hostLoop() {
    final class Restless: WidgetHost {
      let root = RecordedRoot()
      func make(_ element: ElementBox, for instance: ElementInstance) -> RecordedRoot {
        let widget = RecordedRoot()
        widget.instance = instance
        return widget
      }
      func update(_ widget: RecordedRoot, from old: ElementBox, to new: ElementBox) {}
      func insert(_ widget: RecordedRoot, into parent: RecordedRoot, at index: Int) {
        parent.count += 1
        parent.instance?.report(window: parent.count..<parent.count + 1)
      }
      func move(_: RecordedRoot, in _: RecordedRoot, from _: Int, to _: Int) {}
      func remove(_ widget: RecordedRoot, from parent: RecordedRoot, at index: Int) {}
    }
    @MainActor final class RecordedRoot {
      weak var instance: ElementInstance?
      var count = 0
    }
    let runtime = Runtime(
      Scene(0) { _ in
        Box { VirtualNode.lazy(count: 10_000, key: { $0 }) { Label("\($0)") } }
      }, on: Restless(), clock: ManualTime().clock)
    (runtime.rootInstance.childInstances[0] as? ElementInstance)?.report(window: 0..<1)
    runtime.commit()
    #expect(runtime.uncaughtFailure?.error is UpdateLoopError)
  }
}
