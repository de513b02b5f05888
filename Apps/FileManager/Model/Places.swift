import FileWork

/// The folders to which a person comes back, from one run of the app to the next.
struct Places: Equatable, Sendable {
  /// The bookmarks, in the order in which they were added.
  private(set) var bookmarks: [Bookmark] = []
  /// The folders that were shown, the last one first.
  private(set) var recent: [RawPath] = []
  /// The folder that the second list showed last.
  private(set) var second: RawPath?

  /// A change of the places.
  enum Change: Hashable, Sendable {
    case add(RawPath)
    case remove(RawPath)
    /// A bookmark gets a name, or none.
    case name(RawPath, String)
    case visit(RawPath)
    /// The second list shows a folder.
    case showSecond(RawPath)
  }

  /// Nobody looks further back.
  private static let mostRecent = 100

  init(bookmarks: [Bookmark] = [], recent: [RawPath] = [], second: RawPath? = nil) {
    (self.bookmarks, self.recent, self.second) = (bookmarks, recent, second)
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .add(let folder):
      if !bookmarks.contains(where: { $0.folder == folder }) {
        bookmarks.append(Bookmark(folder: folder))
      }
    case .remove(let folder): bookmarks.removeAll { $0.folder == folder }
    case .name(let folder, let name):
      guard let place = bookmarks.firstIndex(where: { $0.folder == folder }) else { return }
      bookmarks[place].name = name.contains { !$0.isWhitespace } ? name : nil
    case .visit(let folder):
      recent.removeAll { $0 == folder }
      recent = Array(([folder] + recent).prefix(Self.mostRecent))
    case .showSecond(let folder): second = folder
    }
  }
}

/// A folder that a person wants to find again.
struct Bookmark: Identifiable, Equatable, Sendable {
  let folder: RawPath
  /// The name that the person gave it.
  var name: String?

  var id: RawPath.ID { folder.id }
}

// {"bookmarks": ["/etc", {"name": "odd", "path": [47, 255]}], "recent": ["/etc"],
//  "second": "/home/ada"}
extension Places: Codable {
  private enum CodingKeys: CodingKey { case bookmarks, recent, second }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func paths(_ key: CodingKeys) throws -> [RawPath] {
      try values.decodeIfPresent([StoredPath].self, forKey: key)?.map(\.path) ?? []
    }
    bookmarks = try values.decodeIfPresent([Bookmark].self, forKey: .bookmarks) ?? []
    recent = try paths(.recent)
    second = try values.decodeIfPresent(StoredPath.self, forKey: .second)?.path
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(bookmarks, forKey: .bookmarks)
    try values.encode(recent.map(StoredPath.init), forKey: .recent)
    try values.encodeIfPresent(second.map(StoredPath.init), forKey: .second)
  }
}

// A bookmark without a name is a path, as it was before bookmarks had names.
extension Bookmark: Codable {
  private enum CodingKeys: CodingKey { case name, path }

  init(from decoder: any Decoder) throws {
    if let values = try? decoder.container(keyedBy: CodingKeys.self) {
      folder = try values.decode(StoredPath.self, forKey: .path).path
      name = try values.decodeIfPresent(String.self, forKey: .name)
    } else {
      folder = try StoredPath(from: decoder).path
    }
  }

  func encode(to encoder: any Encoder) throws {
    guard let name else { return try StoredPath(folder).encode(to: encoder) }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(StoredPath(folder), forKey: .path)
  }
}

/// A path as JSON has it: a text, or bytes if it is none.
private struct StoredPath: Codable {
  let path: RawPath

  init(_ path: RawPath) { self.path = path }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      path = RawPath(text)
    } else {
      path = RawPath(bytes: try value.decode([UInt8].self))
    }
    guard path.bytes.first == UInt8(ascii: "/") else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "no absolute path")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    if let text = String(validating: path.bytes, as: UTF8.self) {
      try value.encode(text)
    } else {
      try value.encode(path.bytes)
    }
  }
}
