import FileWork

/// The questions of the jobs, one after the other.
extension FileManagerState {
  /// The job that asks a person. Its question closed without an answer, the job ends.
  var asking: RunningJob? {
    get { jobs.asking }
    set { if newValue == nil, let job = jobs.asking { jobs[job.id]?.cancel() } }
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
