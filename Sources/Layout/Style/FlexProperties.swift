/// How a box lays out its children, or that it takes no part in the layout.
///
/// In a box of `layers` every child has the whole content box to itself, one above the other: a
/// grid of one cell. `justifyContent` places each of them across the box, `alignItems` down it. A
/// child is as wide as its content likes and the box allows, and fills the box in both directions
/// where its `flexGrow` is more than zero; it never shrinks, and has no use for a `flexBasis`.
public enum LayoutDisplay: UInt8, Sendable { case flex, layers, none }

/// Whether a box stands in its container's flow, or beside it at its insets.
public enum LayoutPosition: UInt8, Sendable { case relative, absolute }

/// The axis along which a container lays out its children, and from which end.
public enum FlexDirection: UInt8, Sendable { case row, rowReverse, column, columnReverse }

/// Whether a container may break its children into several lines.
public enum FlexWrap: UInt8, Sendable { case nowrap, wrap, wrapReverse }

/// How a line's free space along the main axis is shared.
public enum JustifyContent: UInt8, Sendable {
  case start, end, center, spaceBetween, spaceAround, spaceEvenly
}

/// Where a child stands across its line.
public enum AlignItems: UInt8, Sendable { case start, end, center, baseline, stretch }

/// Where a child stands across its line; `auto` asks its container's `alignItems`.
public enum AlignSelf: UInt8, Sendable { case auto, start, end, center, baseline, stretch }

/// How a wrapping container shares the free space among its lines.
public enum AlignContent: UInt8, Sendable {
  case start, end, center, stretch, spaceBetween, spaceAround, spaceEvenly
}

/// What happens to content that is larger than its box.
///
/// The layout itself only asks for `scroll`: a scrolling container never shrinks its children.
public enum LayoutOverflow: UInt8, Sendable { case visible, hidden, scroll }
