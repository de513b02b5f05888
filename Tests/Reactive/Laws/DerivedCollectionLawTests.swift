import RecurseReactive
import TestSupport
import Testing

@Suite("Derived collections equal a recomputation")
@MainActor
struct DerivedCollectionLawTests {
  /// Applies every change that it receives to the previous list.
  @MainActor final class Mirror<Element: Equatable> {
    private(set) var stepped: [Element] = []
    private(set) var isFaithful = true
    private var observation: Disposable?

    init(_ collection: ObservableCollection<Element>) {
      observation = collection.observe { [weak self] in self?.receive($0) }
    }

    private func receive(_ change: CollectionChange<Element>) {
      isFaithful = isFaithful && change.previous == stepped
      change.changeset.apply(to: &stepped)
      isFaithful = isFaithful && stepped == change.current
    }
  }

  private func edit(_ list: inout CollectionEditor<Item>, _ random: inout SplitMix64) {
    let item = Item(id: Int.random(in: 0..<40, using: &random))
    guard !list.isEmpty else { return list.append(item) }
    let place = Int.random(in: list.indices, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: list.insert(item, at: place)
    case 2: list.append(item)
    case 3: list.remove(at: place)
    case 4: list.move(from: place, to: Int.random(in: list.indices, using: &random))
    case 5: list[place] = item
    case 6:
      let end = Int.random(in: place...list.count, using: &random)
      list.replaceSubrange(
        place..<end, with: (0..<Int.random(in: 0...3, using: &random)).map { Item(id: $0) })
    default: list.swapAt(place, Int.random(in: list.indices, using: &random))
    }
  }

  @Test(
    "Mapping, filtering and sorting, one on the other, with random edits and rules",
    arguments: 0..<40)
  func chains(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let list = CollectionProperty((0..<10).map { Item(id: $0) })
    let limit = MutableProperty(20)
    let descends = MutableProperty(false)
    let test = limit.map { limit in { (item: Item) in item.id < limit } }
    // Many elements are equal in this order, so that their order counts.
    let order = descends.map { descends in
      { (left: Item, right: Item) in
        descends ? left.id / 10 > right.id / 10 : left.id / 10 < right.id / 10
      }
    }
    let mapped = list.map { "\($0.id)!" }
    let filtered = list.filter(test)
    let sorted = list.sorted(by: order)
    let all = list.filter(test).sorted(by: order).map { $0.id }
    let mirrors = (Mirror(list), Mirror(mapped), Mirror(filtered), Mirror(sorted), Mirror(all))
    for _ in 0..<60 {
      transaction {
        if random.chance(20) { limit.value = Int.random(in: 0..<40, using: &random) }
        if random.chance(20) { descends.value.toggle() }
        if random.chance(90) {
          list.modify { list in
            for _ in 0..<Int.random(in: 1...4, using: &random) { edit(&list, &random) }
          }
        }
        if random.chance(10) { list.value.shuffle(using: &random) }
      }
      let now = list.value
      let comesBefore = order.value
      #expect(mirrors.0.stepped == now)
      #expect(mirrors.1.stepped == now.map { "\($0.id)!" })
      #expect(mirrors.2.stepped == now.filter(test.value))
      // The standard library's sort is stable.
      #expect(mirrors.3.stepped == now.sorted(by: comesBefore))
      #expect(mirrors.4.stepped == now.filter(test.value).sorted(by: comesBefore).map(\.id))
      #expect(all.value == mirrors.4.stepped)
    }
    #expect(mirrors.0.isFaithful && mirrors.1.isFaithful && mirrors.2.isFaithful)
    #expect(mirrors.3.isFaithful && mirrors.4.isFaithful)
  }

  @Test("Flattening lists of lists while both change", arguments: 0..<40)
  func flatten(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let pool: [CollectionProperty<Item>] = (0..<5).map { index in
      CollectionProperty([Item(id: index)])
    }
    let outer = CollectionProperty<ObservableCollection<Item>>(pool[0..<2].map { $0 })
    // A derived inner list is one like any other.
    let candidates: [ObservableCollection<Item>] = pool + pool.map { $0.filter { $0.id % 2 == 0 } }
    let flat = outer.flatten()
    let mirror = Mirror(flat)
    for _ in 0..<60 {
      transaction {
        for inner in pool where random.chance(30) { inner.modify { edit(&$0, &random) } }
        if random.chance(60) {
          outer.modify { outer in
            let candidate = candidates.randomElement(using: &random)!
            if outer.isEmpty { return outer.append(candidate) }
            let place = Int.random(in: outer.indices, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: if outer.count < 6 { outer.insert(candidate, at: place) }
            case 1: outer.remove(at: place)
            case 2: outer[place] = candidate
            default: outer.move(from: place, to: Int.random(in: outer.indices, using: &random))
            }
          }
        }
      }
      #expect(mirror.stepped == outer.value.flatMap { $0.value })
      #expect(flat.value == mirror.stepped)
    }
    #expect(mirror.isFaithful)
  }

  @Test("One edit of a thousand elements maps, tests and compares only what it touches")
  func costFollowsTheChange() {
    let list = CollectionProperty((0..<1000).map { Item(id: $0) })
    let (maps, tests, comparisons) = (Count(), Count(), Count())
    let mapped = list.map { item -> Int in
      maps.add()
      return item.id
    }
    let filtered = list.filter { item -> Bool in
      tests.add()
      return item.id % 2 == 0
    }
    let sorted = list.sorted { (left: Item, right: Item) -> Bool in
      comparisons.add()
      return left.id > right.id
    }
    let mirrors = (Mirror(mapped), Mirror(filtered), Mirror(sorted))
    let before = (maps.value, tests.value, comparisons.value)
    list.insert(Item(id: 5000), at: 500)
    #expect(maps.value - before.0 == 1)
    #expect(tests.value - before.1 == 1)
    #expect(comparisons.value - before.2 <= 2 * 11)
    #expect(mirrors.2.stepped.first == Item(id: 5000))
  }

  @Test("A new filter delivers removals from last to first, then insertions")
  func filterRule() {
    let list = CollectionProperty(["ab", "b", "ac", "bc"])
    let prefix = MutableProperty("a")
    let found = list.filter(prefix.map { prefix in { $0.hasPrefix(prefix) } })
    var steps: [ChangeStep<String>] = []
    let observation = found.observeChanges { steps = $0.changeset.steps }
    prefix.value = "b"
    #expect(
      steps == [
        .remove(at: 1, "ac"), .remove(at: 0, "ab"), .insert(at: 0, "b"), .insert(at: 1, "bc"),
      ])
    _ = observation
  }
}
