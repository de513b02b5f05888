import RecurseLayout
import RecurseReconciler

/// A row of nodes that wraps into as many lines as needed, for tags, buttons or a legend.
///
/// ```swift
/// FlowStack(spacing: 1) {
///   ForEach(tags, id: \.self) { tag in Text(tag).padding(.horizontal).background(.blue) }
/// }
/// ```
///
/// - Parameters:
///   - alignment: the position of the nodes along their line.
///   - lineAlignment: the position of the nodes across their line.
///   - spacing: free columns between two nodes.
///   - lineSpacing: free rows between two lines.
@MainActor
public func FlowStack<Owner: Component>(
  alignment: HorizontalAlignment = .leading, lineAlignment: VerticalAlignment = .top,
  spacing: Int = 1, lineSpacing: Int = 0, @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  var element = StackElement(
    .flow, alignment: lineAlignment.items, spacing: max(0, spacing),
    horizontal: alignment.items)
  element.arrangement.lineSpacing = lineSpacing
  return VirtualNode(element, children: content())
}
