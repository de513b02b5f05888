import RecurseLayout
import RecurseReconciler

/// A column of nodes.
///
/// ```swift
/// VStack(alignment: .center, spacing: 1) {
///   Text("Sign in").bold()
///   TextField("Name", text: \.name)
/// }
/// ```
///
/// - Parameters:
///   - alignment: the position of the nodes across the stack.
///   - spacing: free rows between two nodes; a negative spacing makes them overlap.
///   - distribution: how the nodes share the room along the stack, which then expands; `nil` leaves
///     that to the nodes.
@MainActor
public func VStack<Owner: Component>(
  alignment: HorizontalAlignment = .leading, spacing: Int = 0,
  distribution: StackDistribution? = nil, @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    StackElement(
      .column, alignment: alignment.items, spacing: spacing, distribution: distribution),
    children: content())
}

/// A row of nodes.
///
/// ```swift
/// HStack { Text("Name"); TextField("Name", text: \.name) }
/// ```
///
/// - Parameters:
///   - alignment: the position of the nodes across the stack.
///   - spacing: free columns between two nodes; a negative spacing makes them overlap.
///   - distribution: how the nodes share the room along the stack, which then expands; `nil` leaves
///     that to the nodes.
@MainActor
public func HStack<Owner: Component>(
  alignment: VerticalAlignment = .top, spacing: Int = 1, distribution: StackDistribution? = nil,
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    StackElement(.row, alignment: alignment.items, spacing: spacing, distribution: distribution),
    children: content())
}

/// Nodes stacked in depth, later ones in front.
///
/// - Parameter alignment: the position of the nodes in the stack.
@MainActor
public func ZStack<Owner: Component>(
  alignment: Alignment = .center, @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    StackElement(
      .layers, alignment: alignment.vertical.items, horizontal: alignment.horizontal.items),
    children: content())
}

/// Nodes centered in the available room. If there is too little, their end is clipped.
@MainActor
public func Center<Owner: Component>(
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(StackElement(.center, alignment: .safeCenter), children: content())
}

/// The distribution of a stack's room among its nodes: that of UIKit's `UIStackView`, in whole
/// cells.
public enum StackDistribution: Hashable, Sendable {
  /// Nodes that can grow fill the stack. If none can, the last one does.
  case fill
  /// All nodes have the same length and fill the stack.
  case fillEqually
  /// Nodes fill the stack in proportion to their intrinsic lengths.
  case fillProportionally
  /// Nodes keep their lengths, and the spaces between them are equal: the stack's spacing or more.
  case equalSpacing
  /// Nodes keep their lengths, and their centers are equally far apart, as far as the stack's
  /// spacing allows.
  case equalCentering
}

package struct StackElement: ArrangedElement {
  package var arrangement: Arrangement

  init(
    _ kind: Arrangement.Kind, alignment: AlignItems, spacing: Int = 0,
    horizontal: AlignItems = .start, distribution: StackDistribution? = nil
  ) {
    arrangement = Arrangement(
      kind: kind, alignment: alignment, spacing: spacing, horizontal: horizontal,
      distribution: distribution)
  }
}
