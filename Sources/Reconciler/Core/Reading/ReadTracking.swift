import Observation
import Synchronization

/// The reads of one render of a region. It is notified of the first change, unless it ended before.
///
/// The toolchain's Observation keeps a tracking until one of the read values changes, and offers no
/// way to end it earlier. So each tracking also reads a value of its own, whose "change" ends it.
package final class ReadTracking: Observable, Sendable {
  /// The number of trackings in the process, for the tests that look for leaks.
  package static let alive = Atomic(0)

  private let source: ZeroingReference<Instance>
  private let inbox: ChangeInbox
  private let registrar = ObservationRegistrar()
  private let isOver = Atomic(false)

  @MainActor
  init(of region: Region, inbox: ChangeInbox) {
    source = region.reference
    self.inbox = inbox
    Self.alive.add(1, ordering: .relaxed)
  }

  /// The region that has read, as long as it is there.
  @MainActor
  var region: Region? { source.target(as: Region.self) }

  deinit { Self.alive.subtract(1, ordering: .relaxed) }

  /// Whether something that was read has changed, or it was let go of.
  var hasEnded: Bool { isOver.load(ordering: .relaxed) }

  /// The value that ``end()`` changes.
  private var ending: Void { () }

  /// Called while reads are tracked.
  func readEnding() { registrar.access(self, keyPath: \.ending) }

  /// Called by Observation, on whatever thread something is changed.
  func changed() {
    if !isOver.exchange(true, ordering: .relaxed) { inbox.add(self) }
  }

  /// Lets go of what was read.
  func end() {
    isOver.store(true, ordering: .relaxed)
    registrar.willSet(self, keyPath: \.ending)
  }
}

/// Whether renders of one kind of region have ever read a source.
///
/// Being able to end a tracking costs a render more than a microsecond, which the many that read
/// nothing are spared. Whether a kind reads is known only after its first read. That first tracking
/// cannot be ended: it goes at the next change.
@MainActor
final class SourceUsage {
  var reads = false

  private struct Kind: Hashable {
    let region: ObjectIdentifier
    let owner: ObjectIdentifier?
  }

  private static var known: [Kind: SourceUsage] = [:]
  // Rows of one kind come one after the other.
  private static var lastKind: Kind?
  private static var last: SourceUsage?

  static func of(_ region: Region) -> SourceUsage {
    var owner: ObjectIdentifier?
    if let above = region.owner { owner = ObjectIdentifier(type(of: above)) }
    let kind = Kind(region: ObjectIdentifier(type(of: region)), owner: owner)
    if let last, lastKind == kind { return last }
    let sourceUsage = known[kind] ?? SourceUsage()
    known[kind] = sourceUsage
    (lastKind, last) = (kind, sourceUsage)
    return sourceUsage
  }
}
