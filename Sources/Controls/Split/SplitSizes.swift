/// The sizes of the panes of a split view, by their ids, and which of them are collapsed.
///
/// ```swift
/// struct State {
///   var sizes: SplitSizes = ["files": .cells(24)]      // the others share the rest
/// }
///
/// HSplitView(\.sizes) {
///   Pane("files", min: 12, collapses: true) { Files() }
///   Pane("diff") { Diff() }
/// }
/// ```
///
/// A person writes them by moving a divider; a window of another size does not. A pane without a
/// size has a share of 1. The size of a pane that is collapsed, or not there, is kept for when it
/// returns. To keep the sizes beyond a run of the app, encode them.
public struct SplitSizes: Hashable, Codable, Sendable {
  /// The size of a pane along its split.
  public enum Size: Hashable, Codable, Sendable {
    /// A number of columns or rows.
    case cells(Int)
    /// A part of the room that panes with a number of cells leave, in proportion to the other
    /// shares.
    case share(Double)
  }

  private var sizes: [String: Size] = [:]
  private var collapsed: Set<String> = []

  /// Creates equal shares.
  public init() {}

  /// The size of a pane; `nil` is a share of 1.
  public subscript(id: String) -> Size? {
    get { sizes[id] }
    set {
      // A share that is no number would equal nothing, not even itself.
      if case .share(let share) = newValue, !share.isFinite {
        sizes[id] = nil
      } else {
        sizes[id] = newValue
      }
    }
  }

  /// Returns whether a pane is collapsed: only the divider beside it is shown.
  public func isCollapsed(_ id: String) -> Bool { collapsed.contains(id) }

  /// Collapses a pane, and keeps its size.
  public mutating func collapse(_ id: String) { collapsed.insert(id) }

  /// Shows a collapsed pane in the size that it had.
  public mutating func expand(_ id: String) { collapsed.remove(id) }
}

extension SplitSizes: ExpressibleByDictionaryLiteral {
  /// Creates sizes of panes. Of several sizes of a pane, the last one counts.
  public init(dictionaryLiteral elements: (String, Size)...) {
    for (id, size) in elements { self[id] = size }
  }
}
