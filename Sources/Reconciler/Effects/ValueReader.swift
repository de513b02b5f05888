import Synchronization

/// Reads a sequence beside the main actor, so that all that came until a job of the main actor is
/// delivered by that job, and shown by one commit.
///
///     sequence ─▶ waiting values ─▶ (a job of the main actor) ─▶ transition, transition, …
final class ValueReader<Value: Sendable>: Sendable {
  private struct Waiting {
    var values: [Value] = []
    /// Whether a job that delivers them is due or running.
    var hasJob = false
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
        guard add(value) >= Self.most else { continue }
        await waitForJobs { $0.values.count >= Self.most }
      }
    } catch {
      await waitForJobs { $0.hasJob }
      throw error
    }
    await waitForJobs { $0.hasJob }
  }

  /// - Returns: the number of values that wait.
  private func add(_ value: Value) -> Int {
    let (count, needsJob) = waiting.withLock { waiting in
      waiting.values.append(value)
      defer { waiting.hasJob = true }
      return (waiting.values.count, !waiting.hasJob)
    }
    if needsJob { startJob() }
    return count
  }

  private func startJob() { Task { @MainActor in deliver() } }

  /// Waits for a turn of the main actor as long as a condition holds.
  private func waitForJobs(while isNeeded: @Sendable (Waiting) -> Bool) async {
    while waiting.withLock({ isNeeded($0) }) { await MainActor.run {} }
  }

  /// Delivers values until the time of a job is over. Others have their turn before the rest.
  @MainActor
  private func deliver() {
    let values = waiting.withLock { waiting in
      defer { waiting.values = [] }
      return waiting.values
    }
    let end = clock.now.advanced(by: Self.longest)
    // Subscripts, as a slice's own methods look up generic types for each value.
    var delivered = 0
    while delivered < values.count {
      receive(values[delivered])
      delivered += 1
      guard clock.now < end else { break }
    }
    let goesOn = waiting.withLock { waiting in
      waiting.values.insert(contentsOf: values[delivered...], at: 0)
      waiting.hasJob = !waiting.values.isEmpty
      return waiting.hasJob
    }
    if goesOn { startJob() }
  }
}
