import CRecurse
import Foundation
import Recurse

/// The places where inspected apps are found.
package enum InspectTarget {
  /// Returns the path for an argument: a number is that of a process, unless a file has that name.
  package static func path(
    of argument: String, in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    guard argument.allSatisfy({ ("0"..."9").contains($0) }), !argument.isEmpty,
      !FileManager.default.fileExists(atPath: argument),
      let folder = environment["XDG_RUNTIME_DIR"]
    else { return argument }
    return InspectionServer.path(ofProcess: argument, in: folder)
  }

  /// The sockets of all apps that run and were started with `RECURSE_INSPECT=1`, sorted. One that a
  /// killed app has left is none of them, and stays where it is.
  package static func all(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    guard let folder = environment["XDG_RUNTIME_DIR"],
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return [] }
    return names.sorted().map { "\(folder)/\($0)" }.filter {
      process(of: $0) != nil && recurse_socket_is_heard($0)
    }
  }

  /// Returns the number of the process in the name of a socket.
  package static func process(of path: String) -> String? {
    let name = path.split(separator: "/").last.map { String($0) } ?? ""
    return name.wholeMatch(of: /recurse-([0-9]+)\.socket/).map { String($0.1) }
  }
}
