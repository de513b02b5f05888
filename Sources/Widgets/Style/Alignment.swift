import RecurseLayout

/// A horizontal alignment of nodes in a column, of text or of other content.
public enum HorizontalAlignment: Hashable, Sendable {
  /// Alignment at the left, in the middle, at the right.
  case leading, center, trailing
  /// As wide as the container.
  case stretch

  package var items: AlignItems {
    switch self {
    case .leading: .start
    case .center: .safeCenter
    case .trailing: .end
    case .stretch: .stretch
    }
  }

  /// The same alignment for one child of a container.
  var ownItems: AlignSelf {
    switch self {
    case .leading: .start
    case .center: .safeCenter
    case .trailing: .end
    case .stretch: .stretch
    }
  }
}

/// A vertical alignment of nodes in a row or of other content.
public enum VerticalAlignment: Hashable, Sendable {
  /// Alignment at the top, in the middle, at the bottom.
  case top, center, bottom
  /// Alignment of the first lines of text on the same row.
  case firstTextBaseline
  /// As high as the container.
  case stretch

  package var items: AlignItems {
    switch self {
    case .top: .start
    case .center: .safeCenter
    case .bottom: .end
    case .firstTextBaseline: .baseline
    case .stretch: .stretch
    }
  }

  /// The same alignment for one child of a container.
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

/// An alignment along both axes.
///
/// ```swift
/// Text("menu").frame(width: 20, height: 3, alignment: .center)
/// ```
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment along both axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top, in the middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the left, in the middle.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the right, in the middle.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom, in the middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension AlignItems {
  /// The same position along the main axis.
  package var content: JustifyContent {
    switch self {
    case .center: .center
    case .safeCenter: .safeCenter
    case .end: .end
    case .start, .baseline, .stretch: .start
    }
  }
}
