/// The work of the updates since the last query: how much was rendered, compared and patched.
public struct UpdateRecord: Equatable, Sendable {
  /// The number of calls of `render`.
  public var renders = 0
  /// The number of calls of closures that render only a part: environment readers, boundaries, lazy
  /// rows.
  public var regions = 0
  /// The number of components that were not rendered because their props are equal.
  public var skipped = 0
  /// The number of elements compared with the content of their widgets.
  public var nodesCompared = 0
  /// The number of widgets created.
  public var made = 0
  /// The number of widgets whose content changed.
  public var updated = 0
  /// The number of widgets inserted into their parents, including those of new subtrees.
  public var inserted = 0
  /// The number of widgets moved within their parents.
  public var moved = 0
  /// The number of widgets removed from their parents, not counting their descendants.
  public var removed = 0
  /// The number of commits that had work to do.
  public var commits = 0

  /// Creates an empty record.
  public init() {}

  /// The number of updates, insertions, moves and removals.
  public var patches: Int { updated + inserted + moved + removed }

  /// Returns the sum of two records.
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

  /// Returns the work of a record since an earlier one.
  package static func - (record: UpdateRecord, earlier: UpdateRecord) -> UpdateRecord {
    var difference = record
    difference.renders -= earlier.renders
    difference.regions -= earlier.regions
    difference.skipped -= earlier.skipped
    difference.nodesCompared -= earlier.nodesCompared
    difference.made -= earlier.made
    difference.updated -= earlier.updated
    difference.inserted -= earlier.inserted
    difference.moved -= earlier.moved
    difference.removed -= earlier.removed
    difference.commits -= earlier.commits
    return difference
  }
}
