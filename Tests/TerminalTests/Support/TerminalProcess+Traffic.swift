import Foundation
import RecurseTesting

extension TerminalProcess {
  /// A count of what the program reads or writes, as the kernel names it, though it may be busy and
  /// its terminal is not read: `rchar`, `wchar`, `syscr`.
  func traffic(_ name: String) throws -> Int {
    let lines = try String(contentsOfFile: "/proc/\(processID)/io", encoding: .utf8)
    let line = lines.split(separator: "\n").first { $0.hasPrefix("\(name): ") }
    return line.flatMap { Int($0.dropFirst(name.count + 2)) } ?? 0
  }
}
