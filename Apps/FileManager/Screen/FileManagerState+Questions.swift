import FileWork

/// The questions of the jobs, one after the other.
extension FileManagerState {
  /// The job that asks a person, unless its question waits. That closed without an answer, the job
  /// ends.
  var asking: RunningJob? {
    get { hindranceOfQuestions == nil ? jobs.asking : nil }
    set { if newValue == nil, let job = asking { jobs[job.id]?.cancel() } }
  }

  /// The job whose question waits.
  var waitingToAsk: RunningJob? { hindranceOfQuestions == nil ? nil : jobs.asking }

  /// What a question waits for, as a person types there; `nil` if it is shown at once.
  private var hindranceOfQuestions: String? {
    if hasOtherSheet { return "until this is closed" }
    switch focus {
    case .command where !command.text.isEmpty: return "until the line is empty or left"
    case .filter(let side) where !self[side].filterText.isEmpty: return "until the filter is left"
    default: return nil
    }
  }

  /// Takes the question of a job, and tells if it waits.
  mutating func take(_ question: FileJob.Question, of id: FileJob.ID) {
    jobs.ask(question, of: id)
    guard let job = jobs[id], job.asked != nil, let hindrance = hindranceOfQuestions else { return }
    notice = "\(job.job.kind.words) asks something, and waits \(hindrance)."
    noticeOfQuestion = toast
  }

  /// Takes the notice away that a question waits, once none does.
  mutating func endWaitingOfQuestions() {
    if let noticeOfQuestion, toast == noticeOfQuestion { toast = nil }
    noticeOfQuestion = nil
  }

  /// Whether the answer is for all further conflicts of the job.
  var isForAll: Bool {
    get { asking?.asked?.isForAll == true }
    set { if let job = asking { jobs[job.id]?.asked?.isForAll = newValue } }
  }

  mutating func decide(_ decision: FileConflict.Decision) {
    give(.conflict(decision, forAll: isForAll))
  }

  mutating func decide(_ decision: FileTrouble.Decision, forAll: Bool = false) {
    give(.trouble(decision, forAll: forAll))
  }

  private mutating func give(_ answer: FileJob.Answer) {
    if let job = asking { jobs[job.id]?.give(answer) }
  }
}
