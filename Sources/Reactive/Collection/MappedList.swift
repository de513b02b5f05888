/// Each element of a list, transformed by a function.
final class MappedList<Input, Element>: DerivedListNode<Element> {
  private let input: any ListNode<Input>
  private let transform: (Input) -> Element

  init(_ input: any ListNode<Input>, _ transform: @escaping (Input) -> Element) {
    self.input = input
    self.transform = transform
  }

  override var label: String { "map of a collection" }
  override var inputs: [GraphNode] { [input.list] }
  override func compute() -> [Element] { input.list.committed.map(transform) }

  override func update(_ steps: inout [ChangeStep<Element>]) -> Void? {
    for step in input.currentSteps ?? [] {
      switch step {
      case .insert(let index, let new): apply(.insert(at: index, transform(new)), &steps)
      case .remove(let index, _): apply(.remove(at: index, elements[index]), &steps)
      case .move(let from, let to, _): apply(.move(from: from, to: to, elements[from]), &steps)
      case .update(let index, _, let new):
        apply(.update(at: index, old: elements[index], new: transform(new)), &steps)
      }
    }
    return ()
  }
}
