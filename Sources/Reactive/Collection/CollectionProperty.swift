/// An editable list that notifies observers of each change with its steps.
///
/// ```swift
/// let users = CollectionProperty<User>()
/// users.append(User("Ada"))                  // one change, one step
/// users.modify {                             // one change, three steps
///   $0.append(User("Grace"))
///   $0.move(from: 1, to: 0)
///   $0[1].name = "Ada Lovelace"
/// }
/// ```
///
/// A new observer first receives the current elements. Edits are made in place.
@MainActor
public final class CollectionProperty<Element>: ObservableCollection<Element> {
  private let source: ListSource<Element>
  private let difference: ([Element], [Element]) -> Changeset<Element>

  /// Creates a list with elements.
  ///
  /// Assigning ``value`` matches elements by `id` if they are `Identifiable`. Otherwise it matches
  /// them by equality if they are `Hashable`, or else by index.
  public init(_ elements: some Sequence<Element>) {
    source = ListSource(Array(elements), cutoff: .never)
    difference = listDifference(of: Element.self)
    super.init(node: source)
  }

  /// Creates an empty list.
  public convenience init() { self.init(EmptyCollection()) }

  /// The elements. Assigning others delivers the difference, with as few moves as possible.
  ///
  /// - Complexity: O(1) to read, O(n log n) to assign.
  override public var value: [Element] {
    get { super.value }
    set {
      let difference = difference
      modify { $0.apply(difference($0.elements, newValue)) }
    }
  }

  /// Edits the elements. All edits together are one change; without an edit there is none.
  ///
  /// If the body throws, its earlier edits stay and are delivered.
  @discardableResult
  public func modify<Result>(
    _ body: (inout CollectionEditor<Element>) throws -> Result
  ) rethrows -> Result {
    try source.record { elements, steps in
      var editor = CollectionEditor(elements)
      // The editor alone references the elements, so that it edits them in place.
      elements = []
      defer {
        elements = editor.elements
        steps = editor.steps
      }
      return try body(&editor)
    }
  }
}
