import Observation

/// Rows in sections that tell their changes, down to the row.
///
/// ```swift
/// let library = SectionedCollectionProperty([ListSection("Novels", rows: [emma])])
/// library.modify {                                       // one event, two steps
///   $0.appendSection("Poems")
///   $0.move(from: RowPath(section: 0, row: 0), to: RowPath(section: 1, row: 0))
/// }
/// ```
///
/// A late observer gets the sections that are there when it begins. Edits are made in place.
@MainActor
public final class SectionedCollectionProperty<Header, Row>: Observable {
  private let source: RecordedSource<[ListSection<Header, Row>], SectionedStep<Header, Row>>

  /// A collection of sections, by default of none.
  public init(_ sections: [ListSection<Header, Row>] = []) {
    source = RecordedSource(sections, cutoff: .never)
  }

  /// The sections now. The read registers with the toolchain's Observation.
  public var value: [ListSection<Header, Row>] { source.read() }

  /// The sections as a property.
  public var sections: Property<[ListSection<Header, Row>]> { Property(node: source) }

  /// Edits the sections; all edits together are one event, and none where nothing was edited.
  ///
  /// Where the body throws, what it edited before stays and is told.
  @discardableResult
  public func modify<Result>(
    _ body: (inout SectionedEditor<Header, Row>) throws -> Result
  ) rethrows -> Result {
    try source.record { sections, steps in
      var editor = SectionedEditor(sections)
      // The editor alone holds the sections, so that it edits them in place.
      sections = []
      defer {
        sections = editor.sections
        steps = editor.steps
      }
      return try body(&editor)
    }
  }

  /// Calls the handler with the sections now, as insertions into an empty list, and then with each
  /// change.
  ///
  /// - Returns: what ends the observation, at the latest when it is released.
  public func observe(
    _ handler: @escaping (SectionedChange<Header, Row>) -> Void
  ) -> Disposable {
    source.observeSteps(from: { $0.enumerated().map { .insertSection(at: $0, $1) } }) {
      handler(SectionedChange(current: $0, steps: $1))
    }
  }

  /// Calls the handler with each change from now on.
  public func observeChanges(
    _ handler: @escaping (SectionedChange<Header, Row>) -> Void
  ) -> Disposable {
    source.observeSteps { handler(SectionedChange(current: $0, steps: $1)) }
  }

  /// Calls the handler with the pieces of each change, between a beginning and an end; at first
  /// with the sections now, one by one.
  public func observeEvents(
    _ handler: @escaping (SectionedEvent<Header, Row>) -> Void
  ) -> Disposable {
    observe { change in
      handler(.begin)
      for step in change.steps { handler(.step(step)) }
      handler(.end)
    }
  }
}

extension SectionedCollectionProperty
where Header: Identifiable & Equatable, Row: Identifiable & Equatable {
  /// Puts other sections in the place of these, and tells the difference with as few moves as
  /// possible.
  public func replace(with sections: [ListSection<Header, Row>]) {
    modify { $0.apply(SectionedChangeset(from: $0.sections, to: sections)) }
  }
}

/// What happened to a collection with sections.
public struct SectionedChange<Header, Row> {
  /// The sections now.
  public let current: [ListSection<Header, Row>]
  /// The steps from the sections before to the ones now: each finds the list as the ones before it
  /// have left it.
  public let steps: [SectionedStep<Header, Row>]

  /// The sections before.
  ///
  /// - Complexity: O(n) and the steps, each time: nothing is copied for those who do not ask.
  public var previous: [ListSection<Header, Row>] {
    var list = current
    for step in steps.reversed() { step.reversed.apply(to: &list) }
    return list
  }
}

/// A change of a collection with sections in pieces: a start, its steps, and an end.
public enum SectionedEvent<Header, Row> {
  /// A change begins: until its end, the sections told are on their way.
  case begin
  case step(SectionedStep<Header, Row>)
  /// The sections told are those of the collection again.
  case end
}

extension SectionedEvent: Equatable where Header: Equatable, Row: Equatable {}
