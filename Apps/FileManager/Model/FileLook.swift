import FileWork
import Recurse

/// The kind of an entry that a list shows by a color.
enum FileLook: Hashable, Sendable {
  case folder, link, broken, program, archive, data, picture, other

  init(_ entry: FileEntry) {
    switch entry.kind {
    case .link(_, _, isBroken: true): self = .broken
    case .directory: self = .folder
    case .link: self = .link
    case .other: self = .other
    case .file: self = entry.isExecutable ? .program : Self(ending: entry.name.description)
    }
  }

  /// The look of a file whose permissions say nothing.
  private init(ending name: String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      self = .other
      return
    }
    self = Self.endings[name[name.index(after: dot)...].lowercased()] ?? .other
  }

  private static let endings: [String: FileLook] = {
    let kinds: [(FileLook, [String])] = [
      (.archive, ["7z", "bz2", "deb", "gz", "jar", "rpm", "tar", "tgz", "xz", "zip", "zst"]),
      (.data, ["csv", "db", "json", "plist", "sqlite", "toml", "tsv", "xml", "yaml", "yml"]),
      (.picture, ["bmp", "gif", "heic", "jpeg", "jpg", "mkv", "mp3", "mp4", "png", "svg", "webp"]),
    ]
    return kinds.reduce(into: [:]) { found, kind in
      for ending in kind.1 { found[ending] = kind.0 }
    }
  }()

  var color: Color? {
    switch self {
    case .folder: .accent
    case .link: .info
    case .broken: .error
    case .program: .success
    case .archive: .warning
    case .data: .series(2)
    case .picture: .series(5)
    case .other: nil
    }
  }
}
