import RecurseReactive
import RecurseReconciler

/// A retained view with what keeps it up to date: bindings, and the boxes inside it.
///
/// It is the way without components: a view is made once, and its parts follow properties.
///
/// ```swift
/// let title = label(text: track.name)                 // follows a Property<String>
/// title.bind(isCurrent.map { $0 ? .green : nil }, to: \.foreground)
/// let screen = stackView([title.cast, button(title: .constant("Play"), onTap: player.play).cast])
/// ```
///
/// A box stands in a component's body like any other content, so that both ways mix in one screen.
/// What a box keeps goes with it: the references of a screen live as long as its outermost box.
@MainActor
public final class Box<View: RetainedView> {
  /// The view itself.
  public let unbox: View
  // Unsafe, because `deinit` reads it: it is written on the main actor alone, and nobody else has it
  // by then.
  nonisolated(unsafe) private var references: [AnyObject]

  /// - Parameter references: what lives as long as the box does.
  public init(_ view: View, references: [AnyObject] = []) {
    unbox = view
    self.references = references
  }

  // Boxes within boxes are freed by calls within calls.
  deinit { Remains.take(references) }

  /// Makes a part of the view follow a property, starting with its value now.
  public func bind<Value>(
    _ source: Property<Value>, to part: ReferenceWritableKeyPath<View, Value>
  ) {
    observe(source) { $0[keyPath: part] = $1 }
  }

  /// Calls the handler with the view and a property's value now, and with each new one.
  public func observe<Value>(
    _ source: Property<Value>, _ onChange: @escaping (View, Value) -> Void
  ) {
    keep(source.observe(weak: unbox, onChange))
  }

  /// Keeps an object alive for as long as the box.
  public func keep(_ reference: AnyObject) { references.append(reference) }

  /// A box of something made of the view, which keeps what this one keeps.
  public func map<Other: RetainedView>(_ transform: (View) -> Other) -> Box<Other> {
    Box<Other>(transform(unbox), references: [self])
  }

  /// The box of any view.
  public var cast: Box<RetainedView> {
    self as? Box<RetainedView> ?? Box<RetainedView>(unbox, references: [self])
  }
}

extension Box where View == StackView {
  /// Puts a view at the end of the stack. Its box lives as long as this one.
  public func addSubview(_ box: Box<some RetainedView>) {
    unbox.append(box.unbox)
    keep(box)
  }

  /// Makes the views of the stack follow a collection, step by step.
  public func bindSubviews(_ boxes: ObservableCollection<Box<RetainedView>>) {
    // The collection keeps the boxes that are in it, and this one the collection.
    keep(boxes)
    keep(
      boxes.observe { [weak unbox] change in
        for step in change.changeset.steps { unbox?.take(step) }
      })
  }
}

extension StackView {
  fileprivate func take(_ step: ChangeStep<Box<RetainedView>>) {
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
  /// The view as a node. It can stand in one place at a time: a second one takes it from the first.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(BoxedElement(view: unbox, box: self))
  }
}
