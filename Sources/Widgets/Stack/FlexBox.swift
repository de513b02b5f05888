import RecurseLayout
import RecurseReconciler

/// Nodes laid out by CSS's flexbox, with all properties of a container.
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
/// `margin`, `frame`, `aspectRatio`, `position`, `collapsed`. Stacks are the same layout with fewer
/// words: an ``HStack(alignment:spacing:distribution:content:)`` is a row, a
/// ``FlowStack(alignment:lineAlignment:spacing:lineSpacing:content:)`` a row that wraps.
///
/// Two things differ from CSS. There is no automatic minimum: a node that may shrink shrinks to its
/// `minWidth` or `minHeight`. And nothing is painted outside of its container, so that `overflow`
/// only says whether nodes shrink: with `.scroll` they keep their size and are clipped.
///
/// - Parameters:
///   - direction: the axis along which the nodes follow each other, and from which end.
///   - wrap: whether they may form several lines, and whether in reverse.
///   - justifyContent: how a line's free space is shared along it.
///   - alignItems: the position of nodes across their line.
///   - alignContent: how the free space across is shared among lines that may wrap.
///   - rowGap: free rows between two nodes; negative: rows by which they overlap.
///   - columnGap: free columns between two nodes; negative: columns by which they overlap.
///   - overflow: whether nodes shrink where there is too little room, or are clipped.
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

/// The properties of a flexbox beside the alignment of its nodes.
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
