import RecurseReconciler
import RecurseTesting
import Testing

private struct Counting: Component {
  let journal: Journal
  var initialState: Int {
    journal("born")
    return 0
  }
  func render(state: Int) -> Node {
    Tap("count \(state)") { $0 += 1 }
  }
}

@MainActor @Suite("Size readers") struct SizeReaderTests {
  private let journal = Journal()

  private func stage() -> Stage<Scene<String>> {
    Stage(
      Scene("room") { [journal] word in
        Label("before")
        Box {
          VirtualNode.sized { size in
            if size.columns > 9 { Label("wide") }
            Label("\(word) \(size.columns) by \(size.rows)")
            Counting(journal: journal)
          }
        }
      })
  }

  @Test("nothing is made before the host has reported a size")
  func empty() {
    let stage = stage()
    #expect(stage.names == ["before", "box"])
    #expect(journal.take() == [])
    stage.host.root["box"]?.report(columns: 4, rows: 2)
    stage.commit()
    #expect(stage.names == ["before", "box", "room 4 by 2", "count 0"])
    #expect(journal.take() == ["born"])
  }

  @Test("another size renders the part alone, an equal one nothing; state stays")
  func otherSizes() {
    let stage = stage()
    let box = stage.host.root["box"]
    box?.report(columns: 4, rows: 2)
    stage.commit()
    stage.press("count 0")
    _ = (stage.operations, stage.record)
    box?.report(columns: 10, rows: 2)
    stage.commit()
    #expect(
      stage.operations == [
        .make("wide"), .insert("wide", into: "box", at: 0),
        .update("room 4 by 2", to: "room 10 by 2"),
      ])
    let record = stage.record
    #expect(record.regions == 1 && record.renders == 1)
    box?.report(columns: 10, rows: 2)
    #expect(!stage.runtime.needsCommit)
    #expect(stage.names.last == "count 1")
  }

  @Test("a render of the owner shows its news in the size that was reported")
  func ownerRenders() {
    let stage = stage()
    stage.host.root["box"]?.report(columns: 3, rows: 3)
    stage.commit()
    stage.change { $0 = "place" }
    #expect(stage.names == ["before", "box", "place 3 by 3", "count 0"])
  }

  @Test("another reader in the same element takes over the size")
  func anotherReader() {
    let stage = Stage(
      Scene("a") { name in
        Box { VirtualNode.sized { Label("\(name)\($0.columns)") }.key(name) }
      })
    stage.host.root["box"]?.report(columns: 5, rows: 1)
    stage.change { $0 = "b" }
    #expect(stage.names == ["box", "b5"])
    stage.host.root["box"]?.report(columns: 6, rows: 1)
    stage.commit()
    #expect(stage.names == ["box", "b6"])
  }

  @Test("a size that comes when the reader is gone changes nothing")
  func gone() {
    let stage = Stage(
      Scene(true) { isThere in
        Box { if isThere { VirtualNode.sized { Label("\($0.columns)") } } }
      })
    stage.host.root["box"]?.report(columns: 5, rows: 1)
    stage.change { $0 = false }
    stage.host.root["box"]?.report(columns: 6, rows: 1)
    #expect(!stage.runtime.needsCommit)
    stage.change { $0 = true }
    #expect(stage.names == ["box", "6"])
  }
}
