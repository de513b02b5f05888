import CStack
import RecurseReconciler

extension VirtualNode {
  /// The text of the node for assistive technology: the labels of its elements, separated by
  /// spaces. It does not include content that components, lists and others create when they are
  /// mounted.
  ///
  /// ```swift
  /// let texts = options.map(\.accessibilityText)      // what typing looks for
  /// ```
  ///
  /// O(n) elements.
  public var accessibilityText: String { base.accessibilityText }
}

extension VirtualNode {
  /// A Boolean value that indicates whether a modifier disables all of the content, as in
  /// `Text("Tiny").disabled()`. A picker leaves such an option out.
  public var isDisabled: Bool { base.isDisabled }
}

extension AnyNode {
  fileprivate var isDisabled: Bool {
    if (attributesOfBox as? StyleAttributes)?.style.isDisabled == true { return true }
    // A modifier may need its own container around the content.
    let nodes = knownNodes
    return nodes.count == 1 && !recurse_stack_is_low() && nodes[0].isDisabled
  }

  private var attributesOfBox: Attributes? { (self as? ElementBox)?.attributes }

  /// The labels of the node's elements, as those of a `VirtualNode`. O(n) elements.
  package var accessibilityText: String {
    var labels: [String] = []
    collectLabels(into: &labels)
    return labels.joined(separator: " ")
  }

  private func collectLabels(into labels: inout [String]) {
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
