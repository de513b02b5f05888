/// A node whose value is a list and which stores the steps of its last change.
@MainActor
protocol ListNode<Element>: AnyObject {
  associatedtype Element

  /// The list as a node of the graph.
  var list: ValueNode<[Element]> { get }
  /// The steps of this round, until it has been delivered.
  var lastSteps: [ChangeStep<Element>] { get }
}

extension ListNode {
  /// The steps of this round, or `nil` if the list did not change in it.
  var currentSteps: [ChangeStep<Element>]? {
    list.changedAt == list.graph.revision && !lastSteps.isEmpty ? lastSteps : nil
  }
}

/// A list that is edited from outside.
final class ListSource<Element>: RecordedSource<[Element], ChangeStep<Element>>, ListNode {
  var list: ValueNode<[Element]> { self }
}
