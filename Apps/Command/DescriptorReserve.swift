import Dispatch
import Foundation

/// The descriptors that tasks beside the main thread need.
package enum DescriptorReserve {
  /// Has the system's library for such tasks take them: it does so with the first task, and would
  /// end the program without a word where there are none. To be called before the terminal takes the
  /// rest.
  ///
  /// - Throws: what is missing, where there are too few, or no thread can be started.
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
