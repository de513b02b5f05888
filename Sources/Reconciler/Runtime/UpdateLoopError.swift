/// Updates that cause updates without end.
public struct UpdateLoopError: Error, CustomStringConvertible {
  /// The components from the root to the one that kept being rendered.
  public let path: String

  public var description: String {
    "\(path) was still being updated after \(Engine.maximumPasses) passes: "
      + "something that runs after a commit changes the state again each time"
  }
}
