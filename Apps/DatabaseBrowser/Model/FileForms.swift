import DatabaseWork

/// A file that is to be written.
package struct ExportForm {
  package let source: ExportSource
  package var format: ExportFormat { didSet { renameFile() } }
  /// The end of the name chooses the format, if it is one of those that can be written.
  package var path: String {
    didSet {
      if path != oldValue { work.problem = nil }
      if let named, named != format { format = named }
    }
  }
  package var work = FormWork()

  init(_ source: ExportSource, name: String) {
    self.source = source
    format = source.formats[0]
    let plain = name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "_" }
    path = String(plain.prefix(60)) + "." + format.ending
  }

  /// The format for which the end of the name stands.
  private var named: ExportFormat? {
    source.formats.first { path.lowercased().hasSuffix("." + $0.ending) }
  }

  /// The end of the name follows the format, unless it stands for none.
  private mutating func renameFile() {
    guard let named, named != format else { return }
    path = String(path.dropLast(named.ending.count)) + format.ending
  }
}

/// A file that is to be read, and the table that takes its lines.
package struct ImportForm {
  package var path = "" { didSet { if path != oldValue { work.problem = nil } } }
  package var table: String { didSet { if table != oldValue { work.problem = nil } } }
  package var work = FormWork()

  init(table: String) { self.table = table }
}

/// The work that a form has begun. Its sheet stays until rows are counted, in the line of the
/// status, and comes back if the work fails: what was typed is not lost.
package struct FormWork: Equatable {
  private(set) var job: Job.ID?
  /// Whether the sheet makes way for what is behind it.
  private(set) var isAside = false
  /// The reason for which the last job failed.
  package var problem: String?

  init() {}
  init(_ job: Job.ID) { self.job = job }

  mutating func noteProgress(of id: Job.ID) { if job == id { isAside = true } }

  /// - Returns: whether it was this form's work.
  mutating func fail(_ id: Job.ID, _ words: String?) -> Bool {
    guard job == id else { return false }
    (job, isAside, problem) = (nil, false, words)
    return true
  }
}
