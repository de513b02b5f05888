/// The way in which a box lays out its children, like CSS's `display`.
public enum LayoutDisplay: UInt8, Sendable {
  /// A flexbox.
  case flex
  /// One child above the other, each in the whole content box, like a CSS grid of one cell.
  ///
  /// `justifyContent` positions the children horizontally, `alignItems` vertically. A child is as
  /// wide as its content within the box, and fills the box along both axes if its `flexGrow` is
  /// positive. It never shrinks, and its `flexBasis` is ignored.
  case layers
  /// A grid. The children of each `gridRow` are cells in columns that all rows share; any other
  /// child is a row by itself, across all columns.
  ///
  /// A column is as wide as its widest cell, and columns with a cell that fills its width share the
  /// free space. `justifyItems` and `alignItems` position a cell in its part of the grid.
  case grid
  /// A row of a grid. Outside a grid it is a `flex`.
  case gridRow
  /// No layout and no size, like `display: none`.
  case none
}

/// A box's participation in its container's flow, like CSS's `position`.
public enum LayoutPosition: UInt8, Sendable {
  /// In the flow, shifted by its insets.
  case relative
  /// Out of the flow, positioned by its insets within the container's padding box.
  case absolute
}

/// The main axis of a container and its direction, like CSS's `flex-direction`.
public enum FlexDirection: UInt8, Sendable {
  /// From left to right.
  case row
  /// From right to left.
  case rowReverse
  /// From top to bottom.
  case column
  /// From bottom to top.
  case columnReverse

  /// The same axis from its start.
  package var forward: FlexDirection { self == .row || self == .rowReverse ? .row : .column }
}

/// The way in which a container breaks its children into lines, like CSS's `flex-wrap`.
public enum FlexWrap: UInt8, Sendable {
  /// One line.
  case nowrap
  /// As many lines as needed, from the start of the cross axis.
  case wrap
  /// As many lines as needed, from the end of the cross axis.
  case wrapReverse
}

/// The distribution of a line's free space along the main axis, like CSS's `justify-content`.
public enum JustifyContent: UInt8, Sendable {
  /// All free space after the children.
  case start
  /// All free space before the children.
  case end
  /// Half of the free space on each side. Children that are too large overflow on both sides.
  case center
  /// Equally between the children.
  case spaceBetween
  /// Equally around the children: half as much at both ends as between two.
  case spaceAround
  /// Equally between the children and at both ends.
  case spaceEvenly
  /// Like `center`, but children that are too large begin at the start (CSS Box Alignment,
  /// `safe center`).
  case safeCenter
  /// The first child at the start, the last at the end, and the centres of neighbours equally far
  /// apart, as far as the gap between them allows.
  case equalCenters
}

/// The way in which children share the length of a line, like UIKit's `UIStackView.Distribution`.
public enum FlexSharing: UInt8, Sendable {
  /// By each child's `flexGrow` and `flexShrink`.
  case flex
  /// Like `flex`, but if no child may grow, the last one does.
  case fill
  /// The same length for each child.
  case equal
  /// In proportion to each child's intrinsic length.
  case proportional
}

/// The alignment of children across their line, like CSS's `align-items`.
public enum AlignItems: UInt8, Sendable {
  /// At the line's start.
  case start
  /// At the line's end.
  case end
  /// Centred; a child that is larger than the line overflows on both sides.
  case center
  /// With the baselines of their first lines of text on one row.
  case baseline
  /// Stretched to the line's size, unless the style gives a size.
  case stretch
  /// Like `center`, but a child that is larger than the line begins at its start.
  case safeCenter
}

/// The alignment of one child across its line, like CSS's `align-self`.
public enum AlignSelf: UInt8, Sendable {
  /// The container's `alignItems`.
  case auto
  /// At the line's start.
  case start
  /// At the line's end.
  case end
  /// Centred; a child that is larger than the line overflows on both sides.
  case center
  /// With the baseline of its first line of text on the row of the others'.
  case baseline
  /// Stretched to the line's size, unless the style gives a size.
  case stretch
  /// Like `center`, but a child that is larger than the line begins at its start.
  case safeCenter
}

/// The distribution of free space among the lines of a wrapping container, like CSS's
/// `align-content`.
public enum AlignContent: UInt8, Sendable {
  /// All free space after the lines.
  case start
  /// All free space before the lines.
  case end
  /// Half of the free space on each side.
  case center
  /// Equally to the sizes of the lines.
  case stretch
  /// Equally between the lines.
  case spaceBetween
  /// Equally around the lines: half as much at both ends as between two.
  case spaceAround
  /// Equally between the lines and at both ends.
  case spaceEvenly
}

/// The behavior of content that is larger than its box, like CSS's `overflow`.
///
/// Nothing is ever painted outside its box, so `visible` and `hidden` are the same.
public enum LayoutOverflow: UInt8, Sendable {
  /// Children shrink if they may.
  case visible
  /// Children shrink if they may.
  case hidden
  /// Children never shrink.
  case scroll
}
