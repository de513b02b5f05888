/// The steps that turn one list with sections into another.
///
/// ```swift
/// let changes = SectionedChangeset(from: old, to: new)   // headers and rows are Identifiable
/// var list = old
/// changes.apply(to: &list)
/// ```
public struct SectionedChangeset<Header, Row> {
  /// The steps, in the order in which they are applied.
  ///
  /// A difference has the removals of rows, from last to first; the insertions and moves of
  /// sections; the insertions and moves of rows; the removals of sections; and the updates.
  public let steps: [SectionedStep<Header, Row>]

  /// Creates a changeset from steps. The positions of each step are those of the list after the
  /// preceding steps.
  public init(steps: [SectionedStep<Header, Row>]) { self.steps = steps }

  /// A Boolean value that indicates whether the changeset has no steps.
  public var isEmpty: Bool { steps.isEmpty }

  /// Applies all steps to a list. O(n) for each step.
  public func apply(to list: inout [ListSection<Header, Row>]) {
    for step in steps { step.apply(to: &list) }
  }

  /// The steps that undo this changeset.
  public var reversedSteps: [SectionedStep<Header, Row>] { steps.reversed().map(\.reversed) }
}
