import Observation
import RecurseReactive
import RecurseReconciler
import RecurseTesting
import Testing

@MainActor @Observable private final class Model {
  var title = "one"
  var detail = "unread"
}

/// Shows a property that it reads in its `render`.
private struct Reader: Component {
  let name: String
  let source: Property<Int>
  func render(state: Void) -> Node { Label("\(name) \(source.value)") }
}

@MainActor @Suite("What a render reads subscribes that component or region alone")
struct SubscriptionTests {
  @Test("a property that is read renders its reader again, not the parent and not the sibling")
  func reader() {
    let (first, second) = (MutableProperty(1), MutableProperty(1))
    let stage = Stage(
      Scene(0) { _ in
        Reader(name: "a", source: first)
        Reader(name: "b", source: second)
      })
    first.value = 2
    stage.commit()
    #expect(stage.operations == [.update("a 1", to: "a 2")])
    #expect(stage.record.renders == 1)
    stage.commit()
    #expect(stage.record == UpdateRecord())
  }

  @Test("an observable object subscribes by what was read of it")
  func observable() {
    let model = Model()
    let stage = Stage(Scene(0) { _ in Label(model.title) })
    model.detail = "still unread"
    stage.commit()
    #expect(stage.record.renders == 0)
    model.title = "two"
    stage.commit()
    #expect(stage.picture.contains("two"))
    #expect(stage.record.renders == 1)
  }

  @Test("several writes of one turn are one commit and one render")
  func oneCommit() {
    let (first, second) = (MutableProperty(1), MutableProperty(1))
    let stage = Stage(Scene(0) { _ in Label("\(first.value) \(second.value)") })
    first.value = 2
    first.value = 3
    second.value = 4
    stage.commit()
    let record = stage.record
    #expect(record.renders == 1 && record.commits == 1)
    #expect(stage.operations == [.update("1 1", to: "3 4")])
  }

  @Test("a commit right after a write sees the written value, though told before the write")
  func writtenValue() {
    let model = Model()
    let count = MutableProperty(1)
    let stage = Stage(
      Scene(0) { _ in
        Label("\(count.value) \(model.title)")
        Tap("add") { _ in
          count.value += 1
          model.title += "!"
        }
      })
    for expected in ["2 one!", "3 one!!"] {
      stage.host.root["add"]?.send("", of: TapElement.self)
      stage.commit()
      #expect(stage.host.root[expected] != nil)
    }
  }

  @Test("what is mounted below a render is not read by it")
  func mounting() {
    let source = MutableProperty(1)
    let stage = Stage(Scene(0) { _ in Box { Reader(name: "child", source: source) } })
    source.value = 2
    stage.runtime.commit()
    #expect(stage.record.renders == 1)
    #expect(stage.picture.contains("child 2"))
  }

  @Test("environment readers, fallbacks and lazy rows are regions of their own")
  func regions() throws {
    let source = MutableProperty(1)
    let stage = Stage(
      Scene(0) { _ in
        WithEnvironment(\.self) { _ in Label("reader \(source.value)") }
        ErrorBoundary {
          Tap("fail") { _ in throw Mishap() }
        } fallback: { _ in
          Label("fallback \(source.value)")
        }
        Box("list") {
          .lazy(count: 100, key: { $0 }) { Label("row \($0) \(source.value)") }
        }
      })
    stage.host.root["list"]?.report(window: 0..<2)
    stage.host.root["fail"]?.send("", of: TapElement.self)
    stage.commit()
    _ = stage.record
    source.value = 2
    stage.commit()
    for text in ["reader 2", "fallback 2", "row 0 2", "row 1 2"] {
      #expect(stage.host.root[text] != nil, "\(text)")
    }
    #expect(stage.record.renders == 0)
  }

  @Test("a render that no longer reads a property is no longer rendered by it")
  func stopsReading() {
    let source = MutableProperty(1)
    let stage = Stage(
      Scene(true) { reads in Label(reads ? "\(source.value)" : "nothing") })
    stage.change { $0 = false }
    _ = stage.record
    source.value = 2
    stage.commit()
    #expect(stage.record == UpdateRecord())
    stage.change { $0 = true }
    #expect(stage.picture.contains("2"))
  }

  @Test("a write during a commit is rendered in the same commit")
  func writeInCommit() {
    let source = MutableProperty(0)
    let stage = Stage(
      Scene(0) { state in
        Label("\(source.value)").onChange(of: state) { _, state in source.value = state }
      })
    stage.change { $0 = 5 }
    #expect(stage.host.root["5"] != nil)
  }

  @Test("a component that writes what it reads is stopped with its name")
  func loop() {
    let source = MutableProperty(0)
    let stage = Stage(
      Scene(0) { state in
        Label("\(source.value)").onChange(of: source.value) { _, value in
          source.value = value + 1
        }
      })
    source.value = 1
    stage.runtime.commit()
    let failure = stage.runtime.uncaughtFailure?.error as? UpdateLoopError
    #expect(failure?.path.contains("Scene") == true)
  }
}
