import RecurseReconciler
import RecurseTesting
import Testing

private struct Row: Component {
  let id: Int
  var note = ""
  let journal: Journal
  var initialState: Int {
    journal("born \(id)")
    return 0
  }
  func render(state: Int) -> Node {
    Label("row \(id) \(state)\(note)").onDisappear { [journal, id] _ in journal("gone \(id)") }
    if state > 0 { Label("extra \(id)") }
    Tap("grow \(id)") { $0 += 1 }
  }
  func effects(state: Int) -> [Effect] {
    if state == 1 { .every(.seconds(1), id: "tick") { $0 += 1 } }
  }
}

private struct Items {
  var ids = Array(0..<1_000)
  var note = ""
}

@MainActor @Suite("Lazy children") struct LazyChildrenTests {
  private let journal = Journal()

  private func labels() -> Stage<Scene<[Int]>> {
    Stage(
      Scene(Array(0..<1_000)) { ids in
        Label("head")
        Box { VirtualNode.lazy(count: ids.count, key: { ids[$0] }) { Label("\(ids[$0])") } }
      })
  }

  private func rows() -> Stage<Scene<Items>> {
    Stage(
      Scene(Items()) { [journal] items in
        Box {
          VirtualNode.lazy(count: items.ids.count, key: { items.ids[$0] }) { index in
            Row(id: items.ids[index], note: items.note, journal: journal)
          }
        }
      })
  }

  private func show<Root>(_ window: Range<Int>, on stage: Stage<Root>) {
    stage.host.root["box"]?.report(window: window)
    stage.commit()
  }

  private func lazy<Root>(_ stage: Stage<Root>) -> LazyInstance {
    stage.host.root["box"]!.instance!.lazyChildren!
  }

  @Test("a row that somebody keeps has gone when the tree has")
  func kept() throws {
    var stage: Stage<Scene<[Int]>>? = labels()
    show(10..<13, on: stage!)
    let row = try #require(lazy(stage!).child(at: 11))
    #expect(row.isMounted)
    weak let runtime = stage?.runtime
    stage = nil
    #expect(runtime == nil)
    #expect(!row.isMounted)
  }

  @Test("only the window is made, and a window that moves by one is one insert and one remove")
  func window() {
    let stage = labels()
    #expect(stage.names == ["head", "box"])
    show(10..<13, on: stage)
    #expect(stage.names == ["head", "box", "10", "11", "12"])
    #expect(stage.record.made == 3)
    _ = stage.operations
    show(11..<14, on: stage)
    #expect(
      stage.operations == [
        .remove("10", from: "box", at: 0), .make("13"), .insert("13", into: "box", at: 2),
      ])
    show(10..<13, on: stage)
    #expect(
      stage.operations == [
        .remove("13", from: "box", at: 2), .make("10"), .insert("10", into: "box", at: 0),
      ])
    show(998..<2_000, on: stage)
    #expect(stage.names == ["head", "box", "998", "999"])
    #expect(lazy(stage).count == 1_000 && lazy(stage).suspendedCount == 0)
    show(0..<0, on: stage)
    #expect(stage.names == ["head", "box"])
  }

  @Test("edits of the source are edits of the window")
  func edits() {
    let stage = labels()
    show(0..<3, on: stage)
    _ = stage.operations
    stage.change { $0.remove(at: 0) }
    #expect(
      stage.operations == [
        .remove("0", from: "box", at: 0), .make("3"), .insert("3", into: "box", at: 2),
      ])
    stage.change { $0.swapAt(0, 2) }
    #expect(stage.names == ["head", "box", "3", "2", "1"])
    stage.change { $0 = [5] }
    #expect(stage.names == ["head", "box", "5"])
    stage.change { $0 = [] }
    #expect(stage.names == ["head", "box"])
  }

  @Test("state is kept by key outside the window, and the source may change meanwhile")
  func stateIsKept() {
    let stage = rows()
    show(0..<2, on: stage)
    stage.press("grow 0")
    stage.press("grow 1")
    show(500..<501, on: stage)
    #expect(lazy(stage).suspendedCount == 2)
    stage.press("grow 500")
    stage.change {
      $0.ids.insert(2_000, at: 0)
      $0.note = "!"
    }
    #expect(lazy(stage).suspendedCount == 3)
    _ = journal.take()
    show(0..<3, on: stage)
    #expect(
      stage.names == [
        "box", "row 2000 0!", "grow 2000", "row 0 1!", "extra 0", "grow 0", "row 1 1!", "extra 1",
        "grow 1",
      ])
    #expect(journal.take() == ["born 2000"])
  }

  @Test("a row whose state nothing has written is not kept, and is born again")
  func untouched() {
    let stage = rows()
    show(0..<2, on: stage)
    #expect(journal.take() == ["born 0", "born 1"])
    show(500..<501, on: stage)
    #expect(lazy(stage).suspendedCount == 0)
    #expect(journal.take() == ["born 500"])
    show(0..<1, on: stage)
    #expect(journal.take() == ["born 0"])
  }

  @Test("a parked row that changes leaves the host alone, and shows its change when it is back")
  func parkedRowChanges() {
    let stage = rows()
    show(0..<2, on: stage)
    let grow = stage.host.root["grow 0"]
    stage.press("grow 0")
    stage.press("grow 0")
    stage.press("grow 1")  // starts a timer
    show(500..<502, on: stage)
    _ = stage.operations
    grow?.send("", of: TapElement.self)
    stage.time.advance(by: .seconds(3)) { stage.commit() }
    #expect(stage.operations == [])
    show(0..<2, on: stage)
    #expect(
      stage.names == [
        "box", "row 0 3", "extra 0", "grow 0", "row 1 4", "extra 1", "grow 1",
      ])
    stage.press("grow 0")
    #expect(stage.names[1] == "row 0 4")
  }

  @Test("a row whose key goes ends, in the window or parked, and a new one starts anew")
  func keyGoes() {
    let stage = rows()
    show(0..<3, on: stage)
    stage.press("grow 0")
    stage.press("grow 2")
    show(1..<2, on: stage)
    #expect(lazy(stage).suspendedCount == 2)
    stage.change { $0.ids.removeAll { $0 == 0 || $0 == 1 } }
    // Row 2 slid out of the places that were looked at first, and is still found.
    #expect(lazy(stage).suspendedCount == 1)
    #expect(stage.time.clock.timeline.waiting == 1)
    stage.change { $0.ids.insert(0, at: 0) }
    show(0..<2, on: stage)
    #expect(stage.names == ["box", "row 0 0", "grow 0", "row 2 1", "extra 2", "grow 2"])
  }

  @Test("parked rows end with the list")
  func unmount() {
    let stage = rows()
    show(0..<2, on: stage)
    stage.press("grow 0")
    show(5..<6, on: stage)
    #expect(stage.time.clock.timeline.waiting == 1)
    stage.runtime.unmount()
    #expect(stage.time.clock.timeline.waiting == 0)
  }

  @Test("rows that are mounted end with the list: they disappear, and their effects stop")
  func unmountAlive() {
    let stage = Stage(
      Scene(true) { [journal] isShown in
        if isShown {
          Box {
            VirtualNode.lazy(count: 9, key: { $0 }) { index in
              Row(id: index, journal: journal).onDisappear { _ in journal("out \(index)") }
            }
          }
        }
      })
    show(0..<2, on: stage)
    stage.press("grow 0")
    #expect(stage.time.clock.timeline.waiting == 1)
    #expect(journal.take() == ["born 0", "born 1"])
    stage.change { $0 = false }
    #expect(stage.time.clock.timeline.waiting == 0)
    #expect(journal.take() == ["out 0", "out 1"])
  }

  @Test("another list in the same place takes over the window that the widget reported")
  func anotherList() {
    let stage = Stage(
      Scene("a") { name in
        Box { VirtualNode.lazy(count: 9, key: { $0 }) { Label("\(name)\($0)") }.key(name) }
      })
    show(0..<2, on: stage)
    stage.change { $0 = "b" }
    #expect(stage.names == ["box", "b0", "b1"])
  }

  @Test("onAppear and onDisappear run whenever a row comes into sight and goes, kept or not")
  func sight() {
    let stage = Stage(
      Scene("") { [journal] _ in
        Box {
          VirtualNode.lazy(count: 100, key: { $0 }) { index in
            Row(id: index, journal: journal)
              .onAppear { _ in journal("in \(index)") }
              .onDisappear { _ in journal("out \(index)") }
          }
        }
      })
    show(0..<1, on: stage)
    show(1..<2, on: stage)
    #expect(journal.take() == ["born 0", "in 0", "born 1", "out 0", "in 1"])
    stage.press("grow 1")
    show(2..<3, on: stage)
    #expect(lazy(stage).suspendedCount == 1)
    #expect(journal.take() == ["born 2", "out 1", "gone 1", "in 2"])
    show(1..<2, on: stage)
    #expect(journal.take() == ["out 2", "in 1"])
    stage.change { $0 = "!" }
    show(3..<4, on: stage)
    #expect(journal.take() == ["born 3", "out 1", "gone 1", "in 3"])
  }

  @Test("the window follows its anchor through every change, and marked children stay mounted")
  func anchor() {
    let stage = labels()
    let box = stage.host.root["box"]!.instance!
    func labelsAlive() -> [String] { Array(stage.names.dropFirst(2)) }
    func show(_ window: LazyWindow) {
      box.report(window: window)
      stage.commit()
    }
    show(
      LazyWindow(
        100..<103, anchor: LazyPosition(key: .integer(101), index: 101),
        pinned: [
          LazyPosition(key: .integer(5), index: 5), LazyPosition(key: .integer(900), index: 900),
        ]))
    #expect(labelsAlive() == ["5", "100", "101", "102", "900"])
    _ = stage.operations
    stage.change { $0.insert(contentsOf: 2_000..<2_007, at: 50) }
    #expect(stage.operations == [])
    #expect(lazy(stage).indices == [5, 107, 108, 109, 907])
    // As many come as go: what was seen is found by looking outward.
    stage.change {
      $0.removeFirst(3)
      $0.append(contentsOf: 3_000..<3_003)
    }
    #expect(stage.operations == [])
    #expect(lazy(stage).indices == [2, 104, 105, 106, 904])
    // The anchor goes: the next that was seen is where it was.
    stage.change { $0.remove(at: 105) }
    #expect(labelsAlive() == ["5", "100", "102", "103", "900"])
    // A marked child goes: what stands there now takes its place.
    stage.change { $0.remove(at: 2) }
    #expect(labelsAlive() == ["6", "100", "102", "103", "900"])
    stage.change { $0 = [1, 2] }
    #expect(labelsAlive() == ["1", "2"])
    stage.change { $0 = [] }
    #expect(labelsAlive() == [])
  }

  @Test("an anchor that is too far from where it was leaves the indices as they are")
  func farAnchor() {
    let stage = Stage(
      Scene(Array(0..<5_000)) { ids in
        Box { VirtualNode.lazy(count: ids.count, key: { ids[$0] }) { Label("\(ids[$0])") } }
      })
    stage.host.root["box"]!.instance!.report(
      window: LazyWindow(100..<102, anchor: LazyPosition(key: .integer(100), index: 100)))
    stage.commit()
    stage.change { $0 = Array($0[1_024...] + $0[..<1_024]) }
    #expect(lazy(stage).indices == [1_124, 1_125].map { $0 - 1_024 })
    stage.change { $0 = Array($0[..<50] + [-1] + $0[50...].dropLast()) }
    #expect(lazy(stage).indices == [101, 102])
  }
}
