import FileWork
import Foundation

// The texts about an entry.
extension FileEntry {
  /// The name, with a sign of what it is: `notes/`, `link@`, `script*`.
  var nameText: String {
    if isParent { return name.description }
    return switch kind {
    case .file: name.description + (isExecutable ? "*" : "")
    case .directory: name.description + "/"
    case .link: name.description + "@"
    case .other: name.description + "="
    }
  }

  /// Whether it is a program, as its permissions say.
  var isExecutable: Bool { kind == .file && permissions & 0o111 != 0 }

  var isBroken: Bool {
    if case .link(_, _, isBroken: true) = kind { true } else { false }
  }

  /// The size, if it is that of a file.
  var bytes: Int64 { kind == .file ? size : 0 }

  /// `812`, `3.4K`, `12M`; nothing for a folder.
  var sizeText: String { isDirectory ? "" : Self.text(ofSize: size) }

  /// Whether the name is text, so that a field can show it and give it back.
  var hasTextName: Bool { name.isText }

  /// The size with a unit also for less than a kilobyte: `812 bytes`.
  static func words(ofSize size: Int64) -> String {
    size == 1 ? "1 byte" : text(ofSize: size) + (size < 1024 ? " bytes" : "")
  }

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

  /// `11-26 14:05`, and `2025-11-26` of another year; nothing for "..".
  func dateText(now: Date = .now) -> String {
    guard !isParent else { return "" }
    let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]
    let date = Calendar.current.dateComponents(parts, from: modified)
    let isThisYear = date.year == Calendar.current.component(.year, from: now)
    let day = "\(Self.two(date.month))-\(Self.two(date.day))"
    return isThisYear
      ? "\(day) \(Self.two(date.hour)):\(Self.two(date.minute))" : "\(date.year ?? 0)-\(day)"
  }

  /// `14:05` of today, `11-26`, or `2025` of another year; nothing for "..".
  func shortDateText(now: Date = .now) -> String {
    guard !isParent else { return "" }
    let text = dateText(now: now)
    guard text.utf8.count == 11 else { return String(text.prefix { $0 != "-" }) }
    return Calendar.current.isDate(modified, inSameDayAs: now)
      ? String(text.suffix(5)) : String(text.prefix(5))
  }

  /// `2026-11-26 14:05`
  static func text(of date: Date) -> String {
    let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]
    let date = Calendar.current.dateComponents(parts, from: date)
    return "\(date.year ?? 0)-\(two(date.month))-\(two(date.day)) "
      + "\(two(date.hour)):\(two(date.minute))"
  }

  private static func two(_ number: Int?) -> String {
    let number = number ?? 0
    return number < 10 ? "0\(number)" : "\(number)"
  }
}
