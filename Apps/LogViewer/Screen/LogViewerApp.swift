import Recurse
import RecurseReaders

/// Logs beside each other, with one filter for all.
package struct LogViewerApp: App {
  private let inputs: [LogInput]
  private let filter: LogFilter
  /// The bytes of a compressed file that are kept.
  private let keep: Int

  package struct State {
    package var filter: LogFilter
    var options = PaneOptions()
    var focus: Focus? = .pane(0)
    /// The pane that had the focus last, which is shown where there is room for one.
    var selected = 0
    var isDone = false
    var showsKeys = false
    /// The filter that was taken away, in words.
    var notice: String?

    /// Takes the filter away, and says which it was, unless a person has only seen its text go.
    mutating func showAllLines() {
      if focus != .filter || filter.level != nil {
        let text = filter.text.isEmpty ? nil : "“\(filter.text)”"
        let parts = [text, filter.level.map(Self.words)].compactMap { $0 }
        notice = "Filter removed: " + parts.joined(separator: ", ")
      }
      (filter.text, filter.level) = ("", nil)
    }

    static func words(for level: LogLevel) -> String { "\(level) and above" }
  }

  enum Focus: Hashable {
    case pane(Int)
    case filter
  }

  package init(
    _ inputs: [LogInput], filter: LogFilter = LogFilter(), keep: Int = 64 << 20
  ) {
    (self.inputs, self.filter, self.keep) = (inputs, filter, keep)
  }

  package var initialState: State { State(filter: filter) }

  package func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { size in
      VStack(alignment: .stretch) {
        panes(state, size)
        if size.rows >= 10 || state.focus == .filter { filterRow(state, size) }
        if size.rows >= 8 { KeyHints() }
      }
      .commands { commands(state, size) }
      .toast(item: \.notice) { Text($0) }
      .sheet(isPresented: \.showsKeys) { KeysPage(rows: size.rows) }
    }
    // What is chosen beside the field is done: the keys are for the lines again.
    .onChange(of: state.filter.level) { state, _ in state.focus = .pane(state.selected) }
    .onChange(of: state.filter.isRegularExpression) { state, _ in
      state.focus = .pane(state.selected)
    }
    .onChange(of: state.focus) { state, focus in
      if case .pane(let index)? = focus { state.selected = index }
    }
    .windowTitle(inputs.map(\.title).joined(separator: ", "))
  }

  @CommandBuilder<Self>
  private func commands(_ state: State, _ size: CellSize) -> [Command<Self>] {
    let hasNumbers = options(state, size).lineNumbers == .shown
    Command("Filter", key: "f") { $0.focus = .filter }
    Command("Wrap", key: "w") { $0.options.wraps.toggle() }
    Command("Line numbers", key: "#") {
      $0.options.lineNumbers = hasNumbers ? .hidden : .shown
    }
    Command("Lines a minute", key: "r") { $0.options.showsRates.toggle() }
    if inputs.count > 1 {
      Command("Next file", key: "]") { state in
        state.selected = (state.selected + 1) % inputs.count
        state.focus = .pane(state.selected)
      }
    }
    if !state.filter.isEverything, state.focus != .filter {
      Command("Show all lines", id: "show-all", key: "escape") { $0.showAllLines() }
    }
    Command("Keys", key: "h") { $0.showsKeys = true }
    Command("Quit", key: "q") { $0.isDone = true }
  }

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
  }

  // MARK: - Panes

  /// The panes beside each other, above each other, or one of them, as there is room. Each keeps
  /// its state when this changes.
  private func panes(_ state: State, _ size: CellSize) -> Node {
    let isRow = isRow(size)
    let isOne = !isRow && size.rows / inputs.count < 7
    return FlexBox(direction: isRow ? .row : .column) {
      ForEach(Array(inputs.indices), id: \.self) { index in
        LogPane(
          input: inputs[index], filter: state.filter,
          options: options(state, size),
          place: isOne && inputs.count > 1 ? "\(index + 1)/\(inputs.count) " : "",
          isLow: size.rows < 7, keep: keep
        )
        .focused(\.focus, equals: .pane(index))
        .flex(grow: 1, basis: 0)
        .collapsed(isOne && index != state.selected)
      }
    }
  }

  private func isRow(_ size: CellSize) -> Bool { size.columns / inputs.count >= 30 }

  private func options(_ state: State, _ size: CellSize) -> PaneOptions {
    state.options.fitting(isRow(size) ? size.columns / inputs.count : size.columns)
  }

  // MARK: - The filter

  private func filterRow(_ state: State, _ size: CellSize) -> Node {
    HStack {
      // The prompt of the field is gone once a person types.
      if size.columns >= 50 {
        Text("Filter").foreground(state.filter.text.isEmpty ? .secondaryText : .accent)
      }
      TextField("Filter", text: \.filter.text, prompt: "lines that contain…")
        .focused(\.focus, equals: .filter)
        // A field takes Enter before commands do.
        .onSubmit { $0.focus = .pane($0.selected) }
        .flex(grow: 1)
        .commands {
          Command("Keep the filter", key: "enter") { $0.focus = .pane($0.selected) }
          Command("Show all lines", id: "clear-filter", key: "escape") { state in
            state.showAllLines()
            state.focus = .pane(state.selected)
          }
        }
      if size.columns >= 50 {
        Toggle("Pattern", isOn: \.filter.isRegularExpression)
        Picker("", selection: \.filter.level) {
          Text("Any level").tag(LogLevel?.none)
          for level in LogLevel.allCases {
            Text(State.words(for: level)).tag(LogLevel?.some(level))
          }
        }
      }
    }
    .padding(horizontal: 1)
  }
}
