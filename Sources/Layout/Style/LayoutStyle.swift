/// How a box is laid out: the properties of CSS's flexbox, in cells.
///
/// ```swift
/// var style = LayoutStyle()
/// style.direction = .column
/// style.padding = 1
/// style.gap = LayoutGap(row: 1)
/// ```
///
/// The defaults are CSS's (a row that does not wrap, whose children may shrink and stretch across
/// it). Sizes include padding and border. There is no automatic minimum size: a child that may
/// shrink shrinks down to its `minWidth`, its padding and its border.
public struct LayoutStyle: Equatable, Sendable {
  public var display: LayoutDisplay = .flex
  public var position: LayoutPosition = .relative
  /// Distances from the container's padding box; `auto` leaves an edge free.
  public var inset = Edges(.auto)

  public var direction: FlexDirection = .row
  public var wrap: FlexWrap = .nowrap
  public var justifyContent: JustifyContent = .start
  public var alignItems: AlignItems = .stretch
  public var alignContent: AlignContent = .stretch
  public var sharing: FlexSharing = .flex
  public var gap = LayoutGap()
  public var overflow: LayoutOverflow = .visible
  /// Whether the box measures as if it were empty, so that nothing inside changes its size
  /// (CSS Containment, `contain: size`).
  public var hasSizeContainment = false

  public var flexGrow: Float = 0
  public var flexShrink: Float = 1
  public var flexBasis: LayoutLength = .auto
  public var alignSelf: AlignSelf = .auto
  /// Whether the box takes all the width that its container has for it, within its own bounds (CSS
  /// Sizing Level 4, `width: stretch`); along a row it grows.
  public var stretchesWidth = false
  /// Whether the box takes all the height that its container has for it; along a column it grows.
  public var stretchesHeight = false
  /// Whether the box, where it grows, takes room that its container shall have for it.
  public var stretchesMain = false
  /// Whether the box takes all the room that a child of it takes, along an axis along which it has
  /// no size of its own. CSS has nothing of the kind: there a box is as large as its content.
  public var childStretch = ChildStretch.none

  /// Where cells stand across their columns.
  public var justifyItems: AlignItems = .start
  /// How many columns and rows of a grid the cell takes.
  public var gridColumnSpan: UInt16 = 1
  public var gridRowSpan: UInt16 = 1
  /// Where all cells of the cell's first column stand across it; the first that says so counts.
  public var gridColumnAlignment: AlignSelf = .auto

  /// Shares, of the top and bottom edges too, are shares of the container's width.
  public var margin = Edges.zero
  public var padding = Edges.zero
  public var border = Edges.zero

  public var width: LayoutLength = .auto
  public var height: LayoutLength = .auto
  public var minWidth: LayoutLength = .auto
  public var minHeight: LayoutLength = .auto
  public var maxWidth: LayoutLength = .auto
  public var maxHeight: LayoutLength = .auto
  /// The size that the box has where nothing bounds it, in place of its content's.
  public var idealWidth: LayoutLength = .auto
  public var idealHeight: LayoutLength = .auto
  /// Width divided by height, from 1/10,000 to 10,000; anything else is no ratio.
  public var aspectRatio: Float = 0

  public init() {}
}

/// The space between lines (`row`) and between columns (`column`) of a container; where it is below
/// zero they overlap.
public struct LayoutGap: Equatable, Sendable {
  public var row: LayoutLength
  public var column: LayoutLength

  public init(row: LayoutLength = 0, column: LayoutLength = 0) {
    self.row = row
    self.column = column
  }
}

/// Which children let a box take all the room that its container has.
public enum ChildStretch: Hashable, Sendable {
  /// None, as in CSS.
  case none
  /// Those that take all the width take its width, those that take all the height its height.
  case axes
  /// Those, and along its main axis those that grow (``LayoutStyle/stretchesMain``).
  case all
}
