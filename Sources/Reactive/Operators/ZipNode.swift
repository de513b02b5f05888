/// A node that pairs the values of two inputs by their number, from its creation on.
final class ZipNode<Left, Right>: DerivedNode<(Left, Right)> {
  private let left: ValueNode<Left>
  private let right: ValueNode<Right>
  private var waitingLeft: [Left] = []
  private var waitingRight: [Right] = []
  private var pair: (Left, Right)?

  init(_ left: ValueNode<Left>, _ right: ValueNode<Right>) {
    self.left = left
    self.right = right
    super.init(cutoff: .never)
    activateIfNeeded()
  }

  override var label: String { "zip" }
  override var inputs: [GraphNode] { [left, right] }
  override var keepsHistory: Bool { true }
  override var areInputsFinished: Bool {
    left.isFinished && waitingLeft.isEmpty || right.isFinished && waitingRight.isEmpty
  }

  override func evaluate() -> (Left, Right)? {
    guard pair != nil else {
      pair = (left.committed, right.committed)
      return pair
    }
    if left.changedAt == graph.revision { waitingLeft.append(left.committed) }
    if right.changedAt == graph.revision { waitingRight.append(right.committed) }
    guard !waitingLeft.isEmpty, !waitingRight.isEmpty else { return nil }
    pair = (waitingLeft.removeFirst(), waitingRight.removeFirst())
    return pair
  }
}

extension Property {
  /// Returns a property that pairs the first values of both, then the second values, and so on.
  ///
  /// Values without a partner are buffered.
  public func zip<Other>(with other: Property<Other>) -> Property<(Value, Other)> {
    Property<(Value, Other)>(node: ZipNode(node, other.node))
  }
}
