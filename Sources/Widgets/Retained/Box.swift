import RecurseReactive
import RecurseReconciler

/// A retained view with its bindings and the boxes inside it.
///
/// Boxes need no components: a view is created once, and its properties follow sources.
///
/// ```swift
/// let title = Box.label(text: track.name)                 // follows a Property<String>
/// title.bind(isCurrent.map { $0 ? .green : nil }, to: \.foreground)
/// let play = Box.button(title: .constant("Play"), onTap: player.play)
/// let screen = Box.stackView([title, play])
/// ```
///
/// An app adds boxes of its own as functions beside the standard ones:
///
/// ```swift
/// extension Box where View == LabelView {
///   static func badge(_ count: Property<Int>) -> Box {
///     let box = label(text: count.map { $0 == 0 ? "" : "(\($0))" })
///     box.unbox.foreground = .red
///     return box
///   }
/// }
/// ```
///
/// A box is content in a component's body, so both styles mix in one screen. It keeps its bindings
/// and the boxes inside alive: the boxes of a screen live as long as its outermost box.
@MainActor
public final class Box<View: RetainedView> {
  /// The wrapped view.
  public let unbox: View
  // Unsafe, because `deinit` reads it when there is no other reference. Otherwise, only the main
  // actor uses it.
  nonisolated(unsafe) private var references: [AnyObject]

  /// Creates a box of a view.
  ///
  /// - Parameter references: objects that stay alive as long as the box.
  public init(_ view: View, references: [AnyObject] = []) {
    unbox = view
    self.references = references
  }

  // Nested boxes would be freed recursively, which needs stack space for each level.
  deinit { StackSafeRelease.take(references) }

  /// Binds a property of the view to each value of a source, beginning with the current one.
  public func bind<Value>(
    _ source: Property<Value>, to part: ReferenceWritableKeyPath<View, Value>
  ) {
    observe(source) { $0[keyPath: part] = $1 }
  }

  /// Calls a handler with the view and each value of a source, beginning with the current one.
  public func observe<Value>(
    _ source: Property<Value>, _ onChange: @escaping (View, Value) -> Void
  ) {
    keep(source.observe(weak: unbox, onChange))
  }

  /// Keeps an object alive as long as the box.
  public func keep(_ reference: AnyObject) { references.append(reference) }

  /// Returns a box of another view made from this one, which keeps this box alive.
  public func map<Other: RetainedView>(_ transform: (View) -> Other) -> Box<Other> {
    Box<Other>(transform(unbox), references: [self])
  }

  /// The same box, typed for any view.
  public var cast: Box<RetainedView> {
    self as? Box<RetainedView> ?? Box<RetainedView>(unbox, references: [self])
  }
}

/// A box of a view of any type, for stacks of different views.
///
/// ```swift
/// let line: [any AnyBox] = [Box.label("Name"), Box.textField(text: name)]
/// let form = Box.stackView(line, axis: .horizontal)
/// ```
@MainActor
public protocol AnyBox: AnyObject {
  /// The same box, typed for any view.
  var cast: Box<RetainedView> { get }
}

extension Box: AnyBox {}

extension Box where View == StackView {
  /// Adds a view at the end of the stack, and keeps its box alive. O(n).
  public func addSubview(_ box: Box<some RetainedView>) {
    unbox.append(box.unbox)
    keep(box)
  }

  /// Inserts, removes and moves views as a collection changes.
  public func bindSubviews<Subview: RetainedView>(
    _ boxes: ObservableCollection<Box<Subview>>
  ) {
    // The collection keeps its boxes alive, and this box the collection.
    keep(boxes)
    keep(
      boxes.observe { [weak unbox] change in
        for step in change.changeset.steps { unbox?.apply(step) }
      })
  }
}

extension StackView {
  fileprivate func apply(_ step: ChangeStep<Box<some RetainedView>>) {
    switch step {
    case .insert(let index, let box): insert(box.unbox, at: index)
    case .remove(let index, _): remove(at: index)
    case .move(let from, let to, _): move(from: from, to: to)
    case .update(let index, _, let box):
      remove(at: index)
      insert(box.unbox, at: index)
    }
  }
}

extension Box: StaticContent, Modifiable {
  /// The view as a node. A view is shown in one place at a time: the latest.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(BoxedElement(view: unbox, box: self))
  }
}
