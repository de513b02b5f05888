/// An instance that passes through the one below it.
package class WrapperInstance: Instance {
  final private(set) var child: Instance!

  final func mountChild(_ node: AnyNode, owner: ComponentInstance? = nil, counterpart: Instance?) {
    var below: Instance?
    if let counterpart { below = counterpart.childInstances.first }
    child = node.mounted(in: inside(owner: owner, counterpart: below))
    widgetCount = child.widgetCount
  }

  final func updateChild(to node: AnyNode, owner: ComponentInstance? = nil, at cursor: HostCursor) {
    child = reconcile(child, with: node, owner: owner, at: cursor)
    widgetCount = child.widgetCount
  }

  override package var childInstances: [Instance] {
    if let child { [child] } else { [] }
  }

  override func unmountChildren() { child?.unmount() }

  deinit {
    child?.parentWasFreed()
    StackSafeRelease.take(child)
  }

  override func insertWidgets(into container: ElementInstance, at index: Int) {
    child?.insertWidgets(into: container, at: index)
  }

  package override func forEachWidget(_ body: (ElementInstance) -> Void) {
    child?.forEachWidget(body)
  }
}
