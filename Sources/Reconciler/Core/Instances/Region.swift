import Observation

/// An instance that can be rendered again on its own: a component, an error boundary, lazy
/// children, a reader of the environment, of a size or of a source.
package class Region: WrapperInstance {
  final var isDirty = false {
    didSet { if !isDirty { update = nil } }
  }
  /// The first reason for which the region became dirty.
  final var reason = RenderReason.other
  /// The update mode of the changes that made the region dirty.
  final var update: UpdateMode?
  /// The last commit that rendered the region for its own sake, and how often it did.
  private final var lastCommit = 0
  private final var rendersInCommit = 0
  // Not checked for overlapping access, as docs/decisions/002-unchecked-access.md measures.
  /// The reads of the last render, and of later additional rendering.
  @exclusivity(unchecked) private final var reads: [ReadTracking] = []
  /// Whether regions like this one read sources.
  var sourceUsage: SourceUsage { SourceUsage.of(self) }

  final override var depthBelow: Int32 { depth + 1 }

  /// Renders what the region shows now, and reconciles it.
  func rerender(at cursor: HostCursor) { preconditionFailure("abstract") }

  final func markDirty(
    _ update: UpdateMode = .automatic, because reason: RenderReason = .other
  ) {
    guard isMounted else { return }
    if !isDirty { self.reason = reason }
    if case .animated = update { engine.updates.declaresAnimation = true }
    if !isDirty { engine.clock.timeline.setNeedsTurn() }
    engine.scheduler.markDirty(self, update)
  }

  /// Calls what makes the region's nodes. Properties and observable objects that it reads mark the
  /// region dirty when they change; what is mounted below reads for itself.
  ///
  /// - Parameter isMore: whether what was read before counts as well.
  final func tracked<Result>(more isMore: Bool = false, _ render: () -> Result) -> Result {
    guard let inbox = engine.inbox else { return render() }
    if !isMore { endReads() }
    guard sourceUsage.reads else {
      // The tracking is made only where something was read.
      return withObservationTracking(render, onChange: firstReads(inbox))
    }
    let tracking = newTracking(inbox)
    return withObservationTracking {
      tracking.readEnding()
      return render()
    } onChange: {
      tracking.changed()
    }
  }

  /// Whether more can be rendered beside what was: nothing that was read has changed since, and it
  /// did not happen too often.
  final var canReadMore: Bool { reads.count < 64 && reads.allSatisfy { !$0.hasEnded } }

  private final func firstReads(_ inbox: ChangeInbox) -> @Sendable () -> Void {
    sourceUsage.reads = true
    let tracking = newTracking(inbox)
    return { tracking.changed() }
  }

  private final func newTracking(_ inbox: ChangeInbox) -> ReadTracking {
    let tracking = ReadTracking(of: self, inbox: inbox)
    reads.append(tracking)
    setNeedsUnmountVisit()
    return tracking
  }

  private final func endReads() {
    guard !reads.isEmpty else { return }
    for tracking in reads { tracking.end() }
    reads = []
  }

  override func didUnmount() {
    super.didUnmount()
    endReads()
  }

  /// Counts how often a commit renders the region for its own sake.
  final func countRender(in commit: Int) -> Int {
    if lastCommit != commit { rendersInCommit = 0 }
    lastCommit = commit
    rendersInCommit += 1
    return rendersInCommit
  }

  /// Renders the region in a commit, while nothing above it is being reconciled.
  final func rerenderAlone() {
    let count = widgetCount
    let update = update ?? .automatic
    isDirty = false
    engine.rendering(update) { rerender(at: HostCursor(at: self)) }
    propagateWidgetCount(widgetCount - count)
  }
}
