import CStack

/// An error for content nested so deeply that the thread's stack has no room for another level.
///
/// ```swift
/// ErrorBoundary { Outline(document) } fallback: { Text($0.message) }  // a document from anywhere
/// ```
///
/// The number of levels depends on the stack, whose size is the system's (`ulimit -s`) or the
/// thread's. See docs/performance.md.
public struct StackError: Error, CustomStringConvertible {
  let size = recurse_stack_size()

  package init() {}

  public var description: String {
    "nested too deeply for the thread's stack of \(size / 1024) KB: does it contain itself?"
  }
}

extension AnyNode {
  /// Mounts the node, or nothing in its place if the stack has no room for its descendants.
  final func mounted(in context: MountContext) -> Instance {
    guard context.engine.hasRoom(below: context.parent) else {
      return EmptyInstance(EmptyNode.shared, in: context)
    }
    return mount(in: context)
  }
}

extension Engine {
  /// Returns whether there is stack for one more level below an instance. If not, the nearest error
  /// boundary is notified, and nothing is created or updated until the walk is back there.
  func hasRoom(below instance: Instance?) -> Bool {
    guard !isOutOfStack else { return false }
    guard recurse_stack_is_low() else { return true }
    isOutOfStack = true
    fail(StackError(), at: instance)
    return false
  }

  /// Reports that the host had no stack to lay out the content of an instance.
  package func failForStack(at instance: Instance?) { fail(StackError(), at: instance) }
}
