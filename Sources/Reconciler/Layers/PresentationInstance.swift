/// A node that may present a layer, and the layer while it does.
///
///     closed ── the state, or a person, asks for the layer ──▶ open
///       ▲                                                       │
///       └── nothing asks for it ── the presenter is unmounted ──┘
package final class PresentationInstance: Region {
  /// The element of the layer, while it is open.
  package private(set) var layer: ElementInstance?
  /// The request of a user.
  private var request: PresentationRequest?
  /// The layer's place among those that are open, from the back to the front.
  package private(set) var order = 0

  init(_ node: PresentationNode, in context: MountContext) {
    super.init(node, in: context)
    let counterpart = context.counterpart as? PresentationInstance
    request = counterpart?.request
    if purpose == .help {
      engine.interestChanged(from: [], to: .motion)
      setNeedsUnmountVisit()
    }
    mountChild(node.child, counterpart: context.counterpart)
    updateLayer(counterpart: counterpart)
  }

  deinit {
    layer?.parentWasFreed()
    StackSafeRelease.take(layer)
  }

  override package var childInstances: [Instance] {
    var instances = super.childInstances
    if let layer { instances.append(layer) }
    return instances
  }

  override var unmountsSilently: Bool { true }
  override var isRecyclable: Bool { layer == nil && request == nil }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    isDirty = false
    updateChild(to: unsafeDowncast(node, to: PresentationNode.self).child, at: cursor)
    updateLayer()
    if purpose == .contextMenuItems { markWhereAppended() }
  }

  override func rerender(at cursor: HostCursor) {
    isDirty = false
    updateLayer()
  }

  package var purpose: PresentationPurpose {
    unsafeDowncast(node, to: PresentationNode.self).purpose
  }

  // MARK: - The layer

  /// Requests the layer, or none, if no state of the app does.
  package func request(_ request: PresentationRequest?) {
    guard self.request != request else { return }
    self.request = request
    markDirty()
  }

  /// Whether a user requests the layer.
  package var isRequested: Bool { request != nil }

  /// The presenter's content, for the layer of another presenter. Its handlers keep their owner.
  package var content: AnyNode? {
    guard isMounted else { return nil }
    var request = PresentationRequest()
    request.wantsContent = true
    return unsafeDowncast(node, to: PresentationNode.self).layer(owner, request)
      .map { OwnedNode($0) { [weak owner] _ in owner } }
  }

  /// Marks the presenters whose layer shows this content as dirty.
  private func markWhereAppended() {
    for presenter in engine.layers.presenters where presenter.request?.appended === self {
      presenter.markDirty()
    }
  }

  private func updateLayer(counterpart: PresentationInstance? = nil) {
    let node = unsafeDowncast(node, to: PresentationNode.self)
    // A row with a menu that is closed reads nothing.
    guard purpose == .state || request != nil else { return close() }
    guard let next = tracked({ node.layer(owner, request) }) else {
      // What a person asked for and is not there does not come later by itself.
      if purpose != .suggestions { request = nil }
      return close()
    }
    engine.record.regions += 1
    if let layer {
      if layer.node.keepsInstance(of: next) {
        if engine.hasRoom(below: layer) { layer.update(to: next, at: HostCursor(index: 0)) }
        return
      }
      close()
    }
    open(next, counterpart: counterpart)
  }

  private func open(_ node: AnyNode, counterpart: PresentationInstance?) {
    guard engine.hasRoom(below: self) else { return }
    precondition(node.isElement)
    // Before what the layer presents in turn, which is in front of it.
    order = engine.layers.add(self, order: counterpart?.order)
    let context = MountContext(
      engine: engine, parent: self, owner: owner, container: root, depth: depthBelow,
      counterpart: counterpart?.layer)
    let layer = unsafeDowncast(node.mount(in: context), to: ElementInstance.self)
    layer.isLayer = true
    self.layer = layer
    // What unmounts the presenter has to close the layer.
    setNeedsUnmountVisit()
    engine.record.inserted += 1
    engine.patcher.present(layer.widget, order: order)
  }

  private func close() {
    guard let layer else { return }
    self.layer = nil
    engine.layers.remove(self)
    engine.record.removed += 1
    engine.patcher.dismiss(layer.widget)
    layer.unmount()
    engine.releaseLater(layer)
  }

  override func didUnmount() {
    super.didUnmount()
    if purpose == .help { engine.interestChanged(from: .motion, to: []) }
    if purpose == .contextMenuItems { markWhereAppended() }
    close()
  }

  override func willSuspend() {
    request = nil
    close()
  }

  override func didResume() { updateLayer() }

  /// The element that everything is in.
  private var root: ElementInstance? {
    var outermost = container
    while let next = outermost?.container { outermost = next }
    return outermost
  }
}

extension Instance {
  /// The next instance outward for keys, the mouse and the focus; `nil` at a layer.
  package final var outward: Instance? { isLayer ? nil : parent }

  /// The nearest presenter around the instance, in its layer, that a person may ask for something.
  package final func presenter(around purpose: PresentationPurpose) -> PresentationInstance? {
    var current: Instance? = self
    while let instance = current {
      if let presenter = instance as? PresentationInstance, presenter.purpose == purpose {
        return presenter
      }
      current = instance.outward
    }
    return nil
  }

  /// The first presenter below the instance, in its layer, that a person may ask for something.
  package final func presenter(inside purpose: PresentationPurpose) -> PresentationInstance? {
    if let presenter = self as? PresentationInstance, presenter.purpose == purpose {
      return presenter
    }
    for child in childInstances where !child.isLayer {
      if let found = child.presenter(inside: purpose) { return found }
    }
    return nil
  }
}

extension ElementInstance {
  /// The presenter of the element, if it is a layer.
  package var presenter: PresentationInstance? { isLayer ? parent as? PresentationInstance : nil }
}
