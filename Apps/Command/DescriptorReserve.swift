import Dispatch
import Foundation

/// The descriptors that background tasks need.
package enum DescriptorReserve {
  /// Makes the system's library for background tasks open its descriptors. It does so with the
  /// first task, and ends the program without a message if there are none left. Call it before the
  /// terminal opens its own.
  ///
  /// - Throws: what is missing, if there are too few descriptors, or no thread can be started.
  package static func take() throws {
    var held: [Int32] = []
    defer { for descriptor in held { close(descriptor) } }
    for _ in 0..<8 {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        throw Shortage(description: "A file cannot be opened: \(String(cString: strerror(errno)))")
      }
      held.append(descriptor)
    }
    while let descriptor = held.popLast() { close(descriptor) }
    let hasRun = DispatchSemaphore(value: 0)
    Task.detached { hasRun.signal() }
    guard hasRun.wait(timeout: .now() + 5) == .success else {
      throw Shortage(description: "No thread can be started beside the first.")
    }
  }

  private struct Shortage: Error, CustomStringConvertible {
    let description: String
  }
}
