import RecurseCore
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets
internal import Testing

/// An app on a screen in memory, with a clock that only the test advances.
///
/// ```swift
/// let screen = TestScreen(LoginForm(), columns: 40, rows: 12)
/// screen.type("Test")
/// screen.press(.tab)
/// #expect(screen.text.contains("Test"))
/// #expect(screen.takeRecord().frames == 2)
/// ```
///
/// Strict mode, which is on by default, compares every commit and every frame with a fresh build.
/// The first difference is recorded as an issue of the running test, and ends the comparison on
/// this screen. `RECURSE_STRICT=0` in the environment turns strict mode off.
@MainActor
public final class TestScreen<Root: Component>: ElementQueries {
  let stage: Stage
  let memory: MemoryScreen
  let target: any ResizableScreen
  let time = ManualTime()
  /// The size of the terminal's window.
  var window: CellSize
  /// The part of the window that the app has.
  public internal(set) var presentation: Presentation
  /// The known colors of the terminal.
  private(set) var colors: TerminalColors
  /// The changes that an exhaustive test has not expected yet.
  let ledger: Ledger?
  /// The recorder of strict mode's issues, or `nil` while strict mode is off.
  let strictIssues: StrictIssues?
  private let emitted = Collected<Root.Output>()
  private let reported = Collected<String>()
  let children = AnsweredPrograms()
  /// The outputs of the root component, in order.
  public var outputs: [Root.Output] { emitted.entries }
  /// Warnings, such as duplicate keys and content that is never mounted.
  public var reports: [String] { reported.entries }
  /// The events that no handler and no widget handled.
  public internal(set) var unhandled: [InputEvent] = []

  /// Mounts an app and presents its first frame.
  ///
  /// - Parameters:
  ///   - state: the root's state, or `nil` for the component's `initialState`.
  ///   - columns: the width of the screen, in cells.
  ///   - rows: the height of the screen, in cells.
  ///   - animates: whether changes are animated as the tree or an update asks. ``advance(by:)``
  ///     then presents the frames; otherwise a screen shows every change at once.
  ///   - theme: the theme of the colors, or `nil` for the app's theme or else the standard one.
  ///   - colorScheme: whether the terminal is dark or light. `nil` stands for a terminal that does
  ///     not report it: colors are then the terminal's own sixteen, or the dark ones of a theme
  ///     that paints its own background.
  ///   - colors: the number of colors that the terminal has.
  ///   - isStrict: whether to compare with fresh builds; `nil` leaves it to the environment. Tests
  ///     that count allocations or time pass `false`.
  ///   - terminal: the name of a terminal, as in `TERM`. ``update`` then counts the bytes that
  ///     ncurses would send to it. Without one, no bytes are counted.
  ///   - screenReader: whether a person hears the app, as with `RECURSE_SCREEN_READER=1`.
  ///     ``takeSpoken()`` has the lines.
  ///   - fileID: the source location for issues of strict mode, together with the following
  ///     parameters.
  public convenience init(
    _ root: Root, state: Root.State? = nil, columns: Int = 80, rows: Int = 24,
    environment: EnvironmentValues = EnvironmentValues(), animates: Bool = false,
    theme: Theme? = nil, colorScheme: ColorScheme? = nil, colors: ColorLevel = .trueColor,
    isStrict: Bool? = nil, terminal: String? = nil, screenReader: Bool = false,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      root, state: state, columns: columns, rows: rows, environment: environment,
      animates: animates,
      colors: TerminalColors(of: root, theme: theme, level: colors, scheme: colorScheme),
      isStrict: isStrict, terminal: terminal, screenReader: screenReader, ledger: nil,
      sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  init(
    _ root: Root, state: Root.State?, columns: Int, rows: Int, environment: EnvironmentValues,
    animates: Bool = false, colors: TerminalColors, isStrict: Bool? = nil,
    terminal: String? = nil, screenReader: Bool = false, ledger: Ledger?,
    sourceLocation: SourceLocation
  ) {
    self.ledger = ledger
    self.colors = colors
    window = CellSize(columns: columns, rows: rows)
    presentation = Presentation.first(of: root, state: state)
    let memory = MemoryScreen(size: window)
    memory.use(presentation, window: window)
    self.memory = memory
    target = terminal.map { CountingScreen(memory, terminal: $0) } ?? memory
    let issues = isStrict ?? StrictMode.isOn ? StrictIssues(at: sourceLocation) : nil
    strictIssues = issues
    stage = Stage(
      root, state: state, on: target, clock: time.clock, environment: environment,
      theme: colors.setting, isStrict: issues != nil, onStrictFailure: { issues?.record($0) },
      animates: animates,
      onOutput: { [emitted] in emitted.entries.append($0) },
      onReport: { [reported] in reported.entries.append($0) })
    stage.sendUncaughtErrors(to: root)
    stage.followPresentation(of: root, shown: presentation) { [weak self] wanted in
      self?.use(wanted)
    }
    stage.runtime.engine.diagnostics.onMistake = {
      StrictIssues(at: sourceLocation).record(mistake: $0)
    }
    children.answerAll(of: stage.runtime.engine)
    if let ledger {
      ledger.accept(self.root.state, of: self.root)
      stage.runtime.engine.diagnostics.onEffect = { [ledger] in ledger.record($0, $1) }
    }
    if screenReader { stage.voice.start() }
    stage.present()
  }

  private func use(_ presentation: Presentation) -> CellSize {
    self.presentation = presentation
    target.use(presentation, window: window)
    return target.size
  }

  /// Handles a terminal's answer to a query for its colors, or its report that they changed.
  package func receive(_ reply: TerminalReply) {
    colors.take(reply)
    showColors()
  }

  /// Reports that the terminal's background has changed to another color.
  ///
  /// ```swift
  /// screen.changeTerminalBackground(to: .rgb(0xffffff))
  /// ```
  public func changeTerminalBackground(to color: Color) {
    colors.setTerminalBackground(color)
    showColors()
  }

  private func showColors() {
    stage.use(colors.setting)
    stage.turn()
  }

  // MARK: - What is shown

  /// The size of the app's part of the window.
  public var size: CellSize { memory.size }

  /// The rows that `.print(id:)` effects have printed above an app below the prompt, oldest first.
  ///
  /// ```swift
  /// try screen.press("Finish")
  /// #expect(screen.printed == ["✓ notes.txt"])
  /// ```
  ///
  /// A row is here from the frame in which its effect appears, in the width that the window had. It
  /// does not change with the state or the size. The rows are also here while the app
  /// has the whole screen; a terminal shows them only after that. What a program writes to standard
  /// output is not here, and ``text`` has the rows of the app itself.
  public var printed: [String] {
    memory.prints.flatMap { grid in
      (0..<grid.size.rows).map { row in
        let text = grid.glyphs.text(of: grid.row(row).map(\.glyph))
        return String(text.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  /// The screen as text, without trailing spaces and without empty lines at the bottom.
  public var text: String { memory.text }

  /// The screen as text with a letter for each style, and a legend of the letters.
  public var styledText: String { memory.styledText }

  /// The screen as text, for the message of a failed search. The same as ``text``.
  public var picture: String { memory.text }

  /// Returns the style of a cell. Rows and columns count from 0.
  public func style(row: Int, column: Int) -> CellStyle { memory.style(row: row, column: column) }

  /// Returns the address that a cell links to, or `nil` if the cell is not part of a link.
  public func link(row: Int, column: Int) -> String? { memory.link(row: row, column: column) }

  /// The position of the terminal's cursor, or `nil` while it is hidden.
  public var cursor: CellPoint? { memory.cursor }

  /// The position of the terminal's cursor, shown or hidden.
  ///
  /// It follows the focus, so that screen readers and magnifiers follow too. `nil` while nothing
  /// has the focus or the focus is out of sight.
  public var cursorLocation: CellPoint? { memory.cursorLocation }

  /// The texts that were copied to the terminal's clipboard, in order, as the terminal receives
  /// them. The newest 1,000 are kept.
  public var copied: [String] { memory.requests.copied }

  /// The number of times that the terminal's bell was rung.
  public var bells: Int { memory.requests.bells }

  /// The notifications that were shown, in order, as the terminal receives them. The newest 1,000
  /// are kept.
  public var notifications: [String] { memory.requests.notifications }

  /// The announcements of handlers, in order. The newest 1,000 are kept.
  public var announcements: [String] { memory.requests.announcements }

  /// Returns the lines that a person heard since the last call, if the screen was made with a
  /// screen reader.
  ///
  /// ```swift
  /// let screen = TestScreen(LoginForm(), screenReader: true)
  /// #expect(screen.takeSpoken() == ["Username, text field, empty"])
  /// screen.press(.tab)
  /// #expect(screen.takeSpoken() == ["Password, secure field, empty"])
  /// ```
  ///
  /// The newest 1,000 are kept.
  public func takeSpoken() -> [String] { memory.takeSpoken() }

  /// The programs that got the terminal, in order. The newest 1,000 are kept.
  public var programs: [TerminalProgram] { children.programs }

  /// Answers for the programs that get the terminal, which do not run in a test. By default each
  /// ends at once with status 0.
  ///
  /// ```swift
  /// screen.onProgram = { _ in .failure(.notFound("vi")) }
  /// ```
  ///
  /// Until the closure returns, the program has the terminal, and a person types for it. A test
  /// that types, presses or clicks meanwhile fails, and the app gets nothing.
  public var onProgram: @MainActor (TerminalProgram) async -> ChildResult {
    get { children.answer }
    set { children.answer = newValue }
  }

  /// The title of the window, or `nil` if it has none.
  public var windowTitle: String? { memory.title }

  /// The progress that the terminal shows for its window, in percent, or `nil` if there is none. It
  /// is that of the first incomplete `ProgressView` in sight.
  public var progress: Int? { memory.progress }

  /// The root component's state.
  public var state: Root.State { root.state }

  var root: TypedComponentInstance<Root> {
    unsafeDowncast(stage.runtime.rootInstance, to: TypedComponentInstance<Root>.self)
  }

  /// All elements, in tree order. O(n).
  public var elements: [FoundElement] {
    stage.runtime.rootElement.elementsBelow.dropFirst().map { $0 }
  }

  /// The element that has the focus, or `nil` if none has it.
  public var focused: FoundElement? {
    guard let widget = stage.tree.focus.widget, let instance = widget.instance else { return nil }
    return FoundElement(instance: instance, boxed: widget === instance.widget ? nil : widget)
  }

  /// The exit status, or `nil` until the app asks to quit.
  public var quitStatus: Int32? { stage.runtime.quitStatus }

  /// The error that no error boundary caught.
  public var failure: Failure? { stage.runtime.uncaughtFailure }

  /// Returns the cost of all actions since the last call.
  public func takeRecord() -> FrameRecord {
    defer { earlierRecord = FrameRecord() }
    return earlierRecord + stage.takeRecord()
  }

  /// The cost of the actions before the last one, since ``takeRecord()``.
  var earlierRecord = FrameRecord()
  /// Whether the test is inside an action, so that an action within it is a part of it.
  var isInAction = false
  /// Whether the app has asked to quit and what was half typed then is in the state.
  var hasTakenEdits = false

  /// The numbers of cells, spans and frames that the screen itself has received.
  package var received: (cells: Int, spans: Int, frames: Int) {
    (memory.cellCount, memory.spanCount, memory.frameCount)
  }
}

extension Key {
  /// Creates the key that types a character.
  package init(typing character: Character) {
    switch character {
    case "\n", "\r", "\r\n": self = .enter
    case "\t": self = .tab
    default: self = .character(character)
    }
  }
}

extension TerminalColors {
  /// Creates the colors of a component, or of an app, on a terminal that a test describes.
  @MainActor
  init<Root: Component>(
    of root: Root, theme: Theme? = nil, level: ColorLevel = .trueColor, scheme: ColorScheme? = nil
  ) {
    self.init(
      theme: theme ?? (root as? any App)?.theme ?? .standard,
      level: level, scheme: scheme)
  }
}
