import DatabaseWork

// Leaving while a transaction is open, whose changes SQLite forgets at the end.
extension BrowserState {
  /// The way in which an open transaction ends with the app.
  enum Leaving: Hashable, Sendable {
    case asked, commit, rollBack

    /// The statement that ends the transaction.
    var sql: String? {
      switch self {
      case .asked: nil
      case .commit: "COMMIT"
      case .rollBack: "ROLLBACK"
      }
    }
  }

  /// Whether a person is asked how the transaction ends.
  var asksToLeave: Bool {
    get { leaving == .asked }
    set { if !newValue, leaving == .asked { leaving = nil } }
  }

  /// Quits, or asks how the open transaction is to end.
  mutating func quit() {
    work.giveUpFiles()
    if sql.isInTransaction { leaving = .asked } else { isDone = true }
  }

  /// Ends the transaction, and with it a statement that runs: it could go on forever.
  mutating func leave(_ way: Leaving) {
    sql.forgetRun()
    work.giveUpFiles()
    leaving = way
  }

  /// The transaction has ended, or could not: then the app stays.
  mutating func left(_ problem: DatabaseProblem?) {
    leaving = nil
    if let problem {
      work.problem = "Quit: \(DisplayText.line("\(problem)"))"
    } else {
      isDone = true
    }
  }
}
