import FileWork
import Foundation

// The texts about an entry.
extension FileEntry {
  /// The name, with a sign of what it is: `notes/`, `link@`.
  var nameText: String {
    switch kind {
    case .file: name.description
    case .directory: name.description + "/"
    case .link: name.description + "@"
    case .other: name.description + "="
    }
  }

  var isBroken: Bool {
    if case .link(_, _, isBroken: true) = kind { true } else { false }
  }

  /// The size, if it is that of a file.
  var bytes: Int64 { kind == .file ? size : 0 }

  /// `812`, `3.4K`, `12M`; nothing for a folder.
  var sizeText: String { isDirectory ? "" : Self.text(ofSize: size) }

  static func text(ofSize size: Int64) -> String {
    guard size >= 1024 else { return "\(size)" }
    var (number, unit) = (Double(size) / 1024, 0)
    let units = ["K", "M", "G", "T", "P"]
    while number >= 1000, unit < units.count - 1 {
      number /= 1024
      unit += 1
    }
    let digits = number < 10 ? "\((number * 10).rounded(.down) / 10)" : "\(Int(number))"
    return digits + units[unit]
  }

  /// `2026-11-26`
  var dateText: String { modified.dayText }
}

extension Date {
  /// `2026-11-26`
  var dayText: String {
    let parts = Calendar.current.dateComponents([.year, .month, .day], from: self)
    return "\(parts.year ?? 0)-\(twoDigits(parts.month))-\(twoDigits(parts.day))"
  }

  /// `2026-11-26 14:05`
  var minuteText: String {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: self)
    return "\(dayText) \(twoDigits(parts.hour)):\(twoDigits(parts.minute))"
  }

  private func twoDigits(_ number: Int?) -> String {
    let number = number ?? 0
    return number < 10 ? "0\(number)" : "\(number)"
  }
}
