/// The place where a component shows its parent's nodes.
final class ContentInstance: WrapperInstance {
  /// The content that is shown, `nil` where there is none.
  private(set) var shown: AnyNode?

  init(_ node: ContentNode, in place: Place) {
    super.init(node, in: place)
    if let owner {
      if owner.placement?.isMounted == true {
        owner.furtherPlaces.append(ComponentInstance.FurtherPlace(instance: self))
      } else {
        owner.placement = self
        shown = owner.content
      }
    }
    mountChild(
      shown ?? EmptyNode.shared, owner: owner?.owner, counterpart: place.counterpart)
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    guard let owner, owner.placement === self, owner.content !== shown else { return }
    show(owner.content, at: cursor)
  }

  func show(_ content: AnyNode?, at cursor: HostCursor) {
    shown = content
    updateChild(to: content ?? EmptyNode.shared, owner: owner?.owner, at: cursor)
  }

  override func unmount() {
    super.unmount()
    if let owner, owner.placement === self { owner.placementEnded() }
  }
}
