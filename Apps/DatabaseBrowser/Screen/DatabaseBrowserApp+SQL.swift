import DatabaseWork
import Recurse
import RecurseEditor

extension DatabaseBrowserApp {
  /// The editor, and below it the rows of a result, or a plan.
  func sqlPage(_ state: State, _ size: CellSize) -> Node {
    VSplitView(\.sizes) {
      Pane("editor", min: 3) {
        VStack(alignment: .stretch) {
          TextEditor(
            "SQL", text: \.sql.text, selection: \.sql.selection,
            prompt: "SELECT … ; F5 runs it, or what is selected", lineNumbers: size.columns >= 60,
            language: .sql
          )
          .focused(\.focus, equals: .editor)
          .commands { editorCommands(state) }
          if let (completion, place) = state.sql.completion(in: state.schema), size.rows >= 12 {
            choices(completion, place)
          }
        }
      }
      Pane("result", min: 4) { result(state) }
    }
    .commands {
      if state.sql.running != nil {
        Command("Cancel", id: "back", key: "escape") { $0.cancelSQL() }
      } else if state.focus != .editor {
        runCommands()
      }
      Command("Statements…", key: "ctrl+t") { $0.showsHistory = true }
      Command("Write to a file…", id: "export-result", key: "f8") { $0.beginExport() }
    }
  }

  @CommandBuilder<Self>
  private func runCommands() -> [Command<Self>] {
    Command("Run", key: "f5") { $0.sql.run(isPlan: false) }
    Command("Plan", key: "f6") { $0.sql.run(isPlan: true) }
  }

  @CommandBuilder<Self>
  private func editorCommands(_ state: State) -> [Command<Self>] {
    // What the page is for comes before what the editor has as well.
    if state.sql.running == nil { runCommands() }
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
        if let problem = result.problem { failure(problem, result) }
        if result.hasRows {
          resultTable(result)
        } else if result.problem == nil {
          quiet(
            "\(result.statements) \(result.statements == 1 ? "statement" : "statements"), "
              + "\(result.changes) changed \(result.changes == 1 ? "row" : "rows")")
        } else {
          quiet("")
        }
      }
    } else {
      quiet("F5 runs what is written above. F6 shows its plan.")
    }
  }

  private func quiet(_ words: String) -> Node {
    VStack {
      Text(words).foreground(.secondaryText).focusable().focused(\.focus, equals: .result)
      Spacer()
    }
    .padding(horizontal: 1)
  }

  private func failure(_ problem: DatabaseProblem, _ result: SQLResult) -> Node {
    VStack(alignment: .stretch) {
      Text(DisplayText.line("\(problem)")).foreground(.error).bold().lineLimit(3)
      if result.failedNumber > 1, let failed = result.failed {
        Text("in statement \(result.failedNumber): \(DisplayText.line(failed))")
          .foreground(.secondaryText).lineLimit(1)
      }
    }
    .padding(horizontal: 1)
  }

  private func resultTable(_ result: SQLResult) -> Node {
    let widths = result.columns.indices.map { column in
      let longest = result.rows.prefix(100).lazy.map { min(40, $0[column].words.count) }.max() ?? 0
      return min(max(4, result.columns[column].count + 1, longest + 1), 32)
    }
    return Table(\.sql.rows, selection: \.sql.row, columns: \.sql.columns) {
      TableColumn("#") { row in Text("\(row.id + 1)").foreground(.secondaryText).lineLimit(1) }
        .width(max(2, "\(result.rows.count)".count)).alignment(.trailing).selectionDisabled()
      for (place, title) in result.columns.prefix(Self.mostColumns).enumerated() {
        resultColumn(
          place, title, width: widths[place], isLast: place == result.columns.count - 1,
          isNumber: result.rows.prefix(20).allSatisfy { $0[place].isNumber || $0[place].isNull })
      }
    } placeholder: {
      Text("No rows").foreground(.secondaryText).padding(horizontal: 1)
    }
    .accessibilityLabel("Result")
    .focused(\.focus, equals: .result)
  }

  private func resultColumn(
    _ place: Int, _ title: String, width: Int, isLast: Bool, isNumber: Bool
  ) -> TableColumn<DatabaseBrowserApp, SQLPage.ResultRow> {
    let new = TableColumn<DatabaseBrowserApp, SQLPage.ResultRow>(title) { row in
      CellText.text(row.cells[place]).node(for: DatabaseBrowserApp.self)
    }
    .alignment(isNumber ? .trailing : .leading)
    // In the space that is left, numbers would be far from the others.
    return isLast && !isNumber ? new.width(min: width) : new.width(width)
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

extension BrowserState {
  mutating func cancelSQL() {
    file?.interrupt()
  }
}
