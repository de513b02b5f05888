import FileWork

/// A row of what a search in files has found: the name of a file above its lines.
///
///     docs/guide.md
///          3  a line with the text
///         12  another one
struct FoundRow: Identifiable, Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case file(String)
    case line(ContentSearch.Line)
    /// There are more lines in the file than this number.
    case more(than: Int)
  }

  let path: RawPath
  /// The line that the preview shows; `nil` if the name of the file was found.
  let number: Int?
  let content: Content

  var id: String { "\(kind) \(path.id)" }

  private var kind: String {
    switch content {
    case .file: "f"
    case .line(let line): "\(line.number)"
    case .more: "m"
    }
  }

  /// The rows of a file.
  static func rows(of match: ContentSearch.Match) -> [FoundRow] {
    func row(_ number: Int?, _ content: Content) -> FoundRow {
      FoundRow(path: match.path, number: number, content: content)
    }
    return [row(match.lines.first?.number, .file(match.name))]
      + match.lines.map { row($0.number, .line($0)) }
      + (match.isCut ? [row(match.lines.last?.number, .more(than: match.lines.count))] : [])
  }
}

/// A line of a file that the preview shows.
struct FoundLine: Hashable, Sendable {
  let path: RawPath
  let number: Int
}
