extension Engine {
  /// The longest chain of updates that cause updates before it counts as a loop.
  nonisolated package static let maximumPasses = 100

  /// Whether there is work for a commit.
  package var needsCommit: Bool { scheduler.hasWork || inbox?.hasChanges == true }

  /// Whether state changed that is not rendered yet. Silent changes wait for the next commit,
  /// changes on other threads for a hop.
  package var hasUnrenderedChanges: Bool {
    inbox?.isEmpty == false || scheduler.hasDirtyRegions
  }

  /// Renders dirty regions, patches the widgets, then starts and ends effects. Repeats while these
  /// make more regions dirty.
  package func commit() {
    // A transition holds its owner's state: nothing can be rendered until it ends.
    guard needsCommit, !isCommitting, !transitions.isRunning, uncaught == nil else { return }
    isCommitting = true
    defer { isCommitting = false }
    record.commits += 1
    commitNumber += 1
    var passes = 0
    while needsCommit, uncaught == nil {
      passes += 1
      takeChanges(fromAllThreads: false)
      while let region = scheduler.nextDirty() {
        let renders = region.countRender(in: commitNumber)
        if max(passes, renders) > Self.maximumPasses { return stopLoop(at: region, .effects) }
        // Each walk has the stack to itself; after an uncaught error none is worth it.
        isOutOfStack = uncaught != nil
        region.rerenderAlone()
      }
      scheduler.updateElements()
      transitions.drain()
      runAfterCommit()
    }
    scheduler.removeUnmountedFromSuspended()
    StackSafeRelease.free()
  }

  /// Marks the regions that have read what was changed.
  func takeChanges(fromAllThreads: Bool) {
    guard let inbox else { return }
    for tracking in inbox.take(fromAllThreads: fromAllThreads) {
      tracking.region?.markDirty(because: .source)
    }
  }

  private func runAfterCommit() {
    let work = scheduler.takePostCommitWork()
    guard startsEffects else { return }
    for item in work {
      switch item {
      case .effects(let component):
        component.awaitsEffects = false
        component.refreshEffects()
      case .appeared(let observer): if observer.isMounted { observer.appeared() }
      case .changed(let observer): if observer.isMounted { observer.changed() }
      case .disappeared(let observer, let owner):
        if owner.isMounted { observer.disappeared(from: owner) }
      }
    }
  }

  /// Renders in the mode of a change; without one, in that of what is around.
  func rendering(_ mode: UpdateMode?, _ body: () -> Void) {
    guard let mode else { return body() }
    let outer = updates.current
    updates.current = mode
    updates.noteRendering(mode)
    body()
    updates.current = outer
  }

  // MARK: - Errors

  private func stopLoop(at region: Region, _ cause: UpdateLoopError.Cause) {
    fail(UpdateLoopError(path: region.path, cause: cause), at: nil)
  }

  /// Ends the app if each layout leads to a commit, and each commit to another layout.
  package func stopLayoutLoop() {
    if let region = scheduler.nextDirty() { stopLoop(at: region, .layout) }
  }

  /// Passes an error to the nearest error boundary above. A boundary passes the error on if it
  /// comes from the boundary's fallback.
  func fail(_ error: any Error, at source: Instance?) {
    var above = source?.parent
    while let instance = above {
      if instance.handle(error, from: source?.shownPath ?? "") { return }
      above = instance.parent
    }
    guard uncaught == nil else { return }
    let failure = Failure(error: error, path: source?.shownPath ?? "")
    // What cannot be rendered ends the app in any case.
    let isOfApp = !(error is StackError) && !(error is UpdateLoopError)
    if isOfApp, onUncaught?(failure) == true { return }
    end(with: failure)
  }

  func end(with failure: Failure) {
    uncaught = failure
    clock.timeline.setNeedsTurn()
  }
}

/// An error, together with the component in which it occurred.
@MainActor
public struct Failure {
  /// The error as it was thrown.
  public let error: any Error
  /// The path of components from the root to the one that failed.
  public let path: String
  /// Mounts the failed content anew, if a boundary handled the error.
  var mountAgain: (@MainActor () -> Void)?

  /// The description of the error, as `"\(error)"` has it.
  ///
  /// That of an error of Foundation is written for programmers. With the product
  /// `RecurseFoundation`, `localizedMessage` has its words for a person.
  public var message: String { "\(error)" }

  /// Mounts the content anew.
  public func retry() { mountAgain?() }
}
