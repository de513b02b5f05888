import Foundation

/// The memory of a process, as the kernel counts it.
enum Memory {
  /// Resident bytes; 0 if the system has no `/proc`.
  static func resident(of process: Int32? = nil) throws -> Int {
    let path = "/proc/\(process.map { "\($0)" } ?? "self")/statm"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
