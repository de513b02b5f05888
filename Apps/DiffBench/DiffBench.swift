import RecurseReactive

/// Measures diffs of lists compared with the standard library's, in one run.
///
///     swift run -c release diff-bench
@main struct DiffBench {
  static let count = 10_000

  static func main() {
    #if DEBUG
      print("A debug build measures nothing: swift run -c release diff-bench")
    #endif
    var random = SystemRandomNumberGenerator()
    let old = Array(0..<count)
    let kept = old.filter { _ in Int.random(in: 0..<100, using: &random) >= 5 }
    var inserted = old
    for number in 0..<(count / 10) {
      inserted.insert(count + number, at: Int.random(in: 0...inserted.count, using: &random))
    }
    print("\(count) items", "changeset", "difference(from:)", "times faster", separator: "\t")
    measure("shuffled", old, old.shuffled(using: &random))
    measure("reversed", old, old.reversed())
    measure("5 % deleted", old, kept)
    measure("10 % inserted", old, inserted)
  }

  static func measure(_ name: String, _ old: [Int], _ new: [Int]) {
    let ours = fastest(of: 9) { Changeset(from: old, to: new) }
    var list = old
    ours.result.apply(to: &list)
    precondition(list == new, "the changeset does not lead from one list to the other")
    // The standard library is slow for reordered lists, so one run is enough.
    let theirs = fastest(of: list.count == old.count ? 1 : 5) { new.difference(from: old) }
    precondition(old.applying(theirs.result) == new)
    let ratio = theirs.time / ours.time
    print(
      name, milliseconds(ours.time), milliseconds(theirs.time),
      ratio >= 10 ? "\(Int(ratio))" : "\(Double(Int(ratio * 10)) / 10)", separator: "\t")
  }

  /// The shortest time of several runs, because other work only adds to it.
  static func fastest<Result>(
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

  static func milliseconds(_ time: Duration) -> String {
    let hundredths = Int(time / .microseconds(10))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) ms"
  }
}
