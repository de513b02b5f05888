/// The target of the reconciler's patches: a tree of retained widgets of any kind.
///
/// Its operations patch the tree. There is one way back: the ``ElementInstance`` that a widget is
/// made for takes its events, its size and the window of its lazy children.
@MainActor
package protocol WidgetHost: AnyObject {
  associatedtype Widget: AnyObject

  /// The widget that everything is inserted into.
  var root: Widget { get }

  /// Makes the widget of an element. It has no children and no parent yet.
  func make(_ element: ElementBox, for instance: ElementInstance) -> Widget

  /// Shows an element of the same type in a widget. `old` equals what it shows now.
  func update(_ widget: Widget, from old: ElementBox, to new: ElementBox)

  /// Puts a widget among the children of another.
  func insert(_ widget: Widget, into parent: Widget, at index: Int)

  /// Moves a child to another place. `new` counts without the widget itself.
  func move(_ widget: Widget, in parent: Widget, from old: Int, to new: Int)

  /// Takes a widget and all below it out of its parent.
  func remove(_ widget: Widget, from parent: Widget, at index: Int)

  /// Shows the widget of a layer over the tree, and over those of a smaller order.
  func present(_ widget: Widget, order: Int)

  /// Takes the widget of a layer away, with all that is in it.
  func dismiss(_ widget: Widget)

  /// Makes a widget that was taken out as good as new but for its element, so that a lazy child
  /// which comes takes it over from one that left.
  ///
  /// - Returns: whether it is; else it is let go of.
  func recycle(_ widget: Widget) -> Bool

  /// Asks the terminal for something that a transition wants once.
  func perform(_ request: TerminalRequest)
}

extension WidgetHost {
  package func perform(_ request: TerminalRequest) {}
  package func present(_ widget: Widget, order: Int) {}
  package func dismiss(_ widget: Widget) {}
  package func recycle(_ widget: Widget) -> Bool { false }
}

final class HostPatcher<Host: WidgetHost>: Patcher {
  let host: Host

  init(_ host: Host) { self.host = host }

  override func make(_ element: ElementBox, for instance: ElementInstance) -> AnyObject {
    host.make(element, for: instance)
  }

  override func update(_ widget: AnyObject, from old: ElementBox, to new: ElementBox) {
    host.update(cast(widget), from: old, to: new)
  }

  override func insert(_ widget: AnyObject, into parent: AnyObject, at index: Int) {
    host.insert(cast(widget), into: cast(parent), at: index)
  }

  override func move(_ widget: AnyObject, in parent: AnyObject, from old: Int, to new: Int) {
    host.move(cast(widget), in: cast(parent), from: old, to: new)
  }

  override func remove(_ widget: AnyObject, from parent: AnyObject, at index: Int) {
    host.remove(cast(widget), from: cast(parent), at: index)
  }

  override func present(_ widget: AnyObject, order: Int) {
    host.present(cast(widget), order: order)
  }

  override func dismiss(_ widget: AnyObject) { host.dismiss(cast(widget)) }

  override func recycle(_ widget: AnyObject) -> Bool { host.recycle(cast(widget)) }

  override func perform(_ request: TerminalRequest) { host.perform(request) }

  @inline(__always) private func cast(_ widget: AnyObject) -> Host.Widget {
    unsafeDowncast(widget, to: Host.Widget.self)
  }
}
