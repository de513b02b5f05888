import RecurseLayout

/// The sizes of a `frame` modifier. A size that is `auto` or `nil` follows from the content.
package struct FrameSize: Equatable {
  package var width: LayoutLength = .auto
  package var height: LayoutLength = .auto
  package var minWidth: LayoutLength = .auto
  package var minHeight: LayoutLength = .auto
  package var idealWidth: LayoutLength = .auto
  package var idealHeight: LayoutLength = .auto
  package var maxWidth: FrameLimit?
  package var maxHeight: FrameLimit?
}

/// The maximum size of a frame: a number of cells, a percentage, or no limit.
///
/// ```swift
/// Text(title).frame(maxWidth: .infinity)
/// article.frame(maxWidth: 72)
/// sidebar.frame(maxWidth: .percent(30))
/// ```
public enum FrameLimit: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// A number of cells.
  case cells(Int)
  /// A percentage of the container, where 100 is all of it.
  case percent(Double)
  /// No limit.
  case infinity

  /// Creates a limit of a number of cells.
  public init(integerLiteral cells: Int) { self = .cells(cells) }
}
