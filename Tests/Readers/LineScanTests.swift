import TestSupport
import Testing

@testable import RecurseReaders

@MainActor @Suite("A scan of lines") struct LineScanTests {
  private static let words = ["ERROR disk", "INFO disk", "at handler", "WARN x", "plain", "Disk"]

  /// Looks at everything, whichever threads do it.
  private func finish(_ scan: LineScan, _ log: Log) async throws {
    try await waitUntil("the scan ends") {
      scan.look(at: log) {}
      return scan.isComplete
    }
  }

  private func waitUntil(_ what: String, _ condition: () -> Bool) async throws {
    for _ in 0..<200_000 {
      if condition() { return }
      await Task.yield()
    }
    Issue.record("timed out waiting until \(what)")
  }

  /// The lines that a filter chooses, found by looking at each one.
  private func expected(_ filter: LogFilter, _ log: Log) -> [Int] {
    var level: LogLevel?
    return log.filter { line in
      level = LogLevel(line: line.text) ?? level
      let hasText =
        filter.text.isEmpty
        || (filter.text.contains(where: \.isUppercase)
          ? line.text.contains(filter.text)
          : line.text.lowercased().contains(filter.text))
      return hasText && (filter.level.map { ($0 <= (level ?? .trace)) && level != nil } ?? true)
    }.map(\.number)
  }

  private func found(_ scan: LineScan) -> [Int] {
    (0..<scan.found.count).compactMap { scan.found.line(at: $0) }
  }

  @Test(
    "finds the lines that a look at each of them finds, however the log changes",
    arguments: 0..<8)
  func model(seed: Int) async throws {
    var random = SplitMix64(seed: UInt64(seed))
    let filter = [
      LogFilter("disk"), LogFilter("Disk"), LogFilter(level: .warning),
      LogFilter("d", level: .error),
    ][seed % 4]
    var log = Log(limit: .lines(300))
    let scan = LineScan(filter.query)
    for _ in 0..<100 {
      let old = log
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        let word = Self.words.randomElement(using: &random)!
        switch Int.random(in: 0..<40, using: &random) {
        case 0: log.removeAll()
        case 1..<20: log.append(word)
        default: log.write(word + (Bool.random(using: &random) ? "\n" : ""))
        }
      }
      scan.forget(from: log.firstChange(since: old))
      try await finish(scan, log)
      // What was dropped counts no more for the severity of lines that follow.
      if log.dropped == 0 || filter.level == nil { #expect(found(scan) == expected(filter, log)) }
    }
  }

  @Test("looks at many lines on another thread, and tells after each part")
  func parts() async throws {
    let line = String(repeating: "x", count: 999)
    var log = Log(limit: .none)
    for number in 0..<12_000 { log.append(number % 1000 == 999 ? "disk \(line)" : line) }
    let scan = LineScan(LogFilter("disk").query)
    var told: [Int] = []
    @MainActor func look() {
      scan.look(at: log) {
        told.append(scan.found.count)
        look()
      }
    }
    look()
    #expect(!scan.isComplete)
    try await waitUntil("all is found") { scan.isComplete }
    #expect(scan.found.count == 12)
    #expect(told.count >= 2 && told == told.sorted())
  }

  @Test("forgets what another thread finds in lines that have changed meanwhile")
  func changedMeanwhile() async throws {
    let line = String(repeating: "disk ", count: 200)
    let old = Log(Array(repeating: line, count: 3000).joined(separator: "\n"))
    let new = Log(
      Array(repeating: "other \(line.dropFirst())", count: 3000).joined(separator: "\n"))
    let scan = LineScan(LogFilter("xdisk").query)
    scan.look(at: old) {}
    scan.forget(from: new.firstChange(since: old))
    try await finish(scan, new)
    #expect(scan.found.isEmpty)
  }

  @Test("finds each line once when another thread looks and texts are made, too")
  func madeMeanwhile() async throws {
    let log = Log((0..<9000).map { "disk \($0) and more of it" }.joined(separator: "\n"))
    let scan = LineScan(LogFilter("disk").query)
    scan.look(at: log) {}
    #expect(!scan.isComplete)
    try await waitUntil("all are looked at") {
      scan.look(at: log.lines) { log.bytes(of: $0) }
      return scan.isComplete
    }
    #expect(scan.found.count == 9000)
  }

  @Test("loses no line when lines go while another thread looks")
  func shorter() async throws {
    let log = Log((0..<9000).map { "disk \($0) and more of it" }.joined(separator: "\n"))
    let scan = LineScan(LogFilter("disk").query)
    scan.look(at: log) {}
    let short = Log((0..<100).map { "disk \($0) and more of it" }.joined(separator: "\n"))
    scan.forget(from: short.firstChange(since: log))
    scan.look(at: short) {}
    try await finish(scan, short)
    #expect(scan.found.count == 100)
  }

  @Test("takes a regular expression, and none that cannot be read")
  func regularExpression() async throws {
    let log = Log("GET /a 200\nGET /b 404\nPOST /c 500")
    let scan = LineScan(LogFilter(" [45]..$", isRegularExpression: true).query)
    try await finish(scan, log)
    #expect(found(scan) == [2, 3])
    #expect(LogFilter("[", isRegularExpression: true).isMalformed)
    #expect(!LogFilter("[").isMalformed)
  }
}
