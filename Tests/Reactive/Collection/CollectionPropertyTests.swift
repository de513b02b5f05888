import RecurseReactive
import Testing

@Suite("A collection property")
@MainActor
struct CollectionPropertyTests {
  /// Records the steps of each change.
  @MainActor final class Log<Element> {
    var events: [[ChangeStep<Element>]] = []
    private var observation: Disposable?
    init(_ collection: ObservableCollection<Element>) {
      observation = collection.observeChanges { [weak self] in
        self?.events.append($0.changeset.steps)
      }
    }
  }

  @Test("Every edit is one change with index and element in each step")
  func steps() {
    let list = CollectionProperty(["a"])
    let log = Log(list)
    list.append("b")
    list.append(contentsOf: ["c", "d"])
    list.insert("x", at: 1)
    list.remove(at: 0)
    list.removeFirst()
    list.removeLast()
    list.move(from: 1, to: 0)
    list[0] = "C"
    list.removeAll()
    #expect(
      log.events == [
        [.insert(at: 1, "b")],
        [.insert(at: 2, "c"), .insert(at: 3, "d")],
        [.insert(at: 1, "x")],
        [.remove(at: 0, "a")],
        [.remove(at: 0, "x")],
        [.remove(at: 2, "d")],
        [.move(from: 1, to: 0, "c")],
        [.update(at: 0, old: "c", new: "C")],
        [.remove(at: 1, "b"), .remove(at: 0, "C")],
      ])
  }

  @Test("Removing from an empty list does nothing and notifies no observer")
  func removeFromEmpty() {
    let list = CollectionProperty<Int>()
    let log = Log(list)
    #expect(list.removeFirst() == nil && list.removeLast() == nil)
    list.removeAll()
    #expect(log.events.isEmpty)
    list.append(1)
    #expect(list.value == [1])
  }

  @Test("Replacing a range reuses its elements, whatever the lengths")
  func replaceSubrange() {
    let list = CollectionProperty([0, 1, 2, 3])
    let log = Log(list)
    list.replaceSubrange(1..<3, with: [10])
    list.replaceSubrange(3..<3, with: [7, 8])
    #expect(list.value == [0, 10, 3, 7, 8])
    #expect(
      log.events == [
        [.update(at: 1, old: 1, new: 10), .remove(at: 2, 2)],
        [.insert(at: 3, 7), .insert(at: 4, 8)],
      ])
  }

  @Test("Edits inside `modify` are one change, and no edit is no change")
  func modify() {
    let list = CollectionProperty([1, 2])
    let log = Log(list)
    list.modify {
      $0.append(3)
      $0.remove(at: 0)
    }
    list.modify { _ in }
    list.move(from: 1, to: 1)
    #expect(log.events == [[.insert(at: 2, 3), .remove(at: 0, 1)]])
  }

  @Test("Several edits of a transaction are one change with all steps")
  func transactions() {
    let list = CollectionProperty([1])
    let log = Log(list)
    transaction {
      list.append(2)
      list.remove(at: 0)
      list.append(3)
    }
    #expect(log.events == [[.insert(at: 1, 2), .remove(at: 0, 1), .insert(at: 1, 3)]])
  }

  @Test("Assigning a list delivers the difference once, and nothing where it is equal")
  func assignment() {
    let list = CollectionProperty([Item]("abc"))
    let log = Log(list)
    let previous = list.value
    list.value = [Item]("abc")
    #expect(log.events.isEmpty)
    var next = [Item]("bca")
    next[0].text = "new"
    list.value = next
    #expect(log.events.count == 1)
    #expect(log.events[0] == Changeset(from: previous, to: next).steps)
  }

  @Test("Elements without identity are replaced between what is common at both ends")
  func assignmentWithoutIdentity() {
    struct Plain: Equatable { let number: Int }
    let list = CollectionProperty([1, 2, 3].map(Plain.init))
    let log = Log(list)
    list.value = [1, 5, 6, 3].map(Plain.init)
    #expect(list.value == [1, 5, 6, 3].map(Plain.init))
    #expect(log.events[0].count == 2)
  }

  @Test("A new observer receives the current elements between a beginning and an end")
  func lateObserver() {
    let list = CollectionProperty(["a", "b"])
    list.removeLast()
    list.append("c")
    var events: [CollectionEvent<String>] = []
    let observation = list.observeEvents { events.append($0) }
    #expect(events == [.begin, .step(.insert(at: 0, "a")), .step(.insert(at: 1, "c")), .end])
    events = []
    list.removeFirst()
    #expect(events == [.begin, .step(.remove(at: 0, "a")), .end])
    _ = observation
  }

  @Test("An edit by an observer is delivered to all after the change that it reacts to")
  func editDuringDelivery() {
    let list = CollectionProperty([1])
    let editor = list.observeChanges { change in
      if change.current.count == 2 {
        list.append(3)
        list.append(4)
      }
    }
    var snapshots: [[Int]] = []
    var previous: [[Int]] = []
    let observation = list.observeChanges {
      snapshots.append($0.current)
      previous.append($0.previous)
    }
    list.append(2)
    #expect(snapshots == [[1, 2], [1, 2, 3], [1, 2, 3, 4]])
    #expect(previous == [[1], [1, 2], [1, 2, 3]])
    _ = (editor, observation)
  }

  @Test("Edits are made in place, observed or not")
  func inPlace() {
    let list = CollectionProperty(Array(0..<1000))
    // The address is compared, and nothing is read through it.
    func address() -> UnsafePointer<Int>? {
      list.value.withUnsafeBufferPointer { $0.baseAddress }
    }
    let before = address()
    let log = Log(list)
    for index in 0..<100 { list[index] = -1 }
    list.move(from: 0, to: 999)
    #expect(address() == before)
    #expect(log.events.count == 101)
  }

  @Test("A removed element is released after its removal was delivered")
  func releasesRemoved() {
    weak var probe: Probe?
    let list = CollectionProperty<Probe>()
    let mapped = list.map { $0 }
    let observation = mapped.observeChanges { _ in }
    do {
      let held = Probe()
      probe = held
      list.append(held)
    }
    #expect(probe != nil)
    list.removeLast()
    #expect(probe == nil)
    _ = observation
  }
}
