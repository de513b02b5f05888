/// A node that may present a layer over the tree, beside showing its content.
///
///     presenter ─▶ content      in the container, as without the presentation
///         └──────▶ layer        in a root of its own; its parent here is the presenter
///
/// So owner, environment and errors of the layer are those of the presenter, as in React's portals.
final class PresentationNode: WrapperNode {
  let purpose: PresentationPurpose
  /// Makes the element of the layer, `nil` while there is none.
  let layer: @MainActor (ComponentInstance?, PresentationRequest?) -> AnyNode?

  init(
    _ child: AnyNode, _ purpose: PresentationPurpose,
    layer: @escaping @MainActor (ComponentInstance?, PresentationRequest?) -> AnyNode?
  ) {
    self.purpose = purpose
    self.layer = layer
    super.init(child, identity: ObjectIdentifier(PresentationNode.self))
  }

  override func mount(in context: MountContext) -> Instance {
    PresentationInstance(self, in: context)
  }

  override func around(_ child: AnyNode) -> WrapperNode {
    PresentationNode(child, purpose, layer: layer)
  }

  package override var name: String { "presenter" }
}

/// The source of a request for a layer.
package enum PresentationPurpose {
  /// The state of the app.
  case state
  /// A user, who opens a menu, points at something, or waits there.
  case menu, contextMenu, help
  /// A widget, for its own content: the options of a picker.
  case popover
  /// A field, for what a person may mean by the text. The request stays while there is nothing.
  case suggestions
  /// A user, who opens a context menu. The items follow those of the nearest one.
  case contextMenuItems
  /// A user, for a layer of the library itself.
  case overlay
}

/// A user's request for a layer that no state of the app requests, such as a menu or a tooltip.
package struct PresentationRequest: Equatable {
  /// The column of the cell on the screen that was pointed at, if there was one.
  package var column: Int?
  package var row: Int?
  /// Whether only what is in the layer is asked for, to be shown in another one.
  package var wantsContent = false
  /// The presenter whose content comes after that of the one that is asked.
  package weak var appended: PresentationInstance?
  /// The content that comes before that of the presenter.
  package var prepended: AnyNode?

  package init(column: Int? = nil, row: Int? = nil) {
    self.column = column
    self.row = row
  }

  package static func == (left: PresentationRequest, right: PresentationRequest) -> Bool {
    left.column == right.column && left.row == right.row && left.appended === right.appended
      && left.wantsContent == right.wantsContent && left.prepended === right.prepended
  }
}

extension NodeModifier {
  /// A node that may present a layer which no owner's handler is in, while a person asks for it.
  package static func presenting(
    _ purpose: PresentationPurpose, onRequest layer: @escaping @MainActor () -> AnyNode
  ) -> NodeModifier {
    NodeModifier { node in
      node = PresentationNode(node, purpose) { _, request in request.map { _ in layer() } }
    }
  }
}

extension VirtualNode {
  /// Presents a layer while a function of the owner's state makes one. It is asked with each
  /// render, and when what it has read changes.
  package func presenting(
    _ layer: @escaping @MainActor (Owner.State) -> VirtualNode?
  ) -> VirtualNode {
    VirtualNode(
      PresentationNode(base, .state) { owner, _ in
        guard let owner else { return nil }
        return layer(unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self).state)?.base
      })
  }

  /// Presents a layer while a person asks for it and a function of the owner's state makes one. It
  /// is asked again when what it has read changes.
  package func presenting(
    onRequestFor purpose: PresentationPurpose,
    _ layer: @escaping @MainActor (Owner.State) -> VirtualNode?
  ) -> VirtualNode {
    VirtualNode(
      PresentationNode(base, purpose) { owner, request in
        guard request != nil, let owner else { return nil }
        return layer(unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self).state)?.base
      })
  }

  /// Presents a layer while a person asks for it.
  package func presenting(
    _ purpose: PresentationPurpose,
    onRequest layer: @escaping @MainActor (PresentationRequest) -> VirtualNode?
  ) -> VirtualNode {
    VirtualNode(
      PresentationNode(base, purpose) { _, request in request.flatMap { layer($0)?.base } })
  }
}
