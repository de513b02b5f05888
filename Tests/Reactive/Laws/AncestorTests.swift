import RecurseReactive
import Testing

/// Bugs of earlier libraries of properties and collections that no other test here covers.
@Suite("Bugs of earlier reactive libraries")
@MainActor
struct AncestorTests {
  @Test("A move in the source is a move in a filtered list, and no change in a sorted one")
  func movesOfDerivedLists() {
    let list = CollectionProperty([1, 2, 3, 4])
    let odd = list.filter { $0 % 2 == 1 }
    let sorted = list.sorted { $0 < $1 }
    var steps: [[ChangeStep<Int>]] = []
    var sortedEvents = 0
    let filtering = odd.observeChanges { steps.append($0.changeset.steps) }
    let sorting = sorted.observeChanges { _ in sortedEvents += 1 }
    list.move(from: 0, to: 3)
    #expect(odd.value == [3, 1] && steps == [[.move(from: 0, to: 1, 1)]])
    #expect(sorted.value == [1, 2, 3, 4] && sortedEvents == 0)
    filtering.dispose()
    sorting.dispose()
  }

  @Test("Removing all elements delivers steps that can be applied in order")
  func removeAll() {
    let list = CollectionProperty(["a", "b", "c"])
    var mirror = list.value
    let observation = list.observeChanges { change in
      for step in change.changeset.steps { step.apply(to: &mirror) }
    }
    list.removeAll()
    #expect(mirror.isEmpty)
    list.value = ["x", "y"]
    list.value = []
    #expect(mirror.isEmpty)
    observation.dispose()
  }

  @Test("While a change is delivered the collection contains it already")
  func valueBeforeChange() {
    let list = CollectionProperty([1])
    var seen: [[Int]] = []
    let observation = list.observeChanges { change in
      #expect(change.current == list.value)
      seen.append(list.value)
    }
    list.append(2)
    list.value = [3]
    list.removeAll()
    #expect(seen == [[1, 2], [3], []])
    observation.dispose()
  }

  @Test("A list that is in many others changes each of them")
  func sharedChildren() {
    let shared = CollectionProperty([1])
    let parents = (0..<20).map { _ in
      CollectionProperty<ObservableCollection<Int>>([shared, shared])
    }
    let flattened = parents.map { $0.flatten() }
    let observations = flattened.map { $0.observeChanges { _ in } }
    shared.append(2)
    for list in flattened { #expect(list.value == [1, 2, 1, 2]) }
    parents[7].remove(at: 0)
    shared.removeFirst()
    #expect(flattened[7].value == [2] && flattened[8].value == [2, 2])
    for observation in observations { observation.dispose() }
  }

  @Test("An observer that writes what it observes neither blocks nor loses a write")
  func recursiveWrites() {
    let count = MutableProperty(0)
    let climbing = count.observe { if $0 > 0, $0 < 50 { count.value = $0 + 1 } }
    let recorder = Recorder(count)
    count.value = 1
    #expect(recorder.values == Array(0...50))
    climbing.dispose()
  }

  @Test("A signal has no value to read; a property that holds its last event has")
  func eventsAreNoState() {
    let closed = EventSource<Int>()
    closed.send(1)
    let held = closed.hold(0)
    #expect(held.value == 0)
    closed.send(2)
    #expect(held.value == 2)
  }

  @Test("Bindings by `<~` are retained by their target, end with it, and accept events as well")
  func bindingsOfEvents() {
    let source = MutableProperty(1)
    let events = EventSource<Int>()
    weak var released: MutableProperty<Int>?
    do {
      let target = MutableProperty(0)
      released = target
      target <~ source
      target <~ events
      events.send(7)
      #expect(target.value == 7)
      source.value = 2
      #expect(target.value == 2)
    }
    #expect(released == nil && !events.hasListeners)
  }

  @Test("Repeats are skipped by equality or by a custom rule, also without a cutoff")
  func skipRepeats() {
    let source = MutableProperty(1, cutoff: .never)
    let all = Recorder(source.map(cutoff: .never) { $0 })
    let changed = Recorder(source.map(cutoff: .never) { $0 }.skipRepeats())
    let parity = Recorder(source.map(cutoff: .never) { $0 }.skipRepeats { $0 % 2 == $1 % 2 })
    for value in [1, 3, 3, 4] { source.value = value }
    #expect(all.values == [1, 1, 3, 3, 4])
    #expect(changed.values == [1, 3, 4])
    #expect(parity.values == [1, 4])
  }
}
