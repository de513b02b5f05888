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
  /// The statement whose rows are shown.
  package private(set) var shownSQL = ""
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
  }

  package struct HistoryEntry: Identifiable, Hashable, Sendable {
    package let id: Int
    package let sql: String
    package let note: String
  }

  package struct ResultRow: Identifiable, Hashable, Sendable {
    package let id: Int
    let cells: [SQLCell]
  }

  var rows: ResultRows { ResultRows(cells: result?.rows ?? []) }

  // MARK: - Running

  /// The selected text, or all of it.
  private var chosen: String {
    selection.isEmpty ? text.text : text.text(in: selection.range)
  }

  /// Runs the text, or asks for its plan.
  mutating func run(isPlan: Bool) {
    guard running == nil, chosen.contains(where: { !$0.isWhitespace }) else { return }
    count += 1
    running = Run(id: count, sql: chosen, isPlan: isPlan)
  }

  mutating func take(_ result: SQLResult, of run: Run) {
    guard run == running else { return }
    running = nil
    showsPlan = false
    self.result = result
    isInTransaction = result.isInTransaction
    shownSQL = run.sql
    (row, columns) = (result.rows.isEmpty ? nil : 0, TableColumns())
    let count = result.rows.count
    let note = result.problem.map { "\($0)" } ?? "\(count) \(count == 1 ? "row" : "rows")"
    history.removeAll { $0.sql == run.sql }
    history.insert(HistoryEntry(id: run.id, sql: run.sql, note: note), at: 0)
    if history.count > Self.most { history.removeLast() }
  }

  /// A change may have ended the transaction: a trigger can.
  mutating func noteTransaction(isOpen: Bool) { isInTransaction = isOpen }

  /// Gives up the run, whose result is of no use.
  mutating func forgetRun() { running = nil }

  mutating func take(_ plan: Result<[PlanStep], DatabaseProblem>, of run: Run) {
    guard run == running else { return }
    running = nil
    switch plan {
    case .success(let steps):
      (self.plan, showsPlan) = (steps, true)
      func all(_ steps: [PlanStep]) -> [PlanStep.ID] {
        steps.flatMap { step in [step.id] + all(step.children ?? []) }
      }
      openSteps = Set(all(steps))
      step = steps.first?.id
    case .failure(let problem):
      var failed = SQLResult()
      (failed.problem, failed.failed) = (problem, run.sql)
      (result, showsPlan) = (failed, false)
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
    var bytes = text.bytes
    guard start + old <= bytes.count else { return }
    bytes.replaceSubrange(start..<(start + old), with: completion.choices[place].utf8)
    text.bytes = bytes
    selection = TextSelection(cursor: start + completion.choices[place].utf8.count)
    taken = (completion, place, text)
  }
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
