import RecurseLayout
import RecurseReconciler

/// Nodes laid out as CSS's flexbox does, with everything that a container can say there.
///
/// ```swift
/// FlexBox(
///   direction: .rowReverse, wrap: .wrapReverse, justifyContent: .spaceBetween, columnGap: 2
/// ) {
///   ForEach(tags, id: \.self) { tag in Text(tag).flex(grow: 1, basis: .percent(20)) }
/// }
/// ```
///
/// What a node says for itself are modifiers: ``Modifiable/flex(grow:shrink:basis:)``, `alignSelf`,
/// `margin`, `frame`, `aspectRatio`, `position`, `collapsed`. Stacks are the same layout with fewer
/// words: an ``HStack(alignment:spacing:distribution:content:)`` is a row, a
/// ``FlowStack(alignment:lineAlignment:spacing:lineSpacing:content:)`` a row that wraps.
///
/// Two things are not CSS's. There is no automatic minimum: what may shrink shrinks down to the
/// least that it says. And nothing is painted outside of a box, so that `overflow` only says
/// whether nodes shrink at all: with `.scroll` they keep their size and are cut.
///
/// - Parameters:
///   - direction: the axis along which the nodes stand, and from which end.
///   - wrap: whether they may form several lines, and whether later ones stand before.
///   - justifyContent: how a line's free space is shared along it.
///   - alignItems: where nodes stand across their line.
///   - alignContent: how the free space across is shared among lines that may wrap.
///   - rowGap: what is free between two nodes above each other; below zero they overlap.
///   - columnGap: what is free between two nodes beside each other; below zero they overlap.
///   - overflow: whether nodes that find too little room shrink, as they may, or are cut.
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

/// What a flexbox says beside the alignment of its nodes.
package struct FlexBoxStyle: Equatable, Sendable {
  package var direction: FlexDirection
  package var wrap: FlexWrap
  package var justifyContent: JustifyContent
  package var alignContent: AlignContent
  package var gap: LayoutGap
  package var overflow: LayoutOverflow

  /// Whether nodes may lie over their neighbours.
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
