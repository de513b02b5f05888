import DatabaseWork
import Recurse
import RecurseEditor
import RecurseReaders

extension OwnedContent where Owner == DatabaseBrowserApp {
  /// Asks for values, rows, files and numbers.
  @MainActor
  func sheets(_ state: BrowserState) -> DatabaseBrowserApp.Node {
    node.sheet(item: \.valueForm) { form in ValueSheet.content(form) }
      .sheet(isPresented: \.hasRowForm) { RowSheet.content() }
      .sheet(isPresented: \.hasExportForm) { ExportSheet.content(state.exportForm?.source) }
      .sheet(isPresented: \.hasImportForm) { ImportSheet.content() }
      .sheet(isPresented: \.showsHistory) { HistorySheet.content(count: state.sql.history.count) }
      .sheet(isPresented: \.isGoing) {
        VStack(alignment: .stretch) {
          Text("Go to row").bold()
          SheetGap()
          TextField("Row", text: \.goal, prompt: "a number from 1 on")
          SheetGap()
          HStack(spacing: 2) {
            Button("Go") { $0.goToRow() }.keyboardShortcut(.defaultAction)
            Button("Cancel", role: .cancel)
          }
        }
        .frame(idealWidth: 34, maxWidth: 40)
      }
      .alert("A transaction is open", isPresented: \.asksToLeave) {
        Button("Commit and quit") { $0.leave(.commit) }
        Button("Roll back and quit", role: .destructive) { $0.leave(.rollBack) }
        Button("Cancel", role: .cancel)
      } message: {
        Text("What was changed in it is lost unless it is committed.").lineLimit(3)
      }
      .toast(item: \.work.notice) { Text($0) }
  }
}

extension BrowserState {
  var hasRowForm: Bool {
    get { rowForm != nil }
    set { if !newValue { rowForm = nil } }
  }

}

/// An empty row between the parts of a sheet, where there is room.
struct SheetGap: Component, Equatable {
  func render(state: Void) -> Node {
    WithEnvironment(\.windowSize) { size in
      if size.rows >= 20 { Text(" ").lineLimit(1) }
    }
  }
}

/// All of a value: a text that is edited, or bytes that are read.
enum ValueSheet {
  /// The rows of a text at most.
  private static let mostRows = 14

  @MainActor @NodeBuilder<DatabaseBrowserApp>
  static func content(_ form: ValueForm) -> DatabaseBrowserApp.Node {
    VStack(alignment: .stretch) {
      HStack(spacing: 2) {
        Text(DisplayText.line(form.column.name)).bold()
        Text(facts(form)).foreground(.secondaryText)
        Spacer()
      }
      .lineLimit(1)
      SheetGap()
      if form.value == nil {
        Text("Reading…").foreground(.secondaryText)
      } else if form.isEditable {
        TextEditor("Value", text: \.valueText).lineLimit(1...mostRows)
      } else if let lines = form.lines {
        LogView(lines).defaultScrollAnchor(.top).frame(height: mostRows)
          .accessibilityLabel("Value")
      } else {
        Text(form.text).textSelection(.enabled)
      }
      SheetGap()
      FlowStack(spacing: 2) {
        if form.isEditable { Button("Save") { $0.saveValue() } }
        Button("Close", role: .cancel)
      }
    }
    .frame(width: 80)
    .commands {
      if form.isEditable { Command("Save", key: "ctrl+s") { $0.saveValue() } }
    }
  }

  @MainActor
  private static func facts(_ form: ValueForm) -> String {
    let size = form.cell.byteCount == 0 ? "" : ", \(NumberText.grouped(form.cell.byteCount)) bytes"
    return (form.value ?? form.cell.value).type + size
  }
}

extension BrowserState {
  var valueText: String {
    get { valueForm?.text ?? "" }
    set { valueForm?.text = newValue }
  }
}

/// The fields of a new row.
enum RowSheet {
  @MainActor @NodeBuilder<DatabaseBrowserApp>
  static func content() -> DatabaseBrowserApp.Node {
    Reading(\.rowFacts) { facts in
      VStack(alignment: .stretch) {
        Text("New row in \(facts.table)").bold().lineLimit(1)
        SheetGap()
        if let problem = facts.problem { Text(problem).foreground(.error).lineLimit(3) }
        ScrollView {
          VStack(alignment: .stretch) {
            ForEach(facts.fields, id: \.id) { field in
              HStack(spacing: 1) {
                Text(field.title).lineLimit(1).frame(width: 18)
                TextField(field.title, text: \.[field: field.id], prompt: field.prompt)
                  .flex(grow: 1)
              }
            }
          }
        }
        .frame(height: min(facts.fields.count, 12))
        SheetGap()
        FlowStack(spacing: 2) {
          Button("Insert") { $0.insertRow() }.keyboardShortcut(.defaultAction)
          Button("Cancel", role: .cancel)
        }
      }
      .frame(width: 64)
      .command("Insert", key: "ctrl+s") { $0.insertRow() }
    }
  }
}

extension BrowserState {
  struct RowFacts: Equatable {
    struct Field: Equatable {
      let id: String
      let title: String
      let prompt: String
    }

    let table: String
    let problem: String?
    let fields: [Field]
  }

  var rowFacts: RowFacts {
    RowFacts(
      table: DisplayText.line(rowForm?.table.name ?? ""), problem: rowForm?.problem,
      fields: (rowForm?.fields ?? []).map {
        .init(id: $0.id, title: DisplayText.line($0.column.name), prompt: $0.prompt)
      })
  }

  subscript(field id: String) -> String {
    get { rowForm?[field: id] ?? "" }
    set { rowForm?[field: id] = newValue }
  }
}

/// The statements that ran, the last one first.
enum HistorySheet {
  @MainActor @NodeBuilder<DatabaseBrowserApp>
  static func content(count: Int) -> DatabaseBrowserApp.Node {
    VStack(alignment: .stretch) {
      Text("Statements").bold()
      SheetGap()
      List(\.sql.history) { entry in
        HStack(spacing: 2) {
          Text(DisplayText.line(entry.sql)).lineLimit(1).flex(grow: 1, shrink: 1, basis: 0)
          Text(DisplayText.line(entry.note)).foreground(.secondaryText).lineLimit(1)
            .frame(maxWidth: 30)
        }
        .onSelect { state in
          state.sql.write(entry.sql)
          state.showsHistory = false
        }
      } placeholder: {
        Text("None ran yet").foreground(.secondaryText)
      }
      .accessibilityLabel("Statements")
      .frame(height: min(max(1, count), 14))
    }
    .frame(width: 76)
  }
}
