/// How a box lays out its children, as CSS's `display`.
public enum LayoutDisplay: UInt8, Sendable {
  /// A flexbox.
  case flex
  /// One child above the other, each in the whole content box, as in a CSS grid of one cell.
  ///
  /// `justifyContent` positions the children horizontally, `alignItems` vertically. A child is as
  /// wide as its content within the box, and fills the box along both axes where its `flexGrow` is
  /// positive; it never shrinks, and its `flexBasis` is ignored.
  case layers
  /// The children of each `gridRow` are cells in columns that all rows share; any other child is a
  /// row by itself, across all columns.
  ///
  /// A column is as wide as its widest cell, and columns with a cell that fills its width share the
  /// free space. `justifyItems` and `alignItems` position a cell in its part of the grid.
  case grid
  /// A row of a grid. Outside a grid it is a `flex`.
  case gridRow
  /// Not laid out and without a size, as `display: none`.
  case none
}

/// Whether a box is in its container's flow, as CSS's `position`.
public enum LayoutPosition: UInt8, Sendable {
  /// In the flow, shifted by its insets.
  case relative
  /// Out of the flow, positioned by its insets within the container's padding box.
  case absolute
}

/// The main axis of a container and its direction, as CSS's `flex-direction`.
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

/// Whether a container may break its children into several lines, as CSS's `flex-wrap`.
public enum FlexWrap: UInt8, Sendable {
  /// One line.
  case nowrap
  /// As many lines as needed, from the start of the cross axis.
  case wrap
  /// As many lines as needed, from the end of the cross axis.
  case wrapReverse
}

/// How a line's free space along the main axis is distributed, as CSS's `justify-content`.
public enum JustifyContent: UInt8, Sendable {
  /// All of it behind the children.
  case start
  /// All of it before the children.
  case end
  /// Half of it on each side; children that are too large overflow on both.
  case center
  /// Equally between the children.
  case spaceBetween
  /// Equally around the children: half as much at both ends as between two.
  case spaceAround
  /// Equally between the children and at both ends.
  case spaceEvenly
  /// As `center`, but children that are too large begin at the start (CSS Box Alignment,
  /// `safe center`).
  case safeCenter
  /// The first child at the start, the last at the end, and the centres of neighbours equally far
  /// apart, as far as the gap between them allows.
  case equalCenters
}

/// How the length of a line is shared among its children, as UIKit's `UIStackView.Distribution`.
public enum FlexSharing: UInt8, Sendable {
  /// By each child's `flexGrow` and `flexShrink`.
  case flex
  /// As `flex`, but where no child may grow, the last one does.
  case fill
  /// The same length for each child.
  case equal
  /// In proportion to each child's intrinsic length.
  case proportional
}

/// The alignment of children across their line, as CSS's `align-items`.
public enum AlignItems: UInt8, Sendable {
  /// At the line's start.
  case start
  /// At the line's end.
  case end
  /// Centred; a child that is larger than the line overflows on both sides.
  case center
  /// With the baselines of their first lines of text on one row.
  case baseline
  /// Stretched to the line's size, where the style gives no size.
  case stretch
  /// As `center`, but a child that is larger than the line begins at its start.
  case safeCenter
}

/// The alignment of one child across its line, as CSS's `align-self`.
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
  /// Stretched to the line's size, where the style gives no size.
  case stretch
  /// As `center`, but a child that is larger than the line begins at its start.
  case safeCenter
}

/// How a wrapping container distributes free space among its lines, as CSS's `align-content`.
public enum AlignContent: UInt8, Sendable {
  /// All of it behind the lines.
  case start
  /// All of it before the lines.
  case end
  /// Half of it on each side.
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

/// How content behaves that is larger than its box, as CSS's `overflow`.
///
/// Nothing is ever painted outside of its box; `visible` and `hidden` are the same.
public enum LayoutOverflow: UInt8, Sendable {
  /// Children shrink where they may.
  case visible
  /// Children shrink where they may.
  case hidden
  /// Children never shrink.
  case scroll
}
