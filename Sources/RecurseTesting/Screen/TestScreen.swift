import Recurse
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// An app on a screen in memory: keys go in, pictures come out, time stands still.
///
/// ```swift
/// let screen = TestScreen(LoginForm(), columns: 40, rows: 12)
/// screen.type("Test")
/// screen.press(.tab)
/// #expect(screen.text.contains("Test"))
/// #expect(screen.takeRecord().frames == 2)
/// ```
///
/// With `RECURSE_STRICT=1` in the environment every commit and every frame is compared with one
/// made from nothing.
@MainActor
public final class TestScreen<Root: Component>: ElementQueries {
  let stage: Stage
  let memory: MemoryScreen
  let target: any ResizableScreen
  let time = ManualTime()
  /// What happened and is not expected yet, in an exhaustive test.
  let ledger: Ledger?
  private let emitted = Log<Root.Output>()
  private let reported = Log<String>()
  /// What the root component emitted, in order.
  public var outputs: [Root.Output] { emitted.entries }
  /// Warnings: duplicate keys, content placed nowhere.
  public var reports: [String] { reported.entries }
  /// Events that nobody handled.
  public internal(set) var unhandled: [InputEvent] = []

  /// - Parameters:
  ///   - state: the root's state, where it is not the component's `initialState`.
  ///   - animates: whether changes are animated where the tree or an update says so. Each frame is
  ///     then seen with ``advance(by:)``; without it a screen shows every change at once.
  ///   - isStrict: whether to compare with fresh builds, whatever the environment says.
  ///   - terminal: the name of a terminal, as in `TERM`: ``update`` then has the bytes that ncurses
  ///     would send to it. Without one a screen takes cells, and no bytes are known.
  public convenience init(
    _ root: Root, state: Root.State? = nil, columns: Int = 80, rows: Int = 24,
    environment: EnvironmentValues = EnvironmentValues(), animates: Bool = false,
    isStrict: Bool? = nil, terminal: String? = nil
  ) {
    self.init(
      root, state: state, columns: columns, rows: rows, environment: environment,
      animates: animates, isStrict: isStrict, terminal: terminal, ledger: nil)
  }

  init(
    _ root: Root, state: Root.State?, columns: Int, rows: Int, environment: EnvironmentValues,
    animates: Bool = false, isStrict: Bool? = nil, terminal: String? = nil, ledger: Ledger?
  ) {
    self.ledger = ledger
    let memory = MemoryScreen(size: CellSize(columns: columns, rows: rows))
    self.memory = memory
    target = terminal.map { CountingScreen(memory, terminal: $0) } ?? memory
    stage = Stage(
      root, state: state, on: target, clock: time.clock, environment: environment,
      isStrict: isStrict ?? isStrictFromEnvironment, animates: animates,
      onOutput: { [emitted] in emitted.entries.append($0) },
      onReport: { [reported] in reported.entries.append($0) })
    if let ledger {
      ledger.know(self.root.state, of: self.root)
      stage.runtime.engine.onEffect = { [ledger] in ledger.note($0, $1) }
    }
    stage.present()
  }

  // MARK: - What can be seen

  /// The picture, without the spaces at the ends of lines and the empty lines at the bottom.
  public var text: String { memory.text }

  /// The picture with a letter for each style, and what the letters mean.
  public var styledText: String { memory.styledText }

  public var picture: String { memory.text }

  /// What a cell looks like.
  public func style(row: Int, column: Int) -> CellStyle { memory.style(row: row, column: column) }

  /// Where the terminal's cursor stands; `nil` where it is hidden.
  public var cursor: CellPoint? { memory.cursor }

  /// The root component's state.
  public var state: Root.State { root.state }

  var root: TypedComponentInstance<Root> {
    unsafeDowncast(stage.runtime.rootInstance, to: TypedComponentInstance<Root>.self)
  }

  public var elements: [FoundElement] {
    stage.runtime.rootElement.elementsBelow.dropFirst().map { $0 }
  }

  /// The element that has the focus.
  public var focused: FoundElement? {
    guard let widget = stage.tree.focus.widget, let instance = widget.instance else { return nil }
    return FoundElement(instance: instance, boxed: widget === instance.widget ? nil : widget)
  }

  /// The exit status, once the app asked for the end.
  public var quitStatus: Int32? { stage.runtime.quitStatus }

  /// The error that no boundary caught.
  public var failure: Failure? { stage.runtime.uncaughtFailure }

  /// What updates cost since the last call.
  public func takeRecord() -> FrameRecord {
    defer { earlierRecord = FrameRecord() }
    return earlierRecord + stage.takeRecord()
  }

  /// What verbs before the last one cost, since ``takeRecord()``.
  var earlierRecord = FrameRecord()
  /// Whether a verb is part of another.
  var isInVerb = false

  /// Cells and frames that the screen itself has received.
  public var received: (cells: Int, spans: Int, frames: Int) {
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
