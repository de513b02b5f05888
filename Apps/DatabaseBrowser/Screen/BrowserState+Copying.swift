import DatabaseWork
import Recurse

/// The form in which a row is copied.
enum CopyForm: Hashable, Sendable {
  /// A value alone, by the place of its column.
  case value(Int)
  case row(ExportFormat)

  /// The text of a row's values.
  func text(_ values: [SQLValue], _ columns: [String], of table: String) -> String {
    switch self {
    case .value(let place): values[place].copied
    case .row(let format): format.text(values, columns, of: table)
    }
  }
}

/// A row of which not all is known, and which is copied once it is read.
package struct CopyRequest: Hashable, Sendable {
  let id: Int
  let table: DatabaseTable
  let key: [SQLValue]
  let form: CopyForm
}

// Values for other programs: whole ones, of which a table shows the beginning.
extension BrowserState {
  /// Copies the row with the cursor, or a value of it.
  mutating func copy(_ form: CopyForm, _ emit: inout Emit<Never>) {
    guard let row, let table else { return }
    if form.isWhole(row.cells) {
      copy(row.cells.map(\.value), of: table, form, &emit)
    } else if row.key.isEmpty {
      work.notice = Self.tooLong
    } else {
      formCount += 1
      copying = CopyRequest(id: formCount, table: table, key: row.key, form: form)
    }
  }

  mutating func copy(
    _ result: Result<[SQLValue]?, DatabaseProblem>, of request: CopyRequest,
    _ emit: inout Emit<Never>
  ) {
    guard request == copying else { return }
    copying = nil
    switch result {
    case .success(let values?): copy(values, of: request.table, request.form, &emit)
    case .success(nil): work.notice = "The row is gone."
    case .failure(let problem): work.problem = "Copy: \(DisplayText.line("\(problem)"))"
    }
  }

  private mutating func copy(
    _ values: [SQLValue], of table: DatabaseTable, _ form: CopyForm, _ emit: inout Emit<Never>
  ) {
    let columns = table.shown
    if case .row(.sql) = form {
      // No statement sets what is generated.
      let places = columns.indices.filter { !columns[$0].isGenerated }
      let names = places.map { columns[$0].name }
      copy(form.text(places.map { values[$0] }, names, of: table.name), &emit)
    } else {
      copy(form.text(values, columns.map(\.name), of: table.name), &emit)
    }
  }

  /// Copies a text, if the clipboard takes it.
  mutating func copy(_ text: String, _ emit: inout Emit<Never>) {
    guard text.utf8.count <= Self.mostCopied else {
      return work.notice = "It is too long for the clipboard. x or X writes it to a file."
    }
    emit.copy(text)
    work.notice = text.isEmpty ? "The value is empty: nothing is copied." : "Copied."
  }

  /// Copies the row of a result with the cursor, or a value of it.
  mutating func copyResult(_ form: CopyForm, _ emit: inout Emit<Never>) {
    guard let shown = sql.shown, let place = sql.row, shown.rows.indices.contains(place) else {
      return
    }
    let cells = shown.rows[place]
    guard form.isWhole(cells) else { return work.notice = Self.tooLong }
    copy(form.text(cells.map(\.value), shown.columns, of: "result"), &emit)
  }

  /// The most bytes that a terminal takes.
  private static let mostCopied = 64 << 10
  private static let tooLong = "Only the beginning of the value is here. x writes all of it."
}

extension CopyForm {
  /// Whether all that is copied is there.
  fileprivate func isWhole(_ cells: [SQLCell]) -> Bool {
    switch self {
    case .value(let place): cells[place].isWhole
    case .row: cells.allSatisfy(\.isWhole)
    }
  }
}

extension DatabaseBrowserApp {
  /// Commands that copy a row in each form.
  @CommandBuilder<Self>
  func copyCommands(
    _ copy: @escaping @MainActor (inout State, CopyForm, inout Emit<Output>) -> Void
  ) -> [Command<Self>] {
    Command("Copy row as CSV", key: "Y c") { copy(&$0, .row(.csv), &$1) }
    Command("Copy row as JSON", key: "Y j") { copy(&$0, .row(.json), &$1) }
    Command("Copy row as INSERT", key: "Y i") { copy(&$0, .row(.sql), &$1) }
  }
}
