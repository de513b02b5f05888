/// The reconciler at work: which regions are dirty, what waits for the end of the commit.
@MainActor
package final class Engine {
  let patcher: Patcher
  package let clock: AppClock
  package let environment: EnvironmentScope
  package let startsEffects: Bool
  /// Takes changes of what regions have read; nil in a tree that is built for comparison, which
  /// subscribes to nothing.
  @exclusivity(unchecked) private(set) var inbox: ChangeInbox?
  @exclusivity(unchecked) package var record = UpdateRecord()
  @exclusivity(unchecked) package var updates = RequestedUpdates()
  @exclusivity(unchecked) package weak var observer: (any RenderObserver)?
  package var listeners = Listeners()

  /// Dirty regions by depth. Parents come first, and a region that its parent rendered is clean.
  @exclusivity(unchecked) private var dirty: [[Region]] = []
  @exclusivity(unchecked) private var waiting: [AfterCommit] = []
  /// Elements that are bound to sources which changed.
  @exclusivity(unchecked) private var changedElements: [ElementInstance] = []
  private var isSilentOnly = true
  private var queued: [@MainActor () -> Void] = []
  private(set) var isInTransition = false
  private(set) package var isCommitting = false
  private var commitNumber = 0
  private var performing = 0
  /// Dirty regions in lazy children outside the window: they wait until it comes to them.
  private var asleep: [Region] = []
  /// The initial state of the root, where a caller brings one.
  private var rootState: Any?
  private(set) var hasRootState = false

  private var knownReference: BackReference<Engine>?
  private(set) package var runningTasks = 0
  /// Effects that are to finish, and have not.
  var finishing: [ObjectIdentifier: TaskEffect] = [:]
  private(set) package var quitStatus: Int32?
  private(set) package var uncaught: Failure?
  /// Whether the app is to end, for either reason: looked at after each event.
  private(set) package var asksForEnd = false
  package var onReport: @MainActor (String) -> Void
  /// Takes effects that start and end, by path and key.
  package var onEffect: (@MainActor (EffectChange, String) -> Void)?
  private var reported: Set<String> = []
  /// Whether the stack ran out: nothing more is mounted or updated until the error boundary that was
  /// told is reached again.
  @exclusivity(unchecked) var isOutOfStack = false
  /// Events dropped because their node was gone.
  private(set) package var dropped: [String] = []

  init(
    _ patcher: Patcher, clock: AppClock, environment: EnvironmentValues, startsEffects: Bool,
    subscribes: Bool, onReport: @escaping @MainActor (String) -> Void
  ) {
    self.patcher = patcher
    self.clock = clock
    self.environment = EnvironmentScope(environment)
    self.startsEffects = startsEffects
    self.onReport = onReport
    if subscribes { inbox = ChangeInbox(reference) }
  }

  deinit { knownReference?.cut() }

  /// The way here for those that may outlive the engine.
  var reference: BackReference<Engine> {
    if let knownReference { return knownReference }
    let reference = BackReference(self)
    knownReference = reference
    return reference
  }

  enum AfterCommit {
    case effects(ComponentInstance)
    case appeared(HookInstance)
    case changed(HookInstance)
    /// The owner is kept here: the hook's own way up may be gone by then.
    case disappeared(HookInstance, owner: ComponentInstance)
  }

  /// Makes the widget of an element.
  func makeWidget(of box: ElementBox, for instance: ElementInstance) -> AnyObject {
    record.made += 1
    return patcher.make(box, for: instance)
  }

  func afterCommit(_ work: AfterCommit) { waiting.append(work) }

  /// The component's effects are looked at once, however often it is rendered.
  func afterCommit(_ component: ComponentInstance) {
    guard !component.awaitsEffects else { return }
    component.awaitsEffects = true
    waiting.append(.effects(component))
  }

  // MARK: - What has gone

  /// Whether what has gone is kept until ``letGo()``: to free a thousand rows takes as long as to
  /// make them, and the frame without them need not wait for it.
  package var keepsGone = false
  @exclusivity(unchecked) private var gone: [Instance] = []

  func letGo(of instance: Instance) {
    if keepsGone { gone.append(instance) }
  }

  /// Frees what has gone.
  package func letGo() {
    if !gone.isEmpty { gone = [] }
    Remains.free()
  }

  // MARK: - Dirty regions

  /// Whether the state of a component that can be seen is ahead of what is shown: silent changes
  /// wait for the next commit, changes on other threads for a hop.
  package var hasSilentChanges: Bool {
    inbox?.isEmpty == false || dirty.contains { $0.contains { $0.isDirty && $0.isMounted } }
  }

  /// Whether anything waits for a commit.
  package var needsCommit: Bool {
    !waiting.isEmpty || !isSilentOnly || !changedElements.isEmpty || inbox?.hasChanges == true
  }

  func markDirty(_ region: Region, _ update: UpdateMode) {
    if update != .silent {
      isSilentOnly = false
      region.update = update.together(with: region.update)
    }
    if case .animated = update { updates.declaresAnimation = true }
    guard !region.isDirty else { return }
    region.isDirty = true
    clock.timeline.setNeedsTurn()
    let depth = Int(region.depth)
    while dirty.count <= depth { dirty.append([]) }
    dirty[depth].append(region)
  }

  private func nextDirty() -> Region? {
    for depth in dirty.indices {
      while let region = dirty[depth].popLast() {
        guard region.isDirty, region.isMounted else { continue }
        if !region.isAsleep { return region }
        asleep.append(region)
      }
    }
    isSilentOnly = true
    return nil
  }

  /// Marks the regions again that waited in lazy children outside the window.
  func wake() {
    let regions = asleep
    asleep = []
    for region in regions where region.isDirty && region.isMounted {
      region.isDirty = false
      region.markDirty()
    }
  }

  // MARK: - Sources

  /// Marks the regions that have read what was changed.
  func takeChanges(fromAllThreads: Bool) {
    guard let inbox else { return }
    for tracking in inbox.take(fromAllThreads: fromAllThreads) {
      tracking.region?.markDirty(because: .source)
    }
  }

  func noteChange(of element: ElementInstance) {
    changedElements.append(element)
    clock.timeline.setNeedsTurn()
  }

  /// Updates the widgets whose elements are bound to sources that changed. A region that rendered
  /// one of them has already done so.
  private func refreshElements() {
    let elements = changedElements
    changedElements = []
    for element in elements { element.showSources() }
  }

  // MARK: - Commit

  /// The longest chain of updates that cause updates before it counts as a loop.
  nonisolated package static let maximumPasses = 100

  /// Renders what is dirty, patches the widgets, then starts and ends effects; again where these
  /// made something dirty.
  package func commit() {
    // A transition holds its owner's state: nothing can be rendered until it ends.
    guard needsCommit, !isCommitting, !isInTransition, uncaught == nil else { return }
    isCommitting = true
    defer { isCommitting = false }
    record.commits += 1
    commitNumber += 1
    var passes = 0
    while needsCommit, uncaught == nil {
      passes += 1
      takeChanges(fromAllThreads: false)
      while let region = nextDirty() {
        let renders = region.countRender(in: commitNumber)
        if max(passes, renders) > Self.maximumPasses { return stopLoop(at: region) }
        // Each walk has the stack to itself; after an error that nobody caught none is worth it.
        isOutOfStack = uncaught != nil
        region.rerenderAlone()
      }
      refreshElements()
      untilQueueIsEmpty {}
      runWaiting()
    }
    asleep.removeAll { !$0.isMounted }
    Remains.free()
  }

  private func runWaiting() {
    let work = waiting
    waiting = []
    guard startsEffects else { return }
    for item in work {
      switch item {
      case .effects(let component):
        component.awaitsEffects = false
        component.refreshEffects()
      case .appeared(let instance):
        if instance.isMounted { instance.appeared() }
      case .changed(let instance):
        if instance.isMounted { instance.changed() }
      case .disappeared(let instance, let owner):
        if owner.isMounted { instance.hook.disappeared(owner) }
      }
    }
  }

  private func stopLoop(at region: Region, _ cause: UpdateLoopError.Cause = .effects) {
    fail(UpdateLoopError(path: region.path, cause: cause), at: nil)
  }

  /// Ends the app where each layout leads to a commit, and each commit to another layout.
  package func stopLayoutLoop() {
    if let region = nextDirty() { stopLoop(at: region, .layout) }
  }

  // MARK: - Transitions

  func inTransition(_ body: () throws -> Void) rethrows {
    isInTransition = true
    defer { isInTransition = false }
    try body()
  }

  /// Runs a transition that was asked for inside another, when that one has ended.
  func afterTransition(_ transition: @escaping @MainActor () -> Void) { queued.append(transition) }

  /// Does something, and then what was asked for inside transitions: outputs come first, in order.
  func untilQueueIsEmpty(_ body: () -> Void) {
    performing += 1
    body()
    while performing == 1, !queued.isEmpty { queued.removeFirst()() }
    performing -= 1
  }

  // MARK: - Initial state

  func mount<Result>(withRootState state: Any?, _ body: () -> Result) -> Result {
    rootState = state
    hasRootState = state != nil
    return body()
  }

  /// The state that the caller brought for the root: taken once, by the first component.
  func stateOverride<State>() -> State? {
    // Without the first step a state that is not there would read as `nil` where `State` has one.
    guard let state = rootState else { return nil }
    rootState = nil
    hasRootState = false
    return state as? State
  }

  // MARK: - Tasks and the end

  func taskStarted() { runningTasks += 1 }

  func taskEnded() {
    runningTasks -= 1
    clock.timeline.setNeedsTurn()
  }

  func quit(status: Int32) {
    if quitStatus == nil { quitStatus = status }
    asksForEnd = true
  }

  // MARK: - What goes wrong

  /// Hands an error to the nearest boundary that the source is the content of.
  func fail(_ error: any Error, at source: Instance?) {
    var above = source?.parent
    while let instance = above {
      if let boundary = instance as? BoundaryInstance, boundary.catchesMore {
        return boundary.fail(error, at: source?.shownPath ?? "")
      }
      above = instance.parent
    }
    if uncaught == nil {
      uncaught = Failure(error: error, path: source?.shownPath ?? "", boundary: nil)
      asksForEnd = true
      clock.timeline.setNeedsTurn()
    }
  }

  func drop(eventFor name: String) {
    // The last ones are enough for a trace.
    if dropped.count == 100 { dropped.removeFirst() }
    dropped.append(name)
  }

  /// Takes a warning to whoever listens, once for each subject.
  func report(_ message: String, about subject: String? = nil) {
    if reported.insert(subject ?? message).inserted { onReport(message) }
  }

  func reportDuplicate(
    _ key: NodeKey, in path: String, _ first: String, at place: Int, _ second: String,
    at otherPlace: Int
  ) {
    let key = key.description
    report(
      "two siblings have the key \(key): \(path) > \(first) at \(place)"
        + " and \(path) > \(second) at \(otherPlace)",
      about: "\(path) key \(key)")
  }
}
