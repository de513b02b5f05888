import CStack
import RecurseLayout
import RecurseReconciler

extension Widget {
  /// Sets the style that modifiers give the widget.
  package final func apply(_ style: WidgetStyle) {
    let old = self.style
    self.style = style
    refreshLayoutStyle()
    parent?.containerPart?.childrenChanged()
    setNeedsPaint()
    setNeedsReport()
    if style.requestsFocus == true, old.requestsFocus != true { tree?.requestFocus(for: self) }
    if style.error != old.error { givenErrorChanged() }
    if tree?.hasForms == true { setNeedsTitles() }
    if style.isCancelAction { tree?.hasCancelActions = true }
    if style.isDefaultAction { tree?.hasDefaultActions = true }
    if style.windowTitle != old.windowTitle { tree?.needsTitle = true }
    if style.navigationTitle != old.navigationTitle || style.isCollapsed != old.isCollapsed {
      tree?.navigationTitleChanged(at: self)
    }
    if style.lineLimit != old.lineLimit {
      tree?.hasLineLimits = true
      updateLineLimits()
    }
    if style.scrollTarget != old.scrollTarget {
      firstScrollView?.scrollContainer?.scrollTargetChanged(to: style.scrollTarget)
    }
    guard let tree else { return }
    if style.isCollapsed != old.isCollapsed {
      tree.forEachFocus { style.isCollapsed ? $0.leave(self) : $0.comeBack(self) }
    }
  }

  /// Gives the layout the widget's own style with the modifiers' changes, and tells the parent if
  /// anything differs from before.
  package final func refreshLayoutStyle() {
    guard hasStack else { return }
    let own = layoutStyle
    let item = FlexItem(own)
    var applied = style.applied(
      to: own, in: parent?.layout.style.direction.forward, isCut: cutsContent)
    if field.takesRoom {
      let line = style.border == nil ? 0 : 1
      applied.border.left = .within(line + Int(field.titleColumns))
      applied.border.bottom = .within(line + Int(field.errorRows))
    }
    if let border = style.border, border.title != nil, let glyphs {
      applied.leastContentWidth = UInt16(clamping: border.titleWidth(glyphs))
    }
    // A frame is that of the control, without the title before it.
    applied.widen(by: Int(max(field.titleColumns, field.titleColumnsInside)))
    if style.mayOverlap { parent?.hasOverlappingChildren = true }
    guard item != ownFlexItem || applied != layout.style else { return }
    ownFlexItem = item
    layout.style = applied
    tree?.setNeedsTurn()
    parent?.containerPart?.childrenChanged()
  }

  /// Detaches the widget and all below it from the tree: until it is attached again it is not
  /// painted and requests nothing.
  final func detach() {
    tree?.mouse.willDetach(self)
    if style.windowTitle != nil { tree?.needsTitle = true }
    if style.navigationTitle != nil { tree?.hasLostNavigationTitle = true }
    tree = nil
    guard !recurse_stack_is_low() else { return }
    for child in children { child.detach() }
  }

  /// Clears the tree here and in all below, as it is being freed.
  final func loseTree() {
    tree = nil
    guard !recurse_stack_is_low() else { return }
    for child in children { child.loseTree() }
  }

  /// Attaches the widget and all below it to a tree. Changes made while it was detached were
  /// neither measured nor painted.
  final func attach(to tree: WidgetTree) {
    self.tree = tree
    needsPaint = false
    // The layout style may depend on the tree: the width of words is that of the tree's glyphs.
    refreshLayoutStyle()
    setNeedsLayout()
    setNeedsReport()
    if style.requestsFocus == true { tree.requestFocus(for: self) }
    if style.windowTitle != nil { tree.needsTitle = true }
    if style.navigationTitle != nil { tree.navigationTitleChanged(at: self) }
    treeChanged()
    // What is nested more deeply cannot be laid out either, which is reported as an error then.
    guard hasStack else { return }
    for child in children { child.attach(to: tree) }
  }

  /// The most lines that a text here shows, where it has no limit of its own. O(depth) in a tree in
  /// which any modifier ever set one, else O(1).
  final var inheritedLineLimit: Int? {
    guard tree?.hasLineLimits == true else { return nil }
    for widget in selfAndAncestors {
      if let limit = widget.style.lineLimit { return limit }
    }
    return nil
  }

  /// Calls ``lineLimitChanged()`` here and in all below.
  final func updateLineLimits() {
    lineLimitChanged()
    guard hasStack else { return }
    for child in children { child.updateLineLimits() }
  }
}
