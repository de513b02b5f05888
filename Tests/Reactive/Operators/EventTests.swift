import RecurseReactive
import Testing

@Suite("Events")
@MainActor
struct EventTests {
  @Test("A later listener receives no earlier event")
  func noReplay() {
    let source = EventSource<Int>()
    let early = Recorder(source)
    source.send(1)
    let late = Recorder(source)
    source.send(2)
    #expect(early.values == [1, 2])
    #expect(late.values == [2])
    late.end()
    source.send(3)
    #expect(late.values == [2])
  }

  @Test(
    "An event that is sent during a delivery waits, and all listeners receive both in one order")
  func sentWhileTold() {
    let source = EventSource<Int>()
    let answers = source.observe { if $0 == 1 { source.send(2) } }
    let listener = Recorder(source)
    source.send(1)
    #expect(listener.values == [1, 2])
    _ = answers
  }

  @Test("A listener that begins between sending and delivery does not receive the event")
  func listensBetween() {
    let source = EventSource<Int>()
    var late: Recorder<Int>?
    let first = source.observe { value in
      guard value == 1 else { return }
      source.send(2)
      late = Recorder(source)
    }
    source.send(1)
    source.send(3)
    #expect(late?.values == [3])
    _ = first
  }

  @Test("Events and changes are delivered in the order in which they were made")
  func orderWithProperties() {
    let state = MutableProperty(0)
    let closed = EventSource<Void>()
    var received: [String] = []
    let all = [
      closed.observe { received.append("closed at \(state.value)") },
      state.observeChanges { value in
        received.append("state \(value)")
        if value == 1 {
          closed.send()
          state.value = 2
        }
      },
    ]
    state.value = 1
    #expect(received == ["state 1", "closed at 2", "state 2"])
    received = []
    transaction {
      closed.send()
      state.value = 5
    }
    #expect(received == ["state 5", "closed at 5"])
    _ = all
  }

  @Test("Events are mapped, filtered, merged, held and folded")
  func operators() {
    let source = EventSource<Int>()
    let other = EventSource<String>()
    let texts = Recorder(source.filter { $0 > 1 }.map { "\($0)" }.merge(other))
    let halves = Recorder(source.compactMap { $0 % 2 == 0 ? $0 / 2 : nil })
    let last = source.hold(0)
    let sum = source.scan(0, +)
    for value in [1, 2, 3] { source.send(value) }
    other.send("x")
    #expect(texts.values == ["2", "3", "x"])
    #expect(halves.values == [1])
    #expect(last.value == 3 && sum.value == 6)
  }

  @Test("The changes of a property are events")
  func changes() {
    let source = MutableProperty(1)
    let recorder = Recorder(source.changes)
    source.value = 2
    #expect(recorder.values == [2])
    let bound = MutableProperty(0)
    bound <~ source.changes
    source.value = 3
    #expect(bound.value == 3)
  }
}
