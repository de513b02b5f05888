import Foundation
import RecurseTesting

extension TerminalProcess {
  /// What the program has read or written, by the kernel's name of the count: `rchar`, `wchar`,
  /// `syscr`. Does not wait for the program, and does not read its terminal.
  func traffic(_ name: String) throws -> Int {
    let lines = try String(contentsOfFile: "/proc/\(processID)/io", encoding: .utf8)
    let line = lines.split(separator: "\n").first { $0.hasPrefix("\(name): ") }
    return line.flatMap { Int($0.dropFirst(name.count + 2)) } ?? 0
  }
}
