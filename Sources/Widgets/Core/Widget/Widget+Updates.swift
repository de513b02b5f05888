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
    if style.wantsFocus, !old.wantsFocus { tree?.requestFocus(for: self) }
    if style.error != old.error { givenErrorChanged() }
    if let tree { notifyFeatures(of: tree, since: old) }
    if style.scrollRequest != old.scrollRequest {
      firstScrollView?.scrollContainer?.scrollRequestChanged(to: style.scrollRequest)
    }
    if style.showsFindBar != old.showsFindBar, let shows = style.showsFindBar {
      firstScrollView?.scrollContainer?.findRequestChanged(to: shows)
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
    if parent?.containerPart?.passesOnItem == true,
      style.flexBasis != nil || containerPart?.passesOnItem == true
    {
      applied.flexBasis = .auto
    }
    if let field, field.takesRoom {
      let line = style.border == nil ? 0 : 1
      applied.border.left = .within(line + Int(field.titleColumns))
      applied.border.bottom = .within(line + Int(field.errorRows))
    }
    if let border = style.border, border.title != nil, let glyphs {
      applied.leastContentWidth = max(
        applied.leastContentWidth, UInt16(clamping: border.titleWidth(glyphs)))
    }
    // A frame is that of the control, without the title before it.
    applied.widen(by: Int(max(field?.titleColumns ?? 0, titleRoom.inside)))
    if style.mayOverlap { parent?.hasPositionedChildren = true }
    guard item != ownFlexItem || applied != layout.style else { return }
    ownFlexItem = item
    layout.style = applied
    tree?.setNeedsTurn()
    parent?.containerPart?.childrenChanged()
  }

  /// Detaches the widget and all below it from the tree: until it is attached again it is not
  /// painted and requests nothing.
  final func detach() {
    if let tree {
      tree.mouse.willDetach(self)
      for feature in tree.features { feature.willDetach(self) }
    }
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
    if style.wantsFocus { tree.requestFocus(for: self) }
    notifyFeatures(of: tree, since: WidgetStyle())
    treeChanged()
    // What is nested more deeply cannot be laid out either, which is reported as an error then.
    guard hasStack else { return }
    for child in children { child.attach(to: tree) }
  }

  private func notifyFeatures(of tree: WidgetTree, since old: WidgetStyle) {
    style.useFeatures(of: tree)
    for feature in tree.features { feature.styleChanged(of: self, from: old) }
  }
}

extension WidgetStyle {
  /// Makes the features that the modifiers of a widget need.
  @MainActor
  fileprivate func useFeatures(of tree: WidgetTree) {
    if isCancelAction { tree.use(ButtonActions.self).hasCancel = true }
    if isDefaultAction { tree.use(ButtonActions.self).hasDefault = true }
    if windowTitle != nil { tree.use(WindowTitle.self) }
    if navigationTitle != nil { tree.use(NavigationTitles.self) }
    if lineLimit != nil { tree.use(LineLimits.self) }
    #if DEBUG
      if concernsScrolling { tree.use(MisplacedScrolling.self) }
    #endif
  }
}
