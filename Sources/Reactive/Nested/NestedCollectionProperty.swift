import Observation

/// Collections in collections, as deep as one likes, that tell their changes with a path.
///
/// ```swift
/// let outline = NestedCollectionProperty([NestedElement("Prose")])
/// outline.modify {                                       // one event, two steps
///   $0.append("Novels", below: [0])
///   $0.append("Emma", below: [0, 0])
/// }
/// ```
///
/// A late observer gets what is there when it begins. Edits are made in place; one costs its depth
/// and what stands behind it among its siblings. Where there are two levels of different kinds, a
/// ``SectionedCollectionProperty`` says more.
@MainActor
public final class NestedCollectionProperty<Value>: Observable {
  private let source: RecordedSource<[NestedElement<Value>], NestedStep<Value>>

  /// Collections with these elements at the top, by default none.
  public init(_ elements: [NestedElement<Value>] = []) {
    source = RecordedSource(elements, cutoff: .never)
  }

  /// The elements now. The read registers with the toolchain's Observation.
  public var value: [NestedElement<Value>] { source.read() }

  /// The elements as a property.
  public var elements: Property<[NestedElement<Value>]> { Property(node: source) }

  /// Edits the elements; all edits together are one event, and none where nothing was edited.
  ///
  /// Where the body throws, what it edited before stays and is told.
  @discardableResult
  public func modify<Result>(
    _ body: (inout NestedEditor<Value>) throws -> Result
  ) rethrows -> Result {
    try source.record { elements, steps in
      var editor = NestedEditor(elements)
      // The editor alone holds the elements, so that it edits them in place.
      elements = []
      defer {
        elements = editor.elements
        steps = editor.steps
      }
      return try body(&editor)
    }
  }

  /// Calls the handler with the elements now, as insertions into nothing, and then with each
  /// change.
  ///
  /// - Returns: what ends the observation, at the latest when it is released.
  public func observe(_ handler: @escaping (NestedChange<Value>) -> Void) -> Disposable {
    source.observeSteps(from: { $0.enumerated().map { .insert(at: [$0], $1) } }) {
      handler(NestedChange(current: $0, steps: $1))
    }
  }

  /// Calls the handler with each change from now on.
  public func observeChanges(_ handler: @escaping (NestedChange<Value>) -> Void) -> Disposable {
    source.observeSteps { handler(NestedChange(current: $0, steps: $1)) }
  }

  /// Calls the handler with the pieces of each change, between a beginning and an end; at first
  /// with the elements now, one by one.
  public func observeEvents(_ handler: @escaping (NestedEvent<Value>) -> Void) -> Disposable {
    observe { change in
      handler(.begin)
      for step in change.steps { handler(.step(step)) }
      handler(.end)
    }
  }
}

/// What happened to nested collections.
public struct NestedChange<Value> {
  /// The elements now.
  public let current: [NestedElement<Value>]
  /// The steps from the elements before to the ones now: each finds them as the ones before it have
  /// left them.
  public let steps: [NestedStep<Value>]

  /// The elements before.
  ///
  /// - Complexity: O(n) and the steps, each time: nothing is copied for those who do not ask.
  public var previous: [NestedElement<Value>] {
    var list = current
    for step in steps.reversed() { step.reversed.apply(to: &list) }
    return list
  }
}

/// A change of nested collections in pieces: a start, its steps, and an end.
public enum NestedEvent<Value> {
  /// A change begins: until its end, the elements told are on their way.
  case begin
  case step(NestedStep<Value>)
  /// The elements told are those of the collections again.
  case end
}

extension NestedEvent: Equatable where Value: Equatable {}
