import RecurseReconciler
import RecurseTesting
import Testing

private struct Plain: Component, Equatable {
  nonisolated let title: String
  nonisolated static func == (left: Plain, right: Plain) -> Bool { left.title == right.title }
  var initialState: Int { 0 }
  func render(state: Int) -> Node { Tap("\(title) \(state)") { $0 += 1 } }
}

private final class Model { var title = "model" }

/// Its prop is not `Sendable`, so its equality belongs to the main actor.
private struct Isolated: Component, @MainActor Equatable {
  let model: Model
  let renders: Journal
  static func == (left: Isolated, right: Isolated) -> Bool { left.model === right.model }
  func render(state: Void) -> Node {
    renders("isolated")
    return NodeBuilder.buildExpression(Label(model.title))
  }
}

private struct Uncompared: Component {
  let renders: Journal
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    renders("child \(state)")
    return NodeBuilder.buildExpression(Tap("child \(state)") { $0 += 1 })
  }
}

@MainActor @Suite("Skipping what cannot have changed") struct SkippingTests {
  @Test("an Equatable component with equal props is not rendered")
  func equalProps() {
    let stage = Stage(
      Scene(0) { state in
        Label("\(state)")
        Plain(title: state < 2 ? "low" : "high")
      })
    stage.change { $0 = 1 }
    var record = stage.record
    #expect(record.renders == 1 && record.skipped == 1)
    stage.change { $0 = 2 }
    record = stage.record
    #expect(record.renders == 2 && record.skipped == 0)
    #expect(stage.names == ["2", "high 0"])
  }

  @Test("so is one whose equality belongs to the main actor")
  func isolatedEquality() {
    let renders = Journal()
    let model = Model()
    let stage = Stage(
      Scene(0) { state in
        Label("\(state)")
        Isolated(model: state < 2 ? model : Model(), renders: renders)
      })
    _ = renders.take()
    stage.runtime.commit()
    stage.perform { $0 = 1 }
    stage.runtime.commit()
    #expect(renders.take() == [])
    stage.perform { $0 = 2 }
    stage.runtime.commit()
    #expect(renders.take() == ["isolated"])
  }

  @Test("a dirty child is rendered although its props are equal, and once")
  func dirtyChild() {
    let stage = Stage(
      Scene(0) { state in
        Label("\(state)")
        Plain(title: "same")
      })
    stage.tap("same 0")
    stage.change { $0 = 1 }
    let record = stage.record
    #expect(record.renders == 2 && record.skipped == 0)
    #expect(stage.names == ["1", "same 1"])
  }

  @Test("a dirty child under a parent that is rendered is rendered once, the parent first")
  func parentsFirst() {
    let journal = Journal()
    let stage = Stage(
      Scene(0) { (state: Int) -> VirtualNode<Scene<Int>> in
        journal("parent \(state)")
        return NodeBuilder.buildExpression(Uncompared(renders: journal))
      })
    _ = journal.take()
    stage.tap("child 0")
    stage.perform { $0 = 1 }
    stage.runtime.commit()
    #expect(journal.take() == ["parent 1", "child 1"])
    #expect(stage.record.renders == 2)
  }

  @Test("a child alone is rendered alone")
  func childAlone() {
    let journal = Journal()
    let stage = Stage(
      Scene(0) { (state: Int) -> VirtualNode<Scene<Int>> in
        journal("parent")
        return NodeBuilder.buildExpression(Uncompared(renders: journal))
      })
    _ = journal.take()
    stage.tap("child 0")
    stage.runtime.commit()
    #expect(journal.take() == ["child 1"])
  }
}
