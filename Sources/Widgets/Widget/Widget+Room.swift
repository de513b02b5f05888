import RecurseLayout

extension Widget {
  /// Whether the widget's frame says how long it is along the stack that it stands in.
  final var isSizedAlongStack: Bool {
    parent?.stackDirection == .row ? box.frame.width.isSet : box.frame.height.isSet
  }

  /// The style of what takes the room that there is and asks for none: a column whose size does not
  /// depend on what stands in it.
  final var styleTakingRoom: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .column
    style.alignItems = .stretch
    style.hasSizeContainment = true
    style.alignSelf = .stretch
    if !isSizedAlongStack {
      style.flexGrow = 1
      style.flexBasis = 0
    }
    return style
  }
}
