/// Catches errors from its content and shows a fallback instead.
///
/// ```swift
/// ErrorBoundary {
///   Report(id: state.selected)
/// } fallback: { failure in
///   Text(failure.message).foreground(.red)
///   Button("Try again") { _ in failure.retry() }
/// }
/// ```
///
/// An error thrown by a handler or an effect goes to the nearest boundary above it. Without one, it
/// goes to the app's `errorUncaught`, which by default ends the app with the message on standard
/// error.
@MainActor
public func ErrorBoundary<Owner: Component>(
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> fallback: @escaping @MainActor (Failure) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(BoundaryNode(content().base) { fallback($0).base })
}

final class BoundaryNode: AnyNode {
  let child: AnyNode
  let fallback: @MainActor (Failure) -> AnyNode

  init(_ child: AnyNode, _ fallback: @escaping @MainActor (Failure) -> AnyNode) {
    self.child = child
    self.fallback = fallback
    super.init(identity: ObjectIdentifier(BoundaryNode.self))
  }

  deinit { StackSafeRelease.take(child) }

  override func mount(in context: MountContext) -> Instance { BoundaryInstance(self, in: context) }

  override func copy() -> AnyNode {
    let copy = BoundaryNode(child, fallback)
    copy.key = key
    return copy
  }

  package override var name: String { "error boundary" }
}

final class BoundaryInstance: Region {
  private(set) var failure: Failure?
  /// Whether the fallback is shown, or is about to be.
  private var isShowingFallback = false

  init(_ node: BoundaryNode, in context: MountContext) {
    super.init(node, in: context)
    failure = (context.counterpart as? BoundaryInstance)?.failure
    mountChild(renderNode(), counterpart: context.counterpart)
    if failure != nil { engine.isOutOfStack = false }
  }

  /// Returns a branch for content or fallback. The branches keep the two apart, so a retry starts
  /// anew.
  private func renderNode() -> AnyNode {
    let node = unsafeDowncast(node, to: BoundaryNode.self)
    isShowingFallback = failure != nil
    if let failure { return BranchNode(1, tracked { node.fallback(failure) }) }
    return BranchNode(0, node.child)
  }

  /// Returns whether this boundary handles an error from below, which it does unless the error
  /// comes from the fallback. The content stays until the next commit, so it may fail more than
  /// once; the first error is shown.
  override func handle(_ error: any Error, from path: @autoclosure () -> String) -> Bool {
    guard !isShowingFallback else { return false }
    guard failure == nil else { return true }
    failure = Failure(error: error, path: path()) { [weak self] in self?.retry() }
    markDirty()
    return true
  }

  private func retry() {
    failure = nil
    markDirty()
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    rerender(at: cursor)
  }

  override func rerender(at cursor: HostCursor) {
    isDirty = false
    engine.record.regions += 1
    let hadFailed = failure != nil
    updateChild(to: renderNode(), at: cursor)
    if !hadFailed, failure != nil { engine.isOutOfStack = false }
  }
}
