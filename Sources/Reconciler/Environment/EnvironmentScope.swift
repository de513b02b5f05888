import RecurseReactive

/// A part of the tree with its own environment, and who depends on it.
@MainActor
package final class EnvironmentScope {
  package private(set) var values: EnvironmentValues
  /// Goes up with each change: who depends on the scope knows whether it has seen the last one.
  private(set) var version = 0
  private var dependents: [ZeroingReference<Instance>] = []
  private var countAtLastSweep = 0

  init(_ values: EnvironmentValues) { self.values = values }

  func add(_ dependent: some Instance & EnvironmentDependent) {
    if dependents.count > 2 * countAtLastSweep + 16 {
      dependents.removeAll { $0.target == nil }
      countAtLastSweep = dependents.count
    }
    dependents.append(dependent.reference)
  }

  /// Takes other values. ``tell()`` follows, once those that hear of them anyway have.
  func take(_ values: EnvironmentValues) {
    self.values = values
    version += 1
  }

  /// Tells all that depend on the scope and have not seen its values.
  func tell() {
    for dependent in dependents {
      guard let dependent = dependent.target as? any EnvironmentDependent,
        dependent.seenVersion != version
      else { continue }
      dependent.environmentChanged()
    }
  }

  func change(to values: EnvironmentValues) {
    take(values)
    tell()
  }
}

@MainActor
protocol EnvironmentDependent: AnyObject {
  /// The version of the scope above whose values were read last.
  var seenVersion: Int { get }
  func environmentChanged()
}

extension Engine {
  /// The environment of the whole tree.
  package var environment: EnvironmentScope {
    attachments.find(orAdd: EnvironmentScope(EnvironmentValues()))
  }
}

extension Instance {
  /// The environment at this instance.
  package final var environmentValues: EnvironmentValues { scopeAbove.values }

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
  private(set) var seenVersion = 0

  init(_ node: EnvironmentNode, in context: MountContext) {
    scope = EnvironmentScope(EnvironmentValues())
    super.init(node, in: context)
    scopeAbove.add(self)
    scope.change(to: provided())
    mountChild(node.child, counterpart: context.counterpart)
  }

  private func provided() -> EnvironmentValues {
    let above = scopeAbove
    seenVersion = above.version
    var values = above.values
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
    scope.take(provided())
    updateChild(to: unsafeDowncast(node, to: EnvironmentNode.self).child, at: cursor)
    // What the update came to has read the values; what it skipped has not.
    scope.tell()
  }
}

final class ReaderInstance<Value>: Region, EnvironmentDependent {
  private var value: Value
  private(set) var seenVersion: Int
  private let areEqual: (@MainActor (Value, Value) -> Bool)?

  init(_ node: ReaderNode<Value>, in context: MountContext) {
    // The scope is found by walking up from the parent, before this instance exists.
    let scope =
      context.parent.map { ($0 as? EnvironmentInstance)?.scope ?? $0.scopeAbove }
      ?? context.engine.environment
    value = scope.values[keyPath: node.path]
    seenVersion = scope.version
    areEqual = equality(of: Value.self)
    super.init(node, in: context)
    scope.add(self)
    mountChild(renderNode(), counterpart: context.counterpart)
  }

  private func renderNode() -> AnyNode {
    engine.record.regions += 1
    return tracked { unsafeDowncast(node, to: ReaderNode<Value>.self).content(value) }
  }

  func environmentChanged() {
    guard isMounted else { return }
    let current = read()
    if let areEqual, areEqual(current, value) { return }
    value = current
    markDirty()
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    value = read()
    rerender(at: cursor)
  }

  private func read() -> Value {
    let scope = scopeAbove
    seenVersion = scope.version
    return scope.values[keyPath: unsafeDowncast(node, to: ReaderNode<Value>.self).path]
  }

  override func rerender(at cursor: HostCursor) {
    isDirty = false
    updateChild(to: renderNode(), at: cursor)
  }
}
