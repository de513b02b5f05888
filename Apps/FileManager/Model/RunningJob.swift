import FileWork

/// A job that goes on, as a person sees it.
struct RunningJob: Identifiable {
  let job: FileJob
  let request: JobRequest
  var progress = FileProgress()
  var pace = Pace()
  /// The question of the job, until it is answered.
  var asked: Asked?
  /// The last answer, until the job asks again.
  private(set) var answer: Answer?
  private(set) var isCancelling = false

  var id: FileJob.ID { job.id }

  /// A question about which a person decides.
  struct Asked {
    let question: FileJob.Question
    /// Whose question came first is asked first.
    let turn: Int
    /// Whether the answer is for all further questions like it.
    var isForAll = false
  }

  struct Answer: Hashable, Sendable {
    let answer: FileJob.Answer
    /// The turn of its question.
    let turn: Int
  }

  init(_ request: JobRequest) {
    (job, self.request) = (FileJob(request.id, request.kind), request)
  }

  /// Takes how far the job is.
  mutating func take(_ progress: FileProgress, after time: Duration) {
    self.progress = progress
    pace.take(progress, after: time)
  }

  /// Takes a question. The last answer was to another one.
  mutating func ask(_ question: FileJob.Question, turn: Int) {
    // What a job asks while it ends is decided already.
    guard !isCancelling else { return }
    (asked, answer) = (Asked(question: question, turn: turn), nil)
  }

  /// Gives the answer to the question.
  mutating func give(_ answer: FileJob.Answer) {
    guard let asked else { return }
    (self.answer, self.asked) = (Answer(answer: answer, turn: asked.turn), nil)
  }

  /// Stops the job. What it asks is decided by that.
  mutating func cancel() { (isCancelling, asked) = (true, nil) }
}
