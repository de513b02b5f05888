/// Catches what goes wrong below it and shows something else instead.
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
/// A handler or an effect that throws goes to the nearest boundary above it. Without one the app
/// ends with the message on standard error.
@MainActor
public func ErrorBoundary<Owner: Component>(
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> fallback: @escaping @MainActor (Failure) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(BoundaryNode(content().base) { fallback($0).base })
}

/// What went wrong, and where.
@MainActor
public struct Failure {
  public let error: any Error
  /// The components from the root to the one that failed.
  public let path: String
  weak var boundary: BoundaryInstance?

  /// The error in words.
  public var message: String { "\(error)" }

  /// Mounts the content anew.
  public func retry() { boundary?.retry() }
}

final class BoundaryNode: AnyNode {
  let child: AnyNode
  let fallback: @MainActor (Failure) -> AnyNode

  init(_ child: AnyNode, _ fallback: @escaping @MainActor (Failure) -> AnyNode) {
    self.child = child
    self.fallback = fallback
    super.init(identity: ObjectIdentifier(BoundaryNode.self))
  }

  deinit { Remains.take(child) }

  override func mount(in place: Place) -> Instance { BoundaryInstance(self, in: place) }

  override func copy() -> AnyNode {
    let copy = BoundaryNode(child, fallback)
    copy.key = key
    return copy
  }

  package override var name: String { "error boundary" }
}

final class BoundaryInstance: Region {
  private(set) var failure: Failure?
  /// Whether what is shown, or is about to be, is the fallback.
  private var isShowingFallback = false

  init(_ node: BoundaryNode, in place: Place) {
    super.init(node, in: place)
    failure = (place.counterpart as? BoundaryInstance)?.failure
    mountChild(renderNode(), counterpart: place.counterpart)
    if failure != nil { engine.isOutOfStack = false }
  }

  /// The branches keep content and fallback apart, so that a retry starts anew.
  private func renderNode() -> AnyNode {
    let node = unsafeDowncast(node, to: BoundaryNode.self)
    isShowingFallback = failure != nil
    if let failure { return BranchNode(1, tracked { node.fallback(failure) }) }
    return BranchNode(0, node.child)
  }

  /// Whether an error from below is this boundary's: not where it comes from the fallback. The
  /// content stands until the next commit, so it may fail more than once; the first error is shown.
  var catchesMore: Bool { !isShowingFallback }

  func fail(_ error: any Error, at path: String) {
    guard failure == nil else { return }
    failure = Failure(error: error, path: path, boundary: self)
    markDirty()
  }

  func retry() {
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
