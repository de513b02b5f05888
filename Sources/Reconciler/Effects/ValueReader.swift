import Synchronization

/// Reads a sequence beside the main actor, so that all that came until a job of the main actor is
/// delivered by that job, and shown by one commit.
///
///     sequence ─▶ waiting values ─▶ (a job of the main actor) ─▶ transition, transition, …
final class ValueReader<Value: Sendable>: Sendable {
  private struct Waiting {
    var values: [Value] = []
    var isJobOnItsWay = false
  }

  private let waiting = Mutex(Waiting())
  private let receive: @MainActor (Value) -> Void
  private let clock: AppClock

  /// So many values wait at most: a sequence that outruns its transitions waits for them.
  private static var most: Int { 1024 }
  /// The time for which a job delivers, before others and the frame have their turn.
  private static var longest: Duration { .milliseconds(50) }

  init(on clock: AppClock, _ receive: @escaping @MainActor (Value) -> Void) {
    self.clock = clock
    self.receive = receive
  }

  /// Reads until the end, an error or cancellation. All values are delivered before an error is
  /// thrown.
  @concurrent
  func read<Values: AsyncSequence & Sendable>(_ sequence: Values) async throws
  where Values.Element == Value {
    do {
      for try await value in sequence {
        // Some sequences ignore cancellation.
        guard !Task.isCancelled else { return }
        if add(CollectionOfOne(value), at: .max) >= Self.most { await deliver() }
      }
    } catch {
      await deliverAll()
      throw error
    }
    await deliverAll()
  }

  /// Puts values among those that wait, and asks for a job that delivers them.
  ///
  /// - Returns: how many wait.
  private func add(_ values: some Collection<Value>, at place: Int) -> Int {
    let (count, needsJob) = waiting.withLock { waiting in
      waiting.values.insert(contentsOf: values, at: min(place, waiting.values.count))
      defer { waiting.isJobOnItsWay = true }
      return (waiting.values.count, !waiting.isJobOnItsWay)
    }
    if needsJob { Task { @MainActor in deliver() } }
    return count
  }

  private func deliverAll() async {
    while !waiting.withLock({ $0.values.isEmpty }) { await deliver() }
  }

  @MainActor
  private func deliver() {
    let values = waiting.withLock { waiting in
      waiting.isJobOnItsWay = false
      defer { waiting.values = [] }
      return waiting.values
    }
    let end = clock.now.advanced(by: Self.longest)
    for place in values.indices {
      receive(values[place])
      guard clock.now < end else {
        let rest = values[(place + 1)...]
        if !rest.isEmpty { _ = add(rest, at: 0) }
        return
      }
    }
  }
}
