import RecurseReaders
import TestSupport
import Testing

@testable import log_viewer

@Suite("The times of a log") struct LogTimesTests {
  /// Lines in order of time, some of which tell none.
  private func lines(seed: UInt64) -> (lines: LogLines, seconds: [Int]) {
    var random = SplitMix64(seed: seed)
    var log = Log(limit: .none)
    var (second, seconds) = (Int.random(in: 0..<20_000, using: &random), [Int]())
    for _ in 0..<300 {
      second += Int.random(in: 0..<200, using: &random)
      let tells = seconds.isEmpty || Int.random(in: 0..<4, using: &random) > 0
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let clock = "\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
      log.append(tells ? "2026-11-26 \(clock) x" : "  at x")
      seconds.append(tells ? second : seconds.last!)
    }
    return (.pipe(log, hasEnded: false), seconds)
  }

  @Test("lead to the line that a walk over all finds", arguments: UInt64(0)..<4)
  func line(seed: UInt64) throws {
    let (lines, seconds) = lines(seed: seed)
    let times = LogTimes(lines, year: 2026)
    let day = try #require(times.first).seconds - seconds[0]
    for second in stride(from: 0, to: 60_000, by: 2111) {
      let walked = seconds.firstIndex { $0 >= second } ?? seconds.count
      #expect(times.line(at: LogTime(seconds: day + second, hasDay: true)) == walked + 1)
    }
  }

  @Test("are joined to as many parts as there is room for, of which the last may be short")
  func joined() {
    let rates = LogTimes.Rates(counts: [1, 2, 3, 4, 5], minutes: 2)
    #expect(rates.joined(most: 5) == rates && rates.joined(most: 9) == rates)
    #expect(rates.joined(most: 4).counts == [3, 7, 5] && rates.joined(most: 4).minutes == 4)
    #expect(rates.joined(most: 1).counts == [15] && rates.joined(most: 1).minutes == 10)
    #expect(rates.joined(most: 0) == rates)
  }

  @Test("have errors, which are many where their share is twice that of the log")
  func errors() throws {
    var log = Log(limit: .none)
    for minute in 10..<20 {
      for line in 0..<10 {
        log.append("2026-11-26 12:\(minute):00 \(minute == 13 && line < 5 ? "ERROR" : "INFO") x")
      }
    }
    let rates = try #require(LogTimes(.pipe(log, hasEnded: false), year: 2026).rates(most: 10))
    #expect(rates.errors == [0, 0, 0, 5, 0, 0, 0, 0, 0, 0])
    #expect((0..<10).filter(rates.isFaulty) == [3])
    #expect(rates.joined(most: 5).errors == [0, 5, 0, 0, 0])
    #expect(rates.parts(of: 0..<10) == 0..<1 && rates.parts(of: 15..<35) == 1..<4)
    #expect(rates.parts(of: 90..<200) == 9..<10 && rates.parts(of: 5..<5).isEmpty)
  }

  @Test("are told in words, with the day if there is one")
  func words() {
    for text in ["2026-11-28 11:17", "2024-02-29 00:00", "1999-12-31 23:59", "2000-03-01 08:05"] {
      #expect(LogTime(text, year: 2026)?.words == text)
    }
    #expect(LogTime("14:05", year: 2026)?.words == "14:05")
  }

  @Test("give the rates that counting gives", arguments: UInt64(0)..<4)
  func rates(seed: UInt64) throws {
    let (lines, seconds) = lines(seed: seed)
    let rates = try #require(LogTimes(lines, year: 2026).rates(most: 20))
    #expect(rates.counts.count <= 20 && rates.counts.reduce(0, +) == seconds.count)
    let first = seconds[0] / 60
    for (part, count) in rates.counts.enumerated() {
      let range = (first + part * rates.minutes)..<(first + (part + 1) * rates.minutes)
      #expect(seconds.filter { range.contains($0 / 60) }.count == count)
    }
  }

  @Test("take a time without a day as that of the last day that has it")
  func clock() {
    var log = Log()
    for day in 25...26 {
      for hour in 10...20 { log.append("2026-11-\(day) \(hour):00:00 x") }
      if day == 26 { log.append("2026-11-26 20:30:00 end") }
    }
    let times = LogTimes(.pipe(log, hasEnded: false), year: 2026)
    #expect(times.line(at: "12:00") == 14)
    #expect(times.line(at: "21:00") == 12)
    #expect(times.line(at: "2026-11-25 11:30") == 3)
    #expect(times.line(at: "no time") == nil)
    #expect(times.span == "2026-11-25 10:00 to 2026-11-26 20:30")
    for (text, isThere) in [("09:59", true), ("20:30:59", true), ("2026-11-25 09:59", false)] {
      #expect(times.time(written: text).map(times.has) == isThere, "\(text)")
    }
  }

  @Test("go on after midnight where no line tells a day")
  func midnight() throws {
    var log = Log()
    for hour in [22, 23, 0, 1] {
      for minute in 10..<60 { log.append("\(hour < 10 ? "0" : "")\(hour):\(minute):00 x") }
    }
    let times = LogTimes(.pipe(log, hasEnded: false), year: 2026)
    #expect(times.line(at: "22:30") == 21 && times.line(at: "23:30") == 71)
    #expect(times.line(at: "00:30") == 121 && times.line(at: "01:30") == 171)
    #expect(try #require(times.rates(most: 4)).counts.reduce(0, +) == 200)
  }

  @Test("are none where no line tells one")
  func none() {
    let times = LogTimes(.pipe(Log("a\nb"), hasEnded: true), year: 2026)
    #expect(times.rates(most: 10) == nil && times.line(at: "12:00") == nil)
    #expect(LogTimes(.pipe(Log(), hasEnded: true), year: 2026).rates(most: 10) == nil)
  }
}
