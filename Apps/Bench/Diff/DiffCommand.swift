import ArgumentParser
import RecurseReactive

/// Measures diffs of lists compared with the standard library's, in one run.
///
///     swift run -c release bench diff
package struct DiffCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Measures diffs of lists compared with the standard library's.")

  package init() {}

  package func run() {
    #if DEBUG
      print("A debug build measures nothing: swift run -c release bench diff")
    #endif
    Self.measure(10_000) { print($0) }
  }

  /// Measures changes of a list, and reports a line of a table at a time.
  package static func measure(_ count: Int, report: (String) -> Void) {
    var random = SystemRandomNumberGenerator()
    let old = Array(0..<count)
    let kept = old.filter { _ in Int.random(in: 0..<100, using: &random) >= 5 }
    var inserted = old
    for number in 0..<(count / 10) {
      inserted.insert(count + number, at: Int.random(in: 0...inserted.count, using: &random))
    }
    report("\(count) items\tchangeset\tdifference(from:)\ttimes faster")
    report(line("shuffled", old, old.shuffled(using: &random)))
    report(line("reversed", old, old.reversed()))
    report(line("5 % deleted", old, kept))
    report(line("10 % inserted", old, inserted))
  }

  private static func line(_ name: String, _ old: [Int], _ new: [Int]) -> String {
    let ours = fastest(of: 9) { Changeset(from: old, to: new) }
    var list = old
    ours.result.apply(to: &list)
    precondition(list == new, "the changeset does not lead from one list to the other")
    // The standard library is slow for reordered lists, so one run is enough.
    let theirs = fastest(of: list.count == old.count ? 1 : 5) { new.difference(from: old) }
    precondition(old.applying(theirs.result) == new)
    let ratio = theirs.time / ours.time
    let times = ratio >= 10 ? "\(Int(ratio))" : "\(Double(Int(ratio * 10)) / 10)"
    return "\(name)\t\(milliseconds(ours.time))\t\(milliseconds(theirs.time))\t\(times)"
  }

  /// The shortest time of several runs, because other work only adds to it.
  private static func fastest<Result>(
    of runs: Int, _ work: () -> Result
  ) -> (time: Duration, result: Result) {
    let clock = ContinuousClock()
    var best: (time: Duration, result: Result)?
    for _ in 0..<runs {
      let start = clock.now
      let result = work()
      let time = clock.now - start
      if best.map({ time < $0.time }) ?? true { best = (time, result) }
    }
    return best!
  }

  private static func milliseconds(_ time: Duration) -> String {
    let hundredths = Int(time / .microseconds(10))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) ms"
  }
}
