/// A mounted element: it holds the host's widget.
public final class ElementInstance: Instance {
  @exclusivity(unchecked) package private(set) var box: ElementBox
  @exclusivity(unchecked) package private(set) var children: [Instance] = []
  @exclusivity(unchecked) package private(set) var widget: AnyObject!
  /// The lazy children whose window this element's widget reports.
  package var lazyChildren: LazyInstance? {
    get {
      guard let target = lazyReference?.target else { return nil }
      return unsafeDowncast(target, to: LazyInstance.self)
    }
    set {
      lazyReference = newValue?.reference
      if let window { newValue?.show(window: window) }
    }
  }
  @exclusivity(unchecked) private var lazyReference: BackReference<Instance>?
  /// Which lazy children the widget last said can be seen.
  private var window: LazyWindow?
  private var observation: SourceObservation?
  /// What depends on the size of this element's widget.
  weak var sizeReader: SizeReaderInstance?
  /// Goes up when something that is stated in here may be another than before.
  @exclusivity(unchecked) package private(set) var factsVersion = 0
  /// How large the widget's content is, where it says so.
  private(set) var size: ElementSize?

  init(_ box: ElementBox, in place: Place) {
    self.box = box
    super.init(box, in: place)
    widgetCount = 1
    if let owner { self.box = box.resolved(for: owner) }
    widget = engine.patcher.make(self.box, for: self)
    engine.record.made += 1
    observeSources()
    var index = 0
    let counterparts = place.counterpart?.childInstances
    for (slot, node) in self.box.children.enumerated() {
      let child = node.mount(in: inside(counterpart: counterparts?.element(at: slot)))
      children.append(child)
      insertWidgets(of: child, at: index)
      index += child.widgetCount
    }
  }

  /// The root, whose widget the host brought along.
  init(root box: ElementBox, widget: AnyObject, engine: Engine) {
    self.box = box
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

  override package var childInstances: [Instance] { children }

  override var containerBelow: ElementInstance { self }

  override var placesWidgets: Bool { true }

  override func widgetCount(before child: Instance) -> Int { children.widgetCount(before: child) }

  override func forEachWidget(_ body: (ElementInstance) -> Void) { body(self) }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    let next = unsafeDowncast(node, to: ElementBox.self)
    self.node = node
    if let owner { show(next.resolved(for: owner)) } else { show(next) }
    observeSources()
    children = updatedSlots(of: children, to: box.children, at: HostCursor(index: 0))
  }

  private func show(_ next: ElementBox) {
    let last = box
    box = next
    engine.record.nodesCompared += 1
    guard !last.describesSame(as: next) else { return }
    engine.patcher.update(widget, from: last, to: next)
    engine.record.updated += 1
  }

  /// Whether the element reads nothing and holds no lazy children.
  var isPlainElement: Bool {
    observation == nil && lazyChildren == nil && window == nil && sizeReader == nil
      && box.bindings.isEmpty
  }

  package func factsChanged() { factsVersion &+= 1 }

  // MARK: - Sources

  private func observeSources() {
    let sources = unsafeDowncast(node, to: ElementBox.self).sources
    observation?.isStale = false
    guard !sources.isEmpty || observation != nil, engine.inbox != nil else { return }
    if observation?.isOf(sources) == true { return }
    observation = SourceObservation(of: sources) { [reference] in
      guard let element = reference.element, element.isMounted else { return }
      element.engine.noteChange(of: element)
    }
  }

  /// Shows what the sources say now, where nothing has done so since they changed.
  func showSources() {
    guard isMounted, let owner, let observation, observation.isStale else { return }
    observation.isStale = false
    let last = box
    box = unsafeDowncast(node, to: ElementBox.self).resolved(for: owner)
    engine.patcher.update(widget, from: last, to: box)
    engine.record.updated += 1
  }

  override func unmount() {
    super.unmount()
    observation = nil
  }

  // MARK: - Widgets

  /// Called by the host: the lazy children that can be seen.
  package func report(window: Range<Int>) { report(window: LazyWindow(window)) }

  /// Called by the host: the lazy children that can be seen, and those that are to stay.
  package func report(window: LazyWindow) {
    self.window = window
    lazyChildren?.show(window: window)
  }

  /// Called by the host: how large the widget's content is.
  package func report(size: ElementSize) {
    self.size = size
    sizeReader?.show(size)
  }

  func insertWidgets(of child: Instance, at index: Int) {
    var index = index
    child.forEachWidget {
      engine.patcher.insert($0.widget, into: widget, at: index)
      index += 1
    }
    engine.record.inserted += child.widgetCount
  }

  func removeWidgets(of child: Instance, at index: Int) {
    var last = index + child.widgetCount
    var widgets: [AnyObject] = []
    child.forEachWidget { widgets.append($0.widget) }
    for removed in widgets.reversed() {
      last -= 1
      engine.patcher.remove(removed, from: widget, at: last)
    }
    engine.record.removed += child.widgetCount
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
