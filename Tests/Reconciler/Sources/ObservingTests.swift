import RecurseReactive
import RecurseReconciler
import RecurseTesting
import Testing

@MainActor @Suite("Observing renders its own part alone") struct ObservingTests {
  @Test("a change renders the region and not its component")
  func alone() {
    let source = MutableProperty(1)
    let stage = Stage(
      Scene(0) { state in
        Label("state \(state)")
        Observing(source) { value in Label("value \(value)") }
      })
    source.value = 2
    stage.commit()
    #expect(stage.operations == [.update("value 1", to: "value 2")])
    let record = stage.record
    #expect(record.renders == 0 && record.regions == 1 && record.nodesCompared == 1)
  }

  @Test("a derived property tells only where its own value changes")
  func cutoff() {
    let count = MutableProperty(1)
    let stage = Stage(
      Scene(0) { _ in Observing(count.map { $0 > 10 }) { Label($0 ? "many" : "few") } })
    count.value = 2
    stage.commit()
    #expect(stage.record == UpdateRecord())
    count.value = 11
    stage.commit()
    #expect(stage.host.root["many"] != nil)
  }

  @Test("handlers inside are transitions of the component around it")
  func handlers() {
    let source = MutableProperty(3)
    let stage = Stage(
      Scene(0) { state in
        Label("state \(state)")
        Observing(source) { value in Tap("add") { $0 += value } }
      })
    stage.host.root["add"]?.send("", of: TapElement.self)
    stage.commit()
    #expect(stage.state == 3)
  }

  @Test("another source takes the place of the first")
  func otherSource() {
    let sources = [MutableProperty("a"), MutableProperty("b")]
    let stage = Stage(Scene(0) { state in Observing(sources[state]) { Label($0) } })
    stage.change { $0 = 1 }
    #expect(stage.picture.contains("b"))
    _ = stage.record
    sources[0].value = "x"
    stage.commit()
    #expect(stage.record == UpdateRecord())
    sources[1].value = "c"
    stage.commit()
    #expect(stage.picture.contains("c"))
  }

  @Test("without a source it is what its closure reads")
  func closure() {
    let source = MutableProperty(1)
    let stage = Stage(Scene(0) { _ in Observing { Label("\(source.value)") } })
    source.value = 2
    stage.commit()
    #expect(stage.host.root["2"] != nil)
    #expect(stage.record.renders == 0)
  }

  @Test("a collection shows its elements; what stays keeps its widget")
  func collection() {
    let names = CollectionProperty(["a", "b"])
    let stage = Stage(
      Scene(0) { _ in
        Observing(names) { names in ForEach(names, id: \.self) { Label($0) } }
      })
    names.insert("c", at: 0)
    stage.commit()
    #expect(stage.operations == [.make("c"), .insert("c", into: "root", at: 0)])
    #expect(stage.record.renders == 0)
  }

  @Test("it observes nothing any more once it is gone")
  func end() {
    let source = MutableProperty(1)
    weak var token: Token?
    let stage = Stage(
      Scene(true) { (isShown: Bool) -> VirtualNode<Scene<Bool>> in
        let made = Token()
        token = made
        return isShown
          ? Observing(source) { [made] _ in
            let _ = made
            Label("x")
          } : NodeBuilder.buildExpression(Label("y"))
      })
    #expect(token != nil)
    stage.change { $0 = false }
    _ = stage.record
    source.value = 2
    stage.commit()
    #expect(stage.record == UpdateRecord())
  }
}
