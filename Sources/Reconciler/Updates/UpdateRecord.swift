/// What the updates since the last question did: how much was rendered, compared and patched.
public struct UpdateRecord: Equatable, Sendable {
  /// Calls of `render`.
  public var renders = 0
  /// Calls of closures that render a part alone: environment readers, boundaries, lazy rows.
  public var regions = 0
  /// Components that were not rendered because their props are equal.
  public var skipped = 0
  /// Elements compared with what their widgets show.
  public var nodesCompared = 0
  /// Widgets made.
  public var made = 0
  /// Widgets that show something else now.
  public var updated = 0
  /// Widgets put into their parents, those of new subtrees included.
  public var inserted = 0
  /// Widgets moved within their parents.
  public var moved = 0
  /// Widgets taken out of their parents; what stood below them goes with them.
  public var removed = 0
  /// Commits that had something to do.
  public var commits = 0

  /// A record of nothing.
  public init() {}

  /// Updates, insertions, moves and removals.
  public var patches: Int { updated + inserted + moved + removed }

  /// What two updates did together.
  public static func + (first: UpdateRecord, second: UpdateRecord) -> UpdateRecord {
    var sum = first
    sum.renders += second.renders
    sum.regions += second.regions
    sum.skipped += second.skipped
    sum.nodesCompared += second.nodesCompared
    sum.made += second.made
    sum.updated += second.updated
    sum.inserted += second.inserted
    sum.moved += second.moved
    sum.removed += second.removed
    sum.commits += second.commits
    return sum
  }
}
