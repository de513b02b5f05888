import RecurseReactive
import Testing

@Suite("Propagation of changes")
@MainActor
struct PropagationTests {
  @Test("A node with inputs of unequal height never sees old and new inputs together")
  func noGlitchInTransforms() {
    let source = MutableProperty(1)
    let long = source.map { $0 + 0 }.map { $0 + 0 }.map { $0 + 0 }
    var pairs: [[Int]] = []
    let both = combineLatest(source, long) { left, right in
      pairs.append([left, right])
      return left + right
    }
    let recorder = Recorder(both)
    source.value = 2
    #expect(pairs == [[1, 1], [2, 2]])
    #expect(recorder.values == [2, 4])
  }

  @Test("Eighteen stacked diamonds compute each node once for a write")
  func stackedDiamonds() {
    let source = MutableProperty(1)
    let count = Count()
    var top: Property<Int> = source
    for _ in 0..<18 {
      let left = top.map {
        count.add()
        return $0 % 1000
      }
      let right = top.map {
        count.add()
        return $0 % 1000 + 1
      }
      top = combineLatest(left, right) {
        count.add()
        return $0 + $1
      }
    }
    let recorder = Recorder(top)
    #expect(count.value == 54)
    source.value = 2
    #expect(count.value == 108)
    #expect(recorder.values.count == 2)
  }

  @Test("Unobserved diamonds compute each node once for a read")
  func unobservedDiamonds() {
    let source = MutableProperty(1)
    let count = Count()
    var top: Property<Int> = source
    for _ in 0..<18 {
      let node = top
      top = combineLatest(node, node) {
        count.add()
        return ($0 + $1) % 1000
      }
    }
    _ = top.value
    #expect(count.value == 18)
    source.value = 2
    #expect(count.value == 18)
    _ = top.value
    #expect(count.value == 36)
  }

  @Test("An observer that writes what it observes loses no update, and all receive them in order")
  func writeDuringDelivery() {
    let source = MutableProperty(1)
    var first: [Int] = []
    let writer = source.observe { value in
      first.append(value)
      if value == 2 { source.value = 99 }
    }
    let second = Recorder(source)
    source.value = 2
    #expect(first == [1, 2, 99])
    #expect(second.values == [1, 2, 99])
    #expect(source.value == 99)
    writer.dispose()
  }

  @Test("Several writes of one delivery are each delivered, and are read back at once")
  func writesDuringDelivery() {
    let source = MutableProperty(0)
    let double = source.map { $0 * 2 }
    let before = Recorder(double)
    var read: [Int] = []
    let writer = source.observe { value in
      guard value == 1 else { return }
      source.value += 1
      read.append(source.value)
      source.modify { $0 += 1 }
      read.append(source.value)
      // A derived value belongs to the change that is being delivered.
      read.append(double.value)
    }
    source.value = 1
    #expect(read == [2, 3, 2])
    #expect(before.values == [0, 2, 4, 6])
    _ = writer
  }

  @Test("Two writes of a transaction are one notification and one computation")
  func transactions() {
    let left = MutableProperty(1)
    let right = MutableProperty(2)
    let count = Count()
    let sum = combineLatest(left, right) {
      count.add()
      return $0 + $1
    }
    let recorder = Recorder(sum)
    let single = Recorder(left)
    transaction {
      left.value = 10
      left.value = 11
      transaction { right.value = 20 }
      #expect(left.value == 11)
      #expect(sum.value == 3)
    }
    #expect(recorder.values == [3, 31])
    #expect(single.values == [1, 11])
    #expect(count.value == 2)
    #expect(sum.value == 31)
  }

  @Test("A transaction that restores the old value notifies no observer")
  func neutralTransaction() {
    let source = MutableProperty(1)
    let recorder = Recorder(source)
    transaction {
      source.value = 2
      source.value = 1
    }
    #expect(recorder.values == [1])
  }

  @Test("A transaction that throws delivers what it wrote before")
  func throwingTransaction() {
    struct Failure: Error {}
    let source = MutableProperty(1)
    let recorder = Recorder(source)
    #expect(throws: Failure.self) {
      try transaction {
        source.value = 2
        throw Failure()
      }
    }
    #expect(recorder.values == [1, 2])
  }

  @Test("An equal result ends a propagation: its dependents are not computed")
  func cutoff() {
    let source = MutableProperty(1)
    let count = Count()
    let below = source.map { $0 % 2 }.map {
      count.add()
      return $0
    }
    let recorder = Recorder(below)
    source.value = 3
    source.value = 3
    #expect(count.value == 1)
    source.value = 4
    #expect(count.value == 2)
    #expect(recorder.values == [1, 0])
  }

  @Test("A custom cutoff decides what counts as a change, and `.never` delivers every value")
  func customCutoffs() {
    let coarse = MutableProperty(0.0, cutoff: .when { abs($0 - $1) < 1 })
    let every = MutableProperty(0, cutoff: .never)
    let coarseValues = Recorder(coarse)
    let everyValue = Recorder(every)
    let unrepeated = Recorder(every.skipRepeats())
    coarse.value = 0.5
    coarse.value = 2
    every.value = 0
    every.value = 1
    #expect(coarseValues.values == [0, 2])
    #expect(everyValue.values == [0, 0, 1])
    #expect(unrepeated.values == [0, 1])
  }

  @Test("Nothing computes without observers, before the first and after the last")
  func onlyNecessaryNodes() {
    let source = MutableProperty(1)
    let count = Count()
    let derived = source.map {
      count.add()
      return $0
    }
    source.value = 2
    #expect(count.value == 0)
    var observation: Disposable? = derived.observe { _ in }
    source.value = 3
    #expect(count.value == 2)
    observation = nil
    source.value = 4
    #expect(count.value == 2)
    #expect(derived.value == 4)
    _ = observation
  }

  @Test("Observers are called in the order in which they subscribed, whatever they observe")
  func observerOrder() {
    let source = MutableProperty(0)
    var order: [String] = []
    let deep = source.map { $0 + 1 }.map { $0 + 1 }
    let all = [
      deep.observeChanges { _ in order.append("deep") },
      source.observeChanges { _ in order.append("source") },
      source.map { -$0 }.observeChanges { _ in order.append("map") },
    ]
    let late = source.observeChanges { _ in order.append("late") }
    source.value = 1
    #expect(order == ["deep", "source", "map", "late"])
    order = []
    all[1].dispose()
    source.value = 2
    #expect(order == ["deep", "map", "late"])
    _ = late
  }

  @Test(
    "An observer that ends during a delivery gets no value; one that begins gets one"
  )
  func observersThatComeAndGo() {
    let source = MutableProperty(0)
    var received: [String] = []
    var second: Disposable?
    var third: Disposable?
    let first = source.observeChanges { value in
      second?.dispose()
      if third == nil { third = source.observe { received.append("third \($0)") } }
    }
    second = source.observeChanges { received.append("second \($0)") }
    source.value = 1
    source.value = 2
    #expect(received == ["third 1", "third 2"])
    _ = first
  }

  @Test("Writes of a `modify` body to other properties are delivered together with it")
  func modifyIsOneChange() {
    let left = MutableProperty(0)
    let right = MutableProperty(0)
    let both = Recorder(combineLatest(left, right) { [$0, $1] })
    left.modify {
      right.value = 5
      $0 = 4
    }
    #expect(both.values == [[0, 0], [4, 5]])
  }

  @Test("An edit in place copies nothing, with and without observers")
  func editInPlace() {
    let list = MutableProperty(Array(0..<1000))
    // The addresses are compared, and nothing is read through them.
    let address = list.modify { $0.withUnsafeBufferPointer { $0.baseAddress } }
    let sums = Recorder(list.map { $0.reduce(0, +) })
    for index in 0..<10 { list.modify { $0[index] += 1 } }
    #expect(list.modify { $0.withUnsafeBufferPointer { $0.baseAddress } } == address)
    #expect(sums.values.count == 11)
  }

  @Test("Edits in place within one transaction copy once at most")
  func editsInTransaction() {
    let list = MutableProperty(Array(0..<1000))
    let recorder = Recorder(list.map(\.count))
    transaction {
      list.modify { $0.reserveCapacity(2000) }
      // The addresses are compared, and nothing is read through them.
      let address = list.modify { $0.withUnsafeBufferPointer { $0.baseAddress } }
      for index in 0..<100 { list.modify { $0.append(index) } }
      #expect(list.modify { $0.withUnsafeBufferPointer { $0.baseAddress } } == address)
    }
    #expect(recorder.values == [1000, 1100])
  }

  @Test("The last assignment of a finished property is its last value")
  func finished() {
    let source = MutableProperty(1)
    let derived = source.map { $0 + 1 }
    let recorder = Recorder(derived)
    source.value = 2
    source.finish()
    source.value = 3
    #expect(recorder.values == [2, 3])
    #expect(source.isFinished && derived.isFinished)
    #expect(source.map { $0 }.map { $0 }.isFinished)
    #expect(!derived.map { $0 }.combineLatest(with: MutableProperty(1)).isFinished)
    #expect(Property.constant(1).isFinished)
  }
}
