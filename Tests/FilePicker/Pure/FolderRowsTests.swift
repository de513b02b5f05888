import Recurse
import Testing

@testable import RecurseFiles

@Suite("The rows of a folder") struct FolderRowsTests {
  private let entries = [
    FileEntry(Array("docs".utf8), .folder), FileEntry(Array(".git".utf8), .folder),
    FileEntry(Array("a.txt".utf8), .file), FileEntry(Array("b.TXT".utf8), .file),
    FileEntry(Array(".c.txt".utf8), .file), FileEntry(Array("d.png".utf8), .file),
    FileEntry(Array("link".utf8), .unknown, isLink: true), FileEntry([0xFF, 0x2E], .file),
  ].sorted(by: FileEntry.precedes)

  private func names(_ choice: FolderRows) -> [String] { rows(choice, entries).map(\.text) }

  /// The rows once all entries are ranked.
  private func rows(_ choice: FolderRows, _ entries: [FileEntry]) -> [FileEntry] {
    guard choice.hasQuery else { return choice.rows(of: entries) }
    var ranking = choice.ranking(of: entries)
    while !ranking.isFinished { ranking.rankSlice() }
    return ranking.rows
  }

  @Test("are ranked in slices as all at once")
  func slices() {
    let names = (0..<10_000).map { "\($0 % 7)a\($0)b\($0 % 3)" }
    let entries = names.map { FileEntry(Array($0.utf8), .file) }
    for query in ["a1", "b2", "1 2", "zz"] {
      var ranking = FolderRows(query: query).ranking(of: entries)
      var slices = 0
      while !ranking.isFinished {
        ranking.rankSlice()
        slices += 1
        if !ranking.isFinished { #expect(ranking.rows.count <= 1_024) }
      }
      #expect(slices == 3)
      #expect(ranking.rows.map(\.text) == fuzzyMatches(of: query, in: names).map { names[$0] })
    }
  }

  @Test("are folders first, then files by their names, without hidden ones")
  func order() {
    #expect(names(FolderRows()) == ["docs", "a.txt", "b.TXT", "d.png", "link", "�."])
    #expect(
      names(FolderRows(showsHidden: true))
        == [".git", "docs", ".c.txt", "a.txt", "b.TXT", "d.png", "link", "�."])
  }

  @Test("are those that an allowed extension or a folder has, and that may still be a folder")
  func allowed() {
    #expect(names(FolderRows(allowed: ["txt"])) == ["docs", "a.txt", "b.TXT", "link"])
    #expect(names(FolderRows(allowed: .folders)) == ["docs", "link"])
    #expect(names(FolderRows(allowed: ["png", "md"])) == ["docs", "d.png", "link"])
  }

  @Test("are those with the letters, the best first, and hidden ones for a dot")
  func query() {
    #expect(names(FolderRows(query: "xt", hasParent: true)) == ["a.txt", "b.TXT"])
    #expect(names(FolderRows(query: ".t")) == ["a.txt", "b.TXT", ".c.txt", ".git"])
    #expect(names(FolderRows(query: "zz")) == [])
    #expect(names(FolderRows(query: " ", hasHere: true, hasParent: true)).prefix(2) == [".", ".."])
  }

  @Test("are all entries that fit each part of the choice, for every choice")
  func law() {
    for query in ["", "t", "x", "g"] {
      for showsHidden in [false, true] {
        for allowed in [AllowedFiles.all, .folders, ["txt"]] {
          let choice = FolderRows(query: query, showsHidden: showsHidden, allowed: allowed)
          let expected = entries.filter { entry in
            let isAllowed =
              switch (allowed.kind, entry.kind) {
              case (_, .folder), (_, .unknown), (.all, _): true
              case (.folders, _): false
              case (.extensions, _): entry.text.lowercased().hasSuffix(".txt")
              }
            return isAllowed && (showsHidden || !entry.text.hasPrefix("."))
              && (query.isEmpty || entry.text.lowercased().contains(query))
          }
          #expect(Set(rows(choice, entries)) == Set(expected))
        }
      }
    }
  }
}

@Suite("Files that are allowed") struct AllowedFilesTests {
  @Test("have one of the extensions, in either case, and a name before it")
  func extensions() {
    let allowed: AllowedFiles = ["txt", ".md", "tar.gz"]
    func allows(_ name: String) -> Bool { allowed.allowsFile(named: Array(name.utf8)) }
    for name in ["a.txt", "A.TXT", "b.md", "c.tar.gz", "é.txt"] { #expect(allows(name)) }
    for name in ["txt", ".txt", "a.txt2", "atxt", "a.gz", "", "a."] { #expect(!allows(name)) }
    #expect(allowed.allowsFile(named: [0xFF] + Array(".txt".utf8)))
  }
}

@Suite("Texts about a file") struct FileTextTests {
  @Test("A size has two digits at least, and a unit from 1024 on")
  func sizes() {
    let sizes: [(Int64, String)] = [
      (0, "0"), (1023, "1023"), (1024, "1.0K"), (10_239, "9.9K"), (10_240, "10K"),
      (1_023_999, "999K"), (1_024_000, "0.9M"), (5 << 30, "5.0G"), (.max, "8.0E"),
    ]
    for (size, text) in sizes { #expect(FileEntry.text(ofSize: size) == text) }
  }

  @Test("A failure is a sentence with the path")
  func failures() {
    let file = FileLocation("/a/b\n.png")
    #expect("\(FileFailure(file, .missing))" == "“/a/b␊.png” does not exist.")
    #expect("\(FileFailure(file, .noPermission))" == "You do not have permission for “/a/b␊.png”.")
    #expect(
      "\(FileFailure(file, .otherExtension(["txt", "md"])))"
        == "“b␊.png” does not end in .txt or .md.")
    #expect("\(FileFailure(file, .system(5)))".hasPrefix("“/a/b␊.png”: "))
  }
}
