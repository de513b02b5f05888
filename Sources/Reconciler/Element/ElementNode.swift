/// An element in its owner's tree, with its event handler and the parts that it reads from the
/// state.
@usableFromInline
final class ElementNode<E: Element, Owner: Component>: TypedElementBox<E> {
  @usableFromInline let handler: Transition<Owner, E.Event>
  @usableFromInline let update: UpdateMode

  @inlinable init(
    _ value: E, attributes: Attributes?, children: [AnyNode], update: UpdateMode,
    handler: @escaping Transition<Owner, E.Event>
  ) {
    self.handler = handler
    self.update = update
    super.init(value, attributes: attributes, children: children)
  }

  override var hasNoHandlers: Bool { false }

  override func handle(_ event: E.Event, owner: ComponentInstance, from source: Instance) {
    let owner = unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self)
    owner.perform(update: update, from: source) { [handler] state, emit in
      try handler(&state, event, &emit)
    }
  }

  override func copy() -> AnyNode {
    let copy = ElementNode(
      value, attributes: attributes, children: children, update: update, handler: handler)
    copy.key = key
    copy.bindings = bindings
    copy.sources = sources
    return copy
  }
}

extension VirtualNode {
  /// Creates a node for an element, with its children and the transition that its event runs.
  ///
  /// ```swift
  /// VirtualNode(Gauge(value: state.level)) { state, level, _ in state.level = level }
  /// ```
  // Always, so that in a module which knows the element but not the owner the box is of a known
  // type.
  @inlinable @inline(__always)
  public init<E: Element>(
    _ element: E, attributes: Attributes? = nil, update: UpdateMode = .automatic,
    children: VirtualNode? = nil, on handler: Transition<Owner, E.Event>? = nil
  ) {
    let children = children?.base.slots ?? []
    if let handler {
      base = ElementNode<E, Owner>(
        element, attributes: attributes, children: children, update: update, handler: handler)
    } else {
      // Nobody handles its events, so it need not know whose they would be.
      base = TypedElementBox(element, attributes: attributes, children: children)
    }
  }

  /// Creates a node for an element whose event runs a transition that emits nothing.
  @inlinable
  public init<E: Element>(
    _ element: E, attributes: Attributes? = nil, update: UpdateMode = .automatic,
    children: VirtualNode? = nil,
    on handler: @escaping @MainActor (inout Owner.State, E.Event) throws -> Void
  ) {
    self.init(element, attributes: attributes, update: update, children: children) {
      state, event, _ in try handler(&state, event)
    }
  }

  /// Creates a node for an element that shows and writes a part of the owner's state.
  ///
  /// ```swift
  /// VirtualNode(Knob(value: 0, range: 0...10), binding: \.volume, to: \.value)
  /// ```
  ///
  /// - Parameters:
  ///   - path: the part of the state. The element's event is its new value.
  ///   - part: the part of the element that shows it.
  public init<E: Element>(
    _ element: E, binding path: WritableKeyPath<Owner.State, E.Event>,
    to part: WritableKeyPath<E, E.Event>
  ) {
    self.init(element, reading: { $0[keyPath: part] = $1[keyPath: path] }) { state, value, _ in
      state[keyPath: path] = value
    }
  }

  /// Creates a node for an element that shows a part of the owner's state, and whose event runs a
  /// transition.
  public init<E: Element>(
    _ element: E, binding path: KeyPath<Owner.State, E.Event>,
    to part: WritableKeyPath<E, E.Event>, on handler: @escaping Transition<Owner, E.Event>
  ) {
    self.init(element, reading: { $0[keyPath: part] = $1[keyPath: path] }, on: handler)
  }

  /// Creates a node for an element that shows a part of the owner's state, and whose event runs a
  /// transition that emits nothing.
  public init<E: Element>(
    _ element: E, binding path: KeyPath<Owner.State, E.Event>,
    to part: WritableKeyPath<E, E.Event>,
    on handler: @escaping @MainActor (inout Owner.State, E.Event) throws -> Void
  ) {
    self.init(element, binding: path, to: part) { state, value, _ in try handler(&state, value) }
  }

  /// Creates a node for an element that shows a part of the owner's state, read when the tree is
  /// compared.
  package init<E: Element, Value>(
    _ element: E, binding path: WritableKeyPath<Owner.State, Value>,
    to show: @escaping @MainActor (inout E, Value) -> Void,
    on handler: @escaping Transition<Owner, E.Event>
  ) {
    self.init(element, reading: { show(&$0, $1[keyPath: path]) }, on: handler)
  }

  /// Creates a node for an element that reads any of its parts from the owner's state, such as a
  /// control whose event is not the value that it shows.
  ///
  /// ```swift
  /// VirtualNode(Knob(value: 0, range: 0...10)) { knob, state in
  ///   knob.value = state[keyPath: level]
  ///   knob.range = state[keyPath: range]
  /// } on: { state, turn, _ in
  ///   state[keyPath: level] += turn
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - children: the nodes inside.
  ///   - show: updates the element from the state, with each render of the owner.
  ///   - handler: the transition that the element's event runs.
  public init<E: Element>(
    _ element: E, children: VirtualNode? = nil,
    reading show: @escaping @MainActor (inout E, Owner.State) -> Void,
    on handler: @escaping Transition<Owner, E.Event>
  ) {
    let node = ElementNode<E, Owner>(
      element, attributes: nil, children: children?.base.slots ?? [], update: .automatic,
      handler: handler)
    node.bindings = [Self.binding(show)]
    base = node
  }

  /// A binding of a box, which has an element of that type, to the owner's state.
  private static func binding<E: Element>(
    _ show: @escaping @MainActor (inout E, Owner.State) -> Void
  ) -> @MainActor (ElementBox, ComponentInstance) -> Void {
    { box, owner in
      let box = unsafeDowncast(box, to: TypedElementBox<E>.self)
      let owner = unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self)
      show(&box.value, owner.state)
    }
  }

  /// Returns the node with attributes that are read from the owner's state when the tree is
  /// compared.
  package consuming func bindingAttributes(
    _ attributes: @escaping @MainActor (Attributes?, Owner.State) -> Attributes
  ) -> VirtualNode? {
    let isBound = AnyNode.changeElement(of: &base) { box in
      box.bindings.append { box, owner in
        let owner = unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self)
        box.attributes = attributes(box.attributes, owner.state)
      }
    }
    return isBound ? self : nil
  }

  /// Returns the node with its element updated further from the owner's state when the tree is
  /// compared; `nil` if there is not exactly one element, of that type.
  package consuming func binding<E: Element>(
    _ type: E.Type, reading show: @escaping @MainActor (inout E, Owner.State) -> Void
  ) -> VirtualNode? {
    let isBound = AnyNode.changeElement(of: &base) {
      $0 is TypedElementBox<E>
    } _: { box in
      box.bindings.append(Self.binding(show))
    }
    return isBound ? self : nil
  }
}
