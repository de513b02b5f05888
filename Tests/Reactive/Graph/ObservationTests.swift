import Observation
import RecurseReactive
import Synchronization
import Testing

@Suite("Reading a property registers with Observation")
@MainActor
struct ObservationTests {
  /// Runs a read as a component's render does, and counts how often its change was announced since.
  private func track(_ read: () -> Void) -> () -> Int {
    final class Calls: Sendable { let count = Mutex(0) }
    let calls = Calls()
    withObservationTracking(read) { calls.count.withLock { $0 += 1 } }
    return { calls.count.withLock { $0 } }
  }

  @Test("A written property announces its change, once for one tracking")
  func sources() {
    let source = MutableProperty(1)
    let changes = track { _ = source.value }
    source.value = 1
    #expect(changes() == 0)
    source.value = 2
    source.value = 3
    #expect(changes() == 1)
    let edits = track { _ = source.value }
    source.modify { $0 += 1 }
    #expect(edits() == 1)
  }

  @Test("A property that was not read announces nothing")
  func others() {
    let source = MutableProperty(1)
    let other = MutableProperty(1)
    let changes = track { _ = source.value }
    other.value = 2
    #expect(changes() == 0)
  }

  @Test("An unobserved derived property announces changes of its sources")
  func unobservedDerived() {
    let source = MutableProperty(1)
    let other = MutableProperty(1)
    let parity = combineLatest(source.map { $0 % 2 }, other)
    let changes = track { _ = parity.value }
    source.value = 2
    #expect(changes() == 1)
  }

  @Test("A derived property that is made and released while tracking is tracked")
  func temporary() {
    let source = MutableProperty(1)
    let changes = track { _ = source.map { $0 + 1 }.map { $0 + 1 }.value }
    source.value = 2
    #expect(changes() == 1)
  }

  @Test("An observed derived property announces only real changes of its own value")
  func observedDerived() {
    let source = MutableProperty(1)
    let parity = source.map { $0 % 2 }
    let recorder = Recorder(parity)
    let changes = track { _ = parity.value }
    source.value = 3
    #expect(changes() == 0)
    source.value = 4
    #expect(changes() == 1)
    #expect(recorder.values == [1, 0])
  }

  @Test("Readers of a derived property are notified when it stops being observed")
  func lastObserverGoes() {
    let source = MutableProperty(1)
    let parity = source.map { $0 % 2 }
    let recorder = Recorder(parity)
    let changes = track { _ = parity.value }
    recorder.end()
    // The reader is asked to read again, and then depends on the source.
    #expect(changes() == 1)
    let again = track { _ = parity.value }
    source.value = 2
    #expect(again() == 1)
  }

  @Test("A read of a flattened property tracks the selector and the selected property")
  func dynamic() {
    let isLeft = MutableProperty(true)
    let (left, right) = (MutableProperty(1), MutableProperty(2))
    let chosen = isLeft.then(left, else: right)
    let changes = track { _ = chosen.value }
    right.value = 3
    #expect(changes() == 0)
    left.value = 3
    #expect(changes() == 1)
    let choice = track { _ = chosen.value }
    isLeft.value = false
    #expect(choice() == 1)
  }

  @Test("A read within a transaction is notified when the derived value follows at its end")
  func withinTransaction() {
    let source = MutableProperty(1)
    let double = source.map { $0 * 2 }
    var changes: (() -> Int)?
    transaction {
      source.value = 2
      changes = track { #expect(double.value == 2) }
      #expect(changes?() == 0)
    }
    #expect(changes?() == 1)
    #expect(double.value == 4)
  }

  @Test("A property and an observable object are tracked together")
  func besideObservable() {
    let source = MutableProperty(1)
    let object = Model()
    let changes = track { _ = source.value + object.number }
    object.number = 2
    #expect(changes() == 1)
  }
}

@Observable
private final class Model {
  var number = 1
}
