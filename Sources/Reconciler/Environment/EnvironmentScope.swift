/// A part of the tree with its own environment, and who depends on it.
@MainActor
package final class EnvironmentScope {
  package private(set) var values: EnvironmentValues
  private var dependents: [BackReference<Instance>] = []
  private var countAtLastSweep = 0

  init(_ values: EnvironmentValues) { self.values = values }

  func add(_ dependent: some Instance & EnvironmentDependent) {
    if dependents.count > 2 * countAtLastSweep + 16 {
      dependents.removeAll { $0.target == nil }
      countAtLastSweep = dependents.count
    }
    dependents.append(dependent.reference)
  }

  func change(to values: EnvironmentValues) {
    self.values = values
    for dependent in dependents {
      (dependent.target as? any EnvironmentDependent)?.environmentChanged()
    }
  }
}

@MainActor
protocol EnvironmentDependent: AnyObject {
  func environmentChanged()
}

extension Instance {
  /// The nearest scope above this instance.
  final var scopeAbove: EnvironmentScope {
    var above = parent
    while let instance = above {
      if let provider = instance as? EnvironmentInstance { return provider.scope }
      above = instance.parent
    }
    return engine.environment
  }
}

final class EnvironmentInstance: WrapperInstance, EnvironmentDependent {
  private(set) var scope: EnvironmentScope

  init(_ node: EnvironmentNode, in place: Place) {
    scope = EnvironmentScope(EnvironmentValues())
    super.init(node, in: place)
    scopeAbove.add(self)
    scope.change(to: provided())
    mountChild(node.child, counterpart: place.counterpart)
  }

  private func provided() -> EnvironmentValues {
    var values = scopeAbove.values
    unsafeDowncast(node, to: EnvironmentNode.self).provide(&values)
    if values.animation != nil { engine.updates.declaresAnimation = true }
    return values
  }

  func environmentChanged() {
    guard isMounted else { return }
    scope.change(to: provided())
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    scope.change(to: provided())
    updateChild(to: unsafeDowncast(node, to: EnvironmentNode.self).child, at: cursor)
  }
}

final class ReaderInstance<Value>: Region, EnvironmentDependent {
  private var value: Value
  private let equality: Equality<Value>?

  init(_ node: ReaderNode<Value>, in place: Place) {
    // The scope is found by walking up from the parent, before this instance exists.
    let scope =
      place.parent.map { ($0 as? EnvironmentInstance)?.scope ?? $0.scopeAbove }
      ?? place.engine.environment
    value = scope.values[keyPath: node.path]
    equality = Equality.of(Value.self)
    super.init(node, in: place)
    scope.add(self)
    mountChild(renderNode(), counterpart: place.counterpart)
  }

  private func renderNode() -> AnyNode {
    engine.record.regions += 1
    return tracked { unsafeDowncast(node, to: ReaderNode<Value>.self).content(value) }
  }

  func environmentChanged() {
    guard isMounted else { return }
    let current = scopeAbove.values[keyPath: unsafeDowncast(node, to: ReaderNode<Value>.self).path]
    if let equality, equality.areEqual(current, value) { return }
    value = current
    markDirty()
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    value = scopeAbove.values[keyPath: unsafeDowncast(node, to: ReaderNode<Value>.self).path]
    rerender(at: cursor)
  }

  override func rerender(at cursor: HostCursor) {
    isDirty = false
    updateChild(to: renderNode(), at: cursor)
  }
}
