import DatabaseWork
import Recurse

// Files that are written and read.
extension BrowserState {
  mutating func beginExport() {
    if panel == .sql {
      guard let shown = sql.shown else { return work.notice = "There is no result to write." }
      exportForm = ExportForm(.statement(shown.sql), name: "result")
    } else if let query = grid?.query {
      exportForm = ExportForm(.table(query), name: query.table.name)
    }
  }

  mutating func beginDatabaseExport() {
    guard let path = file?.path else { return }
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? "database"
    exportForm = ExportForm(.database, name: String(name))
  }

  mutating func export() {
    guard let form = exportForm, !form.path.isEmpty else { return }
    exportForm = nil
    work.start(.export(form.source, form.format, form.path))
  }

  mutating func finishExport(_ id: Job.ID, _ result: Result<Int?, DatabaseProblem>) {
    guard let job = work.finish(id), case .export(_, _, let path) = job.kind else { return }
    switch result {
    case .success(let count):
      let what =
        count.map { NumberText.rows($0) + ($0 == 1 ? " is" : " are") } ?? "The database is"
      work.notice = "\(what) in “\(DisplayText.line(path))”."
    case .failure(let problem): work.fail(job, problem)
    }
  }

  // MARK: - Importing

  mutating func beginImport() {
    guard file?.isReadOnly == false else {
      return work.problem = "attempt to write a readonly database"
    }
    importForm = ImportForm(table: table.flatMap { $0.kind == .view ? nil : $0.name } ?? "")
  }

  mutating func load() {
    guard let form = importForm, !form.path.isEmpty, !form.table.isEmpty else { return }
    importForm = nil
    work.start(.load(CSVImport(form.path, into: form.table)))
  }

  mutating func finishImport(_ id: Job.ID, _ result: Result<ImportOutcome, DatabaseProblem>) {
    guard let job = work.finish(id), case .load(let source) = job.kind else { return }
    switch result {
    case .success(let outcome):
      work.finish(source, outcome)
      reload()
      if outcome.isNew { (awaited, reads.schema) = (source.table, reads.schema + 1) }
    case .failure(let problem): work.fail(job, problem)
    }
  }
}
