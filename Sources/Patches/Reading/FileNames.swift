/// The names in the header of a file.
enum FileNames {
  /// Returns a name that may be in quotes.
  static func unquoted(_ bytes: ArraySlice<UInt8>) -> String {
    QuotedPath.read(bytes).map { String(decoding: $0.path, as: UTF8.self) } ?? bytes.string
  }

  /// Returns the name after `---` or `+++`, which a tab ends, or nil if it stands for no file.
  static func name(_ bytes: ArraySlice<UInt8>) -> String? {
    if bytes.first == .quote, QuotedPath.read(bytes) != nil { return unquoted(bytes) }
    let name = bytes.prefix { $0 != UInt8(ascii: "\t") }.string
    return name == "/dev/null" ? nil : name
  }

  /// Returns the two names of a `diff --git` line, which are the same but for their prefixes if
  /// no quotes tell where the first ends.
  static func pair(_ bytes: ArraySlice<UInt8>) -> (old: String, new: String)? {
    if let (path, rest) = QuotedPath.read(bytes) {
      return (String(decoding: path, as: UTF8.self), unquoted(rest.dropFirst()))
    }
    if bytes.last == .quote, let space = bytes.firstRange(of: [.space, .quote])?.lowerBound {
      return (bytes[..<space].string, unquoted(bytes[(space + 1)...]))
    }
    let middle = bytes.startIndex + bytes.count / 2
    if bytes.count % 2 == 1, bytes[middle] == .space {
      let old = bytes[..<middle].string
      let new = bytes[(middle + 1)...].string
      if old == new || rest(old) != nil && rest(old) == rest(new) { return (old, new) }
    }
    let space =
      bytes.firstRange(of: Array(" b/".utf8))?.lowerBound ?? bytes.firstIndex(of: .space)
    return space.map { (bytes[..<$0].string, bytes[($0 + 1)...].string) }
  }

  /// Takes the prefixes off two names if both have one, such as `a/` and `b/`.
  static func withoutPrefix(_ names: (old: String, new: String)) -> (old: String?, new: String?) {
    guard let old = rest(names.old), let new = rest(names.new),
      names.old.first != names.new.first
    else { return names }
    let isUsual = Set([names.old.first, names.new.first]) == ["a", "b"]
    return isUsual || old == new ? (old, new) : names
  }

  /// Returns the name that the other side of a file would have.
  static func otherSide(_ name: String) -> String {
    guard let rest = rest(name) else { return name }
    return switch name.first {
    case "a": "b/\(rest)"
    case "b": "a/\(rest)"
    default: name
    }
  }

  /// Returns what follows a prefix of one letter.
  private static func rest(_ name: String) -> String? {
    let utf8 = name.utf8
    guard utf8.count > 2, utf8[utf8.index(after: utf8.startIndex)] == UInt8(ascii: "/") else {
      return nil
    }
    return String(name.dropFirst(2))
  }
}
