/// A list that tells its changes, and can be edited.
///
/// ```swift
/// let users = CollectionProperty<User>()
/// users.append(User("Ada"))                  // one event, one step
/// users.modify {                             // one event, three steps
///   $0.append(User("Grace"))
///   $0.move(from: 1, to: 0)
///   $0[1].name = "Ada Lovelace"
/// }
/// ```
///
/// A late observer gets the elements that are there when it begins. Edits are made in place.
@MainActor
public final class CollectionProperty<Element>: ObservableCollection<Element> {
  private let source: ListSource<Element>
  private let difference: ([Element], [Element]) -> Changeset<Element>

  /// A list whose elements are known by their identity where they are `Identifiable`, else by
  /// themselves where they are `Hashable`; what is known by neither is replaced by place.
  public init(_ elements: some Sequence<Element>) {
    source = ListSource(Array(elements), cutoff: .never)
    difference = listDifference(of: Element.self)
    super.init(node: source)
  }

  /// An empty list.
  public convenience init() { self.init(EmptyCollection()) }

  /// The elements. Assigning others tells the difference, with as few moves as possible.
  override public var value: [Element] {
    get { super.value }
    set {
      let difference = difference
      modify { $0.apply(difference($0.elements, newValue)) }
    }
  }

  /// Edits the elements; all edits together are one event, and none where nothing was edited.
  ///
  /// Where the body throws, what it edited before stays and is told.
  @discardableResult
  public func modify<Result>(
    _ body: (inout CollectionEditor<Element>) throws -> Result
  ) rethrows -> Result {
    try source.record { elements, steps in
      var editor = CollectionEditor(elements)
      // The editor alone holds the elements, so that it edits them in place.
      elements = []
      defer {
        elements = editor.elements
        steps = editor.steps
      }
      return try body(&editor)
    }
  }
}
