import RecurseLayout
import RecurseReconciler

// What the reconciler calls while it patches the tree.
extension WidgetTree {
  package func perform(_ request: TerminalRequest) { _ = onRequest?(request) }

  package func make(_ element: ElementBox, for instance: ElementInstance) -> Widget {
    func open<E: WidgetElement>(_ element: E) -> Widget {
      element.makeWidget(EventSender(instance))
    }
    let value = element.element
    guard let known = value as? any WidgetElement else {
      fatalError("\(type(of: value)) has no widget: make it a WidgetElement")
    }
    let widget = open(known)
    assert(
      widget.field != nil || !(widget is any FieldPart),
      "\(type(of: widget)) is a FieldPart: its init has to call setField(self)")
    widget.tree = self
    if !revealing.isPossible, widget.scrollContainer?.contentViewport != nil {
      revealing.isPossible = true
    }
    widget.containerPart?.useFeatures(of: self)
    widget.instance = instance
    // Its first frame comes with its insertion, which paints its area.
    widget.needsPaint = true
    if widget.isLeaf { widget.layout.content = widget }
    widget.apply((element.attributes as? StyleAttributes)?.style ?? WidgetStyle())
    return widget
  }

  package func update(_ widget: Widget, from old: ElementBox, to new: ElementBox) {
    widget.show(new)
    if !old.hasEqualAttributes(to: new) {
      let style = (new.attributes as? StyleAttributes)?.style ?? WidgetStyle()
      // What is disabled gets no focus.
      if style.isInert != widget.style.isInert { setNeedsFocusUpdate() }
      widget.apply(style)
    }
    // A label that changes adds nothing focusable.
    if !widget.isLeaf || widget.isFocusable { setNeedsFocusUpdate() }
  }

  package func insert(_ widget: Widget, into parent: Widget, at index: Int) {
    parent.link(widget, at: index)
    if widget.tree == nil { widget.attach(to: self) }
    if parent.inheritedLineLimits != nil { widget.updateLineLimits() }
    // Its content was made before it was inserted into the scroll view.
    if revealing.isPossible, !widget.children.isEmpty, parent.isInScrollView {
      widget.viewportChanged()
    }
    contentChanged(of: parent)
    forEachFocus { $0.didInsert(into: parent, at: index) }
    animations?.didInsert(widget, into: parent)
    if widget.style.wantsFocus { requestFocus(for: widget) }
  }

  package func move(_ widget: Widget, in parent: Widget, from old: Int, to new: Int) {
    parent.children.insert(parent.children.remove(at: old), at: new)
    parent.childOrder = .unknown
    parent.layout.move(from: old, to: new)
    forEachFocus { $0.didMove(in: parent, from: old, to: new) }
    animations?.didMove(parent.children[new], in: parent)
    // Elsewhere the layout reports the frames that changed.
    if parent.childrenMayOverlap { parent.setNeedsPaint() }
  }

  package func remove(_ widget: Widget, from parent: Widget, at index: Int) {
    forEachFocus { $0.willRemove(widget, at: index) }
    animations?.willRemove(widget, from: parent, at: index)
    painter.add(parent, childIn: widget.layout.frame, displacedBy: widget.paintOffset)
    parent.unlink(widget, at: index)
    widget.detach()
    parent.containerPart?.childrenChanged()
    contentChanged(of: parent)
  }

  private func contentChanged(of parent: Widget) {
    for feature in features { feature.contentChanged(of: parent) }
  }

  package func recycle(_ widget: Widget) -> Bool {
    guard widget.transition == nil, widget.childTransitions == nil, widget.stickyOffset == .zero
    else { return false }
    return widget.prepareForReuse()
  }
}

extension Widget {
  /// Makes a widget a child of this one, in a tree or not.
  final func link(_ child: Widget, at index: Int) {
    child.parent = self
    children.insert(child, at: index)
    childOrder = .unknown
    layout.insert(child.layout, at: index)
    child.parentChanged()
    containerPart?.childrenChanged()
  }

  /// Removes the child at an index. ``ContainerPart/childrenChanged()`` is left to the caller,
  /// because a tree detaches the child first.
  final func unlink(_ child: Widget, at index: Int) {
    children.remove(at: index)
    childOrder = .unknown
    layout.remove(at: index)
    child.parent = nil
  }
}
