import CStack
import RecurseReconciler

extension VirtualNode {
  /// What the node says to those who do not see it: the labels of its elements, with spaces between
  /// them. What components, lists and other content make when they are mounted is not in it.
  ///
  /// ```swift
  /// let texts = options.map(\.accessibilityText)      // what typing looks for
  /// ```
  ///
  /// O(n) elements.
  public var accessibilityText: String {
    var labels: [String] = []
    base.collectLabels(into: &labels)
    return labels.joined(separator: " ")
  }
}

extension VirtualNode {
  /// Whether a modifier disables all of the content, as `Text("Tiny").disabled()` is: a picker leaves
  /// such an option out.
  public var isDisabled: Bool { base.isDisabled }
}

extension AnyNode {
  fileprivate var isDisabled: Bool {
    if (attributesOfBox as? StyleAttributes)?.style.isDisabled == true { return true }
    // A modifier may need a container of its own around the content.
    let nodes = knownNodes
    return nodes.count == 1 && !recurse_stack_is_low() && nodes[0].isDisabled
  }

  private var attributesOfBox: Attributes? { (self as? ElementBox)?.attributes }

  fileprivate func collectLabels(into labels: inout [String]) {
    guard !recurse_stack_is_low() else { return }
    if let box = self as? ElementBox {
      let given = (box.attributes as? StyleAttributes)?.style.accessibilityLabel
      if let label = given ?? (box.element as? any Accessible)?.label, !label.isEmpty {
        return labels.append(label)
      }
    }
    for node in knownNodes { node.collectLabels(into: &labels) }
  }
}
