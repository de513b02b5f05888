import RecurseLayout
import RecurseReconciler

/// A box that a modifier put around other nodes, which stand in it one below the other.
package struct BoxElement: ArrangedElement, ModifierBox {
  /// Whether a node in it has the room that it would have without the box. A box with a size of its
  /// own leaves what is in it as large as it is.
  package var isTransparent: Bool
  /// Where the nodes stand in a box that is larger; `nil` where they have all of it.
  package var alignment: Alignment?

  package var arrangement: Arrangement {
    Arrangement(
      kind: .box(isTransparent: isTransparent), alignment: alignment?.horizontal.items ?? .start,
      vertical: alignment?.vertical.items.content ?? .start)
  }
}

extension NodeModifier {
  /// Changes the box of the one element, or puts a box around where there is none or where the
  /// change would come further in than what is there already.
  ///
  /// Whether a box is added depends on the order of modifiers alone, never on their values, so
  /// that the tree keeps its structure.
  package static func box(
    _ stage: BoxStyle.Stage, _ change: @escaping @MainActor (inout BoxStyle) -> Void
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
      var style = BoxStyle()
      style.stage = stage
      change(&style)
      node = node.inBox(style, isTransparent: stage != .frame)
    }
  }

  /// Changes the innermost element's text or behaviour, which no order of boxes can matter to.
  package static func content(
    _ change: @escaping @MainActor (inout BoxStyle) -> Void
  ) -> NodeModifier {
    box(.content, change)
  }
}

extension AnyNode {
  /// A box around the node. Among its siblings it stands for what is in it.
  func inBox(_ style: BoxStyle = BoxStyle(), isTransparent: Bool = true) -> AnyNode {
    inBox(style, BoxElement(isTransparent: isTransparent))
  }

  /// A box around the node, which stands in it by an alignment.
  func inBox(_ style: BoxStyle, alignment: Alignment) -> AnyNode {
    inBox(style, BoxElement(isTransparent: false, alignment: alignment))
  }

  private func inBox(_ style: BoxStyle, _ element: BoxElement) -> AnyNode {
    let box = TypedElementBox(element, attributes: BoxAttributes(style), children: slots)
    box.key = key
    return box
  }
}
