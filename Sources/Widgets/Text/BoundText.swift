import RecurseReactive
import RecurseReconciler

/// A text that follows a property. See ``Text/following(_:)``.
public struct BoundText: StaticContent, Modifiable {
  let source: Property<String>

  /// The text as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(TextElement(text: ""), showing: source, as: \.text)
  }
}

extension Text {
  /// Creates a text that follows a property. A change updates only this widget and renders nothing.
  ///
  /// ```swift
  /// Text.following(player.title).bold()       // title is a Property<String>
  /// ```
  @MainActor
  public static func following(_ source: Property<String>) -> BoundText {
    BoundText(source: source)
  }
}
