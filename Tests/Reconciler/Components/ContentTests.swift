import RecurseReconciler
import RecurseTesting
import Testing

private struct Panel: Component, @MainActor Equatable {
  var title = "panel"
  var places = [true]
  func render(state: Void) -> Node {
    Label(title)
    for place in places {
      if place { Content() }
      Label("-")
    }
  }
}

private struct Nested: Component, @MainActor Equatable {
  func render(state: Void) -> Node { Panel().content { Content() } }
}

@MainActor @Suite("Content that a parent gives") struct ContentTests {
  @Test("new content is mounted although the panel's own props are equal")
  func newContent() {
    let stage = Stage(
      Scene(0) { state in
        Panel().content {
          Label("\(state)")
          if state > 0 { Label("more") }
        }
        Label("after")
      })
    stage.change { $0 = 1 }
    #expect(stage.names == ["panel", "1", "more", "-", "after"])
    #expect(stage.operations.count == 3)
    #expect(stage.record.skipped == 1)
  }

  @Test("content passed on through another panel follows its owner")
  func passedOn() {
    let stage = Stage(Scene(0) { state in Nested().content { Tap("in \(state)") { $0 += 1 } } })
    stage.press("in 0")
    #expect(stage.names == ["panel", "in 1", "-"])
  }

  @Test("a second place shows nothing")
  func secondPlace() {
    let stage = Stage(
      Scene(0) { state in Panel(places: [true, true]).content { Label("\(state)") } })
    #expect(stage.names == ["panel", "0", "-", "-"])
    stage.change { $0 = 1 }
    #expect(stage.names == ["panel", "1", "-", "-"])
  }

  @Test("another place shows the content once the first is gone, wherever it stands")
  func placeMoves() {
    let stage = Stage(
      Scene([false, true]) { places in
        Panel(places: places).content { Label("content") }
        Label("after")
      })
    #expect(stage.names == ["panel", "-", "content", "-", "after"])
    stage.change { $0 = [true, false] }
    #expect(stage.names == ["panel", "content", "-", "-", "after"])
    stage.change { $0 = [true, true] }
    stage.change { $0 = [false, true] }
    #expect(stage.names == ["panel", "-", "content", "-", "after"])
  }

  @Test("content that is no longer given is no longer shown")
  func contentGoes() {
    let stage = Stage(
      Scene(true) { isGiven in
        isGiven ? Panel().content { Label("content") } : Panel().key(Int?.none).content {}
      })
    stage.change { $0 = false }
    #expect(stage.names == ["panel", "-"])
  }

  #if DEBUG
    @Test("content that is placed nowhere is reported")
    func unplaced() {
      let stage = Stage(Scene(0) { _ in Panel(places: []).content { Label("lost") } })
      #expect(stage.names == ["panel"])
      let reports = stage.reports.take()
      #expect(reports.count == 1)
      #expect(reports.first?.contains("Scene<Int> > Panel: the content given to Panel") == true)
    }
  #endif
}
