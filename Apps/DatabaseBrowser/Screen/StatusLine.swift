import DatabaseWork
import Recurse

/// A line with what goes on, or what went wrong, or what a page has.
struct StatusLine: Component, Equatable {
  private let title: String?
  private let written: Int?
  private let problem: String?
  private let facts: String
  /// Whether the line alone can say that a transaction is open.
  private let showsTransaction: Bool
  /// The rows that are still to be read.
  private let reading: String?

  /// - Parameter isAlone: whether there is no room for the top row.
  init(_ state: BrowserState, isAlone: Bool) {
    showsTransaction = isAlone && state.sql.isInTransaction
    title = state.work.job?.title ?? (state.sql.running == nil ? nil : "Running")
    (written, problem) = (state.work.written, state.work.problem)
    facts = Self.facts(state)
    reading =
      state.obstacle != nil
      ? nil
      : state.file == nil || state.request != nil
        ? "Reading" : state.grid?.isCounted == false ? "Counting" : nil
  }

  func render(state: Void) -> Node {
    if let problem, title == nil {
      Text(problem).foreground(.error).lineLimit(4).padding(horizontal: 1)
    } else {
      StatusBar {
        if let title {
          Spinner(title)
          if let written { Text("\(NumberText.grouped(written)) rows").foreground(.secondaryText) }
          Spacer()
          Text("Esc cancels").foreground(.secondaryText)
        } else {
          if showsTransaction {
            Text("transaction open").bold().foreground(.warning).lineLimit(1)
          }
          Text(facts).foreground(.secondaryText)
          Spacer()
          if let reading { Spinner(reading) }
        }
      }
    }
  }

  private static func facts(_ state: BrowserState) -> String {
    if state.panel == .sql {
      guard let result = state.sql.result, result.problem == nil else { return "" }
      guard let shown = state.sql.shown else { return "\(result.milliseconds) ms" }
      let cut = shown.isCut ? " (the first ones)" : ""
      return "\(NumberText.rows(shown.rows.count))\(cut), \(shown.milliseconds) ms"
    }
    // The rows are those of another page.
    if state.panel == .structure { return state.structureFacts }
    guard let grid = state.grid else { return "" }
    let count = NumberText.grouped(grid.rows.count) + (grid.isCounted ? "" : "+")
    let place =
      state.cursor.map { "row \(NumberText.grouped($0 + 1)) of \(count)" }
      ?? (grid.isCounted ? NumberText.rows(grid.rows.count) : "\(count) rows")
    let filtered = grid.query.filter == nil ? "" : ", filtered"
    let sort = grid.query.sort.map { ", by \(DisplayText.line($0.column))" } ?? ""
    // Rows as they are in the table take no time that anybody asks for.
    let isOrdinary = filtered.isEmpty && sort.isEmpty
    let time = isOrdinary ? "" : grid.milliseconds.map { ", \($0) ms" } ?? ""
    return place + filtered + sort + time + key(state)
  }

  /// What the column with the cursor is, where a change of its value is one of the row's identity.
  private static func key(_ state: BrowserState) -> String {
    guard let place = state.columnPlace, let table = state.table,
      table.shown[place].keyPlace > 0
    else { return "" }
    return "  \(DisplayText.line(table.shown[place].name)) is the key"
  }
}
