import RecurseAlgorithms

/// The elements of a list in an order, which may change; equal ones as the list has them.
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
    return LabelledItems(input.list.settled).items.sorted(by: comesBefore).map(\.element)
  }

  override func build() -> [Element] {
    source = LabelledItems(input.list.settled)
    sorted = source.items.sorted(by: comparison())
    return sorted.map(\.element)
  }

  override func forgetValue() {
    super.forgetValue()
    source = LabelledItems([])
    sorted = []
  }

  private func comparison() -> (Item, Item) -> Bool {
    let order = order.settled
    return { left, right in
      if order(left.element, right.element) { return true }
      if order(right.element, left.element) { return false }
      return left.label < right.label
    }
  }

  override func update(_ steps: inout [ChangeStep<Element>]) -> Void? {
    let comesBefore = comparison()
    if order.changedAt == graph.revision {
      // The old order no longer finds anything: take the steps in the source and sort anew.
      sortAnew(comesBefore, &steps)
      return ()
    }
    for step in input.stepsNow ?? [] {
      switch step {
      case .insert(let index, let element):
        let item = Item(element)
        source.insert(item, at: index)
        let place = put(item, comesBefore)
        take(.insert(at: place, element), &steps)
      case .remove(let index, _):
        let place = takeOut(source.items[index], comesBefore)
        _ = source.remove(at: index)
        take(.remove(at: place, elements[place]), &steps)
      case .move(let from, let to, _):
        let old = takeOut(source.items[from], comesBefore)
        let item = source.remove(at: from)
        source.insert(item, at: to)
        let new = put(item, comesBefore)
        if old != new { take(.move(from: old, to: new, item.element), &steps) }
      case .update(let index, _, let element):
        let item = source.items[index]
        let before = item.element
        let old = takeOut(item, comesBefore)
        item.element = element
        let new = put(item, comesBefore)
        if old != new { take(.move(from: old, to: new, before), &steps) }
        take(.update(at: new, old: before, new: element), &steps)
      }
    }
    return ()
  }

  private func put(_ item: Item, _ comesBefore: (Item, Item) -> Bool) -> Int {
    let place = sorted.partitioningIndex { !comesBefore($0, item) }
    sorted.insert(item, at: place)
    return place
  }

  private func takeOut(_ item: Item, _ comesBefore: (Item, Item) -> Bool) -> Int {
    let place = sorted.partitioningIndex { !comesBefore($0, item) }
    sorted.remove(at: place)
    return place
  }

  private func sortAnew(
    _ comesBefore: (Item, Item) -> Bool, _ steps: inout [ChangeStep<Element>]
  ) {
    // Elements that were there before and have new content, which the list gets in the end.
    var updated: Set<ObjectIdentifier> = []
    var inserted: Set<ObjectIdentifier> = []
    for step in input.stepsNow ?? [] {
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
      case .insert(let index, let item): take(.insert(at: index, item.element), &steps)
      case .remove(let index, _): take(.remove(at: index, elements[index]), &steps)
      case .move(let from, let to, _): take(.move(from: from, to: to, elements[from]), &steps)
      case .update: break
      }
    }
    updated.subtract(inserted)
    guard !updated.isEmpty else { return }
    for (place, item) in sorted.enumerated() where updated.contains(ObjectIdentifier(item)) {
      take(.update(at: place, old: elements[place], new: item.element), &steps)
    }
  }
}
