import RecurseReaders

/// The times of the lines of a log, which is taken to be in order of time.
///
/// A line is found by halving: a log of 20 million lines is read at some 25 places.
struct LogTimes: Sendable {
  let lines: LogLines
  /// The year of times that tell a day and no year.
  let year: Int
  private let numbers: Range<Int>
  /// The time of the first line that tells one, among the first ones.
  private(set) var first: LogTime?
  /// The lines before one that are looked at for its time: those of a stack trace have none.
  private static let reach = 100

  init(_ lines: LogLines, year: Int) {
    (self.lines, self.year, numbers) = (lines, year, lines.numbers)
    first = numbers.prefix(Self.reach).lazy.compactMap(told).first
  }

  /// The time that a line tells. Without a day, one before the first is of the next day.
  private func told(by line: Int) -> LogTime? {
    LogTime(lines.text(at: line - numbers.lowerBound), year: year).map(afterFirst)
  }

  private func afterFirst(_ time: LogTime) -> LogTime {
    var time = time
    if let first, !first.hasDay, !time.hasDay, time < first { time.seconds += 86_400 }
    return time
  }

  /// The time of a line, or of the nearest line before it that tells one.
  func time(of line: Int) -> LogTime? {
    let first = max(numbers.lowerBound, line - Self.reach)
    guard first <= line else { return nil }
    return stride(from: line, through: first, by: -1).lazy.compactMap(told).first
  }

  /// The time of the last line.
  var last: LogTime? { numbers.last.flatMap(time) }

  /// Returns the first line that is not before a time, or the end.
  func line(at time: LogTime) -> Int {
    var (low, high) = (numbers.lowerBound, numbers.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if let found = self.time(of: middle), found >= time {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// Returns the time that a person wrote. One without a day is that of the last day on which the
  /// log has it.
  func time(written text: String) -> LogTime? {
    guard var time = LogTime(text, year: year).map(afterFirst), let first, let last else {
      return nil
    }
    if !time.hasDay, last.hasDay {
      time.seconds += last.seconds / 86_400 * 86_400
      if time > last, time.seconds - 86_400 >= first.seconds { time.seconds -= 86_400 }
    }
    return time
  }

  /// Returns the line at a time that a person wrote, or the nearest one.
  func line(at text: String) -> Int? {
    guard let time = time(written: text) else { return nil }
    return min(line(at: time), numbers.upperBound - 1)
  }

  /// Whether a time is one of the log, to the minute that it is shown by.
  func has(_ time: LogTime) -> Bool {
    guard let first, let last else { return false }
    return (first.seconds / 60...max(first, last).seconds / 60).contains(time.seconds / 60)
  }

  /// The first and the last time, in words: `2026-11-26 14:00 to 15:30`.
  var span: String? {
    guard let first, let last else { return nil }
    let isSameDay = first.seconds / 86_400 == last.seconds / 86_400
    return "\(first.words) to \(isSameDay ? last.clock : last.words)"
  }

  /// The number of lines in equal parts of the time of the log, each of whole minutes.
  struct Rates: Equatable, Sendable {
    var counts: [Int] = []
    /// The lines of errors in each part; empty for a log that is too long to be read as a whole.
    var errors: [Int] = []
    var minutes = 1
    var first = LogTime(seconds: 0, hasDay: false)
    var last = LogTime(seconds: 0, hasDay: false)

    /// Returns the same lines in a number of parts at most, each of as many parts here.
    func joined(most: Int) -> Rates {
      guard most > 0, counts.count > most else { return self }
      let size = (counts.count + most - 1) / most
      var rates = self
      rates.minutes *= size
      func joined(_ counts: [Int]) -> [Int] {
        stride(from: 0, to: counts.count, by: size).map {
          counts[$0..<min($0 + size, counts.count)].reduce(0, +)
        }
      }
      (rates.counts, rates.errors) = (joined(counts), joined(errors))
      return rates
    }

    /// Whether a part has at least twice as many errors among its lines as the whole log.
    func isFaulty(_ part: Int) -> Bool {
      guard errors.indices.contains(part), errors[part] > 0 else { return false }
      return errors[part] * counts.reduce(0, +) >= 2 * errors.reduce(0, +) * counts[part]
    }

    /// Returns the parts that some lines are in, counted from the first line of the log.
    func parts(of lines: Range<Int>) -> Range<Int> {
      var end = 0
      let ends = counts.map { count in
        end += count
        return end
      }
      func part(of line: Int) -> Int {
        min(max(0, counts.count - 1), ends.firstIndex { line < $0 } ?? counts.count - 1)
      }
      guard !counts.isEmpty, !lines.isEmpty else { return 0..<0 }
      return part(of: lines.lowerBound)..<part(of: lines.upperBound - 1) + 1
    }
  }

  /// Returns the number of lines in each of a number of parts at most.
  func rates(most: Int) -> Rates? {
    guard most > 0, let first, let last, first <= last else { return nil }
    let start = first.seconds / 60
    let all = last.seconds / 60 - start + 1
    let minutes = (all + most - 1) / most
    var rates = Rates(minutes: minutes, first: first, last: last)
    var before = numbers.lowerBound
    for part in 1...((all + minutes - 1) / minutes) {
      let end = LogTime(seconds: (start + part * minutes) * 60, hasDay: first.hasDay)
      let line = max(before, self.line(at: end))
      rates.counts.append(line - before)
      before = line
    }
    if numbers.count <= Self.mostRead { rates.errors = errors(in: rates.counts) }
    return rates
  }

  /// The most lines that are read for their errors.
  private static let mostRead = 100_000

  /// Returns the number of lines that tell of an error, in parts with some lines each.
  private func errors(in counts: [Int]) -> [Int] {
    var line = 0
    return counts.map { count in
      defer { line += count }
      return (line..<line + count).count { index in
        LogLevel(line: lines.text(at: index)).map { $0 >= .error } ?? false
      }
    }
  }
}
