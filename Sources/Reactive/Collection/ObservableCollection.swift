import Observation

/// A list that tells its changes, to be read and observed but not edited.
///
/// ```swift
/// let users = CollectionProperty([User("Ada")])
/// let names = users.map(\.name)
/// let observation = names.observeChanges { change in
///   for step in change.changeset.steps { print(step) }   // insert(at: 1, "Grace")
/// }
/// users.append(User("Grace"))
/// ```
///
/// Derived lists are kept from step to step while somebody observes them: only elements that
/// changed are mapped, tested or compared again.
@MainActor
public class ObservableCollection<Element>: Observable {
  let node: any ListNode<Element>

  init(node: any ListNode<Element>) { self.node = node }

  /// The elements now. The read registers with the toolchain's Observation.
  public var value: [Element] { node.list.read() }

  /// The elements as a property.
  public var elements: Property<[Element]> { Property(node: node.list) }

  /// Calls the handler with the elements now, as insertions into an empty list, and then with each
  /// change.
  ///
  /// - Returns: what ends the observation, at the latest when it is released.
  public func observe(_ handler: @escaping (CollectionChange<Element>) -> Void) -> Disposable {
    let observation = observeChanges(handler)
    let current = node.list.settled
    let steps = current.enumerated().map { ChangeStep.insert(at: $0, $1) }
    node.list.graph.deliverFirst {
      if !observation.isDisposed {
        handler(CollectionChange(current: current, changeset: Changeset(steps: steps, oldCount: 0)))
      }
    }
    return observation
  }

  /// Calls the handler with each change from now on.
  public func observeChanges(
    _ handler: @escaping (CollectionChange<Element>) -> Void
  ) -> Disposable {
    let observer = Observer(node.list) { [unowned node] current in
      handler(CollectionChange(current: current, steps: node.lastSteps))
    }
    return Disposable { observer.end() }
  }

  /// Calls the handler with the pieces of each change, between a beginning and an end; at first
  /// with the elements now, one by one.
  public func observeEvents(_ handler: @escaping (CollectionEvent<Element>) -> Void) -> Disposable {
    observe { change in
      handler(.begin)
      for step in change.changeset.steps { handler(.step(step)) }
      handler(.end)
    }
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
