import RecurseLayout
import RecurseTerminal

// Content that a press opens within a layer, such as a disclosure or a page, takes the focus and
// gives it back. A layer has a focus of its own.
//
//     Enter, Space, a click ─▶ transition ─▶ commit: a container asks ─▶ the focus moves inside
//                                                                         │ that is removed
//                   what is there instead, and new ◀─────┤
//                   else what had the focus before ◀─────┘
extension Widget {
  /// Moves the focus to the content at the end of the commit, if a person's press led to that:
  /// Enter, Space or a click. Use it in a container that shows different content than before.
  /// Content that an arrow key or the passage of time opens does not take the focus.
  ///
  /// ```swift
  /// override func update(from old: Pages) {
  ///   if element.page != old.page { takeFocusAfterPress() }
  /// }
  /// ```
  ///
  /// When the widget that got the focus is removed with its content, the focus moves back.
  public final func takeFocusAfterPress() {
    guard let tree, tree.handled?.mayPressWidget == true, !tree.isForComparison, let layerFocus
    else { return }
    // If something inside was opened, this container only shows it: the focus goes further in.
    if layerFocus.opened?.isInside(self) != true { layerFocus.opened = self }
    tree.setNeedsTurn()
  }

  /// Asks collapsed containers around the widget to show it.
  fileprivate func askToBeShown() {
    for widget in selfAndAncestors where widget.style.isCollapsed {
      widget.parent?.containerPart?.focusWanted(in: widget)
    }
  }
}

/// The content that presses opened, and the places to which the focus returns when it is removed.
@MainActor
struct Openings {
  struct Opening {
    fileprivate(set) weak var content: Widget?
    /// The widget that had the focus before.
    fileprivate(set) weak var opener: Widget?
    /// The container in which the content was opened.
    fileprivate(set) weak var container: Widget?
  }

  private var all: [Opening] = []

  mutating func add(_ content: Widget, from opener: Widget) {
    all.removeAll { $0.content == nil || $0.opener == nil || $0.content === content }
    all.append(Opening(content: content, opener: opener, container: content.parent))
  }

  /// Returns where the content was opened that is removed with the focused widget.
  func opening(of focused: Widget, removed: Widget) -> Opening? {
    all.last {
      guard let content = $0.content else { return false }
      return content.isInside(removed) && focused.isInside(content)
    }
  }
}

extension Focus {
  /// Forgets the opener, at the end of the event that opened something.
  func forgetOpened() { (opened, openedFrom) = (nil, nil) }

  /// Moves the focus into content that a press opened.
  ///
  /// - Returns: whether it moved.
  func moveIntoOpened() -> Bool {
    guard let opened, opened.tree === tree else { return false }
    if let widget, widget.isInside(opened) { return false }
    guard let first = opened.firstFocusable else {
      openedFrom = openedFrom ?? widget
      opened.askToBeShown()
      return false
    }
    let opener = openedFrom ?? widget
    forgetOpened()
    enter(first, in: opened, from: opener)
    return true
  }

  private func enter(_ first: Widget, in opened: Widget, from opener: Widget?) {
    let target = entering(first, within: opened)
    let shown = target.selfAndAncestors.first { $0.parent === opened } ?? opened
    if let opener { openings.add(shown, from: opener) }
    // A widget that had the focus there before, or is to have it, is revealed; other opened content
    // begins at its top.
    let isFirst = target === first && target !== opened.wantedFocus
    move(to: target, isRevealed: !isFirst, by: .absence)
    if isFirst { tree?.resolveFocusAfterLayout(of: target) }
    restBriefly()
  }

  /// Called after the layout of opened content. If the focused widget is out of view, the innermost
  /// visible scroll view around it takes the focus instead, so that keys press nothing unseen.
  func resolveOpened(_ first: Widget) {
    guard first === widget, !first.isInSight else { return }
    for area in first.ancestors where area.isInSight {
      guard area.focusPart?.takeFocusForContent() == true else { continue }
      let isResting = rest.isResting
      move(to: area, by: .absence)
      if isResting { restBriefly() }
      return
    }
  }

  /// Moves the focus after opened content was removed: back to where it was before the content
  /// opened, or into the content that replaces it. Such content may be another record with a form
  /// of its own.
  ///
  /// - Returns: whether it moved.
  func moveToOpener() -> Bool {
    guard let opening = pending.opener, let opener = opening.opener, opener.tree === tree else {
      return false
    }
    if let container = opening.container, container.tree === tree,
      let next = container.children.lazy
        .filter({ !$0.layout.isPlaced && !self.isShownAgain($0) }).compactMap(\.firstFocusable)
        .first
    {
      enter(next, in: container, from: opener)
      return true
    }
    guard opener.canBecomeFocused else {
      opener.askToBeShown()
      return false
    }
    move(to: opener, isRevealed: true, by: .absence)
    restBriefly()
    return true
  }
}
