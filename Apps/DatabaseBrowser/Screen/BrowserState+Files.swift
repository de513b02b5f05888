import DatabaseWork
import Recurse

// Files that are written and read.
extension BrowserState {
  mutating func beginExport() {
    work.problem = nil
    if panel == .sql {
      guard let shown = sql.shown else { return work.notice = "There is no result to write." }
      exportForm = ExportForm(.statement(shown.sql), name: "result")
    } else if let query = grid?.query {
      exportForm = ExportForm(.table(query), name: query.table.name)
    }
  }

  mutating func beginDatabaseExport() {
    guard let path = file?.path else { return }
    work.problem = nil
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? "database"
    exportForm = ExportForm(.database, name: String(name))
  }

  mutating func export() {
    guard let form = exportForm, form.work.job == nil, !form.path.isEmpty else { return }
    exportForm?.work = FormWork(work.start(.export(form.source, form.format, form.path)))
  }

  mutating func finishExport(_ id: Job.ID, _ result: Result<Int?, DatabaseProblem>) {
    guard let job = work.finish(id), case .export(_, _, let path) = job.kind else { return }
    switch result {
    case .success(let count):
      if exportForm?.work.job == id { exportForm = nil }
      let what =
        count.map { NumberText.rows($0) + ($0 == 1 ? " is" : " are") } ?? "The database is"
      work.notice = "\(what) in “\(DisplayText.line(path))”."
    case .failure(let problem):
      work.fail(job, problem)
      if exportForm?.work.fail(id, work.problem) == true { work.problem = nil }
    }
  }

  // MARK: - Going on

  /// Notes the rows that a job has written or read.
  mutating func note(written count: Int, by id: Job.ID) {
    guard work.job?.id == id else { return }
    work.written = count
    exportForm?.work.noteProgress(of: id)
    importForm?.work.noteProgress(of: id)
  }

  /// Cancels the work that goes on, and forgets the form that it came from.
  mutating func cancelWork() {
    let id = work.job?.id
    work.cancel()
    guard let id else { return }
    if exportForm?.work.job == id { exportForm = nil }
    if importForm?.work.job == id { importForm = nil }
  }

  /// Cancels the work of a form that a person closes.
  mutating func cancel(_ form: FormWork?) {
    if let id = form?.job, work.job?.id == id { cancelWork() }
  }

  // MARK: - Importing

  mutating func beginImport() {
    guard file?.isReadOnly == false else {
      return work.problem = "attempt to write a readonly database"
    }
    work.problem = nil
    importForm = ImportForm(table: table.flatMap { $0.kind == .view ? nil : $0.name } ?? "")
  }

  mutating func load() {
    guard let form = importForm, form.work.job == nil else { return }
    if form.path.isEmpty || form.table.isEmpty {
      importForm?.work.problem =
        form.path.isEmpty ? "Which file?" : "Into which table? A new name makes one."
      return
    }
    importForm?.work = FormWork(work.start(.load(CSVImport(form.path, into: form.table))))
  }

  mutating func finishImport(_ id: Job.ID, _ result: Result<ImportOutcome, DatabaseProblem>) {
    guard let job = work.finish(id), case .load(let source) = job.kind else { return }
    switch result {
    case .success(let outcome):
      if importForm?.work.job == id { importForm = nil }
      work.finish(source, outcome)
      reload()
      if outcome.isNew { (awaited, reads.schema) = (source.table, reads.schema + 1) }
    case .failure(let problem):
      work.fail(job, problem)
      if importForm?.work.fail(id, work.problem) == true { work.problem = nil }
    }
  }
}
