/// The elements of all lists in a list, one after the other.
final class FlattenedList<Element>: DerivedListNode<Element> {
  private let outer: any ListNode<ObservableCollection<Element>>
  private var inner: [(node: any ListNode<Element>, count: Int)] = []
  private var edges: [ObjectIdentifier: Edge] = [:]
  private var linkedAt = 0

  init(_ outer: any ListNode<ObservableCollection<Element>>) { self.outer = outer }

  override var label: String { "flatten of a collection" }
  override var inputs: [GraphNode] { [outer.list] }
  override var inputsWhenRead: [GraphNode] {
    [outer.list] + outer.list.committed.map { $0.node.list }
  }

  override func compute() -> [Element] { outer.list.committed.flatMap { $0.node.list.committed } }

  override func build() -> [Element] {
    linkInner()
    inner = outer.list.committed.map { ($0.node, $0.node.list.committed.count) }
    return inner.flatMap { $0.node.list.committed }
  }

  override func discardValue() {
    super.discardValue()
    inner = []
    edges = [:]
  }

  private func linkInner() {
    for collection in outer.list.committed {
      let node = collection.node.list
      if edges[ObjectIdentifier(node)] == nil { edges[ObjectIdentifier(node)] = link(to: node) }
    }
  }

  private func unlinkUnused() {
    var unused = edges
    for entry in inner { unused[ObjectIdentifier(entry.node.list)] = nil }
    for (key, edge) in unused {
      edges[key] = nil
      unlink(edge)
    }
  }

  override func update(_ steps: inout [ChangeStep<Element>]) -> Void? {
    if outer.currentSteps != nil, linkedAt != graph.revision {
      linkedAt = graph.revision
      linkInner()
      postpone()
      return nil
    }
    var start = 0
    for index in inner.indices {
      for step in inner[index].node.currentSteps ?? [] { apply(step.shifted(by: start), &steps) }
      inner[index].count = inner[index].node.list.committed.count
      start += inner[index].count
    }
    if let changes = outer.currentSteps {
      for step in changes { applyOuter(step, &steps) }
      unlinkUnused()
    }
    return ()
  }

  private func applyOuter(
    _ step: ChangeStep<ObservableCollection<Element>>, _ steps: inout [ChangeStep<Element>]
  ) {
    switch step {
    case .insert(let index, let collection): insert(collection, at: index, &steps)
    case .remove(let index, _): remove(at: index, &steps)
    case .update(let index, _, let collection):
      remove(at: index, &steps)
      insert(collection, at: index, &steps)
    case .move(let from, let to, _):
      let start = start(of: from)
      let entry = inner.remove(at: from)
      let end = self.start(of: to)
      inner.insert(entry, at: to)
      for offset in 0..<entry.count {
        // Forward, each one leaves the index to which the next one moves up.
        let (source, target) =
          end > start ? (start, end + entry.count - 1) : (start + offset, end + offset)
        if source != target {
          apply(.move(from: source, to: target, elements[source]), &steps)
        }
      }
    }
  }

  private func start(of index: Int) -> Int { inner[..<index].reduce(0) { $0 + $1.count } }

  private func insert(
    _ collection: ObservableCollection<Element>, at index: Int,
    _ steps: inout [ChangeStep<Element>]
  ) {
    let added = collection.node.list.committed
    let start = start(of: index)
    for (offset, element) in added.enumerated() {
      apply(.insert(at: start + offset, element), &steps)
    }
    inner.insert((collection.node, added.count), at: index)
  }

  private func remove(at index: Int, _ steps: inout [ChangeStep<Element>]) {
    let start = start(of: index)
    for index in (start..<start + inner[index].count).reversed() {
      apply(.remove(at: index, elements[index]), &steps)
    }
    inner.remove(at: index)
  }
}

extension ChangeStep {
  /// The step with its indices shifted.
  fileprivate func shifted(by start: Int) -> ChangeStep {
    switch self {
    case .insert(let index, let element): .insert(at: start + index, element)
    case .remove(let index, let element): .remove(at: start + index, element)
    case .move(let from, let to, let element): .move(from: start + from, to: start + to, element)
    case .update(let index, let old, let new): .update(at: start + index, old: old, new: new)
    }
  }
}
