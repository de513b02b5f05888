/// One mounted tree at work: its host, its queues, and what is counted.
///
///     transition ─▶ TransitionQueue ─▶ Scheduler ─▶ commit ─▶ Patcher ─▶ host
///                                                     └─▶ Diagnostics
@MainActor
package final class Engine {
  let patcher: Patcher
  package let clock: AppClock
  package let startsEffects: Bool
  let scheduler = Scheduler()
  let transitions = TransitionQueue()
  package let diagnostics: Diagnostics
  // Not checked for overlapping access, as docs/decisions/002-unchecked-access.md measures.
  /// Takes changes of what regions have read; nil in a tree that is built for comparison, which
  /// subscribes to nothing.
  @exclusivity(unchecked) private(set) var inbox: ChangeInbox?
  @exclusivity(unchecked) package var record = UpdateRecord()
  @exclusivity(unchecked) package var updates = RequestedUpdates()
  // Another module that asks `updates` would check the access.
  package var declaresAnimation: Bool { updates.declaresAnimation }
  /// A frame was painted.
  package func frameEnded() { updates.frameEnded() }
  @exclusivity(unchecked) package weak var observer: (any RenderObserver)?
  @exclusivity(unchecked) var attachments = Attachments()

  @exclusivity(unchecked) package internal(set) var isCommitting = false
  @exclusivity(unchecked) var commitNumber = 0
  /// The initial state of the root, if a caller provides one.
  private var rootState: Any?
  private(set) var hasRootState = false
  private var knownReference: ZeroingReference<Engine>?
  /// Whether the stack ran out: nothing more is mounted or updated until the error boundary that
  /// was told is reached again.
  @exclusivity(unchecked) var isOutOfStack = false

  /// The error that no boundary handled, and the exit status that the tree asked for: either ends
  /// the app.
  @exclusivity(unchecked) package internal(set) var uncaught: Failure? {
    didSet { asksForEnd = true }
  }
  /// Handles such an error, if the root wants it. Returns `false` if it still ends the app.
  var onUncaught: (@MainActor (Failure) -> Bool)?
  private(set) package var quitStatus: Int32? {
    didSet { asksForEnd = true }
  }
  /// Whether either is there: looked at after each event.
  @exclusivity(unchecked) private(set) package var asksForEnd = false

  init(
    _ patcher: Patcher, clock: AppClock, startsEffects: Bool, subscribes: Bool,
    onReport: @escaping @MainActor (String) -> Void
  ) {
    self.patcher = patcher
    self.clock = clock
    self.startsEffects = startsEffects
    diagnostics = Diagnostics(onReport: onReport)
    if subscribes { inbox = ChangeInbox(reference) }
  }

  deinit { knownReference?.clear() }

  /// A reference for those that may outlive the engine.
  var reference: ZeroingReference<Engine> {
    if let knownReference { return knownReference }
    let reference = ZeroingReference(self)
    knownReference = reference
    return reference
  }

  /// Makes the widget of an element.
  func makeWidget(of box: ElementBox, for instance: ElementInstance) -> AnyObject {
    record.made += 1
    return patcher.make(box, for: instance)
  }

  /// Asks for the end of the app.
  package func quit(status: Int32) {
    if quitStatus == nil { quitStatus = status }
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

  // MARK: - Unmounted instances

  /// Whether unmounted instances are kept until ``releaseUnmounted()``: to free a thousand rows
  /// takes as long as to make them, and the frame without them need not wait for it.
  package var defersRelease = false
  @exclusivity(unchecked) private var unmounted: [Instance] = []

  /// Keeps an unmounted instance until ``releaseUnmounted()`` if release is deferred. Otherwise,
  /// the caller's reference is the last.
  func releaseLater(_ instance: Instance) {
    if defersRelease { unmounted.append(instance) }
  }

  /// Frees the instances that ``releaseLater(_:)`` kept.
  package func releaseUnmounted() {
    if !unmounted.isEmpty { unmounted = [] }
    StackSafeRelease.free()
  }
}
