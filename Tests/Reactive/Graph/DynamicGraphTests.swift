import RecurseReactive
import TestSupport
import Testing

@Suite("Dynamic graphs")
@MainActor
struct DynamicGraphTests {
  @Test("A flattened property depends on the selected property alone")
  func follows() {
    let isLeft = MutableProperty(true)
    let left = MutableProperty("l0")
    let right = MutableProperty("r0")
    let recorder = Recorder(isLeft.then(left, else: right))
    right.value = "r1"
    left.value = "l1"
    isLeft.value = false
    left.value = "l2"
    right.value = "r2"
    #expect(recorder.values == ["l0", "l1", "r1", "r2"])
  }

  @Test("A property that is not selected any more is released and not computed")
  func releases() {
    let source = MutableProperty(0)
    let chosen = MutableProperty(1)
    let count = Count()
    weak var probe: Probe?
    let flattened = chosen.flatMap { choice -> Property<Int> in
      let held = Probe()
      if choice == 1 { probe = held }
      return source.map { [held] in
        _ = held
        count.add()
        return $0 * choice
      }
    }
    let recorder = Recorder(flattened)
    #expect(probe != nil)
    source.value = 1
    #expect(count.value == 2)
    chosen.value = 2
    #expect(probe == nil)
    #expect(count.value == 3)
    source.value = 2
    #expect(count.value == 4)
    #expect(recorder.values == [0, 1, 2, 4])
  }

  @Test(
    "Changes of the selector and the selected property in one transaction are delivered once"
  )
  func switchAndChange() {
    let chosen = MutableProperty(0)
    let source = MutableProperty(1)
    // The second property is far higher than the flattened one was.
    var high: Property<Int> = source
    for _ in 0..<10 { high = high.map { $0 + 0 } }
    let count = Count()
    let arm = high
    let flattened = chosen.flatMap { choice -> Property<Int> in
      count.add()
      return choice == 0 ? source : arm
    }
    var pairs: [[Int]] = []
    let below = combineLatest(flattened, source) { left, right in
      pairs.append([left, right])
      return left * 100 + right
    }
    let recorder = Recorder(below)
    transaction {
      chosen.value = 1
      source.value = 2
    }
    source.value = 3
    #expect(pairs == [[1, 1], [2, 2], [3, 3]])
    #expect(recorder.values == [101, 202, 303])
    #expect(count.value == 2)
  }

  @Test("A property that is observed elsewhere is computed once in the round that selects it")
  func sharedArm() {
    let chosen = MutableProperty(false)
    let source = MutableProperty(1)
    let count = Count()
    let arm = source.map { $0 + 0 }.map { $0 + 0 }.map { value -> Int in
      count.add()
      return value
    }
    let own = Recorder(arm)
    let recorder = Recorder(chosen.then(arm, else: .constant(0)))
    transaction {
      source.value = 2
      chosen.value = true
    }
    #expect(recorder.values == [0, 2])
    #expect(own.values == [1, 2])
    #expect(count.value == 2)
  }

  @Test(
    "Random writes to a graph that keeps changing its edges equal a recomputation",
    arguments: 0..<30)
  func incrementalEqualsRecomputed(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let sources = (0..<5).map { MutableProperty($0) }
    /// Each node beside a function that recomputes it.
    var nodes: [(property: Property<Int>, compute: () -> Int)] = sources.map { source in
      (source, { source.value })
    }
    for _ in 0..<25 {
      let (left, right) = (
        nodes.randomElement(using: &random)!, nodes.randomElement(using: &random)!
      )
      let pick = nodes.randomElement(using: &random)!
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        nodes.append((left.property.map { $0 % 7 + 1 }, { left.compute() % 7 + 1 }))
      case 1:
        nodes.append(
          (
            combineLatest(left.property, right.property) { ($0 &+ $1) % 1000 },
            { (left.compute() &+ right.compute()) % 1000 }
          ))
      default:
        nodes.append(
          (
            pick.property.flatMap { $0 % 2 == 0 ? left.property : right.property },
            { pick.compute() % 2 == 0 ? left.compute() : right.compute() }
          ))
      }
    }
    var observed: [(recorder: Recorder<Int>, compute: () -> Int)] = []
    for _ in 0..<60 {
      if random.chance(30), let node = nodes.randomElement(using: &random) {
        observed.append((Recorder(node.property), node.compute))
      }
      if random.chance(15), !observed.isEmpty { observed.removeFirst() }
      transaction {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          sources.randomElement(using: &random)!.value = Int.random(in: 0..<20, using: &random)
        }
      }
      for entry in observed { #expect(entry.recorder.values.last == entry.compute()) }
      for node in nodes { #expect(node.property.value == node.compute()) }
      // No observer receives the same value twice.
      for entry in observed {
        #expect(
          zip(entry.recorder.values, entry.recorder.values.dropFirst()).allSatisfy { $0 != $1 })
      }
    }
  }
}
