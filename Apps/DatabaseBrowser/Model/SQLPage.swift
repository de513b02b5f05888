import DatabaseWork
import Recurse
import RecurseEditor

/// The page on which a person writes SQL.
package struct SQLPage {
  /// The most statements that are kept.
  private static let most = 200

  package var text = TextDocument()
  package var selection = TextSelection()
  /// The run that goes on.
  package private(set) var running: Run?
  package private(set) var result: SQLResult?
  /// Whether a transaction is open that a statement began.
  package private(set) var isInTransaction = false
  /// The place of the rows that are shown, among those of all statements.
  package private(set) var place = 0
  /// The place of the error in the text, if the database told it.
  private(set) var failedPlace: TextPlace?
  package private(set) var plan: [PlanStep] = []
  var openSteps: Set<PlanStep.ID> = []
  var step: PlanStep.ID?
  var showsPlan = false
  var row: Int?
  var columns = TableColumns()
  package private(set) var history: [HistoryEntry] = []
  private var count = 0
  /// The choice that was taken last, with the edit after which the next one replaces it.
  private var taken: (completion: Completion, place: Int, document: TextDocument)?

  package struct Run: Hashable, Sendable {
    let id: Int
    let sql: String
    let isPlan: Bool
    /// The bytes of the text that it is.
    let range: Range<Int>
  }

  package struct HistoryEntry: Identifiable, Hashable, Sendable {
    package let id: Int
    package let sql: String
    package let note: String
    var hasFailed = false
  }

  package struct ResultRow: Identifiable, Hashable, Sendable {
    package let id: Int
    let cells: [SQLCell]
  }

  /// The rows that are shown.
  package var shown: RowSet? {
    guard let sets = result?.sets, sets.indices.contains(place) else { return nil }
    return sets[place]
  }

  var rows: ResultRows { ResultRows(cells: shown?.rows ?? []) }

  // MARK: - Running

  /// The bytes that are selected, or all.
  private var chosen: Range<Int> {
    selection.isEmpty ? 0..<text.byteCount : selection.range
  }

  /// Runs the text, or asks for its plan.
  mutating func run(isPlan: Bool) {
    let range = chosen
    let sql = text.text(in: range)
    guard running == nil, sql.contains(where: { !$0.isWhitespace }) else { return }
    count += 1
    running = Run(id: count, sql: sql, isPlan: isPlan, range: range)
  }

  /// Runs a statement that is not in the text.
  mutating func run(_ sql: String) {
    guard running == nil else { return }
    count += 1
    running = Run(id: count, sql: sql, isPlan: false, range: 0..<0)
  }

  mutating func take(_ result: SQLResult, of run: Run) {
    guard run == running else { return }
    running = nil
    showsPlan = false
    self.result = result
    isInTransaction = result.isInTransaction
    show(result.sets.count - 1)
    let count = result.rows.count
    failedPlace = nil
    if let offset = result.failedOffset { noteFailure(at: offset, of: run) }
    let note = result.problem.map { "\($0)" } ?? "\(count) \(count == 1 ? "row" : "rows")"
    history.removeAll { $0.sql == run.sql }
    let hasFailed = result.problem != nil
    history.insert(
      HistoryEntry(id: run.id, sql: run.sql, note: note, hasFailed: hasFailed), at: 0)
    if history.count > Self.most { history.removeLast() }
  }

  /// Finds the place at which the database found an error. The cursor goes there, unless what was
  /// run is selected: it is perhaps to be run again.
  private mutating func noteFailure(at offset: Int, of run: Run) {
    let end = run.range.lowerBound + offset
    guard end <= text.byteCount, run.range.upperBound <= text.byteCount,
      text.text(in: run.range) == run.sql
    else { return }
    failedPlace = TextPlace(line: text.line(at: end), column: text.column(at: end) + 1)
    if selection.isEmpty { selection = TextSelection(cursor: end) }
  }

  /// Shows the rows of another statement.
  mutating func show(_ place: Int) {
    self.place = min(max(0, place), max(0, (result?.sets.count ?? 0) - 1))
    (row, columns) = (shown?.rows.isEmpty == false ? 0 : nil, TableColumns())
  }

  /// Takes the statements of earlier runs.
  mutating func take(_ earlier: [String]) {
    for sql in earlier.prefix(Self.most) where !history.contains(where: { $0.sql == sql }) {
      count += 1
      history.append(HistoryEntry(id: count, sql: sql, note: ""))
    }
  }

  /// A change may have ended the transaction: a trigger can.
  mutating func noteTransaction(isOpen: Bool) { isInTransaction = isOpen }

  /// Gives up the run, whose result is of no use.
  mutating func forgetRun() { running = nil }

  mutating func take(_ plan: Result<PlanOutcome, DatabaseProblem>, of run: Run) {
    guard run == running else { return }
    running = nil
    switch plan {
    case .success(.failed(let failure)):
      (result, failedPlace, showsPlan) = (failure, nil, false)
      if let offset = failure.failedOffset { noteFailure(at: offset, of: run) }
    case .success(.steps(let steps)):
      (self.plan, showsPlan) = (steps, true)
      func all(_ steps: [PlanStep]) -> [PlanStep.ID] {
        steps.flatMap { step in [step.id] + all(step.children ?? []) }
      }
      openSteps = Set(all(steps))
      step = steps.first?.id
    case .failure(let problem):
      var failed = SQLResult()
      (failed.problem, failed.failed) = (problem, run.sql)
      (result, failedPlace, showsPlan) = (failed, nil, false)
    }
  }

  mutating func write(_ sql: String) {
    text.text = sql
    selection = TextSelection(cursor: text.byteCount)
  }

  // MARK: - Completion

  func completion(in schema: Schema) -> (choices: Completion, place: Int?)? {
    if let taken, taken.document == text { return (taken.completion, taken.place) }
    guard selection.isEmpty, text.byteCount < 64 << 10 else { return nil }
    return Completion(text.bytes, at: selection.cursor, in: schema).map { ($0, nil) }
  }

  /// Takes the first choice, or the one after that which was taken.
  mutating func complete(in schema: Schema, by step: Int = 1) {
    guard let (completion, last) = completion(in: schema) else { return }
    let count = completion.choices.count
    let place = last.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    let old = last.map { completion.choices[$0].utf8.count } ?? completion.range.count
    let start = completion.range.lowerBound
    guard start + old <= text.byteCount else { return }
    text.replaceSubrange(start..<(start + old), with: completion.choices[place])
    selection = TextSelection(cursor: start + completion.choices[place].utf8.count)
    taken = (completion, place, text)
  }
}

/// A line and a column of a text, from 1 on.
struct TextPlace: Hashable {
  let line: Int
  let column: Int
}

/// The rows of a result.
package struct ResultRows: RandomAccessCollection {
  let cells: [[SQLCell]]

  package var startIndex: Int { 0 }
  package var endIndex: Int { cells.count }
  package subscript(place: Int) -> SQLPage.ResultRow {
    SQLPage.ResultRow(id: place, cells: cells[place])
  }
}
