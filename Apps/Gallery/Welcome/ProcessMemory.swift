import Foundation

/// The memory of this process.
enum ProcessMemory {
  /// The bytes that are in memory now, as Linux tells it; `nil` where it does not.
  static var resident: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return nil
    }
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
      .flatMap { Int($0) }.map { $0 * 1024 }
  }
}
