/// The layout properties of a box: those of CSS's flexbox, in cells.
///
/// ```swift
/// var style = LayoutStyle()
/// style.direction = .column
/// style.padding = 1
/// style.gap = LayoutGap(row: 1)
/// ```
///
/// The defaults are CSS's: a row that does not wrap, whose children may shrink and stretch across
/// it. Sizes include padding and border. There is no automatic minimum size: a child that may
/// shrink shrinks down to its `minWidth`, its padding and its border.
public struct LayoutStyle: Equatable, Sendable {
  /// The way in which the box lays out its children.
  public var display: LayoutDisplay = .flex
  /// The participation of the box in its container's flow.
  public var position: LayoutPosition = .relative
  /// The distances from the container's padding box. `auto` leaves an edge free.
  public var inset = Edges(.auto)

  /// The main axis and its direction (`flex-direction`).
  public var direction: FlexDirection = .row
  /// The way in which children break into lines (`flex-wrap`).
  public var wrap: FlexWrap = .nowrap
  /// The distribution of a line's free space (`justify-content`).
  public var justifyContent: JustifyContent = .start
  /// The alignment of children across their line (`align-items`).
  public var alignItems: AlignItems = .stretch
  /// The distribution of free space among lines (`align-content`).
  public var alignContent: AlignContent = .stretch
  /// The way in which children share the length of a line. CSS has no equivalent.
  public var sharing: FlexSharing = .flex
  /// The space between children and between lines (`gap`).
  public var gap = LayoutGap()
  /// The behavior of content that is larger than the box (`overflow`).
  public var overflow: LayoutOverflow = .visible
  /// The sizes of the box that its content does not change.
  package var containment = LayoutContainment.none

  /// The box's share of positive free space (`flex-grow`). A negative share counts as 0.
  public var flexGrow: Float = 0
  /// The box's share of missing space (`flex-shrink`), in proportion to its base size. A negative
  /// share counts as 0.
  public var flexShrink: Float = 1
  /// The length of the box before it grows or shrinks (`flex-basis`).
  public var flexBasis: LayoutLength = .auto
  /// The alignment of the box across its line (`align-self`).
  public var alignSelf: AlignSelf = .auto
  /// A Boolean value that indicates whether the box expands to the full width of its container,
  /// within its own limits (CSS Sizing Level 4, `width: stretch`). In a row, it grows.
  public var stretchesWidth = false
  /// A Boolean value that indicates whether the box expands to the full height of its container,
  /// within its own limits. In a column, it grows.
  public var stretchesHeight = false
  /// Whether the box has its unbounded width, whatever room there is.
  package var fixesWidth = false
  /// Whether the box has the height of its content, whatever room there is.
  package var fixesHeight = false
  /// Whether content without children may be narrower than the room it gets: it is not broken into
  /// lines, and has some sizes only.
  package var hugsContent = false
  /// Whether the box and its ancestors shrink along a column if there is too little room, because
  /// its content scrolls.
  package var shrinksHeight = false
  /// Whether a box that grows also makes its container expand along that axis.
  package var stretchesMain = false
  /// The expanding children that make the box expand along an axis without a size of its own. CSS
  /// has no equivalent: there, a box is as large as its content.
  package var childStretch = ChildStretch.none

  /// The minimum number of columns, if there is room, whatever the content: those of the title in
  /// the border.
  package var leastContentWidth: UInt16 = 0

  /// The alignment of a grid's cells in their columns (`justify-items`).
  package var justifyItems: AlignItems = .start
  /// The number of grid columns that the cell spans.
  package var gridColumnSpan: UInt16 = 1
  /// The number of grid rows that the cell spans.
  package var gridRowSpan: UInt16 = 1
  /// The alignment of all cells in the first column of this cell; the first cell with one counts.
  package var gridColumnAlignment: AlignSelf = .auto

  /// The space around the border. Percentages refer to the container's width, on all four edges.
  public var margin = Edges.zero
  /// The space inside the border. Percentages refer to the container's width, on all four edges.
  public var padding = Edges.zero
  /// The widths of the border.
  public var border = Edges.zero

  /// The preferred width, including padding and border.
  public var width: LayoutLength = .auto
  /// The preferred height, including padding and border.
  public var height: LayoutLength = .auto
  /// The minimum width, which takes precedence over ``maxWidth``.
  public var minWidth: LayoutLength = .auto
  /// The minimum height, which takes precedence over ``maxHeight``.
  public var minHeight: LayoutLength = .auto
  /// The maximum width.
  public var maxWidth: LayoutLength = .auto
  /// The maximum height.
  public var maxHeight: LayoutLength = .auto
  /// The width if nothing bounds the box, in place of its content's.
  public var idealWidth: LayoutLength = .auto
  /// The height if nothing bounds the box, in place of its content's.
  public var idealHeight: LayoutLength = .auto
  /// The width divided by the height, from 1/10,000 to 10,000. Any other number is ignored.
  public var aspectRatio: Float = 0

  /// Creates a style with CSS's defaults.
  public init() {}
}

/// The space between lines (`row`) and between columns (`column`) of a container. Negative gaps
/// overlap.
public struct LayoutGap: Equatable, Sendable {
  /// The space between rows of children.
  public var row: LayoutLength
  /// The space between columns of children.
  public var column: LayoutLength

  /// Creates gaps of rows and columns.
  public init(row: LayoutLength = 0, column: LayoutLength = 0) {
    self.row = row
    self.column = column
  }
}

/// The sizes of a box that its content does not change (CSS Containment, `contain`).
package enum LayoutContainment: Hashable, Sendable {
  /// The content determines the size.
  case none
  /// The box is measured as if it were empty.
  case size
  /// Like `size`, but the box is as wide as its content if that is wider than its ideal width.
  case height
}

/// The expanding children that make a box expand to the full space of its container.
package enum ChildStretch: Hashable, Sendable {
  /// None, as in CSS.
  case none
  /// Children that expand along the height make it expand along that.
  case height
  /// Children that expand along an axis make it expand along the same axis.
  case axes
  /// Like `axes`, and children that grow make the box expand along its main axis
  /// (``LayoutStyle/stretchesMain``).
  case all
}
