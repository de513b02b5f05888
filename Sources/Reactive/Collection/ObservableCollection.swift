import Observation

/// A read-only list that notifies observers of each change with its steps.
///
/// ```swift
/// let users = CollectionProperty([User("Ada")])
/// let names = users.map(\.name)
/// let subscription = names.observeChanges { change in
///   for step in change.changeset.steps { print(step) }   // insert(at: 1, "Grace")
/// }
/// users.append(User("Grace"))
/// ```
///
/// An observed derived list follows the steps of its source: only changed elements are mapped,
/// tested or compared again.
@MainActor
public class ObservableCollection<Element>: Observable {
  let node: any ListNode<Element>

  init(node: any ListNode<Element>) { self.node = node }

  /// The current elements. Reading them registers with Observation.
  public var value: [Element] { node.list.read() }

  /// The elements as a property.
  public var elements: Property<[Element]> { Property(node: node.list) }

  /// Calls the handler with the current elements, as insertions into an empty list, and then with
  /// each change.
  ///
  /// - Returns: the subscription, which ends when it is released, or earlier if disposed of.
  public func observe(_ handler: @escaping (CollectionChange<Element>) -> Void) -> Disposable {
    let observation = observeChanges(handler)
    let current = node.list.committed
    let steps = current.enumerated().map { ChangeStep.insert(at: $0, $1) }
    node.list.graph.deliverFirst {
      if !observation.isDisposed {
        handler(CollectionChange(current: current, changeset: Changeset(steps: steps, oldCount: 0)))
      }
    }
    return observation
  }

  /// Calls the handler with each later change, until the result is released.
  public func observeChanges(
    _ handler: @escaping (CollectionChange<Element>) -> Void
  ) -> Disposable {
    let observer = Observer(node.list) { [unowned node] current in
      handler(CollectionChange(current: current, steps: node.lastSteps))
    }
    return Disposable { observer.end() }
  }

  /// Calls the handler with each step of each change, between a beginning and an end.
  ///
  /// - Parameter replaying: whether the current elements come first, as insertions.
  /// - Returns: the subscription, which ends when it is released, or earlier if disposed of.
  public func observeEvents(
    replaying: Bool = true, _ handler: @escaping (CollectionEvent<Element>) -> Void
  ) -> Disposable {
    let deliver: (CollectionChange<Element>) -> Void = { change in
      handler(.begin)
      for step in change.changeset.steps { handler(.step(step)) }
      handler(.end)
    }
    return replaying ? observe(deliver) : observeChanges(deliver)
  }
}

extension CollectionChange {
  init(current: [Element], steps: [ChangeStep<Element>]) {
    var oldCount = current.count
    for step in steps {
      switch step {
      case .insert: oldCount -= 1
      case .remove: oldCount += 1
      case .move, .update: break
      }
    }
    self.init(current: current, changeset: Changeset(steps: steps, oldCount: oldCount))
  }
}
