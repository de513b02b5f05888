import Observation

/// An editable list with sections that notifies observers of each change with its steps.
///
/// ```swift
/// let library = SectionedCollectionProperty([ListSection("Novels", rows: [emma])])
/// library.modify {                                       // one change, two steps
///   $0.appendSection("Poems")
///   $0.move(from: RowPath(section: 0, row: 0), to: RowPath(section: 1, row: 0))
/// }
/// ```
///
/// A new observer first receives the current sections. Edits are made in place.
@MainActor
public final class SectionedCollectionProperty<Header, Row>: Observable {
  private let source: RecordedSource<[ListSection<Header, Row>], SectionedStep<Header, Row>>

  /// Creates a list with sections, or by default without any.
  public init(_ sections: [ListSection<Header, Row>] = []) {
    source = RecordedSource(sections, cutoff: .never)
  }

  /// The current sections. Reading them registers with Observation.
  public var value: [ListSection<Header, Row>] { source.read() }

  /// The sections as a property.
  public var sections: Property<[ListSection<Header, Row>]> { Property(node: source) }

  /// Edits the sections. All edits together are one change; without an edit there is none.
  ///
  /// If the body throws, its earlier edits stay and are delivered.
  @discardableResult
  public func modify<Result>(
    _ body: (inout SectionedEditor<Header, Row>) throws -> Result
  ) rethrows -> Result {
    try source.record { sections, steps in
      var editor = SectionedEditor(sections)
      // The editor alone references the sections, so that it edits them in place.
      sections = []
      defer {
        sections = editor.sections
        steps = editor.steps
      }
      return try body(&editor)
    }
  }

  /// Calls the handler with the current sections, as insertions into an empty list, and then with
  /// each change.
  ///
  /// - Returns: the subscription, which ends when it is released, or earlier if disposed of.
  public func observe(
    _ handler: @escaping (SectionedChange<Header, Row>) -> Void
  ) -> Disposable {
    source.observeSteps(from: { $0.enumerated().map { .insertSection(at: $0, $1) } }) {
      handler(SectionedChange(current: $0, steps: $1))
    }
  }

  /// Calls the handler with each later change, until the result is released.
  public func observeChanges(
    _ handler: @escaping (SectionedChange<Header, Row>) -> Void
  ) -> Disposable {
    source.observeSteps { handler(SectionedChange(current: $0, steps: $1)) }
  }

  /// Calls the handler with each step of each change, between a beginning and an end.
  ///
  /// - Parameter replaying: whether the current sections come first, as insertions.
  /// - Returns: the subscription, which ends when it is released, or earlier if disposed of.
  public func observeEvents(
    replaying: Bool = true, _ handler: @escaping (SectionedEvent<Header, Row>) -> Void
  ) -> Disposable {
    let deliver: (SectionedChange<Header, Row>) -> Void = { change in
      handler(.begin)
      for step in change.steps { handler(.step(step)) }
      handler(.end)
    }
    return replaying ? observe(deliver) : observeChanges(deliver)
  }
}

extension SectionedCollectionProperty
where Header: Identifiable & Equatable, Row: Identifiable & Equatable {
  /// Replaces all sections and delivers the difference, with as few moves as possible.
  ///
  /// - Complexity: O(n log n), where n is the number of rows and sections.
  public func replace(with sections: [ListSection<Header, Row>]) {
    modify { $0.apply(SectionedChangeset(from: $0.sections, to: sections)) }
  }
}

/// A change of a list with sections.
public struct SectionedChange<Header, Row> {
  /// The sections after the change.
  public let current: [ListSection<Header, Row>]
  /// The steps from the previous sections to the current ones. The indices of each are those of the
  /// list after the preceding steps.
  public let steps: [SectionedStep<Header, Row>]

  /// The sections before the change, computed from the steps.
  ///
  /// - Complexity: O(n) for each step, on every read.
  public var previous: [ListSection<Header, Row>] {
    var list = current
    for step in steps.reversed() { step.reversed.apply(to: &list) }
    return list
  }
}

/// An event of a change that is delivered as a beginning, steps and an end.
public enum SectionedEvent<Header, Row> {
  /// The beginning of a change.
  case begin
  /// A step of the change.
  case step(SectionedStep<Header, Row>)
  /// The end of the change.
  case end
}

extension SectionedEvent: Equatable where Header: Equatable, Row: Equatable {}
