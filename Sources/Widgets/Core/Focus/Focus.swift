import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// The focus of the root or of a layer: the widget that gets keys first. A covered focus keeps its
/// widget; closing the layer only makes it the tree's focus again.
///
/// A request waits until the end of the commit that made it, when all widgets are inserted, moved
/// and removed:
///
///     request ────┐ waits until its widget can have the focus, or somebody moves it
///     removal ────┼─▶ pending ── applyRequests() ──▶ focused ──▶ FocusChange to the listeners
///     collapse ───┤                                     │
///     insertion ──┘ if no widget has the focus,         └──▶ resting, if it was lost before
///                   after the layout that mounts content that depends on its size
@MainActor
package final class Focus {
  // Unchecked, since each frame reads these: docs/decisions/002-unchecked-access.md has the cost.
  // The tree owns this object, and is freed after it.
  @exclusivity(unchecked) unowned var tree: WidgetTree?
  /// The root of the widgets among which the focus moves.
  @exclusivity(unchecked) unowned var scope: Widget?
  @exclusivity(unchecked) package private(set) var widget: Widget?
  /// The widget for which the state requests the focus.
  @exclusivity(unchecked) var requested: Widget?
  @exclusivity(unchecked) var pending = PendingFocus() { didSet { hasPending = true } }
  /// Whether anything may have happened since the last commit. Each commit asks this, and a look at
  /// what is pending would copy it.
  @exclusivity(unchecked) private var hasPending = true

  /// Whether the focus was lost and neither a person nor the state has placed it since.
  @exclusivity(unchecked) private var wasLost = false
  @exclusivity(unchecked) var rest = FocusRest()

  /// Whether the focus came here by itself, and no key and no press has followed: content that is
  /// to have the initial focus takes it.
  @exclusivity(unchecked) var isProvisional = false

  /// The widget that the focus has left, if the state agreed. It gets the focus back at the end of
  /// the commit if the state names it again.
  @exclusivity(unchecked) var recalled: WeakWidget?

  /// Content that is mounted after the next layout, when its size is known.
  @exclusivity(unchecked) var awaited: [WeakWidget] = []

  /// Whether arrow keys brought the focus here, and no other key was meant for the widget since.
  @exclusivity(unchecked) private(set) var isWalking = false

  /// Whether a person has moved the focus to the focused field, or has typed in it.
  @exclusivity(unchecked) var isInUse = false

  /// The content that the press in progress opened, which gets the focus.
  @exclusivity(unchecked) weak var opened: Widget?
  /// The widget that had the focus before a container was asked to show that content.
  weak var openedFrom: Widget?
  /// The content that presses opened here, and the places to which the focus returns from it.
  var openings = Openings()

  /// Requests the focus, as the state asks, for a widget or the first focusable one inside it.
  func request(_ widget: Widget) {
    requested = widget
    pending.needsUpdate = true
  }

  /// Looks for a focusable widget at the end of the commit, where no widget has the focus.
  func setNeedsFocusUpdate() {
    pending.needsUpdate = true
    tree?.setNeedsTurn()
  }

  /// Called when a widget was collapsed: neither it nor its content can have the focus.
  func leave(_ widget: Widget) {
    guard let focused = self.widget, focused.isInside(widget) else { return }
    lose(focused, from: widget)
    focused.focusChanged()
  }

  /// Called when a collapsed widget is shown again: if the focused widget is removed in the same
  /// commit, the focus returns here.
  func comeBack(_ widget: Widget) {
    if !isShownAgain(widget) { pending.shownAgain.append(widget) }
  }

  /// Whether the focus is in a widget, or was there before it was lost in this commit.
  package func isInside(_ widget: Widget) -> Bool {
    self.widget?.isInside(widget) == true || pending.anchor?.parent?.isInside(widget) == true
  }

  /// Whether the focused widget takes keys as text.
  package var isTyping: Bool {
    widget.map { $0.focusPart?.acceptsText == true && !$0.isDisabled } ?? false
  }

  /// The focused widget, if it takes input.
  var enabledWidget: Widget? { widget.flatMap { $0.isDisabled ? nil : $0 } }

  /// Called before a widget is removed with all below it: the focus moves to the next in tree
  /// order, else to the previous.
  func willRemove(_ widget: Widget, at index: Int) {
    if let focused = self.widget, focused.isInside(widget) {
      pending.opener = openings.opening(of: focused, removed: widget)
      lose(focused, from: widget)
    } else if let parent = pending.anchor?.parent, parent.isInside(widget) {
      pending.anchor = FocusAnchor(of: widget)
    } else if let parent = widget.parent {
      pending.anchor?.didRemove(from: parent, at: index)
    }
    if let requested, requested.isInside(widget) { self.requested = nil }
    if pending.leftBriefly?.isInside(widget) == true { pending.leftBriefly = nil }
  }

  func didInsert(into parent: Widget, at index: Int) {
    pending.needsUpdate = true
    pending.anchor?.didInsert(into: parent, at: index)
  }

  func didMove(in parent: Widget, from old: Int, to new: Int) {
    pending.anchor?.didRemove(from: parent, at: old)
    pending.anchor?.didInsert(into: parent, at: new)
  }

  private func lose(_ focused: Widget, from subtree: Widget) {
    pending.blur = focused.instance.map { NearestListener.all(around: $0) } ?? []
    pending.anchor = FocusAnchor(of: subtree)
    widget = nil
    pending.needsUpdate = true
    wasLost = true
    isInUse = false
  }

  /// The listeners to notify when the whole layer is removed.
  var leaving: [NearestListener<FocusChange>] { pending.blur + listeners(around: widget) }

  /// Notifies the listeners around the focused widget that it has the focus: a listener in another
  /// layer may have written the state that they share. A listener whose state already says so does
  /// nothing.
  func tellAgain() {
    for listener in listeners(around: widget).reversed() {
      listener.handle(FocusChange(isFocused: true, cause: .absence))
    }
  }

  /// Called when the layer over this focus was removed. Enter and Space rest if a press may have
  /// removed it, as a second press was meant for the layer.
  func resume(after other: Focus) {
    pending.needsUpdate = true
    guard let now = tree?.timeline?.now else { return }
    if let time = other.rest.time(afterRemovalAt: now) { rest.begin(at: now, for: time) }
  }

  /// Lets Enter and Space rest for a short time if a press may have moved the focus. After another
  /// key, such as Escape, nothing rests.
  func restBriefly() {
    if rest.mayFollowPress { beginRest(for: FocusRest.timeAfterPress) }
  }

  /// Lets Enter and Space have no effect for a time, because a second press was meant for the
  /// widget that had the focus before.
  func beginRest(for time: Duration) {
    if let now = tree?.timeline?.now { rest.begin(at: now, for: time) }
  }

  /// Leaves the focused widget, so that its typed text is applied. At the end of the next commit
  /// the focus returns, or moves on if the widget was removed.
  func leaveBriefly() {
    guard let widget else { return }
    move(to: nil)
    pending.leftBriefly = widget
    pending.anchor = FocusAnchor(of: widget)
    pending.needsUpdate = true
  }

  /// Sets the focus without calling anything: in a tree that is built for comparison.
  func adopt(_ widget: Widget) {
    self.widget = widget
    requested = nil
  }

  /// Carries out the requests of the last commit. If the state requests nothing and no widget has
  /// the focus, the successor of the widget that lost it gets it, or else the first focusable
  /// widget.
  ///
  /// - Returns: whether the focus moved.
  package func applyRequests() -> Bool {
    if recalled != nil { requestRecalled() }
    guard hasPending || opened != nil else { return false }
    var isWaiting = false
    defer {
      if !isWaiting { pending = PendingFocus(needsUpdate: false) }
      hasPending = isWaiting
    }
    if let (requested, target) = takeRequest() {
      if widget?.isInside(requested) != true {
        opened = nil
        return move(to: target, isRevealed: true, by: .state)
      }
      // The state says where the press was. What the press opened is elsewhere.
      if opened == nil { return false }
    }
    if moveIntoOpened() { return true }
    if widget != nil { return moveToSuggested() }
    guard pending.needsUpdate else { return false }
    if let left = pending.leftBriefly, left.canBecomeFocused {
      return move(to: left)
    }
    if awaitsContent {
      isWaiting = true
      return false
    }
    if moveToOpener() { return true }
    let wasLost = wasLost
    if let back = targetOfReturn {
      move(to: back, by: .absence)
      restBriefly()
      return true
    }
    let first = pending.anchor?.successor
    let successor = first.map { next in
      entering(next, within: next.outermostScope(without: pending.anchor?.parent))
    }
    if let next = successor ?? scope?.initialFocus {
      // What is new begins at its top.
      let isOpened = successor === first && !next.layout.isPlaced && next !== scope?.wantedFocus
      move(to: next, isRevealed: successor != nil && !isOpened, by: .absence)
      isProvisional = true
      if isOpened { tree?.resolveFocusAfterLayout(of: next) }
      // Escape from a row's field leads to the list, which was there all along.
      let isBackOutside = next.focusPart?.receivesLostFocus == true && rest.lastKey == .escape
      if wasLost, !isBackOutside { beginRest(for: FocusRest.timeAfterLoss) }
      return true
    }
    for listener in pending.blur { listener.handle(FocusChange(isFocused: false)) }
    return !pending.blur.isEmpty
  }

  /// The widget for which the focus is requested, and the widget there that gets it. A request
  /// waits until the widget can have the focus.
  private func takeRequest() -> (requested: Widget, target: Widget)? {
    guard pending.needsUpdate, let requested else { return nil }
    guard requested.isFocusRequested, let scope, requested.isInside(scope) else {
      self.requested = nil
      return nil
    }
    guard let target = requested.firstFocusable else { return nil }
    self.requested = nil
    // Only what a person does takes the focus from a field in which they type: no effect, no timer.
    if isInUse, tree?.handled == nil, widget?.isInside(requested) != true {
      decline(requested)
      return nil
    }
    return (requested, target)
  }

  /// Moves the focus to a widget, and tells the listeners around the old and the new one.
  ///
  /// - Parameters:
  ///   - isRevealed: whether the widget is scrolled into view. What was clicked stays under
  ///   the mouse, and what gets the focus because no other widget has it moves nothing.
  ///   - cause: why it moves. If the state moves the focus by itself, the person has not left the
  ///   old field: they may have been about to correct it.
  /// - Returns: whether another widget has the focus.
  @discardableResult
  package func move(
    to next: Widget?, isRevealed: Bool = false, by cause: FocusCause = .event
  ) -> Bool {
    if isRevealed { tree?.reveal(next) }
    if cause != .absence { requested = nil }
    wasLost = false
    isProvisional = false
    isWalking = false
    isInUse = false
    rest.focusMoved(by: cause)
    guard next !== widget else {
      if cause == .person, let next { keep(in: next) }
      return false
    }
    let last = widget
    widget = next
    if let next { remember(next) }
    if let tree, tree.hasHelp { tree.mouse.hover.focusMoved(to: next) }
    last?.focusChanged()
    if cause != .state || last?.isLeftByEvent == true { last?.focusLeft() }
    next?.focusChanged()
    tree?.painter.focusMoved()
    last?.notifyAncestorsOfFocus()
    next?.notifyAncestorsOfFocus()
    let left = pending.blur + listeners(around: last)
    pending.blur = []
    isInUse = cause == .person && next?.focusPart?.acceptsText == true
    let entered = listeners(around: next)
    // Between two widgets of one listener, the focus stays with it.
    for listener in left where !entered.contains(where: listener.isSame) {
      listener.handle(FocusChange(isFocused: false, cause: cause))
    }
    if cause != .state, let last { recall(last, ifWantedAgainBy: left) }
    for listener in entered.reversed() where !left.contains(where: listener.isSame) {
      // If the listener's owner already names the focus of another layer, the focus here did not
      // move by itself.
      let cause = cause == .absence && isNamedElsewhere(for: listener) ? .event : cause
      listener.handle(FocusChange(isFocused: true, cause: cause))
    }
    return true
  }

  /// Called when an arrow key brought the focus here.
  func walk() { isWalking = true }

  func stopWalking() { isWalking = false }

  /// The widget that had the focus last in each scope.
  private var memory: [(scope: WeakWidget, widget: WeakWidget)] = []

  /// Returns the widget that had the focus last in a scope.
  func remembered(in scope: Widget) -> Widget? {
    memory.first { $0.scope.widget === scope }?.widget.widget
  }

  /// Whether a collapsed widget is shown again in this commit.
  func isShownAgain(_ widget: Widget) -> Bool { pending.shownAgain.contains { $0 === widget } }

  /// The widget that gets the focus in content that is shown again beside the removed one.
  private var targetOfReturn: Widget? {
    guard let place = pending.anchor?.parent else { return nil }
    for widget in pending.shownAgain where widget.tree === tree && widget.isInside(place) {
      if let last = remembered(in: widget), last.isInside(widget), last.canBecomeFocused {
        return last
      }
      if let first = widget.wantedFocus ?? widget.firstFocusable { return first }
    }
    return nil
  }

  /// Returns the widget that gets the focus when it would go to `next`. Each focus scope on the way
  /// out to an area may redirect it: to the widget that had it last there, or else to the one that
  /// a modifier wants.
  func entering(_ next: Widget, within area: Widget?) -> Widget {
    var target = next
    guard let area else { return target }
    for scope in next.selfAndAncestors {
      if scope.style.isFocusScope {
        if let last = remembered(in: scope), last.isInside(scope), last.canBecomeFocused {
          target = last
        } else if let wanted = scope.wantedFocus {
          target = wanted
        }
      }
      if scope === area { break }
    }
    return target
  }

  private func remember(_ widget: Widget) {
    for scope in widget.ancestors where scope.style.isFocusScope {
      memory.removeAll { $0.scope.widget == nil || $0.scope.widget === scope }
      memory.append((WeakWidget(widget: scope), WeakWidget(widget: widget)))
    }
  }

  /// Returns whether an event is a press without effect, because it was meant for the widget that
  /// had the focus before.
  func suppresses(_ event: InputEvent) -> Bool {
    if event.isDeliberate { isProvisional = false }
    guard let now = tree?.timeline?.now else { return false }
    return rest.suppresses(event, at: now)
  }

  /// The listeners for the focus around a widget, from the inside out.
  func listeners(around widget: Widget?) -> [NearestListener<FocusChange>] {
    guard let instance = widget?.instance, instance.isMounted else { return [] }
    return NearestListener.all(around: instance)
  }

  /// Moves to the next or the previous widget in the tab order, wrapping around. Prefers widgets
  /// that can be scrolled into view, and never leaves one for a widget that cannot.
  ///
  /// - Returns: whether the focus moved.
  @discardableResult
  package func advance(backward: Bool = false) -> Bool {
    if let next = tabStop(backward, where: \.canBeSeen) {
      return move(to: next, isRevealed: true, by: .person)
    }
    guard widget?.canBeSeen != true, let next = tabStop(backward, where: { _ in true }) else {
      return false
    }
    return move(to: next, isRevealed: true, by: .person)
  }

  private func tabStop(_ backward: Bool, where isWanted: (Widget) -> Bool) -> Widget? {
    guard let root = scope else { return nil }
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
