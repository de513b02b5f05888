import Dispatch
import Foundation

/// The descriptors that tasks beside the main thread need.
package enum DescriptorReserve {
  /// Has the system's library for such tasks take them: it does so with the first task, and would
  /// end the program where there are none. To be called before the terminal takes the rest.
  ///
  /// - Throws: `UserFileError` where there are too few.
  package static func take(for file: UserFile) throws(UserFileError) {
    var held: [Int32] = []
    defer { for descriptor in held { close(descriptor) } }
    for _ in 0..<8 {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        throw UserFileError(path: file.path.text, problem: "cannot be opened: \(SystemError())")
      }
      held.append(descriptor)
    }
    while let descriptor = held.popLast() { close(descriptor) }
    let hasRun = DispatchSemaphore(value: 0)
    Task.detached { hasRun.signal() }
    hasRun.wait()
  }
}
