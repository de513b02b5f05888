import DatabaseWork
import Recurse

// The rows of the table: reading, sorting, filtering, and changing them.
extension BrowserState {
  package var gridRows: GridRows { grid?.rows ?? GridRows(count: 0, pages: [:]) }

  /// The rows that are in view, as far as is known.
  private var view: Range<Int> {
    let first = position.viewID(type: Int.self) ?? 0
    return first..<(first + Self.windowRows)
  }

  /// Whether rows have no numbers, as their first column has some that tell them apart. The line
  /// below the rows has the number of the row with the cursor.
  var hidesNumbers: Bool {
    guard let table, let number = table.rowIDColumn else { return false }
    return table.shown.first?.name == number.name
  }

  /// The next page that is to be read.
  var request: Grid.Request? { grid?.request(view, cursor: cursor) }

  /// The row with the cursor.
  package var row: TableRow? {
    cursor.flatMap { place in gridRows.indices.contains(place) ? gridRows[place].row : nil }
  }

  /// The place of the column with the cursor.
  var columnPlace: Int? { columns.cursor.flatMap { titles.firstIndex(of: $0) } }

  mutating func take(
    _ result: Result<Grid.PageRead, DatabaseProblem>, of request: Grid.Request
  ) {
    let near = (cursor ?? view.lowerBound) / GridRows.pageSize
    if case .failure(let problem) = result { refuse(request.query, problem) }
    grid?.take(result, of: request, near: near)
    if case .success(let read) = result, let table, request.query.table == table {
      let titles = self.titles
      let new = titles.indices.map { column in
        ColumnWidth.natural(
          titles[column], read.rows.lazy.map { $0.cells[column] },
          isNumber: table.shown[column].isNumber)
      }
      // A column of texts keeps its width; numbers are of use only if they are whole.
      widths =
        widths.isEmpty
        ? new
        : new.indices.map { place in
          let isText = table.shown[place].affinity == .text
          return isText ? widths[place] : max(widths[place], new[place])
        }
    }
    // A table without rows lets go of the cursor.
    if cursor == nil, gridRows.count > 0 { cursor = 0 }
    if let cursor, let count = grid?.rows.count, cursor >= count, grid?.isCounted == true {
      self.cursor = count == 0 ? nil : count - 1
    }
  }

  mutating func take(
    _ result: Result<RowCount, DatabaseProblem>, of query: TableQuery, _ version: Int
  ) {
    if case .failure(let problem) = result { refuse(query, problem) }
    grid?.take(result, of: query, version)
    if let grid, grid.isCounted, grid.query == query, query.filter == nil {
      counts.take(grid.rows.count, of: query.table)
    }
    guard goesToEnd, grid?.isCounted == true, gridRows.count > 0 else { return }
    goesToEnd = false
    cursor = gridRows.count - 1
    position.scrollToEnd()
  }

  /// Whether rows can be read: in a transaction, statements and changes come before them.
  var canRead: Bool {
    !sql.isInTransaction || (sql.running == nil && work.isIdle && leaving?.sql == nil)
  }

  /// Whether rows can be counted: in a transaction, pages come before that.
  var canCount: Bool { canRead && (!sql.isInTransaction || request == nil) }

  /// The next table whose rows are counted for the tree: after all that a person waits for.
  var countRequest: TableCounts.Request? {
    guard !sql.isInTransaction, request == nil, grid?.isCounted != false else { return nil }
    return counts.request(in: schema)
  }

  /// Whether the database makes the value with the cursor of others.
  var isGenerated: Bool {
    columnPlace.map { table?.shown[$0].isGenerated == true } ?? false
  }

  /// Whether the cell with the cursor has a value that no line can hold.
  var opensValue: Bool {
    guard !isGenerated, let row, let place = columnPlace, place < row.cells.count else {
      return false
    }
    return row.cells[place].editable == nil
  }

  // MARK: - Order

  mutating func sort(by title: String, isAscending: Bool) {
    guard var query = grid?.query, let place = titles.firstIndex(of: title) else { return }
    let name = query.table.shown[place].name
    query.sort = TableQuery.Sort(column: name, isAscending: isAscending)
    show(query)
  }

  mutating func applyFilter() {
    guard var query = grid?.query else { return }
    do {
      query.filter = try Filter(filterText, in: query.table)
    } catch {
      (filterProblem, focus) = ("\(error)", .filter)
      return
    }
    if query.filter?.isSQL == true { trial = query } else { filter(by: query) }
  }

  private mutating func filter(by query: TableQuery) {
    filterProblem = nil
    show(query)
    focus = .rows
  }

  /// Shows the rows of a condition that the database has read, or tells at the filter why it is
  /// none. There a person mends it, above the rows as they were.
  mutating func take(_ result: Result<Void, DatabaseProblem>, of query: TableQuery) {
    guard query == trial else { return }
    trial = nil
    switch result {
    case .success: filter(by: query)
    case .failure(let problem): (filterProblem, focus) = (Self.words(of: problem, query), .filter)
    }
  }

  private static func words(of problem: DatabaseProblem, _ query: TableQuery) -> String {
    let names = query.table.shown.map(\.name).joined(separator: ", ")
    let words = "\(problem)"
    let columns = words.hasPrefix("no such column") ? ". There are: \(names)." : ""
    return DisplayText.line(words + columns)
  }

  /// Tells at the filter which value of its SQL the database cannot compute.
  private mutating func refuse(_ query: TableQuery, _ problem: DatabaseProblem) {
    guard case .database = problem, let grid, query == grid.query, query.filter?.isSQL == true
    else { return }
    filterProblem = Self.words(of: problem, query)
    if focus == .rows, !grid.hasRead { focus = .filter }
  }

  /// The rows that stay below a filter whose text has a fault, in words.
  var rowsBelowProblem: String? {
    guard filterProblem != nil, let grid, grid.problem == nil else { return nil }
    return grid.query.filter == nil
      ? "All rows are below." : "The rows below are those of the filter before."
  }

  mutating func clearFilter() {
    filterText = ""
    if grid?.query.filter != nil { applyFilter() } else { focus = .rows }
  }

  /// Shows rows that have the value under the cursor.
  mutating func filterByCell() {
    guard let row, let place = columnPlace, let table,
      let text = filter(by: row.cells[place], in: table.shown[place].name)
    else { return }
    filterText = text
    applyFilter()
  }

  /// Goes to the row with a number.
  mutating func goToRow() {
    (isGoing, work.problem) = (false, nil)
    guard let number = Int(goal.filter { $0 != "," && $0 != "." }), let grid else { return }
    let place = min(max(1, number), max(1, grid.rows.count)) - 1
    cursor = place
    position.scroll(to: place, anchor: .center)
    focus = .rows
  }

  // MARK: - Changing

  /// The text with which a person begins to edit a value: a text that was refused is corrected.
  func typed(_ row: TableRow, _ place: Int) -> String? {
    guard let old = row.cells[place].editable else { return nil }
    guard let unsaved = work.unsaved, unsaved.key == row.key,
      unsaved.column == table?.shown[place].name
    else { return old }
    return unsaved.text
  }

  /// Sets the value of a cell, as a person typed it.
  mutating func edit(_ row: TableRow, _ place: Int, _ text: String) {
    guard let table, place < row.cells.count else { return }
    let (column, old) = (table.shown[place], row.cells[place])
    guard text != old.editable else { return }
    do {
      let value = try TypedText.value(text, inPlaceOf: old.value, column: column)
      set(value, of: column, old, row)
    } catch {
      work.problem = "\(error)"
    }
    work.unsaved = TypedValue(key: row.key, column: column.name, text: text)
  }

  /// Tells why the value with the cursor is not edited.
  mutating func tellGenerated() {
    guard let table, let place = columnPlace else { return }
    let name = DisplayText.line(table.shown[place].name)
    work.notice = "“\(name)” is generated: the database makes it of other columns."
  }

  mutating func setNull(_ row: TableRow, _ place: Int) {
    guard let table, place < row.cells.count else { return }
    guard !row.cells[place].isNull else { return }
    set(.null, of: table.shown[place], row.cells[place], row)
  }

  private mutating func set(
    _ value: SQLValue, of column: DatabaseColumn, _ old: SQLCell, _ row: TableRow
  ) {
    guard let table, canChange() else { return }
    change(.update(table, key: row.key, column: column.name, from: old, to: value))
  }

  mutating func change(_ change: RowChange) { work.start(.change(change, .forward)) }

  /// Whether rows of the table can be changed. If not, the reason is told.
  mutating func canChange() -> Bool {
    if let why = table?.whyFixed {
      work.problem = why
      return false
    }
    if facts?.isThere == false {
      work.problem = Self.gone
      return false
    }
    if file?.isReadOnly == true {
      work.problem = "attempt to write a readonly database"
      return false
    }
    return table != nil
  }

  mutating func deleteRow() {
    guard let row, let table, canChange() else { return }
    change(.delete(table, keys: [row.key]))
  }

  mutating func beginRow() {
    guard let table, canChange() else { return }
    work.problem = nil
    rowForm = RowForm(table)
  }

  mutating func insertRow() {
    guard let form = rowForm else { return }
    do {
      change(.insert(form.table, try form.values()))
    } catch {
      rowForm?.problem = "\(error)"
    }
  }

  // MARK: - What was done

  mutating func finish(_ id: Job.ID, _ result: Result<RowOutcome, DatabaseProblem>) {
    guard let job = work.finish(id), case .change(let change, let direction) = job.kind else {
      return
    }
    if let file {
      if sql.isInTransaction, !file.isInTransaction { work.forgetChanges() }
      sql.noteTransaction(isOpen: file.isInTransaction)
    }
    switch result {
    case .success(let outcome):
      work.finish(job, direction, outcome)
      if case .update = change, outcome.others == 0 {
        grid?.reloadKeepingCount()
      } else {
        reload()
      }
      if case .insert = change {
        rowForm = nil
        goesToEnd = grid?.query.sort == nil
      }
      if case .update = change { valueForm = nil }
    case .failure(let problem):
      work.fail(job, problem)
      if case .insert = change { rowForm?.problem = DisplayText.line("\(problem)") }
      if problem == .changedMeanwhile { reload() }
    }
  }

  // MARK: - Sheets

  mutating func openValue() {
    guard let row, let table, let place = columnPlace else { return }
    formCount += 1
    valueForm = ValueForm(
      id: formCount, table: table, key: row.key, column: table.shown[place],
      cell: row.cells[place])
    if row.cells[place].isWhole || row.key.isEmpty { valueForm?.take(row.cells[place].value) }
  }

  mutating func takeValue(_ value: SQLValue?, of id: ValueForm.ID) {
    guard valueForm?.id == id else { return }
    if let value { valueForm?.take(value) } else { valueForm = nil }
  }

  mutating func saveValue() {
    guard let form = valueForm, form.isEditable, canChange() else { return }
    guard let old = form.value, .text(form.text) != old else { return valueForm = nil }
    change(
      .update(
        form.table, key: form.key, column: form.column.name, from: form.cell, to: .text(form.text)))
  }
}
