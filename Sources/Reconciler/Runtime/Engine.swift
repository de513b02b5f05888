/// The reconciler at work: which regions are dirty, what waits for the end of the commit.
@MainActor
package final class Engine {
  let patcher: Patcher
  package let clock: AppClock
  package let environment: EnvironmentScope
  package let startsEffects: Bool
  package var record = UpdateRecord()

  /// Dirty regions by depth. Parents come first, and a region that its parent rendered is clean.
  private var dirty: [[Region]] = []
  private var waiting: [AfterCommit] = []
  private var isSilentOnly = true
  private var queued: [@MainActor () -> Void] = []
  private(set) var isInTransition = false
  private(set) package var isCommitting = false
  private var renderedInCommit: [ObjectIdentifier: Int] = [:]
  /// The initial state of the root, where a caller brings one.
  private var rootState: Any?

  private(set) package var runningTasks = 0
  private(set) package var quitStatus: Int32?
  private(set) package var uncaught: Failure?
  package var onReport: @MainActor (String) -> Void
  private var reported: Set<String> = []
  /// Events dropped because their node was gone.
  private(set) package var dropped: [String] = []

  init(
    _ patcher: Patcher, clock: AppClock, environment: EnvironmentValues, startsEffects: Bool,
    onReport: @escaping @MainActor (String) -> Void
  ) {
    self.patcher = patcher
    self.clock = clock
    self.environment = EnvironmentScope(environment)
    self.startsEffects = startsEffects
    self.onReport = onReport
  }

  enum AfterCommit {
    case effects(ComponentInstance)
    case appeared(HookInstance)
    case changed(HookInstance, from: Hook)
    case disappeared(HookInstance)
  }

  func afterCommit(_ work: AfterCommit) { waiting.append(work) }

  // MARK: - Dirty regions

  /// Whether anything waits for a commit.
  package var needsCommit: Bool { !waiting.isEmpty || !isSilentOnly }

  func markDirty(_ region: Region, _ update: UpdateMode) {
    if update != .silent { isSilentOnly = false }
    guard !region.isDirty else { return }
    region.isDirty = true
    while dirty.count <= region.depth { dirty.append([]) }
    dirty[region.depth].append(region)
  }

  private func nextDirty() -> Region? {
    for depth in dirty.indices {
      while let region = dirty[depth].popLast() {
        if region.isDirty, region.isMounted { return region }
      }
    }
    isSilentOnly = true
    return nil
  }

  // MARK: - Commit

  /// The longest chain of updates that cause updates before it counts as a loop.
  nonisolated static let maximumPasses = 100

  /// Renders what is dirty, patches the widgets, then starts and ends effects; again where these
  /// made something dirty.
  package func commit() {
    guard needsCommit, !isCommitting, uncaught == nil else { return }
    isCommitting = true
    defer { isCommitting = false }
    record.commits += 1
    renderedInCommit = [:]
    var passes = 0
    while needsCommit, uncaught == nil {
      passes += 1
      let isLoop = passes > Self.maximumPasses
      while let region = nextDirty() {
        if isLoop { return stopLoop(at: region) }
        region.rerenderAlone()
      }
      runWaiting()
    }
  }

  private func runWaiting() {
    let work = waiting
    waiting = []
    guard startsEffects else { return }
    var refreshed: Set<ObjectIdentifier> = []
    for item in work {
      switch item {
      case .effects(let component):
        guard component.isMounted, refreshed.insert(ObjectIdentifier(component)).inserted else {
          continue
        }
        component.refreshEffects()
      case .appeared(let instance):
        if instance.isMounted { instance.hook.appeared(instance) }
      case .changed(let instance, let old):
        if instance.isMounted { instance.hook.changed(from: old, instance) }
      case .disappeared(let instance):
        instance.hook.disappeared(instance)
      }
    }
  }

  private func stopLoop(at region: Region) {
    fail(UpdateLoopError(path: region.path), at: nil)
  }

  func willRender(_ component: ComponentInstance) {
    record.renders += 1
  }

  // MARK: - Transitions

  func inTransition(_ body: () throws -> Void) rethrows {
    isInTransition = true
    defer { isInTransition = false }
    try body()
  }

  /// Runs a transition that was asked for inside another, when that one has ended.
  func afterTransition(_ transition: @escaping @MainActor () -> Void) { queued.append(transition) }

  func runQueuedTransitions() {
    guard !isInTransition else { return }
    while !queued.isEmpty { queued.removeFirst()() }
  }

  // MARK: - Initial state

  func mount<Result>(withRootState state: Any?, _ body: () -> Result) -> Result {
    rootState = state
    return body()
  }

  /// The state that the caller brought for the root: taken once, by the first component.
  func stateOverride<State>() -> State? {
    defer { rootState = nil }
    return rootState as? State
  }

  // MARK: - Tasks and the end

  func taskStarted() { runningTasks += 1 }

  func taskEnded() { runningTasks -= 1 }

  func quit(status: Int32) {
    if quitStatus == nil { quitStatus = status }
  }

  // MARK: - What goes wrong

  /// Hands an error to the nearest boundary that still shows its content.
  func fail(_ error: any Error, at source: Instance?) {
    var above = source?.parent
    while let instance = above {
      if let boundary = instance as? BoundaryInstance, boundary.failure == nil {
        return boundary.fail(error, at: source?.path ?? "")
      }
      above = instance.parent
    }
    if uncaught == nil {
      uncaught = Failure(error: error, path: source?.path ?? "", boundary: nil)
    }
  }

  func drop(eventFor instance: Instance) { dropped.append(instance.path) }

  func report(_ message: String) {
    if reported.insert(message).inserted { onReport(message) }
  }

  func reportDuplicate(_ key: NodeKey, among group: Instance, _ first: String, _ second: String) {
    report("two siblings have the key \(key.description): \(first) and \(second)")
  }
}

/// Updates that cause updates without end.
public struct UpdateLoopError: Error, CustomStringConvertible {
  /// The components from the root to the one that kept being rendered.
  public let path: String

  public var description: String {
    "\(path) was still being updated after \(Engine.maximumPasses) passes: "
      + "something that runs after a commit changes the state again each time"
  }
}

extension Instance {
  /// The components from the root to this instance, for errors and traces.
  package var path: String {
    var names: [String] = []
    var current: Instance? = self
    while let instance = current {
      if instance is ComponentInstance || instance === self {
        names.append(instance.node.key.map { "\(instance.node.name)[\($0.description)]" }
          ?? instance.node.name)
      }
      current = instance.parent
    }
    return names.reversed().joined(separator: " > ")
  }
}
