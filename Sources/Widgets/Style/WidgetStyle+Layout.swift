import RecurseLayout

extension WidgetStyle {
  /// Returns a widget's own layout with this style applied.
  ///
  /// - Parameters:
  ///   - direction: the direction of the container.
  ///   - isCut: whether the content itself indicates that it continues if there is too little room.
  func applied(
    to own: LayoutStyle, in direction: FlexDirection?, isCut: Bool = false
  ) -> LayoutStyle {
    var style = own
    style.padding = padding
    style.border = Edges(border == nil ? 0 : 1)
    // In a column, widgets keep their height, and what does not fit is clipped. In a row, text
    // wraps.
    if direction == .column { style.flexShrink = 0 }
    applyFrame(to: &style, in: direction)
    (style.fixesWidth, style.fixesHeight) = (fixesWidth, fixesHeight)
    if direction == .row ? fixesWidth : fixesHeight { (style.flexGrow, style.flexShrink) = (0, 0) }
    // The content ends where its container does, so that its sign for more is not clipped.
    if isCut, frame.width.isSet, style.maxWidth.isAuto, !fixesWidth {
      style.maxWidth = .percent(100)
    }
    if let flexGrow {
      style.flexGrow = flexGrow
      style.stretchesMain = flexGrow > 0
    }
    if let flexShrink { style.flexShrink = flexShrink }
    if let flexBasis { style.flexBasis = flexBasis }
    if let alignSelf { style.alignSelf = alignSelf }
    if margin != .zero { style.margin = margin }
    if let aspectRatio { style.aspectRatio = aspectRatio }
    if isCollapsed { style.display = .none }
    style.position = position
    style.inset = inset
    if gridColumnSpan > 1 { style.gridColumnSpan = UInt16(clamping: gridColumnSpan) }
    if gridRowSpan > 1 { style.gridRowSpan = UInt16(clamping: gridRowSpan) }
    if gridColumnAlignment != .auto { style.gridColumnAlignment = gridColumnAlignment }
    return style
  }

  private func applyFrame(to style: inout LayoutStyle, in direction: FlexDirection?) {
    func set(_ path: WritableKeyPath<LayoutStyle, LayoutLength>, _ length: LayoutLength) {
      if length.isSet { style[keyPath: path] = length }
    }
    set(\.width, frame.width)
    set(\.height, frame.height)
    set(\.minWidth, frame.minWidth)
    set(\.minHeight, frame.minHeight)
    set(\.idealWidth, frame.idealWidth)
    set(\.idealHeight, frame.idealHeight)
    if let limit = frame.maxWidth {
      style.maxWidth = limit.length
      style.stretchesWidth = true
    }
    if let limit = frame.maxHeight {
      style.maxHeight = limit.length
      style.stretchesHeight = true
    }
    // A fixed size does not expand.
    if frame.width.isSet { style.stretchesWidth = false }
    if frame.height.isSet { style.stretchesHeight = false }
    let isRow = direction == .row
    let (size, ideal) =
      isRow ? (frame.width, frame.idealWidth) : (frame.height, frame.idealHeight)
    if size.isSet {
      style.flexGrow = 0
      style.flexShrink = 0
      style.flexBasis = .auto
    } else if ideal.isSet {
      // It starts from its ideal size, and shrinks down to its minimum.
      style.flexShrink = 1
      style.flexBasis = .auto
    }
  }
}

extension LayoutStyle {
  /// Adds columns to all widths that are set.
  mutating func widen(by columns: Int) {
    guard columns > 0 else { return }
    for path in [\Self.width, \.minWidth, \.maxWidth, \.idealWidth] {
      self[keyPath: path] = self[keyPath: path].adding(columns)
    }
  }
}

extension WidgetStyle {
  /// Whether the widget may lie over its siblings.
  var mayOverlap: Bool {
    position == .absolute || inset != Edges(.auto)
      || margin.top.isNegative || margin.right.isNegative || margin.bottom.isNegative
      || margin.left.isNegative
  }
}

extension FrameLimit {
  /// The limit with a finite percentage.
  var bounded: FrameLimit {
    if case .percent(let share) = self { .percent(share.bounded) } else { self }
  }

  var length: LayoutLength {
    switch self {
    case .cells(let count): .within(count)
    case .percent(let share): .percent(share)
    case .infinity: .auto
    }
  }
}

extension LayoutLength {
  var isSet: Bool { !isAuto }

  /// Returns the length in whole cells.
  ///
  /// - Parameter basis: the length of which a percentage is a share.
  func cellCount(against basis: Double = 0) -> Int {
    Int(max(-32_767, min(resolved(against: basis, otherwise: 0).rounded(), 32_767)))
  }

  /// Returns a number of cells that a screen can have: negative and larger numbers are clamped.
  package static func within(_ cells: Int) -> LayoutLength {
    .cells(Double(min(max(0, cells), 32_767)))
  }
}

/// The way a widget grows, shrinks and aligns in its stack, which a container with no other child
/// passes on.
struct FlexItem: Equatable {
  var flexGrow: Float
  var flexShrink: Float
  var flexBasis: LayoutLength
  var alignSelf: AlignSelf

  init(_ style: borrowing LayoutStyle) {
    flexGrow = style.flexGrow
    flexShrink = style.flexShrink
    flexBasis = style.flexBasis
    alignSelf = style.alignSelf
  }
}
