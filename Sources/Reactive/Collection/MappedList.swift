/// Each element of a list as a function makes it.
final class MappedList<Input, Element>: DerivedListNode<Element> {
  private let input: any ListNode<Input>
  private let transform: (Input) -> Element

  init(_ input: any ListNode<Input>, _ transform: @escaping (Input) -> Element) {
    self.input = input
    self.transform = transform
  }

  override var label: String { "map of a collection" }
  override var inputs: [GraphNode] { [input.list] }
  override func compute() -> [Element] { input.list.settled.map(transform) }

  override func update(_ steps: inout [ChangeStep<Element>]) -> Void? {
    for step in input.stepsNow ?? [] {
      switch step {
      case .insert(let index, let new): take(.insert(at: index, transform(new)), &steps)
      case .remove(let index, _): take(.remove(at: index, elements[index]), &steps)
      case .move(let from, let to, _): take(.move(from: from, to: to, elements[from]), &steps)
      case .update(let index, _, let new):
        take(.update(at: index, old: elements[index], new: transform(new)), &steps)
      }
    }
    return ()
  }
}
