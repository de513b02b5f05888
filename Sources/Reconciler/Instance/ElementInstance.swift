/// A mounted element: it holds the host's widget.
public final class ElementInstance: Instance {
  /// The node with what it binds read from the owner's state, where it binds something.
  @exclusivity(unchecked) private var resolved: ElementBox?
  @exclusivity(unchecked) package private(set) var children: [Instance] = []
  @exclusivity(unchecked) package private(set) var widget: AnyObject!
  /// What only few elements have.
  @exclusivity(unchecked) private var further: FurtherParts?
  /// Goes up when something that is stated in here may be another than before.
  @exclusivity(unchecked) package private(set) var factsVersion = 0

  private final class FurtherParts {
    var lazyChildren: BackReference<Instance>?
    weak var sizeReader: SizeReaderInstance?
    var window: LazyWindow?
    var size: ElementSize?
    var observation: SourceObservation?
  }

  init(_ box: ElementBox, in place: Place) {
    super.init(box, in: place)
    widgetCount = 1
    if !box.bindings.isEmpty, let owner {
      let resolved = box.resolved(for: owner)
      self.resolved = resolved
      widget = place.engine.makeWidget(of: resolved, for: self)
    } else {
      widget = place.engine.makeWidget(of: box, for: self)
    }
    if !box.sources.isEmpty { observeSources() }
    if !box.children.isEmpty { mountChildren(box.children, counterpart: place.counterpart) }
  }

  private func mountChildren(_ nodes: [AnyNode], counterpart: Instance?) {
    let counterparts = counterpart?.childInstances
    var place = inside()
    var mounted: [Instance] = []
    mounted.reserveCapacity(nodes.count)
    var index = 0
    let patcher = engine.patcher
    let widget: AnyObject = widget
    for slot in 0..<nodes.count {
      if let counterparts { place = inside(counterpart: counterparts.element(at: slot)) }
      let child = nodes[slot].mounted(in: place)
      // What is below asks for its siblings only when all of them are there.
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
      in: Place(
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

  package var box: ElementBox { resolved ?? unsafeDowncast(node, to: ElementBox.self) }

  override package var childInstances: [Instance] { children }

  override func unmountChildren() {
    for child in children { child.end() }
  }

  override var endsQuietly: Bool { true }

  deinit {
    for child in children { child.endsAbove() }
    Remains.take(children)
  }

  override var containerBelow: ElementInstance { self }

  override var placesWidgets: Bool { true }

  override func widgetCount(before child: Instance) -> Int { children.widgetCount(before: child) }

  override func forEachWidget(_ body: (ElementInstance) -> Void) { body(self) }

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

  /// Whether the element reads nothing and holds no lazy children.
  var isPlainElement: Bool { further == nil && resolved == nil }

  package func factsChanged() { factsVersion &+= 1 }

  // MARK: - Sources

  private func observeSources() {
    let sources = unsafeDowncast(node, to: ElementBox.self).sources
    let observation = further?.observation
    observation?.isStale = false
    guard !sources.isEmpty || observation != nil, engine.inbox != nil else { return }
    if observation?.isOf(sources) == true { return }
    visitAtEnd()
    parts.observation = SourceObservation(of: sources) { [reference] in
      guard let element = reference.element, element.isMounted else { return }
      element.engine.noteChange(of: element)
    }
  }

  /// Shows what the sources say now, where nothing has done so since they changed.
  func showSources() {
    guard isMounted, let owner, let observation = further?.observation, observation.isStale else {
      return
    }
    observation.isStale = false
    let last = box
    resolved = unsafeDowncast(node, to: ElementBox.self).resolved(for: owner)
    engine.patcher.update(widget, from: last, to: box)
    engine.record.updated += 1
  }

  override func unmount() {
    super.unmount()
    further?.observation = nil
  }

  // MARK: - Widgets

  private var parts: FurtherParts {
    if let further { return further }
    let parts = FurtherParts()
    further = parts
    return parts
  }

  /// The lazy children whose window this element's widget reports.
  package var lazyChildren: LazyInstance? {
    get { further?.lazyChildren?.target(as: LazyInstance.self) }
    set {
      parts.lazyChildren = newValue?.reference
      if let window = parts.window { newValue?.show(window: window) }
    }
  }

  /// What depends on the size of this element's widget.
  var sizeReader: SizeReaderInstance? {
    get { further?.sizeReader }
    set { parts.sizeReader = newValue }
  }

  /// How large the widget's content is, where it says so.
  var size: ElementSize? { further?.size }

  /// Called by the host: the lazy children that can be seen.
  package func report(window: Range<Int>) { report(window: LazyWindow(window)) }

  /// Called by the host: the lazy children that can be seen, and those that are to stay.
  package func report(window: LazyWindow) {
    parts.window = window
    lazyChildren?.show(window: window)
  }

  /// Called by the host: how large the widget's content is.
  package func report(size: ElementSize) {
    parts.size = size
    sizeReader?.show(size)
  }

  func insertWidgets(of child: Instance, at index: Int) {
    child.insertWidgets(into: self, at: index)
    engine.record.inserted += child.widgetCount
  }

  func insert(_ element: ElementInstance, at index: Int) {
    engine.patcher.insert(element.widget, into: widget, at: index)
  }

  func removeWidgets(of child: Instance, at index: Int) {
    engine.record.removed += child.widgetCount
    if child.widgetCount == 1 {
      return child.forEachWidget { engine.patcher.remove($0.widget, from: widget, at: index) }
    }
    var last = index + child.widgetCount
    var widgets: [AnyObject] = []
    child.forEachWidget { widgets.append($0.widget) }
    for removed in widgets.reversed() {
      last -= 1
      engine.patcher.remove(removed, from: widget, at: last)
    }
  }

  func moveWidgets(of child: Instance, from old: Int, to new: Int) {
    guard old != new else { return }
    let count = child.widgetCount
    var step = 0
    child.forEachWidget {
      let isRight = new > old
      engine.patcher.move(
        $0.widget, in: widget, from: isRight ? old : old + step,
        to: isRight ? new + count - 1 : new + step)
      step += 1
    }
    engine.record.moved += count
  }
}

extension Array {
  func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
