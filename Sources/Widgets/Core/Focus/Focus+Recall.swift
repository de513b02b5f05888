import RecurseReconciler

// A handler may send the focus back in the same event:
//
//     a press in a list ─▶ the state names the list ─▶ a handler of the row names the field again
//
// The commit sees no change of the field's binding, so the focus is compared with the state here.
extension Focus {
  /// Notes the widget that the state wanted focused, if the state has agreed that the focus left.
  func recall(_ last: Widget, ifWantedAgainBy listeners: [NearestListener<FocusChange>]) {
    var wanted: Widget? = last
    while let widget = wanted, widget.style.requestsFocus != true { wanted = widget.parent }
    guard let wanted, listeners.contains(where: { $0.isSettled(FocusChange(isFocused: false)) })
    else { return }
    recalled = WeakWidget(widget: wanted)
  }

  /// Requests the focus for the noted widget if the state wants it focused after the commit.
  func requestRecalled() {
    defer { recalled = nil }
    guard let wanted = recalled?.widget, wanted.tree === tree, wanted.style.requestsFocus == true,
      widget?.isInside(wanted) != true
    else { return }
    request(wanted)
  }

  /// Whether the state of a listener's owner names what has the focus of another layer.
  func isNamedElsewhere(for listener: NearestListener<FocusChange>) -> Bool {
    guard let tree, !tree.layers.isEmpty else { return false }
    var isNamed = false
    tree.forEachFocus { other in
      guard other !== self, let widget = other.widget,
        widget.selfAndAncestors.contains(where: { $0.style.requestsFocus == true })
      else { return }
      isNamed = isNamed || other.listeners(around: widget).contains(where: listener.hasSameOwner)
    }
    return isNamed
  }
}
