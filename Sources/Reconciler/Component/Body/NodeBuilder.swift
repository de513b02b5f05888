/// A result builder that collects the nodes of a body. `if`, `switch`, `for` and `let` work as in
/// plain Swift.
///
/// An `if` without `else` keeps its slot, and the branches of an `if` or `switch` are distinct. A
/// component in one branch never takes over the state of a component in another.
@MainActor
@resultBuilder
public enum NodeBuilder<Owner: Component> {
  // There is exactly one concrete `buildExpression`, and no other names a generic type of its own
  // argument: the compiler would report a typo deep in a body as a failure to find that type.
  /// Adds an element of the body.
  @inlinable
  public static func buildExpression(_ node: VirtualNode<Owner>) -> VirtualNode<Owner> { node }

  /// Adds an element of the body.
  @inlinable
  public static func buildExpression<Content: StaticContent>(
    _ content: Content
  ) -> VirtualNode<Owner> {
    content.node(for: Owner.self)
  }

  /// Adds an element of the body.
  @inlinable
  public static func buildExpression<Content: Component>(
    _ component: Content
  ) -> VirtualNode<Owner> where Content.Output == Never {
    VirtualNode(ComponentNode.node(of: component))
  }

  /// Adds an element of the body.
  @inlinable
  public static func buildExpression<Content: ChildContent>(
    _ child: Content
  ) -> VirtualNode<Owner> where Content.Owner == Owner {
    child.node
  }

  /// Adds an element of the body.
  @available(
    *, unavailable,
    message:
      "this component has an Output: attach .on { state, output in … }, before other modifiers"
  )
  public static func buildExpression<Content: Emitting>(
    _ component: Content
  ) -> VirtualNode<Owner> {
    VirtualNode(EmptyNode.shared)
  }

  /// Adds an element of the body.
  @available(
    *, unavailable,
    message:
      "this component has an Output: attach .on { state, output in … }, before other modifiers"
  )
  public static func buildExpression<Content: EmittingChild>(
    _ child: Content
  ) -> VirtualNode<Owner> where Content.Owner == Owner {
    VirtualNode(EmptyNode.shared)
  }

  /// Combines all elements of the body, in order.
  @inlinable
  public static func buildBlock(_ node: VirtualNode<Owner>) -> VirtualNode<Owner> { node }

  /// Combines all elements of the body, in order.
  @inlinable
  public static func buildBlock() -> VirtualNode<Owner> { VirtualNode(GroupNode([])) }

  // One for each of the usual numbers. The array of a variadic function would have to be copied
  // into one of erased nodes, which costs a row of three nodes as much as one of the three.

  /// Combines all elements of the body, in order.
  @inlinable
  public static func buildBlock(
    _ a: VirtualNode<Owner>, _ b: VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    VirtualNode(GroupNode([a.base, b.base]))
  }

  /// Combines all elements of the body, in order.
  @inlinable
  public static func buildBlock(
    _ a: VirtualNode<Owner>, _ b: VirtualNode<Owner>, _ c: VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    VirtualNode(GroupNode([a.base, b.base, c.base]))
  }

  /// Combines all elements of the body, in order.
  @inlinable
  public static func buildBlock(
    _ a: VirtualNode<Owner>, _ b: VirtualNode<Owner>, _ c: VirtualNode<Owner>,
    _ d: VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    VirtualNode(GroupNode([a.base, b.base, c.base, d.base]))
  }

  /// Combines all elements of the body, in order.
  @inlinable
  public static func buildBlock(
    _ a: VirtualNode<Owner>, _ b: VirtualNode<Owner>, _ c: VirtualNode<Owner>,
    _ d: VirtualNode<Owner>, _ e: VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    VirtualNode(GroupNode([a.base, b.base, c.base, d.base, e.base]))
  }

  /// Combines all elements of the body, in order.
  @inlinable
  public static func buildBlock(
    _ a: VirtualNode<Owner>, _ b: VirtualNode<Owner>, _ c: VirtualNode<Owner>,
    _ d: VirtualNode<Owner>, _ e: VirtualNode<Owner>, _ f: VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    VirtualNode(GroupNode([a.base, b.base, c.base, d.base, e.base, f.base]))
  }

  /// Combines all elements of the body, in order.
  @inlinable
  public static func buildBlock(
    _ a: VirtualNode<Owner>, _ b: VirtualNode<Owner>, _ c: VirtualNode<Owner>,
    _ d: VirtualNode<Owner>, _ e: VirtualNode<Owner>, _ f: VirtualNode<Owner>,
    _ g: VirtualNode<Owner>, _ others: VirtualNode<Owner>...
  ) -> VirtualNode<Owner> {
    let first = [a.base, b.base, c.base, d.base, e.base, f.base, g.base]
    return VirtualNode(GroupNode(first + erased(others)))
  }

  @inlinable
  static func erased(_ nodes: [VirtualNode<Owner>]) -> [AnyNode] {
    var erased: [AnyNode] = []
    erased.reserveCapacity(nodes.count)
    for node in nodes { erased.append(node.base) }
    return erased
  }

  /// Builds an `if` without an `else`.
  @inlinable
  public static func buildOptional(_ node: VirtualNode<Owner>?) -> VirtualNode<Owner> {
    node ?? VirtualNode(EmptyNode.shared)
  }

  /// Builds a branch of an `if` with an `else`, or of a `switch`.
  @inlinable
  public static func buildEither(first node: VirtualNode<Owner>) -> VirtualNode<Owner> {
    VirtualNode(BranchNode(0, node.base))
  }

  /// Builds a branch of an `if` with an `else`, or of a `switch`.
  @inlinable
  public static func buildEither(second node: VirtualNode<Owner>) -> VirtualNode<Owner> {
    VirtualNode(BranchNode(1, node.base))
  }

  /// Combines the elements of a `for` loop.
  @inlinable
  public static func buildArray(_ nodes: [VirtualNode<Owner>]) -> VirtualNode<Owner> {
    let nodes = erased(nodes)
    var keys: [NodeKey] = []
    keys.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() { keys.append(node.key ?? .position(index)) }
    return VirtualNode(GroupNode(nodes, keys: keys))
  }

  /// Builds the content of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability(
    _ node: VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node
  }
}
