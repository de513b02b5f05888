import Synchronization

/// Reads a sequence beside the main actor, so that all that came until a job of the main actor is
/// delivered by that job, and shown by one commit.
///
///     sequence ─▶ waiting values ─▶ (a job of the main actor) ─▶ transition, transition, …
///
/// What surrounds a transition is done once for all values of a job: see
/// ``TypedComponentInstance/performAll(_:within:from:_:)``.
final class ValueReader<Value: Sendable>: Sendable {
  private struct Waiting {
    var values: [Value] = []
    /// Whether a job that delivers them is due or running.
    var hasJob = false
  }

  private let waiting = Mutex(Waiting())
  /// Takes values from the first one on, until a time is over; returns the number of those taken.
  private let receive: @MainActor ([Value], inout DeliveryTime) -> Int
  private let clock: AppClock

  /// So many values wait at most: a sequence that outruns its transitions waits for them.
  private static var most: Int { 1024 }
  /// The time for which a job delivers, before others and the frame have their turn.
  private static var longest: Duration { .milliseconds(50) }

  init(
    on clock: AppClock, _ receive: @escaping @MainActor ([Value], inout DeliveryTime) -> Int
  ) {
    self.clock = clock
    self.receive = receive
  }

  /// Reads until the end, an error or cancellation. All values are delivered before an error is
  /// thrown.
  @concurrent
  func read<Values: AsyncSequence & Sendable>(_ sequence: Values) async throws
  where Values.Element == Value {
    do {
      if let batches = sequence as? any BatchedSequence<Value> {
        try await read(batches: batches)
      } else {
        for try await value in sequence {
          // Some sequences ignore cancellation.
          guard !Task.isCancelled else { return }
          await add { $0.append(value) }
        }
      }
    } catch {
      await waitForJobs { $0.hasJob }
      throw error
    }
    await waitForJobs { $0.hasJob }
  }

  private func read(batches: some BatchedSequence<Value>) async throws {
    while true {
      let values = try await batches.nextBatch(most: Self.most)
      guard !values.isEmpty, !Task.isCancelled else { return }
      // A batch that waits alone is handed on as it is.
      await add { if $0.isEmpty { $0 = values } else { $0 += values } }
    }
  }

  /// Lets values wait for a job, and waits itself while they are too many.
  private func add(_ append: (inout [Value]) -> Void) async {
    let (count, needsJob) = waiting.withLock { waiting in
      append(&waiting.values)
      defer { waiting.hasJob = true }
      return (waiting.values.count, !waiting.hasJob)
    }
    if needsJob { startJob() }
    if count >= Self.most { await waitForJobs { $0.values.count >= Self.most } }
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
    var time = DeliveryTime(Self.longest, on: clock)
    let delivered = receive(values, &time)
    let goesOn = waiting.withLock { waiting in
      waiting.values.insert(contentsOf: values[delivered...], at: 0)
      waiting.hasJob = !waiting.values.isEmpty
      return waiting.hasJob
    }
    if goesOn { startJob() }
  }
}

/// The time in which a job delivers values.
struct DeliveryTime {
  private let clock: AppClock
  private let end: AppClock.Instant
  /// The number of values after which the clock is looked at.
  private var nextLook = 1
  private var hasEnded = false

  init(_ longest: Duration, on clock: AppClock) {
    self.clock = clock
    end = clock.now.advanced(by: longest)
  }

  /// Returns whether the time is over after a number of values. The clock is looked at once for an
  /// eighth of them, so that the time is exceeded by an eighth if values cost the same.
  mutating func isOver(after count: Int) -> Bool {
    guard !hasEnded, count >= nextLook else { return hasEnded }
    nextLook = count + max(1, count / 8)
    hasEnded = clock.now >= end
    return hasEnded
  }
}

/// A sequence that gives values together that came together.
package protocol BatchedSequence<Element>: AsyncSequence, Sendable {
  /// Returns the next values in order: one at least, none at the end.
  func nextBatch(most: Int) async throws -> [Element]
}
