import RecurseLayout

extension BoxStyle {
  /// The layout of a widget with this box, in a container of a direction.
  func applied(to own: LayoutStyle, in direction: FlexDirection?) -> LayoutStyle {
    var style = own
    style.padding = padding
    style.border = Edges(border == nil ? 0 : 1)
    style.width = frame.width.isSet ? frame.width : style.width
    style.height = frame.height.isSet ? frame.height : style.height
    style.minWidth = frame.minWidth.isSet ? frame.minWidth : style.minWidth
    style.minHeight = frame.minHeight.isSet ? frame.minHeight : style.minHeight
    style.maxWidth = frame.maxWidth.isSet ? frame.maxWidth : style.maxWidth
    style.maxHeight = frame.maxHeight.isSet ? frame.maxHeight : style.maxHeight
    // Rows of a column keep their height: what does not fit is clipped. In a row, text wraps.
    if direction == .column { style.flexShrink = 0 }
    if let flexGrow { style.flexGrow = flexGrow }
    if let flexShrink { style.flexShrink = flexShrink }
    if let flexBasis { style.flexBasis = flexBasis }
    if let alignSelf { style.alignSelf = alignSelf }
    return style
  }
}

extension LayoutLength {
  var isSet: Bool { !isAuto }

  /// The length in whole cells, where it is one.
  var cellCount: Int { Int(resolved(against: 0, otherwise: 0).rounded()) }

  /// A number of cells that a screen could have: what is less than none, or more than any, is held
  /// to that.
  static func within(_ cells: Int) -> LayoutLength { .cells(Double(min(max(0, cells), 32_767))) }
}
