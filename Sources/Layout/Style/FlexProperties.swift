/// How a box lays out its children, or that it takes no part in the layout.
///
/// In a box of `layers` every child has the whole content box to itself, one above the other: a
/// grid of one cell. `justifyContent` places each of them across the box, `alignItems` down it. A
/// child is as wide as its content likes and the box allows, and fills the box in both directions
/// where its `flexGrow` is more than zero; it never shrinks, and has no use for a `flexBasis`.
///
/// In a box of `grid` the children of each `gridRow` stand in columns that all rows share; any
/// other child is a row by itself, across all columns. A column is as wide as its widest cell, and
/// those with a cell that fills its width share what is left. `justifyItems` and `alignItems` place
/// a cell in its part of the grid. Outside a grid, a `gridRow` is a `flex`.
public enum LayoutDisplay: UInt8, Sendable { case flex, layers, grid, gridRow, none }

/// Whether a box stands in its container's flow, or beside it at its insets.
public enum LayoutPosition: UInt8, Sendable { case relative, absolute }

/// The axis along which a container lays out its children, and from which end.
public enum FlexDirection: UInt8, Sendable {
  case row, rowReverse, column, columnReverse

  /// The same axis from its start.
  package var forward: FlexDirection { self == .row || self == .rowReverse ? .row : .column }
}

/// Whether a container may break its children into several lines.
public enum FlexWrap: UInt8, Sendable { case nowrap, wrap, wrapReverse }

/// How a line's free space along the main axis is shared.
public enum JustifyContent: UInt8, Sendable {
  case start, end, center, spaceBetween, spaceAround, spaceEvenly
  /// In the middle, but what is larger than its room begins where the room begins (CSS Box
  /// Alignment, `safe center`).
  case safeCenter
  /// The first at the start, the last at the end, and the middles of neighbours equally far apart,
  /// as far as the gap between them allows.
  case equalCenters
}

/// How the room of a line is shared among its children.
public enum FlexSharing: UInt8, Sendable {
  /// As each of them says with `flexGrow` and `flexShrink`.
  case flex
  /// The same, but where none may grow, the last does.
  case fill
  /// The same room for each, whatever it says.
  case equal
  /// Room by the natural size of each, whatever it says.
  case proportional
}

/// Where a child stands across its line.
public enum AlignItems: UInt8, Sendable {
  case start, end, center, baseline, stretch
  /// In the middle, but what is larger than its line begins where the line begins.
  case safeCenter
}

/// Where a child stands across its line; `auto` asks its container's `alignItems`.
public enum AlignSelf: UInt8, Sendable {
  case auto, start, end, center, baseline, stretch
  /// In the middle, but what is larger than its line begins where the line begins.
  case safeCenter
}

/// How a wrapping container shares the free space among its lines.
public enum AlignContent: UInt8, Sendable {
  case start, end, center, stretch, spaceBetween, spaceAround, spaceEvenly
}

/// What happens to content that is larger than its box.
///
/// The layout itself only asks for `scroll`: a scrolling container never shrinks its children.
public enum LayoutOverflow: UInt8, Sendable { case visible, hidden, scroll }
