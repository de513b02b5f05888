import DatabaseWork
import Recurse

/// A line with what goes on, or what went wrong, or what a page has.
struct StatusLine: Component, Equatable {
  private let title: String?
  private let written: Int?
  private let problem: String?
  private let facts: String
  /// The rows that are still to be read.
  private let reading: String?

  init(_ state: BrowserState) {
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
          if let written { Text("\(Self.grouped(written)) rows").foreground(.secondaryText) }
          Spacer()
          Text("Esc cancels").foreground(.secondaryText)
        } else {
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
      let cut = result.isCut ? " (the first ones)" : ""
      return "\(rows(result.rows.count))\(cut), \(result.milliseconds) ms"
    }
    guard let grid = state.grid else { return "" }
    let count = grouped(grid.rows.count)
    let rows = grid.isCounted ? Self.rows(grid.rows.count) : "\(count)+ rows"
    let place = state.cursor.map { "row \(grouped($0 + 1)) of " } ?? ""
    let filtered = grid.query.filter == nil ? "" : ", filtered"
    let sort = grid.query.sort.map { ", by \(DisplayText.line($0.column))" } ?? ""
    return place + rows + filtered + sort
  }

  /// A number of rows in words.
  static func rows(_ count: Int) -> String { "\(grouped(count)) \(count == 1 ? "row" : "rows")" }

  /// A number in groups of three digits.
  static func grouped(_ number: Int) -> String {
    let digits = Array("\(number)")
    return digits.indices.map { place in
      let isGroup = place > 0 && (digits.count - place) % 3 == 0
      return (isGroup ? "," : "") + String(digits[place])
    }
    .joined()
  }
}
