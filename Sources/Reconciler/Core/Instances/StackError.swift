import CStack

/// What is shown is nested within itself so often that the stack of the thread has no room for
/// another level.
///
/// ```swift
/// ErrorBoundary { Outline(document) } fallback: { Text($0.message) }    // a document from anywhere
/// ```
///
/// How many levels there is room for follows from the stack, whose size is the system's (`ulimit -s`)
/// or the thread's: see docs/performance.md.
public struct StackError: Error, CustomStringConvertible {
  let size = recurse_stack_size()

  package init() {}

  public var description: String {
    "nested too deeply for the thread's stack of \(size / 1024) KB: does it contain itself?"
  }
}

extension AnyNode {
  /// Mounts the node, or nothing in its place where the stack has no room for what is below it.
  final func mounted(in context: MountContext) -> Instance {
    guard context.engine.hasRoom(below: context.parent) else {
      return EmptyInstance(EmptyNode.shared, in: context)
    }
    return mount(in: context)
  }
}

extension Engine {
  /// Whether there is stack for one more level below an instance. Where there is none the nearest
  /// error boundary is told, and nothing is made or updated until the walk is back there.
  func hasRoom(below instance: Instance?) -> Bool {
    guard !isOutOfStack else { return false }
    guard recurse_stack_is_low() else { return true }
    isOutOfStack = true
    fail(StackError(), at: instance)
    return false
  }

  /// The host could not lay out what is at an instance.
  package func failForStack(at instance: Instance?) { fail(StackError(), at: instance) }
}
