import DatabaseWork
import Recurse

/// The known parts of a database, the shown ones, and the work that goes on.
package struct BrowserState {
  /// The open file; `nil` until it is open, and where it cannot be opened.
  package private(set) var file: DatabaseFile?
  /// The reason for which the file is not open.
  package private(set) var obstacle: DatabaseProblem?
  /// Whether it is to be opened again, since another program has it for itself.
  private var waitsForLock = false
  /// The number of attempts to open it.
  private(set) var attempts = 0
  package private(set) var facts: FileFacts?
  package private(set) var schema = Schema()
  /// Counters; a higher one means that something is to be read again.
  var reads = Reads()
  /// Whether rows changed while they were counted.
  private var isStale = false
  /// Whether the schema could not be read, as another program had the database for itself.
  private var isSchemaStale = false

  package var tree = SchemaTree()
  package var counts = TableCounts()
  package var panel = Panel.data
  package var focus: Focus? = .tree
  /// Whether the tree was used last. Where there is little room, it is shown alone.
  private(set) var showsTree = true
  /// The columns of the tree, until a person changes them.
  static func treeColumns(in size: CellSize) -> Int { size.columns < columnsForTypes ? 20 : 27 }
  /// The columns of a window from which on the tree has the types of columns.
  static let columnsForTypes = 100
  /// The least columns for the values of a row beside the rows.
  static let detailColumns = 34
  var sizes: SplitSizes = [
    "tree": .cells(27), "narrow tree": .cells(20), "editor": .share(2), "result": .share(3),
  ]

  package var grid: Grid?
  package var cursor: Int?
  /// Whether the last row is gone to once it is counted: a new one is there.
  var goesToEnd = false
  var structureRow: Int? = 0
  /// Whether the structure is that of the whole database.
  var showsAllSQL = false
  package var columns = TableColumns()
  package var position = ScrollPosition()
  /// The most rows that a window is taken to have.
  static let windowRows = 128
  /// The widths of the columns, from the pages that were read.
  var widths: [Int] = []
  package var filterText = "" {
    didSet { if filterText != oldValue { (filterProblem, trial) = (nil, nil) } }
  }
  /// The reason for which the text of the filter chooses no rows.
  package var filterProblem: String?
  /// The rows of a condition in SQL, which the database reads before they are shown.
  var trial: TableQuery?
  /// The number of a row to go to.
  package var goal = ""
  var isGoing = false

  package var work = Work()
  package var sql = SQLPage()
  var showsHistory = false
  /// The number of sheets with a value that were opened.
  var formCount = 0
  package var valueForm: ValueForm?
  package var rowForm: RowForm?
  package var exportForm: ExportForm?
  package var importForm: ImportForm?
  /// A new table that is shown once it is in the schema.
  var awaited: String?
  /// The row that is copied once it is read.
  package var copying: CopyRequest?
  /// The way in which an open transaction ends with the app, once that is asked for.
  var leaving: Leaving?
  var isDone = false

  struct Reads: Hashable, Sendable {
    var schema = 1
    var facts = 1
  }

  /// The table that is shown.
  package var table: DatabaseTable? { grid?.query.table }

  // MARK: - Opening

  mutating func take(_ result: Result<DatabaseFile, DatabaseProblem>) {
    switch result {
    case .success(let file): (self.file, obstacle) = (file, nil)
    case .failure(let problem): (obstacle, waitsForLock) = (problem, problem == .locked)
    }
  }

  /// Opens the file again that another program had for itself. What is shown stays meanwhile.
  mutating func openLocked() {
    guard waitsForLock else { return }
    waitsForLock = false
    attempts += 1
  }

  mutating func tryAgain() {
    obstacle = nil
    attempts += 1
  }

  mutating func take(_ result: Result<Schema, DatabaseProblem>) {
    switch result {
    case .success(let schema):
      self.schema = schema
      tree.take(schema)
      showAfter(schema)
      if let awaited, schema.table(awaited) != nil {
        (tree.selected, self.awaited) = (.table(awaited), nil)
        showSelected(goes: true)
      }
    case .failure(let problem):
      isSchemaStale = problem == .locked
      work.problem = DisplayText.line("\(problem)")
    }
  }

  /// Keeps the table that is shown, as it is now; or shows the first one.
  private mutating func showAfter(_ schema: Schema) {
    guard let table else {
      let first = schema.tables.first { $0.kind == .table } ?? schema.tables.first
      if let first { show(first) } else { panel = .sql }
      return
    }
    guard let new = schema.table(table.name) else {
      grid = nil
      return showAfter(schema)
    }
    if new != table { show(new) }
  }

  /// Takes the facts of the file. A change by anybody is shown.
  mutating func take(_ result: Result<FileFacts, DatabaseProblem>) {
    guard case .success(let new) = result else { return }
    let old = facts
    facts = new
    if isStale, grid?.isCounted == true { reload() }
    if !new.isThere, old?.isThere != false { work.problem = Self.gone }
    if isSchemaStale {
      isSchemaStale = false
      reads.schema += 1
      if work.problem == "\(DatabaseProblem.locked)" { work.problem = nil }
    }
    guard let old else { return }
    if new.schema != old.schema { reads.schema += 1 }
    if new.version != old.version {
      // Counting a table that grows all the time would never end.
      if grid?.isCounted == true { reload() } else { isStale = true }
    }
    if grid?.problem == .locked { reload() }
  }

  mutating func look() { reads.facts += 1 }

  mutating func reload() {
    isStale = false
    counts.reload()
    grid?.reload()
  }

  /// Reads all again.
  mutating func reloadAll() {
    if facts?.isThere == false { return reopen() }
    reload()
    reads.schema += 1
    reads.facts += 1
    work.problem = nil
  }

  static let gone = "The file is gone: what is changed is lost. Ctrl+L opens what is there."

  /// Opens the file that is at the path instead of the one that was there.
  private mutating func reopen() {
    sql.forgetRun()
    sql.noteTransaction(isOpen: false)
    work.forgetChanges()
    (file, facts, work.problem) = (nil, nil, nil)
    tryAgain()
    reload()
  }

  /// Takes the result of statements, which may have changed anything.
  mutating func take(_ result: Result<SQLResult, DatabaseProblem>, of run: SQLPage.Run) {
    defer { mend(run) }
    switch result {
    case .success(let result):
      let wasInTransaction = sql.isInTransaction
      sql.take(result, of: run)
      if result.problem == nil { work.problem = nil }
      if result.isRolledBack { work.forgetChanges() }
      // What ends a transaction is no change by itself.
      if result.isChange || wasInTransaction {
        reads.facts += 1
        reads.schema += 1
        reload()
      }
    case .failure(let problem):
      var failed = SQLResult()
      (failed.problem, failed.isInTransaction) = (problem, sql.isInTransaction)
      sql.take(failed, of: run)
    }
  }

  mutating func take(_ plan: Result<PlanOutcome, DatabaseProblem>, of run: SQLPage.Run) {
    sql.take(plan, of: run)
    mend(run)
  }

  /// Goes from the result to the text in which something is wrong.
  private mutating func mend(_ run: SQLPage.Run) {
    guard focus == .result, !run.range.isEmpty, !sql.showsPlan, sql.result?.problem != nil else {
      return
    }
    focus = .editor
  }

  // MARK: - Going

  mutating func show(_ panel: Panel) {
    self.panel = panel
    switch panel {
    case .data: focus = .rows
    case .structure: focus = .structure
    case .sql: focus = .editor
    }
    showsTree = false
  }

  mutating func noteFocus(_ focus: Focus?) {
    guard let focus else { return }
    showsTree = focus == .tree
  }

  /// Goes from the tree to the page, and back.
  mutating func switchSide() {
    if showsTree { show(panel) } else { (focus, showsTree) = (.tree, true) }
  }

  mutating func goBack() {
    if !work.isIdle {
      cancelWork()
    } else if work.problem != nil {
      work.problem = nil
    } else {
      (focus, showsTree) = (.tree, true)
    }
  }

  // MARK: - Tables

  /// Shows the table of a row of the tree.
  mutating func showSelected(goes: Bool) {
    guard let selected = tree.selected else { return }
    var name: String?
    switch selected {
    case .group: return
    case .table(let table), .column(let table, _): name = table
    case .index(let index):
      name = schema.indexes.first { $0.name == index }?.table
      if goes { panel = .structure }
    case .trigger(let trigger):
      name = schema.triggers.first { $0.name == trigger }?.table
      if goes { panel = .structure }
    }
    guard let name, let table = schema.table(name) else { return }
    if table != self.table {
      show(table)
      showsAllSQL = false
    }
    if goes { show(panel == .sql ? .data : panel) }
  }

  private mutating func show(_ table: DatabaseTable) {
    grid = Grid(TableQuery(table))
    (cursor, position, widths, filterText) = (nil, ScrollPosition(), [], "")
    (filterProblem, trial) = (nil, nil)
    columns = TableColumns(cursor: titles.first)
    if tree.selected == nil { tree.selected = .table(table.name) }
  }

  /// Shows the rows of a query from the first one.
  mutating func show(_ query: TableQuery) {
    grid = Grid(query)
    (cursor, position, work.problem) = (nil, ScrollPosition(), nil)
  }

  /// The titles of the columns: their names, harmless and distinct.
  var titles: [String] {
    SQLName.distinct((table?.shown ?? []).map { DisplayText.line($0.name) })
  }
}
