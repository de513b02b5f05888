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
/// With `RECURSE_STRICT=1` in the environment every commit and every frame is compared with one made
/// from nothing.
@MainActor
public final class TestScreen<Root: Component>: ElementQueries {
  let stage: Stage
  let memory: MemoryScreen
  let time = ManualTime()
  private let emitted = Log<Root.Output>()
  private let reported = Log<String>()
  /// What the root component emitted, in order.
  public var outputs: [Root.Output] { emitted.entries }
  /// Warnings: duplicate keys, content placed nowhere.
  public var reports: [String] { reported.entries }
  /// Events that nobody handled.
  public private(set) var unhandled: [InputEvent] = []

  /// - Parameters:
  ///   - state: the root's state, where it is not the component's `initialState`.
  ///   - animates: whether changes are animated where the tree or an update says so. Each frame is
  ///     then seen with ``advance(by:)``; without it a screen shows every change at once.
  ///   - isStrict: whether to compare with fresh builds, whatever the environment says.
  public init(
    _ root: Root, state: Root.State? = nil, columns: Int = 80, rows: Int = 24,
    environment: EnvironmentValues = EnvironmentValues(), animates: Bool = false,
    isStrict: Bool? = nil
  ) {
    memory = MemoryScreen(size: CellSize(columns: columns, rows: rows))
    stage = Stage(
      root, state: state, on: memory, clock: time.clock, environment: environment,
      isStrict: isStrict ?? isStrictFromEnvironment, animates: animates,
      onOutput: { [emitted] in emitted.entries.append($0) },
      onReport: { [reported] in reported.entries.append($0) })
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

  private var root: TypedComponentInstance<Root> {
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
  public func takeRecord() -> FrameRecord { stage.takeRecord() }

  /// Cells and frames that the screen itself has received.
  public var received: (cells: Int, spans: Int, frames: Int) {
    (memory.cellCount, memory.spanCount, memory.frameCount)
  }

  // MARK: - What a person does

  /// Handles events as if they had come in one read: one frame follows.
  public func send(_ events: [InputEvent]) {
    for event in events where !stage.handle(event) { unhandled.append(event) }
    stage.present()
  }

  /// Presses keys, each on its own.
  public func press(_ keys: Key...) {
    for key in keys { send([.key(KeyEvent(key))]) }
  }

  /// Types a text, each character on its own; a newline is Enter, a tab is Tab.
  public func type(_ text: String) {
    for character in text { send([.key(KeyEvent(Key(typing: character)))]) }
  }

  /// Types a text that comes in one read.
  public func typeAtOnce(_ text: String) {
    send(text.map { .key(KeyEvent(Key(typing: $0))) })
  }

  public func paste(_ text: String) { send([.paste(Paste(text))]) }

  public func resize(columns: Int, rows: Int) {
    let size = CellSize(columns: columns, rows: rows)
    guard size != memory.size else { return }
    memory.resize(size)
    stage.resize(to: size)
    stage.present()
  }

  /// Does something outside the tree in one turn of the app, as a task would: writes to a property,
  /// say. One frame follows.
  ///
  /// ```swift
  /// screen.turn { player.position.value = 42 }
  /// ```
  public func turn(_ work: () throws -> Void) rethrows {
    defer { stage.present() }
    try work()
  }

  /// Runs a transition of the root component, as an effect of it would.
  public func change(_ transition: @escaping @MainActor (inout Root.State) throws -> Void) {
    root.perform(update: .automatic, from: root) { state, _ in try transition(&state) }
    stage.present()
  }

  /// Gives the focus to the button with a label, and presses Enter.
  public func press(_ label: String) throws {
    try focus(on: button(label))
    press(.enter)
  }

  /// Gives an element the focus.
  public func focus(on element: FoundElement) throws {
    guard let widget = element.widget, widget.isFocusable else {
      throw SearchFailure(message: "“\(element.label)” takes no focus", picture: picture)
    }
    stage.tree.focus.move(to: widget, isRevealed: true)
    stage.present()
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
