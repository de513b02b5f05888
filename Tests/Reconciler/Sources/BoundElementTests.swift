import RecurseReactive
import RecurseReconciler
import RecurseTesting
import Testing

@MainActor @Suite("An element's part that is bound to a property updates its widget alone")
struct BoundElementTests {
  private func bound<Owner: Component>(_ source: Property<String>) -> VirtualNode<Owner> {
    VirtualNode(Label(""), showing: source, as: \.text)
  }

  @Test("0 renders, nothing compared, 1 widget updated")
  func counts() {
    let source = MutableProperty("one")
    let stage = Stage(
      Scene(0) { _ in
        Label("before")
        Box { bound(source) }
      })
    #expect(stage.host.root["one"] != nil)
    source.value = "two"
    stage.commit()
    #expect(stage.operations == [.update("one", to: "two")])
    var expected = UpdateRecord()
    expected.updated = 1
    expected.commits = 1
    #expect(stage.record == expected)
  }

  @Test("several writes in one turn are one update")
  func oneUpdate() {
    let source = MutableProperty("one")
    let stage = Stage(Scene(0) { _ in bound(source) })
    for text in ["two", "three", "four"] { source.value = text }
    stage.commit()
    #expect(stage.operations == [.update("one", to: "four")])
  }

  @Test("a render in the same commit shows the new value, and nothing is updated twice")
  func withRender() {
    let source = MutableProperty("one")
    let stage = Stage(
      Scene(0) { state in
        Label("\(state)")
        bound(source)
      })
    source.value = "two"
    stage.change { $0 = 1 }
    #expect(stage.operations == [.update("0", to: "1"), .update("one", to: "two")])
  }

  @Test("another property takes the place of the first")
  func otherSource() {
    let sources = [MutableProperty("a"), MutableProperty("b")]
    let stage = Stage(Scene(0) { state in bound(sources[state]) })
    stage.change { $0 = 1 }
    _ = (stage.operations, stage.record)
    sources[0].value = "x"
    stage.commit()
    #expect(stage.record == UpdateRecord())
    sources[1].value = "c"
    stage.commit()
    #expect(stage.operations == [.update("b", to: "c")])
  }

  @Test("the property keeps neither the element nor its widget")
  func leaks() {
    let source = MutableProperty("one")
    let stage = Stage(Scene(true) { isShown in if isShown { bound(source) } })
    weak let widget = stage.host.root["one"]
    weak let instance = widget?.instance
    #expect(instance != nil)
    source.value = "two"
    stage.change { $0 = false }
    _ = stage.operations
    #expect(widget == nil && instance == nil)
    source.value = "three"
    #expect(!stage.runtime.needsCommit)
  }

  @Test("a thousand elements bound to properties: one change is one update")
  func many() {
    let sources = (0..<1_000).map { MutableProperty("\($0)") }
    let stage = Stage(Scene(0) { _ in for source in sources { bound(source) } })
    sources[500].value = "changed"
    stage.commit()
    #expect(stage.operations == [.update("500", to: "changed")])
    #expect(stage.record.renders == 0)
  }
}
