import RecurseReactive
import Testing

@Suite("Released properties and subscriptions leave nothing behind")
@MainActor
struct LeakTests {
  @Test("A subscription retains what it observes until it is released")
  func observationHolds() {
    weak var probe: Probe?
    weak var source: MutableProperty<Int>?
    var observation: Disposable?
    do {
      let held = Probe()
      let property = MutableProperty(1)
      probe = held
      source = property
      observation = property.map { [held] in
        _ = held
        return $0 + 1
      }.observe { _ in }
    }
    #expect(probe != nil)
    #expect(source == nil)
    observation = nil
    #expect(probe == nil)
    _ = observation
  }

  @Test("Derived properties of every kind are released while their source lives")
  func derivedPropertiesGo() {
    let source = MutableProperty(1)
    let clock = ManualClock()
    var probes: [() -> Probe?] = []
    func watch(_ make: (@escaping (Int) -> Int) -> Property<Int>) {
      let held = Probe()
      probes.append { [weak held] in held }
      let property = make { [held] in
        _ = held
        return $0
      }
      let observation = property.observe { _ in }
      source.value += 1
      observation.dispose()
    }
    watch { source.map($0) }
    watch { use in source.scan(0) { $0 + use($1) } }
    watch { use in source.filter(initial: 0) { use($0) > 0 } }
    watch { use in source.flatMap(.latest) { Property.constant(use($0)) } }
    watch { use in source.flatMap(.merge) { Property.constant(use($0)) } }
    watch { use in source.flatMap(.concat) { Property.constant(use($0)) } }
    watch { use in source.merge(source.map(use)) }
    watch { use in source.map(use).zip(with: source).map { $0.0 } }
    watch { use in combineLatest([source, source.map(use)]).map { $0[1] } }
    watch { use in source.map(use).throttle(for: .seconds(1), clock: clock) }
    #expect(probes.count == 10)
    for (index, probe) in probes.enumerated() { #expect(probe() == nil, "kind \(index)") }
  }

  @Test("A bag disposes of its contents when its owner is released")
  func bags() {
    @MainActor final class Owner {
      let bag = DisposeBag()
      var last = 0
    }
    let source = MutableProperty(1)
    let count = Count()
    weak var weakOwner: Owner?
    do {
      let owner = Owner()
      weakOwner = owner
      source.observe(weak: owner) { owner, value in
        owner.last = value
        count.add()
      }.disposed(by: owner.bag)
      #expect(owner.last == 1)
    }
    #expect(weakOwner == nil)
    source.value = 2
    #expect(count.value == 1)
  }

  @Test("Properties that are bound to each other are released together")
  func mutualBindings() {
    weak var left: MutableProperty<Int>?
    weak var right: MutableProperty<Int>?
    do {
      let one = MutableProperty(1)
      let two = MutableProperty(2)
      one <~ two
      two <~ one
      (left, right) = (one, two)
      one.value = 5
      #expect(two.value == 5)
    }
    #expect(left == nil && right == nil)
  }

  @Test("A thousand observers that have ended are not called")
  func observersComeAndGo() {
    let source = MutableProperty(0)
    let count = Count()
    for _ in 0..<1000 {
      _ = source.map {
        count.add()
        return $0
      }.observe { _ in }
    }
    #expect(count.value == 1000)
    source.value = 1
    #expect(count.value == 1000)
  }
}
