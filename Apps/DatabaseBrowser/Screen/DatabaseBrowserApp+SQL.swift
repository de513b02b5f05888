import DatabaseWork
import Recurse
import RecurseEditor
import RecurseReaders

extension DatabaseBrowserApp {
  /// The editor, and below it the rows of a result, or a plan: one of them where there is no room
  /// for both.
  func sqlPage(_ state: State, _ size: CellSize) -> Node {
    let hasBoth = size.rows >= Self.leastRowsForResult
    return VStack(alignment: .stretch) {
      if hasBoth {
        VSplitView(\.sizes) {
          Pane("editor", min: 3) { editor(state, size) }
          Pane("result", min: 4) { result(state) }
        }
      } else if state.focus == .result {
        result(state).flex(grow: 1, shrink: 1)
      } else {
        editor(state, size).flex(grow: 1, shrink: 1)
        if let result = state.sql.result, let problem = result.problem, !state.sql.showsPlan {
          failure(problem, result, state.sql.failedPlace, rows: 2)
        }
      }
    }
    .commands {
      if state.sql.running != nil {
        Command("Cancel", id: "back", key: "escape") { $0.cancelSQL() }
      } else if state.focus != .editor {
        runCommands(showsResult: false)
      }
      if !hasBoth, state.focus == .result {
        Command("Text", id: "editor", key: "shift+tab") { $0.focus = .editor }
      }
      if let count = state.sql.result?.sets.count, count > 1, state.focus == .result {
        Command("Previous result", key: "[") { $0.sql.show($0.sql.place - 1) }
        Command("Next result", key: "]") { $0.sql.show($0.sql.place + 1) }
      }
      Command("Statements…", key: "ctrl+t") { $0.showsHistory = true }
      Command("Write to a file…", id: "export-result", key: "f8") { $0.beginExport() }
      // Their keys are the last of all in a line of hints.
      if state.focus == .result, state.sql.shown != nil {
        copyCommands { $0.copyResult($1, &$2) }
      }
    }
  }

  /// The rows of a window from which on a result has room below the editor.
  private static let leastRowsForResult = 11

  private func editor(_ state: State, _ size: CellSize) -> Node {
    VStack(alignment: .stretch) {
      TextEditor(
        "SQL", text: \.sql.text, selection: \.sql.selection,
        prompt: "SELECT … ; F5 runs it, or what is selected", lineNumbers: size.columns >= 60,
        language: .sql
      )
      .focused(\.focus, equals: .editor)
      .commands { editorCommands(state, size) }
      if let (completion, place) = state.sql.completion(in: state.schema), size.rows >= 12 {
        choices(completion, place)
      }
    }
  }

  /// - Parameter showsResult: whether the result takes the place of the editor.
  @CommandBuilder<Self>
  private func runCommands(showsResult: Bool) -> [Command<Self>] {
    Command("Run", key: "f5") { state in
      state.sql.run(isPlan: false)
      if showsResult { state.focus = .result }
    }
    Command("Plan", key: "f6") { state in
      state.sql.run(isPlan: true)
      if showsResult { state.focus = .result }
    }
  }

  @CommandBuilder<Self>
  private func editorCommands(_ state: State, _ size: CellSize) -> [Command<Self>] {
    // What the page is for comes before what the editor has as well.
    if state.sql.running == nil {
      runCommands(showsResult: size.rows < Self.leastRowsForResult)
    }
    // Where there is nothing to complete, Tab does not leave the text.
    let completes = state.sql.completion(in: state.schema) != nil
    Command("Complete", key: "tab", isEnabled: completes) { $0.sql.complete(in: $0.schema) }
    if completes {
      Command("Complete backward", key: "shift+tab") { $0.sql.complete(in: $0.schema, by: -1) }
    } else {
      Command("Result", key: "shift+tab") { $0.focus = .result }
    }
  }

  /// The choices in a line; Tab takes the first one, and then the next ones.
  private func choices(_ completion: Completion, _ place: Int?) -> Node {
    let first = max(0, (place ?? 0) - 2)
    let shown = completion.choices.enumerated().dropFirst(first).prefix(12)
    // One text, whose end is cut where there is too little room.
    let line = shown.reduce(Text("Tab").foreground(.secondaryText)) { text, choice in
      let word = Text(choice.element)
      return text + Text("  ")
        + (choice.offset == place ? word.bold().foreground(.accent) : word)
    }
    return HStack { line }.lineLimit(1).padding(horizontal: 1).frame(height: 1, maxWidth: .infinity)
    .background(.surface)
  }

  // MARK: - Results

  @NodeBuilder<Self>
  private func result(_ state: State) -> Node {
    if state.sql.showsPlan {
      plan(state)
    } else if let result = state.sql.result {
      VStack(alignment: .stretch) {
        if let problem = result.problem { failure(problem, result, state.sql.failedPlace) }
        if let shown = state.sql.shown {
          if result.sets.count > 1 { statement(shown, state.sql.place, of: result.sets.count) }
          resultTable(shown)
        } else if result.problem == nil {
          quiet(
            "\(result.statements) \(result.statements == 1 ? "statement" : "statements"), "
              + "\(result.changes) changed \(result.changes == 1 ? "row" : "rows")")
        } else {
          quiet("")
        }
      }
    } else {
      beginnings(state)
    }
  }

  /// Statements to begin with, before one has run.
  private func beginnings(_ state: State) -> Node {
    VStack(alignment: .stretch) {
      Text("F5 runs what is written above. F6 shows its plan.").foreground(.secondaryText)
        .lineLimit(1).padding(horizontal: 1)
      List(\.startingPoints) { point in
        HStack(spacing: 2) {
          Code(DisplayText.line(point.sql), language: .sql).lineLimit(1).flex(shrink: 1)
          Spacer()
          Text(DisplayText.line(point.note)).foreground(.secondaryText).lineLimit(1).fixedSize()
        }
        .padding(.trailing)
        .onSelect { $0.begin(with: point) }
      }
      .accessibilityLabel("Statements to begin with")
      .focused(\.focus, equals: .result)
    }
  }

  private func quiet(_ words: String) -> Node {
    VStack {
      Text(words).foreground(.secondaryText).focusable().focused(\.focus, equals: .result)
      Spacer()
    }
    .padding(horizontal: 1)
  }

  /// The statement whose rows are below it.
  private func statement(_ shown: RowSet, _ place: Int, of count: Int) -> Node {
    HStack {
      Text("Result \(place + 1) of \(count)  ").bold()
        + Text(DisplayText.line(shown.sql)).foreground(.secondaryText)
    }
    .lineLimit(1).padding(horizontal: 1).frame(height: 1, maxWidth: .infinity)
    .background(.surface)
  }

  private func failure(
    _ problem: DatabaseProblem, _ result: SQLResult, _ place: TextPlace?, rows: Int = 3
  ) -> Node {
    VStack(alignment: .stretch) {
      Text(
        (place.map { "line \($0.line), column \($0.column): " } ?? "")
          + DisplayText.line("\(problem)")
      )
      .foreground(.error).bold().lineLimit(rows)
      if result.failedNumber > 1, let failed = result.failed, rows > 2 {
        Text("in statement \(result.failedNumber): \(DisplayText.line(failed))")
          .foreground(.secondaryText).lineLimit(1)
      }
    }
    .padding(horizontal: 1)
  }

  private func resultTable(_ result: RowSet) -> Node {
    let areNumbers = result.columns.indices.map { column in
      result.rows.prefix(20).allSatisfy { $0[column].isNumber || $0[column].isNull }
    }
    let widths = result.columns.indices.map { column in
      ColumnWidth.natural(
        result.columns[column], result.rows.prefix(100).lazy.map { $0[column] },
        isNumber: areNumbers[column])
    }
    return Table(\.sql.rows, selection: \.sql.row, columns: \.sql.columns) {
      TableColumn("#") { row in Text("\(row.id + 1)").foreground(.secondaryText).lineLimit(1) }
        .width(max(2, "\(result.rows.count)".count)).alignment(.trailing).selectionDisabled()
      for (place, title) in result.columns.prefix(Self.mostColumns).enumerated() {
        resultColumn(place, title, in: widths, isNumber: areNumbers[place])
      }
    } placeholder: {
      Text("No rows").foreground(.secondaryText).padding(horizontal: 1)
    }
    .key("\(result.columns)")
    .accessibilityLabel("Result")
    .focused(\.focus, equals: .result)
    .commands {
      Command("Copy value", key: "y") { state, emit in
        let place = result.columns.firstIndex { $0 == state.sql.columns.cursor }
        state.copyResult(.value(place ?? 0), &emit)
      }
    }
  }

  private func resultColumn(
    _ place: Int, _ title: String, in widths: [Int], isNumber: Bool
  ) -> TableColumn<DatabaseBrowserApp, SQLPage.ResultRow> {
    let new = TableColumn<DatabaseBrowserApp, SQLPage.ResultRow>(
      ColumnWidth.title(title, isNumber: isNumber), id: title
    ) { row in
      CellText.text(row.cells[place]).padding(.leading, ColumnWidth.gap(isNumber: isNumber))
    }
    .alignment(isNumber ? .trailing : .leading)
    return ColumnWidth.set(new, place, in: widths, isNumber: isNumber)
  }

  private func plan(_ state: State) -> Node {
    List(
      \.sql.plan, children: \.children, expanded: \.sql.openSteps, selection: \.sql.step
    ) { step in
      Text(step.words).foreground(step.isScan ? .warning : nil).lineLimit(1)
    } placeholder: {
      Text("The statement has no plan.").foreground(.secondaryText).padding(horizontal: 1)
    }
    .accessibilityLabel("Plan")
    .focused(\.focus, equals: .result)
  }
}

extension DatabaseBrowserApp {
  /// Statements for the whole database, which are in the list of commands.
  @CommandBuilder<Self>
  func careCommands() -> [Command<Self>] {
    Command("Check the database") { $0.run("PRAGMA integrity_check; PRAGMA foreign_key_check") }
      .help("Looks for damage, and for references to rows that are not there")
    Command("Vacuum") { $0.run("VACUUM") }.help("Gives unused space of the file back")
    Command("Analyze") { $0.run("ANALYZE") }.help("Counts values, by which plans are made")
  }
}

extension BrowserState {
  var startingPoints: [StartingPoint] { StartingPoint.all(sql.history, schema) }

  /// Writes a statement in place of the text, which can be undone.
  mutating func begin(with point: StartingPoint) {
    sql.write(point.sql)
    focus = .editor
  }

  mutating func cancelSQL() {
    file?.interrupt()
  }

  /// Runs a statement, and shows what comes of it.
  mutating func run(_ statement: String) {
    show(.sql)
    sql.run(statement)
    focus = .result
  }
}
