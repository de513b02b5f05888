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
/// In strict mode, which is on by default, every commit and every frame is compared with one built
/// from nothing. The first difference is recorded as an issue of the running test, and ends the
/// comparison on this screen. `RECURSE_STRICT=0` in the environment turns strict mode off.
@MainActor
public final class TestScreen<Root: Component>: ElementQueries {
  let stage: Stage
  let memory: MemoryScreen
  let target: any ResizableScreen
  let time = ManualTime()
  /// What is known of the terminal's colors.
  private(set) var colors: TerminalColors
  /// The changes that the test has not expected yet, in an exhaustive test.
  let ledger: Ledger?
  /// Records what strict mode finds; `nil` while it is off.
  let strictIssues: StrictIssues?
  private let emitted = Collected<Root.Output>()
  private let reported = Collected<String>()
  /// What the root component emitted, in order.
  public var outputs: [Root.Output] { emitted.entries }
  /// Warnings, such as duplicate keys and content that is never mounted.
  public var reports: [String] { reported.entries }
  /// Events that no handler and no widget handled.
  public internal(set) var unhandled: [InputEvent] = []

  /// Mounts an app and presents its first frame.
  ///
  /// - Parameters:
  ///   - state: the root's state, if not the component's `initialState`.
  ///   - columns: the width of the screen, in cells.
  ///   - rows: the height of the screen, in cells.
  ///   - animates: whether changes are animated as the tree or an update asks. Frames are then
  ///     presented by ``advance(by:)``; otherwise a screen shows every change at once.
  ///   - theme: what colors look like; `nil` is the app's theme, or the standard one.
  ///   - colorScheme: whether the terminal is dark or light; `nil` does not tell, as some terminals
  ///     do: then colors are the terminal's own sixteen, or the dark ones of a theme that paints its
  ///     own background.
  ///   - colors: how many colors the terminal has.
  ///   - isStrict: whether to compare with fresh builds; `nil` leaves it to the environment.
  ///     Tests that count allocations or time pass false.
  ///   - terminal: the name of a terminal, as in `TERM`: ``update`` then counts the bytes that
  ///     ncurses would send to it. Without one, no bytes are counted.
  ///   - fileID: where issues of strict mode are recorded, as are the following parameters.
  public convenience init(
    _ root: Root, state: Root.State? = nil, columns: Int = 80, rows: Int = 24,
    environment: EnvironmentValues = EnvironmentValues(), animates: Bool = false,
    theme: Theme? = nil, colorScheme: ColorScheme? = nil, colors: ColorLevel = .trueColor,
    isStrict: Bool? = nil, terminal: String? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      root, state: state, columns: columns, rows: rows, environment: environment,
      animates: animates,
      colors: TerminalColors(of: root, theme: theme, level: colors, scheme: colorScheme),
      isStrict: isStrict, terminal: terminal, ledger: nil,
      sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  init(
    _ root: Root, state: Root.State?, columns: Int, rows: Int, environment: EnvironmentValues,
    animates: Bool = false, colors: TerminalColors, isStrict: Bool? = nil,
    terminal: String? = nil, ledger: Ledger?,
    sourceLocation: SourceLocation
  ) {
    self.ledger = ledger
    self.colors = colors
    let memory = MemoryScreen(size: CellSize(columns: columns, rows: rows))
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
    if let ledger {
      ledger.accept(self.root.state, of: self.root)
      stage.runtime.engine.diagnostics.onEffect = { [ledger] in ledger.record($0, $1) }
    }
    stage.present()
  }

  /// Answers for the terminal, when it was asked for its colors or tells that they changed.
  package func receive(_ reply: TerminalReply) {
    colors.take(reply)
    showColors()
  }

  /// The terminal tells that its background is another color.
  ///
  /// ```swift
  /// screen.changeTerminalBackground(to: .rgb(0xffffff))
  /// ```
  public func changeTerminalBackground(to color: Color) {
    colors.setTerminalBackground(color)
    showColors()
  }

  private func showColors() {
    stage.tree.themeSetting = colors.setting
    stage.turn()
  }

  // MARK: - What is shown

  /// The screen as text, without trailing spaces and without empty lines at the bottom.
  public var text: String { memory.text }

  /// The screen as text with a letter for each style, and a legend of the letters.
  public var styledText: String { memory.styledText }

  /// The screen as text, for the message of a failed search. The same as ``text``.
  public var picture: String { memory.text }

  /// The style of a cell. Rows and columns count from 0.
  public func style(row: Int, column: Int) -> CellStyle { memory.style(row: row, column: column) }

  /// The address that a cell links to; `nil` where it is part of no link.
  public func link(row: Int, column: Int) -> String? { memory.link(row: row, column: column) }

  /// The cell of the terminal's cursor; `nil` while it is hidden.
  public var cursor: CellPoint? { memory.cursor }

  /// The cell of the terminal's cursor, shown or hidden: it goes with the focus, so that screen readers
  /// and magnifiers follow. `nil` while nothing has the focus or that is out of sight.
  public var cursorLocation: CellPoint? { memory.cursorLocation }

  /// The text that was copied last; `nil` before that.
  public var clipboard: String? { memory.clipboard }

  /// The title of the window; `nil` where nothing gave it any.
  public var windowTitle: String? { memory.title }

  /// The root component's state.
  public var state: Root.State { root.state }

  var root: TypedComponentInstance<Root> {
    unsafeDowncast(stage.runtime.rootInstance, to: TypedComponentInstance<Root>.self)
  }

  /// All elements, in tree order. O(n).
  public var elements: [FoundElement] {
    stage.runtime.rootElement.elementsBelow.dropFirst().map { $0 }
  }

  /// The element that has the focus.
  public var focused: FoundElement? {
    guard let widget = stage.tree.focus.widget, let instance = widget.instance else { return nil }
    return FoundElement(instance: instance, boxed: widget === instance.widget ? nil : widget)
  }

  /// The exit status, after the app asked to quit.
  public var quitStatus: Int32? { stage.runtime.quitStatus }

  /// The error that no error boundary caught.
  public var failure: Failure? { stage.runtime.uncaughtFailure }

  /// What all actions since the last call cost.
  public func takeRecord() -> FrameRecord {
    defer { earlierRecord = FrameRecord() }
    return earlierRecord + stage.takeRecord()
  }

  /// What the actions before the last one cost, since ``takeRecord()``.
  var earlierRecord = FrameRecord()
  /// Whether the test is inside an action, so that an action within it is a part of it.
  var isInAction = false
  /// Whether the app has asked to quit and what was half typed then is in the state.
  var hasTakenEdits = false

  /// Cells, spans and frames that the screen itself has received.
  package var received: (cells: Int, spans: Int, frames: Int) {
    (memory.cellCount, memory.spanCount, memory.frameCount)
  }
}

extension Key {
  /// The key that types a character.
  package init(typing character: Character) {
    switch character {
    case "\n", "\r", "\r\n": self = .enter
    case "\t": self = .tab
    default: self = .character(character)
    }
  }
}

extension TerminalColors {
  /// Those of a component, or of an app, on a terminal that a test describes.
  @MainActor
  init<Root: Component>(
    of root: Root, theme: Theme? = nil, level: ColorLevel = .trueColor, scheme: ColorScheme? = nil
  ) {
    self.init(
      theme: theme ?? (root as? any App)?.theme ?? .standard,
      level: level, scheme: scheme)
  }
}
