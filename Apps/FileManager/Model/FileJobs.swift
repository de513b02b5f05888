import FileWork

/// The jobs that go on at once, in the order in which they began, and the changes that wait.
///
/// A change begins as soon as nothing before it reaches what it reaches, and not too many go on.
/// So what waits is made in the order in which it was asked for, wherever the order matters.
struct FileJobs {
  private(set) var running: [RunningJob] = []
  /// The changes that wait, the next one first.
  private(set) var waiting: [JobRequest] = []
  private var requests = 0
  private var questions = 0
  /// The job whose question a person wants to hear first.
  private var preferred: FileJob.ID?

  /// The number of jobs that go on at most: more of them share the same disks.
  static let most = 4

  /// The outcome of a request.
  enum Start {
    case begun
    /// It waits for another one; `nil` if there are too many.
    case waits(for: FileJob.Kind?)
    /// It cannot wait.
    case refused
  }

  /// The job of the status line: the one that began last.
  var shown: RunningJob? { running.last }

  /// The job whose question is the first one.
  var asking: RunningJob? {
    func turn(_ job: RunningJob) -> Int { job.id == preferred ? 0 : job.asked?.turn ?? .max }
    return running.filter { $0.asked != nil }.min { turn($0) < turn($1) }
  }

  /// Puts the question of a job before the others.
  mutating func prefer(_ id: FileJob.ID) { preferred = id }

  subscript(id: FileJob.ID) -> RunningJob? {
    get { running.first { $0.id == id } }
    set {
      guard let place = running.firstIndex(where: { $0.id == id }) else { return }
      if let newValue { running[place] = newValue } else { running.remove(at: place) }
    }
  }

  /// Begins a job, unless it has to wait.
  mutating func start(_ request: JobRequest) -> Start {
    requests += 1
    var request = request
    request.id = requests
    return take(request)
  }

  /// The request that is in the way of another one, among those before it.
  func hindrance(of request: JobRequest) -> JobRequest? {
    (running.map(\.request) + waiting.prefix { $0.id != request.id })
      .first { !$0.reach.isApart(from: request.reach) }
  }

  private mutating func take(_ request: JobRequest) -> Start {
    let other = hindrance(of: request)
    if other == nil, running.count < Self.most {
      begin(request)
      return .begun
    }
    guard request.kind.canWait else { return .refused }
    waiting.append(request)
    return .waits(for: other?.kind)
  }

  /// Begins the changes for which nothing is in the way any more.
  mutating func startWaiting() {
    let requests = waiting
    waiting = []
    for request in requests { _ = take(request) }
  }

  /// Takes a change from those that wait; `nil` if it has begun.
  mutating func forget(_ id: JobRequest.ID) -> JobRequest? {
    waiting.firstIndex { $0.id == id }.map { waiting.remove(at: $0) }
  }

  /// Forgets the changes that wait.
  mutating func forgetWaiting() { waiting = [] }

  private mutating func begin(_ request: JobRequest) {
    running.append(RunningJob(request))
  }

  /// Takes how far all jobs are.
  mutating func takeProgress() {
    for place in running.indices {
      let job = running[place].job
      running[place].take(job.progress, after: job.time)
    }
  }

  mutating func ask(_ question: FileJob.Question, of id: FileJob.ID) {
    questions += 1
    let turn = questions
    self[id]?.ask(question, turn: turn)
  }
}
