import RecurseLayout
import RecurseReconciler
import RecurseTerminal

// Layers lie over the root. Each is a root of its own: a walk along parents never leaves it.
//
//     root ◀── layer ◀── layer        painted from left to right, hit from right to left
extension WidgetTree {
  /// The roots from the back to the front.
  package var roots: [Widget] { [root] + layers }

  /// The layer that has the input; `nil` where it is the root.
  package var inputLayer: LayerWidget? {
    layers.isEmpty ? nil : layers.last { $0.element.kind.takesInput }
  }

  var layersHaveChanges: Bool {
    !layers.isEmpty && layers.contains { $0.layout.hasChanges }
  }

  /// The focus of what has the input.
  package var focus: Focus { inputLayer?.focus ?? rootFocus }

  /// The focus of the root, and of each layer.
  func forEachFocus(_ body: (Focus) -> Void) {
    body(rootFocus)
    guard !layers.isEmpty else { return }
    for layer in layers { body(layer.focus) }
  }

  /// Applies unfinished edits in every layer, as if each field lost the focus. Called before the
  /// app ends or decides whether to.
  package func takeEdits() {
    forEachFocus { $0.leaveBriefly() }
    setNeedsTurn()
  }

  /// Calls ``Focus/setNeedsFocusUpdate()`` for the root and each layer.
  package func setNeedsFocusUpdate() { forEachFocus { $0.setNeedsFocusUpdate() } }

  package func present(_ widget: Widget, order: Int) {
    guard let layer = widget as? LayerWidget else { fatalError("\(widget) is no layer") }
    let covered = focus
    layer.order = order
    layers.insert(layer, at: layers.firstIndex(where: layer.isBehind) ?? layers.endIndex)
    layer.focus.tree = self
    layer.refreshLayoutStyle()
    layer.didAppear()
    painter.addAll()
    guard layer === inputLayer else { return }
    inputLayerChanged()
    if !layer.element.isRequested { layer.focus.rest(over: covered) }
  }

  /// Removes a layer. The focus below it has kept its widget, and is the tree's focus again.
  package func dismiss(_ widget: Widget) {
    guard let layer = widget as? LayerWidget, let index = layers.firstIndex(where: { $0 === layer })
    else { return }
    let hadInput = layer === inputLayer
    leftFocuses += layer.focus.leaving
    layers.remove(at: index)
    layer.didDisappear()
    layer.detach()
    painter.addAll()
    guard hadInput else { return }
    inputLayerChanged()
    focus.resume(after: layer.focus)
  }

  /// Removes the toasts that leave with the next key.
  func dismissLowToasts() {
    for layer in layers where layer.element.kind.leavesWithKey(in: size) { layer.dismiss() }
  }

  /// Another layer has the input: a held press ends, and the next click does not count as its
  /// second.
  private func inputLayerChanged() {
    mouse.inputLayerChanged()
    focus.setNeedsFocusUpdate()
  }

  /// Lays out the layers over what is laid out already.
  func layOutLayers() {
    for layer in layers {
      laidOut +=
        layer.engine.layout(layer.layout, width: size.columns, height: size.rows)
        .nodesLaidOut
      guard layer.engine.tooDeep == nil else { return }
      apply(layer.engine.changes)
      animations?.didLayOut(layer.engine.changes)
    }
  }

  /// Puts each layer at its anchor, and then toasts where they hide the least: what the library
  /// says before what the app does.
  func placeLayers() {
    guard !layers.isEmpty else { return }
    for layer in layers where !layer.element.kind.isToast && layer.place() { painter.addAll() }
    let shown = layers.filter(\.element.kind.isToast)
    guard !shown.isEmpty else { return }
    var toasts = ToastPlaces(in: self)
    let isOurs = { (layer: LayerWidget) in layer.element.kind == .ending }
    for layer in shown.filter(isOurs) + shown.filter({ !isOurs($0) })
    where layer.place(among: &toasts) { painter.addAll() }
  }
}

extension WidgetTree {
  /// Closes layers whose anchors are out of sight, once the layout has settled.
  ///
  /// - Returns: whether there were any.
  package func closeHiddenLayers() -> Bool {
    var hasClosed = false
    for layer in layers where layer.closeIfHidden() { hasClosed = true }
    return hasClosed
  }
}

extension Widget {
  /// The root of the tree or of the layer that the widget is in.
  package final var root: Widget {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// The layer that the widget is in; `nil` in the root.
  package final var layer: LayerWidget? { root as? LayerWidget }

  /// Whether nothing that takes the input lies over the widget's layer; `true` outside a tree.
  package final var isInInputLayer: Bool {
    guard let layer = tree?.inputLayer else { return true }
    return root === layer
  }

  /// Whether a sheet or an alert tones the widget down.
  package final var isBehindModal: Bool {
    guard let tree, !tree.layers.isEmpty else { return false }
    let own = layer
    return tree.layers.contains { $0.element.kind.isModal && own?.isBehind($0) != false }
  }

  /// Whether the widget is as quiet as without the focus, because keys go to a popover or a menu
  /// over it. A layer that is attached to the widget, or to something inside, has no such effect.
  package final var isQuietBehindLayer: Bool {
    guard let tree, !tree.layers.isEmpty, !isBehindModal else { return false }
    let own = layer
    let over = tree.layers.filter { $0.element.kind.takesInput && own?.isBehind($0) != false }
    return !over.isEmpty && !over.contains { $0.anchor?.isInside(self) == true }
  }

  /// Whether a popover or a menu is open that is attached to the widget.
  package final var hasOpenLayer: Bool {
    guard let tree, !tree.layers.isEmpty else { return false }
    return tree.layers.contains { $0.element.kind.takesInput && $0.anchor === self }
  }

  /// The focus of the layer or root that contains the widget.
  package final var layerFocus: Focus? {
    guard let tree else { return nil }
    guard !tree.layers.isEmpty else { return tree.rootFocus }
    return layer?.focus ?? tree.rootFocus
  }
}
