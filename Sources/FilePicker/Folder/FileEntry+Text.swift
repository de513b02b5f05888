#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The texts about an entry.
extension FileEntry {
  /// The sign of what it is, after its name: `notes/`, `link@`.
  var sign: String {
    switch kind {
    case .folder: "/"
    case .other: isLink ? "@" : "="
    case .file, .unknown: isLink ? "@" : ""
    }
  }

  /// `812`, `3.4K`, `12M`; empty for a folder, and while the size is not known.
  var sizeText: String {
    guard let details, kind == .file else { return "" }
    return Self.text(ofSize: details.size)
  }

  static func text(ofSize size: Int64) -> String {
    guard size >= 1024 else { return "\(size)" }
    var (number, unit) = (Double(size) / 1024, 0)
    let units = ["K", "M", "G", "T", "P", "E"]
    while number >= 1000, unit < units.count - 1 {
      number /= 1024
      unit += 1
    }
    let digits = number < 10 ? "\((number * 10).rounded(.down) / 10)" : "\(Int(number))"
    return digits + units[unit]
  }

  /// The day of the last change in the local time: `2026-11-26`.
  var dateText: String {
    guard let details, !isWayOut else { return "" }
    var (time, parts) = (time_t(details.modified), tm())
    guard localtime_r(&time, &parts) != nil else { return "" }
    let year = Int(parts.tm_year) + 1900
    return "\(year)-\(Self.two(parts.tm_mon + 1))-\(Self.two(parts.tm_mday))"
  }

  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
