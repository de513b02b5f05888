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
  /// Those of a difference are the removals of rows, last to first; insertions and moves of sections;
  /// insertions and moves of rows; removals of sections; updates.
  public let steps: [SectionedStep<Header, Row>]

  /// A changeset of steps, each of which has the positions of the list after the ones before.
  public init(steps: [SectionedStep<Header, Row>]) { self.steps = steps }

  /// Whether nothing changes.
  public var isEmpty: Bool { steps.isEmpty }

  /// Applies all steps to a list. O(n) for each step.
  public func apply(to list: inout [ListSection<Header, Row>]) {
    for step in steps { step.apply(to: &list) }
  }

  /// The steps that undo this changeset.
  public var reversedSteps: [SectionedStep<Header, Row>] { steps.reversed().map(\.reversed) }
}
