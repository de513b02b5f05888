import RecurseReaders

/// A search for files by their names and by a text or a regular expression in them, below a folder.
///
/// Links are not followed, and what cannot be read is passed over. A file with a zero among its
/// first bytes is no text and is not searched, and only the first GiB of any other.
package struct ContentSearch: Hashable, Sendable {
  package let folder: RawPath
  /// What is looked for in lines; if its text is empty, the names alone count.
  package let pattern: TextPattern
  /// The names of the files that are searched.
  package let names: NamePattern
  /// Whether hidden files are searched, too.
  package let hidden: Bool

  /// A file that was found.
  package struct Match: Hashable, Sendable, Identifiable {
    package let path: RawPath
    /// The path below the folder, as text that is safe to show.
    package let name: String
    /// The lines with the text; none in a search for names.
    package let lines: [Line]
    /// Whether the file has more of them than are asked for.
    package let isCut: Bool

    package var id: String { path.id }
  }

  /// A line of a file.
  package struct Line: Hashable, Sendable {
    /// The number of the line, from 1.
    package let number: Int
    /// The line as text that is safe to show, without the spaces at its start, and shortened.
    package let parts: [Part]

    package var text: String { parts.map(\.text).joined() }
  }

  /// A part of a line, which was looked for or not.
  package struct Part: Hashable, Sendable {
    package let text: String
    package let isHit: Bool
  }

  /// The end of a search.
  package enum End: Hashable, Sendable {
    case complete
    /// There are more lines, or files, than were asked for.
    case cut
    /// The regular expression takes too long in a file.
    case slow(RawPath)
  }

  /// The limits of a search.
  package struct Limits: Hashable, Sendable {
    /// The number of lines, or of files in a search for names, after which it ends.
    package var all: Int
    /// The number of lines of one file.
    package var inFile: Int
    /// The time that a regular expression has for some 64 KiB of lines.
    package var patience: Duration

    package init(all: Int, inFile: Int, patience: Duration = .seconds(3)) {
      (self.all, self.inFile, self.patience) = (all, inFile, patience)
    }
  }

  package init(_ pattern: TextPattern, names: NamePattern, below folder: RawPath, hidden: Bool) {
    (self.pattern, self.names, self.folder, self.hidden) = (pattern, names, folder, hidden)
  }

  /// Searches off the caller's actor, folder by folder. Stops with `.cancelled` soon after its task
  /// is cancelled.
  ///
  /// - Parameter report: called with each match, and with `nil` from time to time and at the end.
  ///   Its other argument is the number of files that were looked at.
  @concurrent
  package func run(
    _ limits: Limits, disk: Disk = Disk(), report: @Sendable (Match?, Int) async -> Void
  ) async throws(FileError) -> End {
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
        var lines = FileLines()
        if !pattern.text.isEmpty {
          // One more tells that there are more.
          let most = min(limits.inFile, limits.all - found) + 1
          lines = try await disk.lines(of: path, with: pattern, most: most, limits.patience)
          if lines.isSlow { return .slow(path) }
          if lines.found.isEmpty {
            if files.isMultiple(of: 256) { await report(nil, files) }
            continue
          }
        }
        guard found < limits.all else { return .cut }
        let shown = lines.found.prefix(min(limits.inFile, limits.all - found))
        let isCut = shown.count < lines.found.count
        found += max(1, shown.count)
        await report(Match(path: path, name: text, lines: Array(shown), isCut: isCut), files)
        if isCut, found >= limits.all { return .cut }
      }
      folders[first...].reverse()
    }
    await report(nil, files)
    return .complete
  }
}

/// The lines of a file that a search has found.
struct FileLines: Sendable {
  var found: [ContentSearch.Line] = []
  /// Whether the search gave up.
  var isSlow = false
}
