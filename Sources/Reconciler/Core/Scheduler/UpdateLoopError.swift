/// An error for updates that cause further updates without end.
public struct UpdateLoopError: Error, CustomStringConvertible {
  /// The path of components from the root to the one that kept rendering.
  public let path: String
  let cause: Cause

  enum Cause { case effects, layout }

  public var description: String {
    let reason =
      switch cause {
      case .effects: "something that runs after a commit changes the state again each time"
      case .layout: "what it shows in the room that it has changes that room again each time"
      }
    return "\(path) was still being updated after \(Engine.maximumPasses) passes: \(reason)"
  }
}
