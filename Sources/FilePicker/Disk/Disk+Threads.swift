import Dispatch
import Synchronization

/// Tells a thread that nobody waits for it any more.
final class Stop: Sendable {
  private let isSet = Atomic(false)

  func set() { isSet.store(true, ordering: .relaxed) }

  var isRequested: Bool { isSet.load(ordering: .relaxed) }
}

extension Disk {
  /// Runs work on a thread of its own and sends what it finds.
  ///
  /// A call of the system that never returns keeps that thread, and nobody else: the caller goes on
  /// as soon as it is cancelled. Of values that come faster than they are read, the last one stays.
  func stream<Value: Sendable>(
    _ work: @escaping @Sendable (_ send: (Value) -> Void, Stop) -> Void
  ) -> AsyncStream<Value> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { values in
      let stop = Stop()
      values.onTermination = { _ in stop.set() }
      // A queue of its own, because a thread that hangs must not be one that others need.
      DispatchQueue(label: "recurse.files", qos: .userInitiated).async {
        if !stop.isRequested { work({ values.yield($0) }, stop) }
        values.finish()
      }
    }
  }

  /// Returns the result of work on a thread of its own, or `nil` for a task that is cancelled.
  func answer<Value: Sendable>(_ work: @escaping @Sendable (Disk) -> Value) async -> Value? {
    let disk = self
    for await value in disk.stream({ send, _ in send(work(disk)) }) { return value }
    return nil
  }
}
