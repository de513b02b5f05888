import RecurseAlgorithms

/// The elements of a list in an order, which may change; equal ones keep the order of the list.
final class SortedList<Element>: DerivedListNode<Element> {
  typealias Item = LabelledItem<Element>

  private let input: any ListNode<Element>
  private let order: ValueNode<(Element, Element) -> Bool>
  private var source = LabelledItems<Element>([])
  private var sorted: [Item] = []

  init(_ input: any ListNode<Element>, _ order: ValueNode<(Element, Element) -> Bool>) {
    self.input = input
    self.order = order
  }

  override var label: String { "sort of a collection" }
  override var inputs: [GraphNode] { [input.list, order] }

  override func compute() -> [Element] {
    let comesBefore = comparison()
    return LabelledItems(input.list.committed).items.sorted(by: comesBefore).map(\.element)
  }

  override func build() -> [Element] {
    source = LabelledItems(input.list.committed)
    sorted = source.items.sorted(by: comparison())
    return sorted.map(\.element)
  }

  override func discardValue() {
    super.discardValue()
    source = LabelledItems([])
    sorted = []
  }

  private func comparison() -> (Item, Item) -> Bool {
    let order = order.committed
    return { left, right in
      if order(left.element, right.element) { return true }
      if order(right.element, left.element) { return false }
      return left.label < right.label
    }
  }

  override func update(_ steps: inout [ChangeStep<Element>]) -> Void? {
    let comesBefore = comparison()
    if order.changedAt == graph.revision {
      // A search needs the order in which the list is sorted, which is another one: sort again.
      sortAgain(comesBefore, &steps)
      return ()
    }
    for step in input.currentSteps ?? [] {
      switch step {
      case .insert(let index, let element):
        let item = Item(element)
        source.insert(item, at: index)
        let target = insertSorted(item, comesBefore)
        apply(.insert(at: target, element), &steps)
      case .remove(let index, _):
        let target = removeSorted(source.items[index], comesBefore)
        _ = source.remove(at: index)
        apply(.remove(at: target, elements[target]), &steps)
      case .move(let from, let to, _):
        let old = removeSorted(source.items[from], comesBefore)
        let item = source.remove(at: from)
        source.insert(item, at: to)
        let new = insertSorted(item, comesBefore)
        if old != new { apply(.move(from: old, to: new, item.element), &steps) }
      case .update(let index, _, let element):
        let item = source.items[index]
        let before = item.element
        let old = removeSorted(item, comesBefore)
        item.element = element
        let new = insertSorted(item, comesBefore)
        if old != new { apply(.move(from: old, to: new, before), &steps) }
        apply(.update(at: new, old: before, new: element), &steps)
      }
    }
    return ()
  }

  private func insertSorted(_ item: Item, _ comesBefore: (Item, Item) -> Bool) -> Int {
    let index = sorted.partitioningIndex { !comesBefore($0, item) }
    sorted.insert(item, at: index)
    return index
  }

  private func removeSorted(_ item: Item, _ comesBefore: (Item, Item) -> Bool) -> Int {
    let index = sorted.partitioningIndex { !comesBefore($0, item) }
    sorted.remove(at: index)
    return index
  }

  private func sortAgain(
    _ comesBefore: (Item, Item) -> Bool, _ steps: inout [ChangeStep<Element>]
  ) {
    // Elements of the old list with new content, which the new list gets after the moves.
    var updated: Set<ObjectIdentifier> = []
    var inserted: Set<ObjectIdentifier> = []
    for step in input.currentSteps ?? [] {
      switch step {
      case .insert(let index, let element):
        let item = Item(element)
        inserted.insert(ObjectIdentifier(item))
        source.insert(item, at: index)
      case .remove(let index, _): _ = source.remove(at: index)
      case .move(let from, let to, _): source.insert(source.remove(at: from), at: to)
      case .update(let index, _, let element):
        updated.insert(ObjectIdentifier(source.items[index]))
        source.items[index].element = element
      }
    }
    let old = sorted
    sorted = source.items.sorted(by: comesBefore)
    let changes = Changeset(
      from: old, to: sorted, by: { ObjectIdentifier($0) }, hasSameContent: { _, _ in true })
    for step in changes.steps {
      switch step {
      case .insert(let index, let item): apply(.insert(at: index, item.element), &steps)
      case .remove(let index, _): apply(.remove(at: index, elements[index]), &steps)
      case .move(let from, let to, _): apply(.move(from: from, to: to, elements[from]), &steps)
      case .update: break
      }
    }
    updated.subtract(inserted)
    guard !updated.isEmpty else { return }
    for (index, item) in sorted.enumerated() where updated.contains(ObjectIdentifier(item)) {
      apply(.update(at: index, old: elements[index], new: item.element), &steps)
    }
  }
}
