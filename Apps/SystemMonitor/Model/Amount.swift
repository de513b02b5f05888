import ProcessTable

/// Short texts for numbers. What is not known is “–”.
enum Amount {
  /// `812B`, `3.4K`, `12M`
  static func bytes(_ number: Double?) -> String {
    guard var number, number.isFinite else { return "–" }
    var units = ["B", "K", "M", "G", "T", "P"][...]
    while number >= 999.5, units.count > 1 {
      number /= 1024
      units.removeFirst()
    }
    return (units.startIndex > 0 && number < 9.95 ? tenths(number) : whole(number))
      + units[units.startIndex]
  }

  static func bytes(_ number: UInt64) -> String { bytes(Double(number)) }

  /// Bytes a second: `812B/s`, `3.4K/s`.
  static func rate(_ number: Double?) -> String { number == nil ? "–" : bytes(number) + "/s" }

  /// Bytes a second in and out: `↓3.4K ↑ 12M`.
  static func flow(_ flow: SystemRates.Flow) -> String {
    "↓\(trailing(bytes(flow.incoming))) ↑\(trailing(bytes(flow.outgoing)))"
  }

  /// A figure at the end of a column, so that what is beside it stays in place: `  9%`.
  static func trailing(_ figure: String, _ width: Int = 4) -> String {
    String(repeating: " ", count: max(0, width - figure.count)) + figure
  }

  /// A share of 1, such as `42%`.
  static func percent(_ share: Double?) -> String {
    share.map { whole($0 * 100) + "%" } ?? "–"
  }

  /// `12.3`
  static func tenths(_ number: Double?) -> String {
    guard let number, number.isFinite else { return "–" }
    let tenths = Int((min(number, 1e15) * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }

  /// A time that was spent: `0:07`, `59:59`, `12h34m`, `4d12h`.
  static func time(_ seconds: Double?) -> String {
    guard let seconds, seconds.isFinite else { return "–" }
    let all = Int(min(max(0, seconds), 1e12))
    if all < 3600 { return "\(all / 60):\(padded(all % 60))" }
    if all < 86_400 { return "\(all / 3600)h\(padded(all / 60 % 60))m" }
    return "\(all / 86_400)d\(padded(all / 3600 % 24))h"
  }

  /// The time since a start: `just now`, `7 s ago`, `12h34m ago`.
  static func ago(_ seconds: Double?) -> String {
    guard let seconds, seconds.isFinite else { return "–" }
    if seconds < 1 { return "just now" }
    return (seconds < 60 ? "\(Int(seconds)) s" : time(seconds)) + " ago"
  }

  /// `1 s`, `0.5 s`
  static func seconds(_ time: Duration) -> String {
    let seconds = time / .seconds(1)
    return (seconds < 10 && seconds != seconds.rounded() ? tenths(seconds) : whole(seconds)) + " s"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func whole(_ number: Double) -> String { "\(Int(min(number, 1e15).rounded()))" }
}
