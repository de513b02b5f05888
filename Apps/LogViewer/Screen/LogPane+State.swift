import Recurse
import RecurseReaders

extension LogPane {
  struct State {
    var lines: LogLines
    /// The last lines of a large file, until all are counted.
    var tail: Log?
    var position = ScrollPosition()
    /// Whether the end is shown as it grows, and not the place to which a person has scrolled.
    var isFollowing = true
    var rates: LogTimes.Rates?
    /// The number of times that rates were asked for, and whether an answer is due.
    var round = 0
    var isMeasuring = false
    var measured: [Int] = []
    /// What is asked, and the answer that is typed.
    var asked: Question?
    var typed = "" { didSet { if typed != oldValue { refusal = nil } } }
    /// The reason for which what was typed is no answer.
    private(set) var refusal: String?
    /// The last time in the log, if one is asked for.
    private var last: LogTime?
    /// The place to go to as soon as its line is counted.
    var goal: LogGoal?
    /// Whether the bar for finding is open, and searches backward.
    var finds = false
    var findsBackward = false
    /// Whether the bar is opened anew once it is closed.
    private var findsAgain = false
    /// The program that unpacks the file, and the lines that it writes.
    var unpacking: String?
    var unpacked: UnpackedFile?
    /// The command that gets the shown lines, and these once they are collected.
    var command: String?
    var piped: String?
    /// Whether the file is open in an editor.
    var isEdited = false
    /// What was done, or the reason why it could not be.
    var notice: String?

    init(lines: LogLines) { self.lines = lines }

    enum Question: Hashable {
      case time, byte, line, command

      var title: String {
        switch self {
        case .time: "Time"
        case .byte: "Byte"
        case .line: "Line"
        case .command: "Pipe to"
        }
      }

      /// The words above the field.
      var heading: String {
        switch self {
        case .time: "Go to a time"
        case .byte: "Go to a byte"
        case .line: "Go to a line"
        case .command: "Pipe the lines to a command"
        }
      }

      /// What Enter does.
      var verb: String { self == .command ? "Run" : "Go" }

      /// What can be typed; of a time, one that any log could have.
      var prompt: String {
        switch self {
        case .time: "14:05"
        case .byte: "counted from 0"
        case .line: "1000 or 50%"
        case .command: "sort | uniq -c"
        }
      }
    }

    /// What can be typed as an answer: a time is one of the log's own.
    var prompt: String {
      guard asked == .time, let last else { return asked?.prompt ?? "" }
      return last.hasDay ? "\(last.clock) or \(last.words)" : last.clock
    }

    /// The lines in view, counted from the first one, as far as the rows of the window tell.
    func view(rows: Int) -> Range<Int> {
      let numbers = lines.numbers
      let end = max(0, numbers.count - rows)
      let first = position.viewID(type: Int.self).map { max(0, $0 - numbers.lowerBound) } ?? end
      return min(first, numbers.count)..<min(first + rows, numbers.count)
    }

    /// The state of the lines, in words.
    var status: String {
      if let unpacking, case .pipe(let log, let hasEnded) = lines {
        let words = hasEnded ? "unpacked by \(unpacking)" : "unpacking by \(unpacking)"
        return words + (log.dropped > 0 ? ", \(log.dropped) lines dropped" : "")
      }
      guard lines.isCounting else { return isFollowing ? lines.status : lines.heldStatus }
      if let goal { return "\(lines.status), then \(goal.words)" }
      if tail != nil { return "\(lines.status), the end is shown" }
      return finds ? "\(lines.status), lines are searched as they come" : lines.status
    }

    mutating func show(_ lines: LogLines, keeping bytes: Int = 0) {
      self.lines = lines
      if let program = lines.compressor {
        unpacking = program
        self.lines = .pipe(Log(limit: .bytes(bytes)), hasEnded: false)
      }
      reach()
      if let tail, !lines.isCounting { leave(tail) }
      measure()
    }

    /// Shows the lines of the file, which have their numbers, in place of its tail.
    private mutating func leave(_ tail: Log) {
      self.tail = nil
      guard case .file(let file) = lines, let first = position.viewID(type: Int.self),
        let number = LogTail.number(of: first, in: tail, of: file)
      else { return }
      position.scroll(to: number, anchor: .top)
    }

    /// Asks for the rates, unless an answer is due.
    mutating func measure() {
      guard !isMeasuring, lines.version != measured else { return }
      (isMeasuring, round) = (true, round + 1)
    }

    mutating func edited(_ result: ChildResult) {
      (isEdited, command, piped) = (false, nil, nil)
      if case .failure(let error) = result { notice = "\(error)" }
    }

    // MARK: - Questions

    mutating func ask(_ question: Question) {
      (asked, typed, refusal) = (question, "", nil)
      last = question == .time ? LogTimes(lines, year: LogPane.year).last : nil
    }

    /// Does what was typed, or tells what is wrong with it.
    mutating func answer(_ question: Question) {
      guard !typed.isEmpty else { return asked = nil }
      switch question {
      case .time: goToTime()
      case .byte: go(to: LogGoal(byte: typed))
      case .line: go(to: LogGoal(line: typed))
      case .command: (command, piped, asked) = (typed, nil, nil)
      }
    }

    private mutating func go(to goal: LogGoal?) {
      guard let goal else { return refusal = "“\(typed)” is no number" }
      (self.goal, asked) = (goal, nil)
      reach()
    }

    /// Goes to the place that a person wants, if its line is counted.
    private mutating func reach() {
      guard let goal, case .file(let file) = lines,
        let number = goal.number(in: file, isCounting: lines.isCounting)
      else { return }
      (self.goal, tail) = (nil, nil)
      position.scroll(to: number, anchor: .top)
    }

    private mutating func goToTime() {
      let times = LogTimes(lines, year: LogPane.year)
      guard let span = times.span else { return refusal = "No line tells a time" }
      guard let time = times.time(written: typed), let line = times.line(at: typed) else {
        return refusal = "“\(typed)” is no time like \(prompt)"
      }
      (tail, asked) = (nil, nil)
      position.scroll(to: line, anchor: .top)
      if !times.has(time) { notice = "The log is from \(span)" }
    }

    mutating func noteCopy(lines: Int) {
      notice = lines == 1 ? "✓ 1 line copied" : "✓ \(lines) lines copied"
    }

    /// Takes the lines for a command; `nil` if they are too many.
    mutating func choose(_ text: String?) {
      piped = text
      guard text == nil else { return }
      (command, notice) = (nil, "The lines are too many for a command: filter them first")
    }

    // MARK: - Finding

    /// Opens the bar for finding, in all lines that are counted.
    mutating func find(backward: Bool) {
      (tail, findsBackward) = (nil, backward)
      if finds { (finds, findsAgain) = (false, true) } else { finds = true }
    }

    /// Opens the bar that was closed for that.
    mutating func findAgain() {
      guard findsAgain, !finds else { return }
      (finds, findsAgain) = (true, false)
    }
  }
}
