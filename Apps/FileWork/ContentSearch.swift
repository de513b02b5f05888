/// A search for files by their names and by a text in them, below a folder.
///
/// A text without capital letters is found in capital letters of ASCII, too. Links are not
/// followed, and what cannot be read is passed over. A file with a zero among its first bytes is no
/// text and is not searched, and only the first GiB of any other.
public struct ContentSearch: Hashable, Sendable {
  public let folder: RawPath
  /// The text; if it is empty, the names alone count.
  public let text: String
  /// The names of the files that are searched.
  public let names: NamePattern
  /// Whether hidden files are searched, too.
  public let hidden: Bool

  /// A file that was found.
  public struct Match: Hashable, Sendable, Identifiable {
    public let path: RawPath
    /// The path below the folder, as text that is safe to show.
    public let name: String
    /// The first line with the text, which is shortened; `nil` in a search for names.
    public let line: Line?

    public var id: String { path.id }
  }

  /// A line of a file.
  public struct Line: Hashable, Sendable {
    /// The number of the line, from 1.
    public let number: Int
    /// The line as text that is safe to show, without the spaces at its start.
    public let text: String
  }

  /// The end of a search.
  public enum End: Hashable, Sendable {
    case complete
    /// There are more matches than were asked for.
    case cut
  }

  public init(_ text: String, names: NamePattern, below folder: RawPath, hidden: Bool) {
    (self.text, self.names, self.folder, self.hidden) = (text, names, folder, hidden)
  }

  /// Searches off the caller's actor, folder by folder. Stops with `.cancelled` soon after its task
  /// is cancelled.
  ///
  /// - Parameters:
  ///   - most: the number of matches after which it ends.
  ///   - report: called with each match, and with `nil` from time to time and at the end. Its other
  ///     argument is the number of files that were looked at.
  @concurrent
  public func run(
    most: Int, disk: Disk = Disk(), report: @Sendable (Match?, Int) async -> Void
  ) async throws(FileError) -> End {
    let needle = Needle(text)
    var folders: [(path: RawPath, text: String)] = [(folder, "")]
    var (files, found) = (0, 0)
    // A loop, because a tree may be deeper than the stack. It takes the last folder first, so that
    // only the folders beside the way to it wait.
    while let folder = folders.popLast() {
      try await Pause.take()
      var all: [RawName] = []
      do { all = try disk.names(in: folder.path) } catch {
        if folder.path == self.folder { throw error }
      }
      let first = folders.count
      for name in all where hidden || !name.isHidden {
        let path = folder.path.appending(name)
        guard let status = try? disk.status(path) else { continue }
        let text = folder.text + name.description
        if status.kind == .folder { folders.append((path, text + "/")) }
        guard status.kind == .file, names.matches(name.bytes) else { continue }
        files += 1
        var line: Line?
        if let needle {
          line = try await disk.firstLine(of: path, with: needle)
          if line == nil {
            if files.isMultiple(of: 256) { await report(nil, files) }
            continue
          }
        }
        guard found < most else { return .cut }
        found += 1
        await report(Match(path: path, name: text, line: line), files)
      }
      folders[first...].reverse()
    }
    await report(nil, files)
    return .complete
  }
}
