import RecurseAlgorithms

/// The elements of a list that pass a test, which may change.
final class FilteredList<Element>: DerivedListNode<Element> {
  private let input: any ListNode<Element>
  private let test: ValueNode<(Element) -> Bool>
  private var source = LabelledItems<Element>([])
  private var included: [LabelledItem<Element>] = []

  init(_ input: any ListNode<Element>, _ test: ValueNode<(Element) -> Bool>) {
    self.input = input
    self.test = test
  }

  override var label: String { "filter of a collection" }
  override var inputs: [GraphNode] { [input.list, test] }
  override func compute() -> [Element] { input.list.committed.filter(test.committed) }

  override func build() -> [Element] {
    source = LabelledItems(input.list.committed)
    let test = test.committed
    for item in source.items { item.isIncluded = test(item.element) }
    included = source.items.filter(\.isIncluded)
    return included.map(\.element)
  }

  override func discardValue() {
    super.discardValue()
    source = LabelledItems([])
    included = []
  }

  override func update(_ steps: inout [ChangeStep<Element>]) -> Void? {
    let test = test.committed
    for step in input.currentSteps ?? [] {
      switch step {
      case .insert(let index, let element):
        let item = LabelledItem(element)
        source.insert(item, at: index)
        if test(element) { include(item, &steps) }
      case .remove(let index, _):
        let item = source.remove(at: index)
        if item.isIncluded { exclude(item, &steps) }
      case .move(let from, let to, _): move(from, to, &steps)
      case .update(let index, _, let new):
        update(source.items[index], new, passes: test(new), &steps)
      }
    }
    if self.test.changedAt == graph.revision { testAll(test, &steps) }
    return ()
  }

  private func index(of item: LabelledItem<Element>) -> Int {
    included.partitioningIndex { $0.label >= item.label }
  }

  private func include(_ item: LabelledItem<Element>, _ steps: inout [ChangeStep<Element>]) {
    let index = self.index(of: item)
    item.isIncluded = true
    included.insert(item, at: index)
    apply(.insert(at: index, item.element), &steps)
  }

  private func exclude(_ item: LabelledItem<Element>, _ steps: inout [ChangeStep<Element>]) {
    let index = self.index(of: item)
    item.isIncluded = false
    included.remove(at: index)
    apply(.remove(at: index, item.element), &steps)
  }

  private func move(_ from: Int, _ to: Int, _ steps: inout [ChangeStep<Element>]) {
    let item = source.items[from]
    let old = index(of: item)
    _ = source.remove(at: from)
    if item.isIncluded { included.remove(at: old) }
    source.insert(item, at: to)
    guard item.isIncluded else { return }
    let new = index(of: item)
    included.insert(item, at: new)
    if old != new { apply(.move(from: old, to: new, item.element), &steps) }
  }

  private func update(
    _ item: LabelledItem<Element>, _ new: Element, passes: Bool,
    _ steps: inout [ChangeStep<Element>]
  ) {
    let old = item.element
    if item.isIncluded, !passes { exclude(item, &steps) }
    item.element = new
    guard passes else { return }
    if item.isIncluded {
      apply(.update(at: self.index(of: item), old: old, new: new), &steps)
    } else {
      include(item, &steps)
    }
  }

  /// Applies a new test to every element: removals from last to first, then insertions from first
  /// to last.
  private func testAll(_ test: (Element) -> Bool, _ steps: inout [ChangeStep<Element>]) {
    let passes = source.items.map { test($0.element) }
    for (item, passes) in zip(source.items, passes).reversed() where item.isIncluded && !passes {
      exclude(item, &steps)
    }
    for (item, passes) in zip(source.items, passes) where !item.isIncluded && passes {
      include(item, &steps)
    }
  }
}
