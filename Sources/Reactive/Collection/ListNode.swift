/// A node whose value is a list, and which knows the steps of its last change.
@MainActor
protocol ListNode<Element>: AnyObject {
  associatedtype Element

  /// The list as a node of the graph.
  var list: ValueNode<[Element]> { get }
  /// The steps of this round, while it is computed and delivered.
  var lastSteps: [ChangeStep<Element>] { get }
}

extension ListNode {
  /// The steps of this round, or nil where the list did not change in it.
  var stepsNow: [ChangeStep<Element>]? {
    list.changedAt == list.graph.revision && !lastSteps.isEmpty ? lastSteps : nil
  }
}

/// A list that is edited from outside.
final class ListSource<Element>: RecordedSource<[Element], ChangeStep<Element>>, ListNode {
  var list: ValueNode<[Element]> { self }
}
