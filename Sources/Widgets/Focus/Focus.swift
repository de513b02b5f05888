import RecurseReconciler
import RecurseTerminal

/// Which widget the keys go to.
///
/// A request is kept until the commit that made it has ended, so that widgets which are still to
/// come, go or move are all in their places:
///
///     request ────┐
///     removal ────┼─▶ pending ── settle() ──▶ focused ──▶ FocusChange to the nodes
///     collapse ───┤                              │
///     appearance ─┘ where nothing has the focus  └──▶ resting, where it was lost before
@MainActor
package final class Focus {
  @exclusivity(unchecked) unowned var tree: WidgetTree?
  @exclusivity(unchecked) package private(set) var widget: Widget?
  private var requested: Widget?
  /// Where the widget that lost the focus stood: what stands there now is the next.
  private var vacancy: Vacancy?
  /// Who has to hear that the lost widget has the focus no longer.
  private var bereaved: [NearestListener<FocusChange>] = []
  /// Whether a widget that takes the focus may have come since somebody last looked.
  @exclusivity(unchecked) private var hasNews = true

  /// Whether the focus was lost, and was not placed by a person or the state since.
  private var wasLost = false
  private var rest = FocusRest()

  /// The state asks for the focus, for a widget or the first one inside it that takes it.
  func request(_ widget: Widget) { requested = widget }

  /// A widget came, or may take the focus now.
  func noteNews() { hasNews = true }

  /// The widget takes no room any longer: neither it nor what is inside it can have the focus.
  func leave(_ widget: Widget) {
    guard let focused = self.widget, focused.isInside(widget) else { return }
    lose(focused, from: widget)
    focused.focusChanged()
  }

  /// Whether the focus is in a widget, or was there before it was lost in this commit.
  func isInside(_ widget: Widget) -> Bool {
    self.widget?.isInside(widget) == true || vacancy?.parent?.isInside(widget) == true
  }

  /// Whether keys are text where the focus is.
  var isTyping: Bool { widget.map { $0.takesText && !$0.isDisabled } ?? false }

  /// A widget goes, and all below it: the focus moves to the next in tree order, else the previous.
  func willRemove(_ widget: Widget, at index: Int) {
    if let focused = self.widget, focused.isInside(widget) {
      lose(focused, from: widget)
    } else if let parent = vacancy?.parent, parent.isInside(widget) {
      vacancy = Vacancy(of: widget)
    } else if let parent = widget.parent {
      vacancy?.didRemove(from: parent, at: index)
    }
    if let requested, requested.isInside(widget) { self.requested = nil }
  }

  func didInsert(into parent: Widget, at index: Int) {
    hasNews = true
    vacancy?.didInsert(into: parent, at: index)
  }

  func didMove(in parent: Widget, from old: Int, to new: Int) {
    vacancy?.didRemove(from: parent, at: old)
    vacancy?.didInsert(into: parent, at: new)
  }

  private func lose(_ focused: Widget, from subtree: Widget) {
    bereaved = focused.instance.map { NearestListener.all(around: $0) } ?? []
    vacancy = Vacancy(of: subtree)
    widget = nil
    hasNews = true
    wasLost = true
  }

  /// Has the focus without telling anybody.
  func adopt(_ widget: Widget) {
    self.widget = widget
    requested = nil
  }

  /// Carries out what the last commit asked for. Where the state asks for nothing and nothing has
  /// the focus, what stands where it was lost gets it, else the first widget that takes it.
  ///
  /// - Returns: whether the focus moved.
  package func settle() -> Bool {
    defer {
      requested = nil
      vacancy = nil
      bereaved = []
      hasNews = false
    }
    if let target = requestedTarget, let requested {
      if let widget, widget.isInside(requested) { return false }
      return move(to: target, isRevealed: true)
    }
    guard widget == nil, hasNews else { return false }
    let wasLost = wasLost
    let successor = vacancy?.successor
    if let next = successor ?? tree?.root.firstFocusable {
      move(to: next, isRevealed: successor != nil)
      // A second Enter was meant for the widget that went. Who leaves a row's field by Escape is in
      // the list that was there all along.
      if wasLost, !(next.keepsFocus && rest.lastKey == .escape), let now = tree?.timeline?.now {
        rest.begin(at: now)
      }
      return true
    }
    for listener in bereaved { listener.handle(FocusChange(isFocused: false)) }
    return !bereaved.isEmpty
  }

  /// What the request is for, where it stands in the tree and is still meant.
  private var requestedTarget: Widget? {
    guard let requested, requested.box.wantsFocus == true, let root = tree?.root,
      requested.isInside(root)
    else { return nil }
    return requested.firstFocusable
  }

  /// Gives a widget the focus and tells the nodes around the old and the new one.
  ///
  /// - Parameter isRevealed: whether the widget is scrolled into view. What was clicked stays under
  ///   the mouse, and what gets the focus because nothing else has it moves nothing.
  @discardableResult
  package func move(to next: Widget?, isRevealed: Bool = false) -> Bool {
    if isRevealed { tree?.reveal(next) }
    wasLost = false
    rest.stop()
    guard next !== widget else { return false }
    let last = widget
    widget = next
    last?.focusChanged()
    next?.focusChanged()
    last?.tellAroundOfFocus()
    next?.tellAroundOfFocus()
    let left = bereaved + listeners(around: last)
    bereaved = []
    let entered = listeners(around: next)
    // Between two widgets of one listener, the focus stays with it.
    for listener in left where !entered.contains(where: listener.isSame) {
      listener.handle(FocusChange(isFocused: false))
    }
    for listener in entered.reversed() where !left.contains(where: listener.isSame) {
      listener.handle(FocusChange(isFocused: true))
    }
    return true
  }

  /// Whether an event is a press that does nothing, as the focus came here from a widget that went.
  func swallows(_ event: InputEvent) -> Bool {
    guard let now = tree?.timeline?.now else { return false }
    return rest.swallows(event, at: now)
  }

  /// Those that hear of the focus at a widget, from the inside out.
  private func listeners(around widget: Widget?) -> [NearestListener<FocusChange>] {
    guard let instance = widget?.instance, instance.isMounted else { return [] }
    return NearestListener.all(around: instance)
  }

  /// Moves to the next or the previous focusable widget in tree order, around the ends: one of which
  /// something can be seen, or scrolled into sight, as long as there is another.
  @discardableResult
  package func advance(backward: Bool = false) -> Bool {
    guard
      let next = tabStop(backward, where: \.canBeSeen) ?? tabStop(backward, where: { _ in true })
    else { return false }
    return move(to: next, isRevealed: true)
  }

  private func tabStop(_ backward: Bool, where isWanted: (Widget) -> Bool) -> Widget? {
    guard let root = tree?.root else { return nil }
    let last = root.last
    var current = widget ?? (backward ? root : last)
    let start = current
    repeat {
      current = (backward ? current.previous : current.next()) ?? (backward ? last : root)
      if current !== widget, current.isTabStop, isWanted(current) { return current }
    } while current !== start
    return nil
  }
}

/// What a focused widget's nodes hear when it gains or loses the focus.
package struct FocusChange: Equatable {
  package var isFocused: Bool
}
