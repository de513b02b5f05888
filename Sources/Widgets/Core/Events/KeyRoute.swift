import RecurseReconciler
import RecurseTerminal

/// The route of a key through a tree: the stations that may take it, in order.
///
///     open chord ─▶ drag, selection of text ─▶ the cursor's row ─▶ focused widget ─▶ listeners
///     and commands around it ─▶ next widget ─▶ … ─▶ layer or root ─▶ context menu ─▶ menu bar
///     ─▶ commands of every app ─▶ focused widget and the containers around it, if nothing uses
///     the key ─▶ the focus moves
///
/// A character without a modifier is offered to the focused widget before the commands of every
/// app.
///
/// If nothing has the focus, three others replace the stations from the cursor's row to the layer
/// or root. These are the listeners in the layer, the layer itself, and the button that Escape
/// presses.
///
/// Dispatch, hints and the page of commands walk the same route. A station is looked up when the
/// one before it has not taken the key, because a handler may remove widgets.
@MainActor
struct KeyRoute {
  enum Station {
    /// The chord of commands that is open.
    case chord
    /// The mouse began something that Escape ends: a drag, or a selection of text.
    case pointer
    /// A widget, from the focused one outward. If nothing has the focus, it is the layer.
    case widget(Widget)
    /// The listeners and commands at an instance.
    case listeners(Instance)
    /// The button that Escape presses, if nothing has the focus.
    case cancelAction
    case contextMenu, menuBar, appCommands
    /// The focused widget and the containers around it, for a key that nothing else uses.
    case unused(Widget)
    /// The focus, which Tab and the arrow keys move.
    case focus
  }

  let tree: WidgetTree
  /// The key on its way; `nil` to visit every station.
  var key: KeyEvent?

  /// Visits the stations until one takes the key. O(depth).
  ///
  /// - Returns: whether one took it.
  func visit(until takes: (Station) -> Bool) -> Bool {
    takes(.chord) || takes(.pointer) || visitFromCursorRow(until: takes)
      || takes(.contextMenu) || takes(.menuBar) || visitLast(until: takes) || takes(.focus)
  }

  /// Visits the commands of every app, and the focused widget for a key that nothing uses. A
  /// character is that widget's first: in a text that is read, `?` searches backward.
  private func visitLast(until takes: (Station) -> Bool) -> Bool {
    let focused = tree.focus.enabledWidget
    if key?.key.isPlainCharacter == true {
      return focused.map { takes(.unused($0)) } == true || takes(.appCommands)
    }
    return takes(.appCommands) || focused.map { takes(.unused($0)) } == true
  }

  /// Visits the stations from the cursor's row to the root of the layer.
  func visitFromCursorRow(until takes: (Station) -> Bool) -> Bool {
    if let focused = tree.focus.enabledWidget, focused.instance != nil,
      focused.focusPart?.firstListener(for: key, where: { takes(.listeners($0)) }) == true
    {
      return true
    }
    return visitFromFocus(for: KeyEvent.self, key, until: takes)
  }

  /// Visits the widgets and the listeners from the focus to the root of the layer: the stations of
  /// a paste.
  func visitFromFocus<Event>(
    for type: Event.Type, _ event: Event?, until takes: (Station) -> Bool
  ) -> Bool {
    guard let focused = tree.focus.widget, focused.instance != nil else {
      return visitWithoutFocus(for: type, event, until: takes)
    }
    // A disabled widget keeps the focus that it has; its keys go outward.
    let disabled = focused.outermostDisabled
    return ResponderChain(start: disabled ?? focused, includesStart: disabled == nil)
      .offer { takes(.widget($0)) } listener: { takes(.listeners($0)) }
  }

  /// Visits every listener in the layer, inner ones first, and the layer.
  private func visitWithoutFocus<Event>(
    for type: Event.Type, _ event: Event?, until takes: (Station) -> Bool
  ) -> Bool {
    let layer = tree.inputLayer
    let engine = tree.root.instance?.engine
    let isTaken = engine?.firstListener(for: type, accepting: event) { instance in
      !instance.isDisabled && instance.layerAround === layer?.instance
        && takes(.listeners(instance))
    }
    return isTaken == true || layer.map { takes(.widget($0)) } == true || takes(.cancelAction)
  }
}

extension Instance {
  /// The element of the layer that the instance is in; `nil` in the root.
  fileprivate var layerAround: ElementInstance? {
    var element = self as? ElementInstance ?? container
    while let current = element, !current.isLayer { element = current.container }
    return element
  }

  /// Whether the nearest element around the instance, or one around that, is disabled or collapsed.
  fileprivate var isDisabled: Bool { (container?.widget as? Widget)?.isDisabled == true }
}

extension Key {
  /// Whether the key is a character without a modifier, which a text that is read may use.
  package var isPlainCharacter: Bool {
    if case .character = code { modifiers.isEmpty } else { false }
  }
}
