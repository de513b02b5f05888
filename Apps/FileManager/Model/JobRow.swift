import FileWork

/// A change that goes on or waits, as a list shows it.
struct JobRow: Identifiable, Equatable {
  let id: FileJob.ID
  let title: String
  let target: RawPath?
  let stage: Stage

  enum Stage: Equatable {
    /// Whether it begins after another one, whose words these are, or after any.
    case waiting(for: String?)
    case counting, asking, cancelling
    /// How far it is.
    case working(FileProgress, pace: String?)
  }

  private init(_ request: JobRequest, _ stage: Stage) {
    (id, title, target) = (request.id, request.kind.title, request.kind.target)
    self.stage = stage
  }

  init(_ running: RunningJob) { self.init(running.request, Stage(running)) }

  init(waiting request: JobRequest, for other: JobRequest?) {
    self.init(request, .waiting(for: other?.kind.words))
  }

  /// How far it is, in words: `3/20, 45%, 1.2G of 2.7G, 40M/s, 38 s left`.
  var words: String {
    switch stage {
    case .waiting(let other):
      "begins when \(other?.lowercased() ?? "another change") has ended"
    case .counting: "counting…"
    case .asking: "asks something"
    case .cancelling: "cancelling…"
    case .working(let progress, let pace):
      (["\(progress.itemsDone)/\(progress.itemsTotal)", progress.percentage, pace]
        .compactMap { $0 }).joined(separator: ", ")
    }
  }
}

extension JobRow.Stage {
  fileprivate init(_ running: RunningJob) {
    if running.isCancelling {
      self = .cancelling
    } else if running.asked != nil {
      self = .asking
    } else if running.progress.itemsTotal == 0 {
      self = .counting
    } else {
      self = .working(running.progress, pace: running.pace.words)
    }
  }
}

extension FileProgress {
  /// `45%` of the bytes; `nil` if none are copied.
  var percentage: String? { bytesTotal > 0 ? "\(bytesDone * 100 / bytesTotal)%" : nil }
}

extension FileJobs {
  /// The changes that go on, in the order in which they began, and those that wait.
  var rows: [JobRow] {
    running.map { JobRow($0) } + waiting.map { JobRow(waiting: $0, for: hindrance(of: $0)) }
  }
}
