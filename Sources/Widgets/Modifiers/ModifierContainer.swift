import RecurseLayout
import RecurseReconciler

/// A container that a modifier puts around nodes: a column of them.
package struct ModifierContainer: ArrangedElement, ModifierBox {
  /// Whether a single node in the container is laid out as without it. A container with a size of
  /// its own does not change the size of its content.
  package var isTransparent: Bool
  /// The position of the nodes in a larger container; `nil` if they fill it.
  package var alignment: Alignment?

  package var arrangement: Arrangement {
    Arrangement(
      kind: .container(isTransparent: isTransparent),
      alignment: alignment?.horizontal.items ?? .start,
      vertical: alignment?.vertical.items.content ?? .start,
      isFilled: !isTransparent && alignment == nil)
  }
}

extension NodeModifier {
  /// Changes the style of the one element, or puts a container around the nodes if there are
  /// several or if the change belongs further in than the modifiers so far.
  ///
  /// Whether a container is added depends only on the order of modifiers, never on their values, so
  /// that the structure of the tree stays the same.
  package static func style(
    _ stage: WidgetStyle.Stage, _ change: @escaping @MainActor (inout WidgetStyle) -> Void
  ) -> NodeModifier {
    NodeModifier { node in
      let isChanged = AnyNode.changeElement(of: &node) { box in
        stage.follows(box.styleStage)
      } _: { box in
        box.changeStyle {
          $0.stage = max($0.stage, stage)
          change(&$0)
        }
      }
      guard !isChanged else { return }
      var style = WidgetStyle()
      style.stage = stage
      change(&style)
      node = node.inContainer(style, isTransparent: stage != .frame)
    }
  }

  /// Changes what the content inherits or how it behaves. The order of these modifiers does not
  /// matter.
  package static func content(
    _ change: @escaping @MainActor (inout WidgetStyle) -> Void
  ) -> NodeModifier {
    style(.content, change)
  }
}

extension AnyNode {
  /// Returns a container around the node, which is laid out among its siblings as the node is.
  package func inContainer(_ style: WidgetStyle = WidgetStyle(), isTransparent: Bool = true)
    -> AnyNode
  {
    inContainer(style, ModifierContainer(isTransparent: isTransparent))
  }

  /// Returns a container around the node, which is aligned in it.
  func inContainer(_ style: WidgetStyle, alignment: Alignment) -> AnyNode {
    inContainer(style, ModifierContainer(isTransparent: false, alignment: alignment))
  }

  /// Returns the node in a container that does more than arrange it.
  func inContainer(_ element: some ArrangedElement) -> AnyNode {
    inContainer(WidgetStyle(), element)
  }

  func inContainer(_ style: WidgetStyle, _ element: some ArrangedElement) -> AnyNode {
    let box = TypedElementBox(element, attributes: StyleAttributes(style), children: slots)
    box.key = key
    return box
  }
}

extension VirtualNode {
  /// Returns the node with its style changed by the owner's state when the tree is compared.
  /// Several elements get a container around them, which has the style.
  func bindingStyle(
    _ change: @escaping @MainActor (inout WidgetStyle, Owner.State) -> Void
  ) -> VirtualNode {
    let read: @MainActor (Attributes?, Owner.State) -> Attributes = { attributes, state in
      var style = (attributes as? StyleAttributes)?.style ?? WidgetStyle()
      change(&style, state)
      return StyleAttributes(style)
    }
    return bindingAttributes(read) ?? VirtualNode(base.inContainer()).bindingAttributes(read)
      ?? self
  }
}
