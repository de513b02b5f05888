import RecurseLayout
import RecurseReconciler

/// Flexible space that expands along its stack.
///
/// ```swift
/// HStack { Text("left"); Spacer(); Text("right") }
/// ```
public struct Spacer: StaticContent, Modifiable {
  let minLength: Int

  /// Creates a spacer.
  ///
  /// - Parameter minLength: its minimum length, in cells.
  public init(minLength: Int = 0) { self.minLength = max(0, minLength) }

  /// The spacer as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(SpacerElement(minLength: minLength))
  }
}

package struct SpacerElement: WidgetElement {
  package var minLength: Int

  package func makeWidget(_ sender: EventSender<SpacerElement>) -> ElementWidget<SpacerElement> {
    SpacerWidget(self, sender)
  }
}

final class SpacerWidget: ElementWidget<SpacerElement> {
  override var blocksMouse: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.flexGrow = 1
    style.stretchesMain = true
    style.flexShrink = 0
    style.flexBasis = .cells(Double(element.minLength))
    return style
  }

  override func update(from old: SpacerElement) { refreshLayoutStyle() }

  override func prepareForReuse() -> Bool { true }
}
