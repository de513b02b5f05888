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
  /// How the box lays out its children.
  public var display: LayoutDisplay = .flex
  /// Whether the box is in its container's flow.
  public var position: LayoutPosition = .relative
  /// Distances from the container's padding box; `auto` leaves an edge free.
  public var inset = Edges(.auto)

  /// The main axis and its direction (`flex-direction`).
  public var direction: FlexDirection = .row
  /// Whether children may be broken into several lines (`flex-wrap`).
  public var wrap: FlexWrap = .nowrap
  /// How a line's free space is distributed (`justify-content`).
  public var justifyContent: JustifyContent = .start
  /// The alignment of children across their line (`align-items`).
  public var alignItems: AlignItems = .stretch
  /// How free space is distributed among lines (`align-content`).
  public var alignContent: AlignContent = .stretch
  /// How the length of a line is shared among its children. CSS has nothing of the kind.
  public var sharing: FlexSharing = .flex
  /// The space between children and between lines (`gap`).
  public var gap = LayoutGap()
  /// How content behaves that is larger than the box (`overflow`).
  public var overflow: LayoutOverflow = .visible
  /// Whether the box is measured as if it were empty, so that its content does not change its size
  /// (CSS Containment, `contain: size`).
  package var hasSizeContainment = false
  /// Whether a box with size containment is as wide as its content where that is wider than its ideal
  /// width.
  package var containsHeightAlone = false

  /// The box's share of positive free space (`flex-grow`); a negative one counts as 0.
  public var flexGrow: Float = 0
  /// The box's share of missing space (`flex-shrink`), in proportion to its base size; a negative
  /// one counts as 0.
  public var flexShrink: Float = 1
  /// The length of the box before it grows or shrinks (`flex-basis`).
  public var flexBasis: LayoutLength = .auto
  /// The alignment of the box across its line (`align-self`).
  public var alignSelf: AlignSelf = .auto
  /// Whether the box expands to all the width of its container, within its own limits (CSS Sizing
  /// Level 4, `width: stretch`); along a row it grows.
  public var stretchesWidth = false
  /// Whether the box expands to all the height of its container, within its own limits; along a
  /// column it grows.
  public var stretchesHeight = false
  /// Whether the box has the width that it has where nothing bounds it, whatever room there is.
  package var fixesWidth = false
  /// Whether the box has the height of its content, whatever room there is.
  package var fixesHeight = false
  /// Whether the box, and what it is in, shrinks along a column where there is too little room: its
  /// content is scrolled there.
  package var shrinksHeight = false
  /// Whether a box that grows also makes its container expand along that axis.
  package var stretchesMain = false
  /// Which expanding children make the box expand along an axis without a size of its own. CSS has
  /// nothing of the kind: there a box is as large as its content.
  package var childStretch = ChildStretch.none

  /// How many columns the box takes at least where there is room, whatever its content: those of
  /// the title in its border.
  package var leastContentWidth: UInt16 = 0

  /// The alignment of a grid's cells in their columns (`justify-items`).
  package var justifyItems: AlignItems = .start
  /// How many columns of a grid the cell spans.
  package var gridColumnSpan: UInt16 = 1
  /// How many rows of a grid the cell spans.
  package var gridRowSpan: UInt16 = 1
  /// The alignment of all cells in the first column of this cell; the first cell with one counts.
  package var gridColumnAlignment: AlignSelf = .auto

  /// The space around the border. Percentages refer to the container's width, on all four edges.
  public var margin = Edges.zero
  /// The space inside the border. Percentages refer to the container's width, on all four edges.
  public var padding = Edges.zero
  /// The widths of the border.
  public var border = Edges.zero

  /// The preferred width, padding and border included.
  public var width: LayoutLength = .auto
  /// The preferred height, padding and border included.
  public var height: LayoutLength = .auto
  /// The smallest width, which wins over ``maxWidth``.
  public var minWidth: LayoutLength = .auto
  /// The smallest height, which wins over ``maxHeight``.
  public var minHeight: LayoutLength = .auto
  /// The largest width.
  public var maxWidth: LayoutLength = .auto
  /// The largest height.
  public var maxHeight: LayoutLength = .auto
  /// The width where nothing bounds the box, in place of its content's.
  public var idealWidth: LayoutLength = .auto
  /// The height where nothing bounds the box, in place of its content's.
  public var idealHeight: LayoutLength = .auto
  /// Width divided by height, from 1/10,000 to 10,000; any other number is ignored.
  public var aspectRatio: Float = 0

  /// CSS's defaults.
  public init() {}
}

/// The space between lines (`row`) and between columns (`column`) of a container. Where it is
/// negative they overlap.
public struct LayoutGap: Equatable, Sendable {
  /// The space between rows of children.
  public var row: LayoutLength
  /// The space between columns of children.
  public var column: LayoutLength

  /// Gaps of rows and columns.
  public init(row: LayoutLength = 0, column: LayoutLength = 0) {
    self.row = row
    self.column = column
  }
}

/// Which expanding children make a box expand to all the space of its container.
package enum ChildStretch: Hashable, Sendable {
  /// None, as in CSS.
  case none
  /// Children that expand along the height make it expand along that.
  case height
  /// Children that expand along an axis make it expand along the same axis.
  case axes
  /// As `axes`, and children that grow make it expand along its main axis
  /// (``LayoutStyle/stretchesMain``).
  case all
}
