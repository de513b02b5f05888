/// The work that waits for a commit: dirty regions, elements to update, and work for after the
/// commit.
@MainActor
final class Scheduler {
  // Not checked for overlapping access, as docs/decisions/002-unchecked-access.md measures.
  /// Dirty regions by depth. Parents come first, and a region that its parent rendered is clean.
  @exclusivity(unchecked) private var dirty: [[Region]] = []
  /// Dirty regions in lazy children outside the window: they wait until it comes to them.
  @exclusivity(unchecked) private var suspended: [Region] = []
  @exclusivity(unchecked) private var postCommitWork: [PostCommitWork] = []
  /// Elements that are bound to sources which changed.
  @exclusivity(unchecked) private var changedElements: [ElementInstance] = []
  @exclusivity(unchecked) private var isSilentOnly = true

  /// Whether anything waits but silent changes.
  var hasWork: Bool { !postCommitWork.isEmpty || !isSilentOnly || !changedElements.isEmpty }

  // MARK: - Dirty regions

  /// Whether a region that can be seen waits, even if its change was silent.
  var hasDirtyRegions: Bool { dirty.contains { $0.contains { $0.isDirty && $0.isMounted } } }

  func markDirty(_ region: Region, _ update: UpdateMode) {
    if update != .silent {
      isSilentOnly = false
      region.update = update.together(with: region.update)
    }
    guard !region.isDirty else { return }
    region.isDirty = true
    let depth = Int(region.depth)
    while dirty.count <= depth { dirty.append([]) }
    dirty[depth].append(region)
  }

  /// Takes out the dirty region that is rendered next.
  func nextDirty() -> Region? {
    for depth in dirty.indices {
      while let region = dirty[depth].popLast() {
        guard region.isDirty, region.isMounted else { continue }
        if !region.isInSuspendedChild { return region }
        suspended.append(region)
      }
    }
    isSilentOnly = true
    return nil
  }

  /// Marks the regions again that waited in lazy children outside the window.
  func resumeSuspended() {
    let regions = suspended
    suspended = []
    for region in regions where region.isDirty && region.isMounted {
      region.isDirty = false
      region.markDirty()
    }
  }

  func removeUnmountedFromSuspended() { suspended.removeAll { !$0.isMounted } }

  // MARK: - Elements that show sources

  func scheduleUpdate(of element: ElementInstance) { changedElements.append(element) }

  /// Updates the widgets whose elements are bound to sources that changed. A region that rendered
  /// one of them has already done so.
  func updateElements() {
    let elements = changedElements
    changedElements = []
    for element in elements { element.showSources() }
  }

  // MARK: - After rendering

  func schedule(_ work: PostCommitWork) { postCommitWork.append(work) }

  func takePostCommitWork() -> [PostCommitWork] {
    let work = postCommitWork
    postCommitWork = []
    return work
  }
}

/// The work in a commit after its regions were rendered.
enum PostCommitWork {
  case effects(ComponentInstance)
  case appeared(any LifecycleObserver)
  case changed(any LifecycleObserver)
  /// The owner is kept here: the observer's own way up may be gone by then.
  case disappeared(any LifecycleObserver, owner: ComponentInstance)
}

/// An instance that is told after rendering what became of its node.
@MainActor
protocol LifecycleObserver: Instance {
  func appeared()
  func changed()
  func disappeared(from owner: ComponentInstance)
}

/// The reason for which a component was rendered.
package enum RenderReason: String {
  /// It appeared.
  case mounted
  /// A transition of its own state.
  case state
  /// Its parent was rendered and gave it other props, or props that cannot be compared.
  case props
  /// A property or an observable object that it had read.
  case source
  /// Something else that it depends on: an environment, content that came to stand elsewhere.
  case other
}

/// Is told of each call of `render`.
@MainActor
package protocol RenderObserver: AnyObject {
  func willRender() -> Duration
  func didRender(_ component: ComponentInstance, _ reason: RenderReason, since start: Duration)
}

/// Transitions run one after the other: one that is asked for inside another waits for its end.
@MainActor
final class TransitionQueue {
  private var queued: [@MainActor () -> Void] = []
  @exclusivity(unchecked) private(set) var isRunning = false
  @exclusivity(unchecked) private var nesting = 0

  /// Whether no transition waits for the end of another.
  var isEmpty: Bool { queued.isEmpty }

  func run(_ body: () throws -> Void) rethrows {
    isRunning = true
    defer { isRunning = false }
    try body()
  }

  /// Runs a transition that was asked for inside another, when that one has ended.
  func enqueue(_ transition: @escaping @MainActor () -> Void) { queued.append(transition) }

  /// Does something, and then what was asked for inside transitions: outputs come first, in order.
  func drain(after body: () -> Void = {}) {
    nesting += 1
    body()
    while nesting == 1, !queued.isEmpty { queued.removeFirst()() }
    nesting -= 1
  }
}
