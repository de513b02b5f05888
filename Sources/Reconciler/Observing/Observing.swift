import RecurseReactive

/// Creates a part of the body that shows a property's value. A change renders only this part.
///
/// ```swift
/// Observing(player.position) { position in
///   Text("\(position) s")
/// }
/// ```
///
/// Reading `value` in `render` renders the whole component again instead. A derived property is
/// observed here, so it causes a render only if its own value changes.
@MainActor
public func Observing<Owner: Component, Value>(
  _ source: Property<Value>,
  @NodeBuilder<Owner> content: @escaping @MainActor (Value) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(ObservingNode(source) { content($0).base })
}

/// Creates a part of the body that shows a collection's elements. A change renders only this part.
@MainActor
public func Observing<Owner: Component, Element>(
  _ source: ObservableCollection<Element>,
  @NodeBuilder<Owner> content: @escaping @MainActor ([Element]) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  Observing(source.elements, content: content)
}

/// Creates a part of the body that reads properties or observable objects. Their changes render
/// only this part.
///
/// ```swift
/// Observing {
///   Text(model.title)          // model is an @Observable object
/// }
/// ```
@MainActor
public func Observing<Owner: Component>(
  @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(ObservingNode(nothing) { _ in content().base })
}

@MainActor private let nothing = Property.constant(())

final class ObservingNode<Value>: AnyNode {
  let source: Property<Value>
  let content: @MainActor (Value) -> AnyNode

  init(_ source: Property<Value>, _ content: @escaping @MainActor (Value) -> AnyNode) {
    self.source = source
    self.content = content
    super.init(identity: ObjectIdentifier(ObservingNode.self))
  }

  override func mount(in context: MountContext) -> Instance { ObservingInstance(self, in: context) }

  override func copy() -> AnyNode {
    let copy = ObservingNode(source, content)
    copy.key = key
    return copy
  }

  package override var name: String { "observing" }
}

final class ObservingInstance<Value>: Region {
  private var observation: Disposable?

  init(_ node: ObservingNode<Value>, in context: MountContext) {
    super.init(node, in: context)
    observe()
    mountChild(renderNode(), counterpart: context.counterpart)
  }

  private var observing: ObservingNode<Value> { unsafeDowncast(node, to: ObservingNode.self) }

  private func observe() {
    guard engine.inbox != nil else { return }
    observation = observing.source.observeChanges { [reference] _ in
      reference.target(as: Region.self)?.markDirty()
    }
  }

  private func renderNode() -> AnyNode {
    engine.record.regions += 1
    let value = observing.source.value
    return tracked { observing.content(value) }
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    let last = observing.source
    self.node = node
    if observing.source.identity != last.identity { observe() }
    rerender(at: cursor)
  }

  override func rerender(at cursor: HostCursor) {
    isDirty = false
    updateChild(to: renderNode(), at: cursor)
  }

  override func didUnmount() {
    super.didUnmount()
    observation = nil
  }
}
