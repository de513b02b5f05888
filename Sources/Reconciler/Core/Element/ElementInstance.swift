/// A mounted element: it holds the host's widget.
package final class ElementInstance: Instance {
  // Not checked for overlapping access, as docs/decisions/002-unchecked-access.md measures.
  /// The node with its bindings read from the owner's state, if it has bindings.
  @exclusivity(unchecked) private var resolved: ElementBox?
  @exclusivity(unchecked) package private(set) var children: [Instance] = []
  package private(set) var widget: AnyObject! {
    get { storedWidget }
    set { storedWidget = newValue }
  }
  // Stored apart: a property that another module accesses directly is checked all the same.
  @exclusivity(unchecked) private var storedWidget: AnyObject?
  /// The rarely used data of the element.
  @exclusivity(unchecked) var attachments = Attachments()

  init(_ box: ElementBox, in context: MountContext) {
    super.init(box, in: context)
    widgetCount = 1
    if !box.bindings.isEmpty, let owner {
      let resolved = box.resolved(for: owner)
      self.resolved = resolved
      widget = context.engine.makeWidget(of: resolved, for: self)
    } else {
      widget = context.engine.makeWidget(of: box, for: self)
    }
    if !box.sources.isEmpty { observeSources() }
    if !box.children.isEmpty { mountChildren(box.children, counterpart: context.counterpart) }
  }

  private func mountChildren(_ nodes: [AnyNode], counterpart: Instance?) {
    let counterparts = counterpart?.childInstances
    var context = inside()
    var mounted: [Instance] = []
    mounted.reserveCapacity(nodes.count)
    var index = 0
    let patcher = engine.patcher
    let widget: AnyObject = widget
    for slot in 0..<nodes.count {
      if let counterparts { context = inside(counterpart: counterparts.element(at: slot)) }
      let child = nodes[slot].mounted(in: context)
      // `children` is set after the loop: nothing reads it while mounting.
      child.insertWidgets(by: patcher, into: widget, of: self, at: index)
      index += child.widgetCount
      mounted.append(child)
    }
    engine.record.inserted += index
    children = mounted
  }

  /// The root, whose widget the host brought along.
  init(root box: ElementBox, widget: AnyObject, engine: Engine) {
    super.init(
      box,
      in: MountContext(
        engine: engine, parent: nil, owner: nil, container: nil, depth: 0, counterpart: nil))
    self.widget = widget
  }

  /// Mounts the only child of the root.
  func mountRoot(_ node: AnyNode, counterpart: Instance?) -> Instance {
    let child = node.mount(in: inside(counterpart: counterpart))
    children = [child]
    insertWidgets(of: child, at: 0)
    return child
  }

  /// Mounts a node without widgets beside the root: what the library itself presents.
  func mountOverlay(_ node: AnyNode, counterpart: Instance?) -> Instance {
    let child = node.mount(in: inside(counterpart: counterpart))
    precondition(child.widgetCount == 0)
    children.append(child)
    return child
  }

  package var box: ElementBox { resolved ?? unsafeDowncast(node, to: ElementBox.self) }

  override package var childInstances: [Instance] { children }

  override func unmountChildren() {
    for child in children { child.unmount() }
  }

  override var unmountsSilently: Bool { true }

  deinit {
    for child in children { child.parentWasFreed() }
    StackSafeRelease.take(children)
  }

  override var containerBelow: ElementInstance { self }

  override var placesWidgets: Bool { true }

  override func widgetCount(before child: Instance) -> Int { children.widgetCount(before: child) }

  package override func forEachWidget(_ body: (ElementInstance) -> Void) { body(self) }

  override func insertWidgets(into container: ElementInstance, at index: Int) {
    container.insert(self, at: index)
  }

  override func insertWidgets(
    by patcher: Patcher, into widget: AnyObject, of container: ElementInstance, at index: Int
  ) {
    patcher.insert(self.widget, into: widget, at: index)
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    let next = unsafeDowncast(node, to: ElementBox.self)
    if next === self.node, next.bindings.isEmpty {
      // Only its children may be others.
      children = updatedSlots(of: children, to: next.children, at: HostCursor(index: 0))
      return
    }
    let last = box
    self.node = node
    if next.bindings.isEmpty {
      resolved = nil
    } else if let owner {
      resolved = next.resolved(for: owner)
    }
    engine.record.nodesCompared += 1
    let box = box
    if !last.describesSame(as: box) {
      engine.patcher.update(widget, from: last, to: box)
      engine.record.updated += 1
    }
    observeSources()
    if children.isEmpty, next.children.isEmpty { return }
    children = updatedSlots(of: children, to: next.children, at: HostCursor(index: 0))
  }

  override var isRecyclable: Bool { attachments.isEmpty && resolved == nil }

  // MARK: - Sources

  private func observeSources() {
    let sources = unsafeDowncast(node, to: ElementBox.self).sources
    let observation = attachments.find(SourceObservation.self)
    observation?.isStale = false
    guard !sources.isEmpty || observation != nil, engine.inbox != nil else { return }
    if observation?.isOf(sources) == true { return }
    setNeedsUnmountVisit()
    attachments.set(
      SourceObservation(of: sources) { [reference] in
        guard let element = reference.element, element.isMounted else { return }
        element.engine.scheduler.scheduleUpdate(of: element)
        element.engine.clock.timeline.setNeedsTurn()
      })
  }

  /// Shows the current values of the sources, unless that has happened since they changed.
  func showSources() {
    guard isMounted, let owner, let observation = attachments.find(SourceObservation.self),
      observation.isStale
    else {
      return
    }
    observation.isStale = false
    let last = box
    resolved = unsafeDowncast(node, to: ElementBox.self).resolved(for: owner)
    engine.patcher.update(widget, from: last, to: box)
    engine.record.updated += 1
  }

  override func didUnmount() {
    super.didUnmount()
    if !attachments.isEmpty { attachments.set(nil as SourceObservation?) }
  }
}

extension Array {
  func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

/// The operations on the host's widgets, with the host's type erased.
@MainActor
class Patcher {
  func make(_ element: ElementBox, for instance: ElementInstance) -> AnyObject {
    preconditionFailure("abstract")
  }
  func update(_ widget: AnyObject, from old: ElementBox, to new: ElementBox) {}
  func insert(_ widget: AnyObject, into parent: AnyObject, at index: Int) {}
  func move(_ widget: AnyObject, in parent: AnyObject, from old: Int, to new: Int) {}
  func remove(_ widget: AnyObject, from parent: AnyObject, at index: Int) {}
  func present(_ widget: AnyObject, order: Int) {}
  func dismiss(_ widget: AnyObject) {}
  func recycle(_ widget: AnyObject) -> Bool { false }
  func perform(_ request: TerminalRequest) {}
}
