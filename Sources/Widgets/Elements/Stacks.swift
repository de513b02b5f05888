import RecurseLayout
import RecurseReconciler

/// Nodes one below the other.
///
/// ```swift
/// VStack(alignment: .center, spacing: 1) {
///   Text("Sign in").bold()
///   TextField("Name", text: \.name)
/// }
/// ```
///
/// - Parameters:
///   - alignment: where the nodes stand across the stack.
///   - spacing: free rows between two nodes; below zero they lie over each other by so many.
///   - distribution: how they share the room along the stack, which then takes all there is; `nil`
///     leaves that to the nodes.
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

/// Nodes beside each other.
///
/// - Parameters:
///   - alignment: where the nodes stand across the stack.
///   - spacing: free columns between two nodes; below zero they lie over each other by so many.
///   - distribution: how they share the room along the stack, which then takes all there is; `nil`
///     leaves that to the nodes.
@MainActor
public func HStack<Owner: Component>(
  alignment: VerticalAlignment = .top, spacing: Int = 1, distribution: StackDistribution? = nil,
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    StackElement(.row, alignment: alignment.items, spacing: spacing, distribution: distribution),
    children: content())
}

/// Nodes over each other, later ones in front.
@MainActor
public func ZStack<Owner: Component>(
  alignment: Alignment = .center, @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    StackElement(
      .layers, alignment: alignment.vertical.items, horizontal: alignment.horizontal.items),
    children: content())
}

/// Nodes in the middle of the room that is left. Where that is too small they begin where it
/// begins: what is cut is their end.
@MainActor
public func Center<Owner: Component>(
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(StackElement(.center, alignment: .safeCenter), children: content())
}

/// How a stack shares its room among its nodes, where it has more or less than they need: the five
/// ways of UIKit's `UIStackView`, in whole cells.
public enum StackDistribution: Hashable, Sendable {
  /// Those that can grow fill the stack; where none can, the last one does.
  case fill
  /// All are equally long, and fill the stack.
  case fillEqually
  /// Each is as long as its natural length is among all of them, and they fill the stack.
  case fillProportionally
  /// They keep their lengths, and the spaces between them are equal: the stack's spacing or more.
  case equalSpacing
  /// They keep their lengths, and their middles are equally far apart, as far as the stack's
  /// spacing allows.
  case equalCentering
}

public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing
  /// As wide as the stack.
  case stretch

  var items: AlignItems {
    switch self {
    case .leading: .start
    case .center: .safeCenter
    case .trailing: .end
    case .stretch: .stretch
    }
  }

  /// The same as what one node says for itself.
  var ownItems: AlignSelf {
    switch self {
    case .leading: .start
    case .center: .safeCenter
    case .trailing: .end
    case .stretch: .stretch
    }
  }
}

public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline
  /// As high as the stack.
  case stretch

  var items: AlignItems {
    switch self {
    case .top: .start
    case .center: .safeCenter
    case .bottom: .end
    case .firstTextBaseline: .baseline
    case .stretch: .stretch
    }
  }

  /// The same as what one node says for itself.
  var ownItems: AlignSelf {
    switch self {
    case .top: .start
    case .center: .safeCenter
    case .bottom: .end
    case .firstTextBaseline: .baseline
    case .stretch: .stretch
    }
  }
}

/// A place along both axes.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
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
