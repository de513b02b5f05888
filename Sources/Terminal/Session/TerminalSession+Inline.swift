import CRecurse

/// The rows of an app below the prompt, as its session knows them.
struct InlinePlace {
  var query = PlaceQuery()
  /// The size of the terminal when it was asked.
  var size = CellSize(columns: 0, rows: 0)
  /// Whether the app is about to take its rows, and not to find them again after a change of the
  /// size.
  var isStart = true
  /// The rows that the app had when it was stopped. They are still its own if nobody has moved the
  /// cursor since then.
  var former: InlineRegion?
  /// Whether the terminal wraps rows that are too long for a new size; known of tmux alone. In
  /// doubt it does not: rows that stay behind are better than lines that are lost.
  var reflows = false
  /// Whether a frame was shown shortly before the present change of the size. The terminal may have
  /// had the new size already, and has then not broken the rows of the frame.
  var isRacing = false
  var hasAskedForName = false
}

extension TerminalSession {
  /// Changes the presentation, also while the app runs. ``takeNewSize()`` returns its size.
  package func present(as new: Presentation) throws(TerminalError) {
    let before = presentation
    presentation = new
    guard (new.maxHeight == nil) != (before.maxHeight == nil), screen.type.canBeInline else {
      screen.maxHeight = new.maxHeight ?? screen.maxHeight
      return
    }
    guard isEntered else { return try usePresentation() }
    if screen.isInline {
      screen.presentIfDue()
      screen.output.append(screen.takeRegionAway())
      inline.query.close()
    }
    screen.output.append(modes.leave)
    do {
      try usePresentation()
    } catch {
      presentation = before
      begin(with: modes.enter)
      throw error
    }
    CrashGuard.completing { armGuard() }
    begin(with: modes.enter)
  }

  /// Clears the rows of an app that shows nothing any more. What comes after it begins in the first
  /// of them.
  package func giveRowsBack() {
    guard isEntered, screen.isInline else { return }
    screen.presentIfDue()
    screen.output.append(screen.takeRegionAway())
  }

  private func usePresentation() throws(TerminalError) {
    try screen.use(presentation, terminal: Self.size(of: inputDescriptor))
    modes = SessionModes(screen: screen, options: options)
    screen.regionWork.isHeld = false
    newSize = screen.size
  }

  /// Asks for the place at which the app takes its rows.
  ///
  /// - Parameter former: the rows that it may still have.
  func askForStart(former: InlineRegion? = nil) {
    inline.former = former
    guard screen.isInline else { return }
    screen.forgetRegion()
    inline.isStart = true
    if !inline.hasAskedForName { screen.output.append(InlineRegion.askForName) }
    inline.hasAskedForName = true
    ask()
  }

  private func ask() {
    inline.size = Self.size(of: inputDescriptor)
    inline.query.ask(at: MonotonicTime.now)
    screen.output.append(InlineRegion.askForPlace)
    screen.hold()
  }

  /// The longest time until a terminal tells an app of a new size. tmux waits for 250 ms if it has
  /// told of another one before.
  private static let longestDelay = Duration.milliseconds(500)

  /// A new size may be one of many: the terminal is asked when it stays the same.
  func inlineSizeMayHaveChanged() {
    let size = Self.size(of: inputDescriptor)
    guard isEntered, inline.query.isOpen ? size != inline.size : size != screen.region?.terminal
    else { return }
    inline.size = size
    let now = MonotonicTime.now
    if !inline.query.isOpen { inline.isRacing = now - screen.regionShownAt < Self.longestDelay }
    inline.query.sizeChanged(at: now)
    screen.hold()
  }

  /// Asks for the place when the size has settled, or gives up waiting for the answer.
  func takeInlineDeadline() {
    switch inline.query.step(at: MonotonicTime.now) {
    case .ask: ask()
    case .giveUp: place(at: nil)
    case nil: break
    }
  }

  /// Takes note of what the terminal tells about itself and its cursor.
  func didReceiveInline(_ reply: TerminalReply) {
    switch reply {
    case .string(UInt8(ascii: "P"), let text) where text.hasPrefix(">|tmux "):
      inline.reflows = true
      inline.query.quietTime = .milliseconds(300)
    case .cursorPosition(let row, let column):
      // tmux counts a column more after it has written the last one.
      if inline.query.answer(), isEntered, screen.isInline {
        place(at: CellPoint(column: max(0, column - 1), row: max(0, row - 1)))
      }
    default: break
    }
  }

  private func place(at place: CellPoint?) {
    let size = Self.size(of: inputDescriptor)
    guard size == inline.size else {
      inline.size = size
      inline.query.sizeChanged(at: MonotonicTime.now)
      return
    }
    screen.regionWork.isHeld = false
    if inline.isStart {
      screen.startRegion(in: size, at: startOfFormerRows(from: place) ?? place)
    } else {
      screen.settle(in: size, at: place, reflows: inline.reflows && !inline.isRacing)
    }
    inline.isStart = false
    // The maximum number of rows may have changed, too.
    newSize = screen.size
  }

  /// Moves the cursor to the first of the rows that the app had, if the terminal is as the app has
  /// left it. A shell ends its lines, so a cursor in the first column may be the shell's.
  private func startOfFormerRows(from place: CellPoint?) -> CellPoint? {
    defer { inline.former = nil }
    guard var former = inline.former, let top = former.top, let place, place.column > 0,
      former.terminal == inline.size,
      place == CellPoint(column: former.cursor.column, row: top + former.cursor.row)
    else { return nil }
    screen.output.append(former.home())
    return CellPoint(column: 0, row: top)
  }

  /// Returns events with the locations of the mouse in the app's rows. Events of the mouse outside
  /// of the rows are left out; if the place of the rows is not known, all are.
  package func located(_ events: [InputEvent]) -> [InputEvent] {
    guard let region = screen.region else { return events }
    return events.compactMap { event in
      guard case .mouse(var mouse) = event else { return event }
      guard let location = region.location(of: mouse.location) else { return nil }
      mouse.location = location
      return .mouse(mouse)
    }
  }
}
