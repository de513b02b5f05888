import RecurseCore

/// A part of an ``HSplitView(_:panes:)`` or a ``VSplitView(_:panes:)``, with the id under which its
/// size is kept.
///
/// ```swift
/// HSplitView(\.sizes) {
///   Pane("files", min: 12, collapses: true) { Files() }
///   if state.isReading { Pane("diff", min: 20) { Diff() } }
/// }
/// ```
@MainActor
public struct Pane<Owner: Component> {
  let pane: SplitPane
  let content: ContentNodes

  /// Creates a pane.
  ///
  /// - Parameters:
  ///   - id: the name of the pane in ``SplitSizes``, different for each pane of the split. A pane
  ///     that returns with the same id has the size that it had.
  ///   - min: the fewest columns, or rows in a ``VSplitView(_:panes:)``, in which the pane is shown
  ///     beside others; at least 1.
  ///   - collapses: whether a person can collapse the pane, by dragging a divider to less than half
  ///     of that, or by Enter on it.
  ///   - content: the content, which has all of the pane.
  public init(
    _ id: String, min: Int = 1, collapses: Bool = false,
    @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
  ) {
    pane = SplitPane(id, least: min, collapses: collapses)
    self.content = content().contentNodes
  }
}

/// A result builder that collects the panes of a split. `if`, `switch` and `for` work as in a body.
@MainActor
@resultBuilder
public enum PaneBuilder<Owner: Component> {
  public typealias Panes = [Pane<Owner>]

  public static func buildExpression(_ pane: Pane<Owner>) -> Panes { [pane] }
  public static func buildBlock(_ panes: Panes...) -> Panes { panes.flatMap { $0 } }
  public static func buildOptional(_ panes: Panes?) -> Panes { panes ?? [] }
  public static func buildEither(first panes: Panes) -> Panes { panes }
  public static func buildEither(second panes: Panes) -> Panes { panes }
  public static func buildArray(_ panes: [Panes]) -> Panes { panes.flatMap { $0 } }
}
