import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A component tree on a screen, which turns events into frames.
///
///     event ─▶ commit ─▶ widget or listener ─▶ transition ─┐
///       ▲                                                   │  … more events
///       └───────────────────────────────────────────────────┘
///     turn: commit ─▶ layout ─▶ what widgets report of it ─▶ paint ─▶ changed cells ─▶ one write
///
/// A commit is not a frame: the changes of an event are reconciled before the next event is
/// handled, and painted once all events of a turn have been handled.
@MainActor
package final class Stage {
  package let tree: WidgetTree
  package let runtime: Runtime<WidgetTree>
  package let screen: any Screen
  /// The layers that the library itself shows over the app.
  let layers: StageLayers
  /// Whether the author was told of keys that cannot work.
  @exclusivity(unchecked) private var hasCheckedKeys = !isDebugBuild
  // The tree and its widgets are released on the main actor, where they are used.
  isolated deinit {}

  /// Whether the tree is compared with a fresh build. The first difference turns this off, because
  /// its consequences would be reported at every commit.
  @exclusivity(unchecked) var isStrict: Bool
  let onStrictFailure: @MainActor (String) -> Void
  @exclusivity(unchecked) private var shownTitle = ""
  /// The content that waits to be printed.
  let prints: PrintQueue
  // Each frame reads these, as those of the screen.
  @exclusivity(unchecked) var shownCursor: TerminalCursor??
  /// The part of the terminal that the app has; `nil` if its state has no say in that.
  @exclusivity(unchecked) var presentation: StagePresentation?
  /// The presentation that the state asks for; `nil` as above.
  @exclusivity(unchecked) var wantedPresentation: (@MainActor () -> Presentation)?
  @exclusivity(unchecked) private(set) package var record = FrameRecord()
  /// Is told of each part of the work, for a trace or an inspection.
  @exclusivity(unchecked) package var observer: (any StageObserver)? {
    didSet { runtime.engine.observer = observer }
  }
  /// The spoken form of the app, if a person hears it.
  package let voice: AppVoice
  /// Whether a commit, or the time of an animation, changed something that no frame has shown.
  @exclusivity(unchecked) private var hasUnshownCommit = true
  /// Whether something may have changed since a strict stage last compared its tree with a fresh
  /// one.
  @exclusivity(unchecked) private var hasUnverifiedCommit = true

  /// Whether a change is not shown in a frame yet: by a commit, by time, or in a widget that an app
  /// changes itself.
  package var hasFrame: Bool {
    hasUnshownCommit || tree.needsFrame || !prints.isEmpty
  }

  /// - Parameters:
  ///   - isStrict: whether each commit and each frame is compared with one built from scratch.
  ///   - onStrictFailure: takes the first difference. An app ends with it on standard error.
  package init<Root: Component>(
    _ root: Root, state: Root.State? = nil, on screen: any Screen, clock: AppClock,
    environment: EnvironmentValues = EnvironmentValues(),
    theme: ThemeSetting = ThemeSetting(), startsEffects: Bool = true,
    isStrict: Bool = false,
    onStrictFailure: @escaping @MainActor (String) -> Void = { fatalError($0) },
    animates: Bool = false,
    onOutput: (@MainActor (Root.Output) -> Void)? = nil,
    onReport: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.screen = screen
    self.isStrict = isStrict
    self.onStrictFailure = onStrictFailure
    tree = WidgetTree(size: screen.size)
    tree.themeSetting = theme
    tree.isUTF8 = screen.isUTF8
    tree.mouse.now = { clock.timeline.now }
    tree.timeline = clock.timeline
    let layers = StageLayers(tree)
    self.layers = layers
    let voice = AppVoice(tree) { screen.speak($0) }
    self.voice = voice
    tree.onRequest = { request in
      switch request {
      case .copy(let text):
        guard screen.copy(text) else {
          layers.showCopyFailure(of: text)
          return false
        }
      case .bell: screen.ring()
      case .notification(let text): screen.notify(text)
      case .announcement(let text):
        screen.announce(text)
        voice.announce(text)
      case .commands: layers.showCommands()
      }
      return true
    }
    var environment = environment
    environment.windowSize = screen.windowSize
    environment.schemeInUse = theme.scheme
    runtime = Runtime(
      root, state: state, on: tree, clock: clock, environment: environment,
      startsEffects: startsEffects, overlay: { layers.layer }, onOutput: onOutput,
      onReport: onReport)
    prints = runtime.engine.prints
    layers.presenter = runtime.overlay
    tree.commands.onHelp = { layers.toggleCommands() }
    tree.mouse.onSecondaryPress = { [unowned tree] widget, point in
      guard let menu = tree.copyMenu(on: widget, at: point) else { return false }
      layers.showCopying(menu)
      return true
    }
    tree.commands.onQuit = { [engine = runtime.engine] in engine.quit(status: 0) }
    runtime.engine.defersRelease = true
    if isStrict {
      runtime.engine.diagnostics.onMisuse = { [weak self] in self?.failStrict($0) }
    }
    tree.root.instance = runtime.rootElement
    if animates {
      tree.animate(on: clock.timeline) { [weak self] in self?.hasUnshownCommit = true }
    }
  }

  /// Handles an event in the state that all earlier events have led to.
  ///
  /// - Returns: whether the event was handled.
  package func handle(_ event: InputEvent) -> Bool { handle(event, beginning: []).isHandled }

  /// Handles the first of several events that arrived together, in the state that all earlier
  /// events have led to. Several keys may be handled at once, as one edit of a long text.
  ///
  /// - Returns: the number of events handled, and whether anything used them.
  package func handle(firstOf events: ArraySlice<InputEvent>) -> (count: Int, isHandled: Bool) {
    guard let event = events.first else { return (0, false) }
    return handle(event, beginning: events)
  }

  private func handle(
    _ event: InputEvent, beginning events: ArraySlice<InputEvent>
  ) -> (count: Int, isHandled: Bool) {
    let start = observer?.willHandle(event)
    // The mouse points at the current layout, and the focus may wait for it.
    if event.isMouse { layOut() } else { commit() }
    if tree.focus.needsLayout { layOut() }
    let typed = tree.typedTogether(in: events)
    let isHandled = tree.handle(typed.map { .paste(Paste($0.text)) } ?? event)
    commit()
    tree.endEvent()
    voice.handledEvent()
    if let observer, let start { observer.didHandle(event, since: start) }
    return (typed?.keys ?? 1, isHandled)
  }

  /// Reconciles the changes, and moves the focus where the tree now wants it.
  package func commit() {
    let start = runtime.needsCommit ? observer?.time : nil
    defer { if let observer, let start { observer.didCommit(since: start) } }
    if runtime.needsCommit {
      hasUnshownCommit = true
      hasUnverifiedCommit = true
    }
    // Moving the focus may change the state, which may move the focus.
    for _ in 0..<100 {
      runtime.commit()
      guard tree.finishCommit() || runtime.needsCommit else { break }
      hasUnverifiedCommit = true
    }
    guard isStrict, hasUnverifiedCommit else { return }
    // After an uncaught error nothing is rendered.
    guard runtime.uncaughtFailure == nil, !runtime.engine.hasUnrenderedChanges else { return }
    hasUnverifiedCommit = false
    verifyTree()
  }

  /// Tells the tree that the app is to end. Half-typed text is applied to the state first.
  package func beginEnding() {
    voice.beginEnding()
    takeEdits()
    runtime.setEnvironment { $0.isEnding = true }
    commit()
  }

  /// Applies half-typed text, as if the focus left its field.
  package func takeEdits() {
    // After an uncaught error nothing is rendered.
    guard runtime.uncaughtFailure == nil else { return }
    commit()
    tree.takeEdits()
    commit()
  }

  /// Shows the colors of a terminal of which more is known now.
  package func use(_ theme: ThemeSetting) {
    let old = tree.themeSetting
    tree.themeSetting = theme
    // The same style is another color now.
    if theme.level != old.level { tree.grid.invalidate() }
    if theme.scheme != old.scheme { runtime.setEnvironment { $0.schemeInUse = theme.scheme } }
  }

  package func resize(to size: CellSize) {
    tree.resize(size)
    runtime.setEnvironment { $0.windowSize = screen.windowSize }
  }

  /// Commits and lays out until both agree: if content depends on its size, or on what is visible,
  /// the layout leads to another commit.
  package func layOut() {
    commit()
    tree.beginLayouts()
    tree.layOut()
    failForStack()
    var passes = 0
    while runtime.needsCommit || tree.hasReports || tree.closeHiddenLayers(),
      runtime.uncaughtFailure == nil
    {
      passes += 1
      guard passes <= Engine.maximumPasses else {
        tree.dropReports()
        return runtime.engine.stopLayoutLoop()
      }
      commit()
      // The new content may fit without the scrollbars that the old content needed. If content
      // changes with its scrollbars, the search for them is repeated only a few times.
      if passes <= Self.mostSearches { tree.beginLayouts() }
      tree.layOut()
      failForStack()
    }
  }

  /// The number of commits after which the scrollbars found stay until the next turn.
  private static let mostSearches = 10

  /// Reports nesting that is too deep for the layout as an error of the component that shows it.
  private func failForStack() {
    if !tree.isLaidOut { runtime.engine.failForStack(at: tree.tooDeep) }
  }

  /// Runs a turn of the event loop without input: commits, and presents a frame if there is a
  /// change to show.
  package func turn() {
    commit()
    if hasFrame { present() }
  }

  /// Presents the last frame of an app, and says what it adds.
  package func presentLast() { present(isLast: true) }

  /// Paints and presents the changes since the last frame, if there are any.
  @discardableResult
  package func present() -> FrameReport { present(isLast: false) }

  @discardableResult
  private func present(isLast: Bool) -> FrameReport {
    let start = observer?.time
    // Unmounted instances are freed once the frame is out, and what is said of it.
    defer { runtime.engine.releaseUnmounted() }
    defer { if voice.isOn, tree.isLaidOut { speak(isLast: isLast) } }
    // Content that follows a source without a commit is compared here.
    hasUnverifiedCommit = true
    updatePresentation()
    spanned("layout") {
      layOut()
      fitRows()
      // The widget under the mouse may have changed; its reaction is part of this frame.
      tree.mouse.updateHover()
      if runtime.needsCommit || tree.hasReports { layOut() }
    }
    hasUnshownCommit = false
    if !hasCheckedKeys { checkKeys() }
    if isDebugBuild { tree.takeProblems().forEach(runtime.engine.diagnostics.onReport) }
    if let title = tree.takeChangedTitle() { show(title: title) }
    if let progress = tree.takeChangedProgress() { screen.setProgress(progress) }
    let hasPrinted = !prints.isEmpty
    if hasPrinted { printNodes() }
    // A failed layout is an uncaught error: the app ends.
    guard tree.isLaidOut else { return FrameReport() }
    spanned("paint") {
      tree.grid.renumberStyles()
      tree.paint()
    }
    if isStrict, runtime.uncaughtFailure == nil, !runtime.engine.hasUnrenderedChanges {
      verifyPicture()
    }
    let sent = spanned("cells") { flush(to: screen) }
    let cursor = tree.terminalCursor
    guard !sent.isEmpty || hasPrinted || shownCursor != .some(cursor) else { return FrameReport() }
    shownCursor = .some(cursor)
    let report = spanned("ncurses") {
      screen.present(cursor: cursor?.location, isShown: cursor?.isShown == true)
    }
    record.frames += 1
    record.cells += sent.cells
    record.bytes += report.bytes
    record.writes += report.writes
    if let observer, let start {
      observer.didPresent(cells: sent.cells, bytes: report.bytes, since: start)
    }
    return report
  }

  private func speak(isLast: Bool) {
    let isKept = presentation?.shown.maxHeight != nil
    isLast ? voice.speakLast(isKept: isKept) : voice.speak(title: shownTitle, isKept: isKept)
  }

  private func show(title: String) {
    guard title != shownTitle else { return }
    shownTitle = title
    screen.setTitle(title)
  }

  /// Tells the author of keys that cannot work, after the first layout of a debug build.
  private func checkKeys() {
    hasCheckedKeys = true
    for problem in tree.commands.problems() { runtime.engine.diagnostics.onReport(problem) }
  }

  private func flush<Target: Screen>(to screen: Target) -> FlushReport {
    tree.grid.flush(to: screen)
  }

  /// Returns the record since the last call, and resets it.
  package func takeRecord() -> FrameRecord {
    defer {
      _ = runtime.takeRecord()
      tree.laidOut = 0
      tree.painter.painted = 0
      record = FrameRecord()
    }
    return currentRecord
  }

  /// The record since ``takeRecord()``.
  package var currentRecord: FrameRecord {
    var result = record
    result.update = runtime.engine.record
    result.laidOut = tree.laidOut
    result.painted = tree.painter.painted
    return result
  }
}

extension InputEvent {
  fileprivate var isMouse: Bool { if case .mouse = self { true } else { false } }
}
