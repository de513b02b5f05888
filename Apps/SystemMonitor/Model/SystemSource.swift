import ProcessTable
import Recurse
import Synchronization

/// A system that is read again and again, from any thread.
package final class SystemSource: Sendable {
  package typealias Reading = Result<SystemSample, SystemFailure>

  private let held: Mutex<(reader: SystemReader, start: AppClock.Instant?)>
  /// The first sample, so that there is something to show at once.
  package let first: Reading

  package init(root: String = "/proc") {
    var reader = SystemReader(root: root)
    first = Self.read(&reader, at: .zero)
    held = Mutex((reader, nil))
  }

  /// Reads a sample, off the caller's actor.
  @concurrent
  package func next(at now: AppClock.Instant) async -> Reading {
    held.withLock { held in
      Self.read(&held.reader, at: held.start?.duration(to: now) ?? .zero)
    }
  }

  /// Tells when the first sample was read, if nobody did.
  package func begin(at now: AppClock.Instant) {
    held.withLock { $0.start = $0.start ?? now }
  }

  private static func read(_ reader: inout SystemReader, at time: Duration) -> Reading {
    do { return .success(try reader.read(at: time)) } catch { return .failure(error) }
  }
}
