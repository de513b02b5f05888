import RecurseCore

/// A path that a person types: absolute, from the home folder, or from the folder that is shown.
///
///     ~/Pictures/ho
///     └ folder ─┘└ the beginning of a name
struct TypedPath: Hashable, Sendable {
  let text: String

  /// Creates the path, or `nil` for a text that is only a part of a name.
  init?(_ text: String) {
    guard text.utf8.contains(FileLocation.slash) || ["~", ".", ".."].contains(text) else {
      return nil
    }
    self.text = text
  }

  /// The text up to the last slash, which names a folder, and the beginning of a name after it.
  var parts: (folder: String, beginning: String) {
    guard let slash = text.utf8.lastIndex(of: FileLocation.slash) else {
      // "~" and ".." are folders of which only the slash is missing.
      return (text + "/", "")
    }
    let end = text.utf8.index(after: slash)
    return (String(text[..<end]), String(text[end...]))
  }

  /// Returns the place that a text names. As in a shell, ".." leads to the folder in the text, also
  /// after a link.
  ///
  /// - Parameters:
  ///   - folder: the absolute place from which other paths lead.
  ///   - home: the folder for "~", which is an ordinary name if it is `nil`.
  static func location(
    of text: String, from folder: FileLocation, home: FileLocation?
  ) -> FileLocation {
    var bytes = Array(text.utf8)
    var start = folder.bytes
    if let home, bytes.first == UInt8(ascii: "~"),
      bytes.count == 1 || bytes[1] == FileLocation.slash
    {
      start = home.bytes
      bytes.removeFirst()
    } else if bytes.first == FileLocation.slash {
      start = []
    }
    return FileLocation(bytes: start + [FileLocation.slash] + bytes).withoutParents
  }
}

extension FileLocation {
  /// The absolute location with each ".." and the component before it left out.
  var withoutParents: FileLocation {
    var components: [ArraySlice<UInt8>] = []
    for component in bytes.split(separator: Self.slash) {
      if component == [Self.dot, Self.dot] {
        _ = components.popLast()
      } else {
        components.append(component)
      }
    }
    return FileLocation(bytes: [Self.slash] + components.joined(separator: [Self.slash]))
  }

  /// The path with "~" for the home folder, as text that is safe to show.
  func text(home: FileLocation?) -> String {
    guard let home, !home.isRoot else { return description }
    if self == home { return "~" }
    guard bytes.starts(with: home.bytes + [Self.slash]) else { return description }
    return "~" + String(terminalSafeName: bytes[home.bytes.count...])
  }
}
