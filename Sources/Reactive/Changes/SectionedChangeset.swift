/// How one list with sections becomes another: steps to be taken one by one, or as one batch.
///
/// ```swift
/// let changes = SectionedChangeset(from: old, to: new)   // headers and rows are Identifiable
/// var list = old
/// changes.apply(to: &list)
/// ```
public struct SectionedChangeset<Header, Row> {
  /// The steps, in the order in which they have to be taken: rows that end, last to first; sections
  /// that come or move; rows that come or move; sections that end; updates.
  public let steps: [SectionedStep<Header, Row>]
  /// All changes at once, in old and new places.
  public let batch: SectionedBatch<Header, Row>

  /// Whether nothing changes.
  public var isEmpty: Bool { steps.isEmpty }

  /// Takes all steps in a list.
  public func apply(to list: inout [ListSection<Header, Row>]) {
    for step in steps { step.apply(to: &list) }
  }

  /// The steps of the way back.
  public var reversedSteps: [SectionedStep<Header, Row>] { steps.reversed().map(\.reversed) }
}
