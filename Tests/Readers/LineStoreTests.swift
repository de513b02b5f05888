import RecurseMeasuring
import TestSupport
import Testing

@testable import RecurseReaders

@Suite("The lines of a log") struct LineStoreTests {
  @Test("are those of an array, through appends, growth and drops", arguments: UInt64(0)..<12)
  func model(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var store = LineStore()
    var model: [[UInt8]] = []
    // A copy that is kept is not changed by changes of the other.
    var kept: [(LineStore, [[UInt8]])] = []
    for step in 0..<4000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let line = Array(repeating: UInt8(ascii: "a"), count: Int.random(in: 0..<9, using: &random))
        store.append(line)
        model.append(line)
      case 5 where !model.isEmpty:
        store.extendLast([UInt8(ascii: "b")])
        model[model.count - 1].append(UInt8(ascii: "b"))
      case 6..<9 where !model.isEmpty:
        store.removeFirst()
        model.removeFirst()
      default: break
      }
      if step % 500 == 0 { kept.append((store, model)) }
      #expect(store.count == model.count)
      if let index = model.indices.randomElement(using: &random) {
        #expect(Array(store[index]) == model[index])
      }
    }
    kept.append((store, model))
    for (store, model) in kept {
      #expect(store.byteCount == model.reduce(0) { $0 + $1.count })
      #expect((0..<store.count).map { Array(store[$0]) } == model)
    }
  }

  @Test(
    "are known to be those of an earlier copy, up to the first that has changed",
    arguments: 0..<8)
  func common(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var store = LineStore()
    var model: [String] = []
    var (kept, keptModel, dropped) = (store, model, 0)
    for step in 0..<3000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        store.append("\(step)".utf8)
        model.append("\(step)")
      case 6 where !model.isEmpty:
        store.extendLast("b".utf8)
        model[model.count - 1] += "b"
      case 7 where !model.isEmpty:
        store.removeFirst()
        model.removeFirst()
        dropped += 1
      default: break
      }
      if dropped <= kept.count {
        let same = zip(model, keptModel.dropFirst(dropped)).prefix { $0 == $1 }.count
        #expect(store.commonCount(with: kept, dropped: dropped) == same)
      }
      if Int.random(in: 0..<200, using: &random) == 0 {
        (kept, keptModel, dropped) = (store, model, 0)
      }
    }
  }

  @Test("are equal to the same lines after others were dropped")
  func equality() {
    func log(_ first: String) -> Log {
      var log = Log(limit: .lines(1))
      log.append(first)
      log.append("last")
      return log
    }
    #expect(log("a") == log("bc"))
    #expect(log("a") != Log("last"))
  }

  @Test("count their places in a limit of bytes, so that empty lines are bounded, too")
  func bytes() {
    var log = Log(limit: .bytes(800))
    for _ in 0..<1000 { log.append("") }
    #expect(log.count == 100 && log.dropped == 900)
    log.append(String(repeating: "x", count: 900))
    #expect(log.count == 1)
  }

  @Test("are dropped with their memory, over whole groups")
  func drops() {
    var store = LineStore()
    for number in 0..<40_000 { store.append(Array("\(number)".utf8)) }
    for _ in 0..<39_999 { store.removeFirst() }
    #expect(Array(store[0]) == Array("39999".utf8))
    store.append(Array("more".utf8))
    #expect(Array(store[1]) == Array("more".utf8))
    #expect(store.byteCount == 9)
  }

  @Test("cost as much to append to a kept copy of a million as of a thousand")
  func appendsToACopy() {
    func cost(_ count: Int) -> Int? {
      var store = LineStore()
      for _ in 0..<count { store.append([0x61]) }
      return AllocationCount.during {
        for _ in 0..<100 {
          let kept = store
          store.append([0x62])
          if kept.count + 1 != store.count { Issue.record("the copy has changed") }
        }
      }
    }
    #expect(cost(1000) == cost(1_000_000))
  }
}
