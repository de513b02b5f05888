import RecurseLayout
import RecurseReconciler

/// A container with CSS's flexbox layout and all of its properties.
///
/// ```swift
/// FlexBox(
///   direction: .rowReverse, wrap: .wrapReverse, justifyContent: .spaceBetween, columnGap: 2
/// ) {
///   ForEach(tags, id: \.self) { tag in Text(tag).flex(grow: 1, basis: .percent(20)) }
/// }
/// ```
///
/// The properties of a node are modifiers: ``Modifiable/flex(grow:shrink:basis:)``, `alignSelf`,
/// `margin`, `frame`, `aspectRatio`, `position`, `collapsed`. Stacks are shorthands for the same
/// layout: an ``HStack(alignment:spacing:distribution:content:)`` is a row, a
/// ``FlowStack(alignment:lineAlignment:spacing:lineSpacing:content:)`` a row that wraps.
///
/// Two things differ from CSS. There is no automatic minimum: a node that may shrink shrinks to its
/// `minWidth` or `minHeight`. Nothing is painted outside its container, so `overflow` only sets
/// whether nodes shrink: with `.scroll` they keep their size and are clipped.
///
/// - Parameters:
///   - direction: the axis along which the nodes follow each other, and the end at which they
///     start.
///   - wrap: whether the nodes may form several lines, and whether in reverse.
///   - justifyContent: how a line's free space is distributed along it.
///   - alignItems: the position of nodes across their line.
///   - alignContent: how the free space across is distributed among lines that may wrap.
///   - rowGap: free rows between two nodes; a negative gap makes them overlap.
///   - columnGap: free columns between two nodes; a negative gap makes them overlap.
///   - overflow: whether nodes shrink or are clipped if there is too little room.
@MainActor
public func FlexBox<Owner: Component>(
  direction: FlexDirection = .row, wrap: FlexWrap = .nowrap,
  justifyContent: JustifyContent = .start, alignItems: AlignItems = .stretch,
  alignContent: AlignContent = .stretch, rowGap: LayoutLength = 0, columnGap: LayoutLength = 0,
  overflow: LayoutOverflow = .hidden, @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  let style = FlexBoxStyle(
    direction: direction, wrap: wrap, justifyContent: justifyContent, alignContent: alignContent,
    gap: LayoutGap(row: rowGap, column: columnGap), overflow: overflow)
  return VirtualNode(
    StackElement(.flex(style), alignment: alignItems), children: content())
}

/// The properties of a flexbox, except the alignment of its nodes.
package struct FlexBoxStyle: Equatable, Sendable {
  package var direction: FlexDirection
  package var wrap: FlexWrap
  package var justifyContent: JustifyContent
  package var alignContent: AlignContent
  package var gap: LayoutGap
  package var overflow: LayoutOverflow

  /// Whether nodes may overlap.
  var overlaps: Bool { gap.row.isNegative || gap.column.isNegative }

  func apply(to style: inout LayoutStyle) {
    style.direction = direction
    style.wrap = wrap
    style.justifyContent = justifyContent
    style.alignContent = alignContent
    style.gap = gap
    style.overflow = overflow
  }
}
