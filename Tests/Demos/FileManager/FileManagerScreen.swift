import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

/// A file manager on a screen, in a folder of its own.
///
///     tree/docs/guide.md   tree/docs/deep/note.txt   tree/empty   tree/.secret
///     tree/main.swift      tree/notes.txt            tree/data.bin
@MainActor
struct FileManagerScreen {
  let folder: TemporaryFolder
  let screen: TestScreen<FileManagerApp>

  /// - Parameters:
  ///   - showsTree: whether the tree is on the left, as after F9, and not a second list.
  ///   - places: the text of the file of bookmarks, if there is one, with "TREE" for the folder.
  ///   - staysInside: whether nothing outside of the folder is shown or changed.
  ///   - mostUnasked: the bytes that come out of an archive without a question.
  init(
    columns: Int = 120, rows: Int = 20, showsTree: Bool = true, places: String? = nil,
    staysInside: Bool = false, mostUnasked: Int64 = 1 << 30
  ) async throws {
    folder = try TemporaryFolder()
    for name in ["docs/deep", "empty"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "tree/\(name)"), withIntermediateDirectories: true)
    }
    for (name, text) in [
      ("docs/guide.md", "# Guide\n"), ("docs/deep/note.txt", "deep\n"), (".secret", "hidden\n"),
      ("main.swift", "let answer = 42\n"), ("notes.txt", "first line\nsecond line\n"),
    ] {
      try folder.write(text, to: "tree/\(name)")
    }
    try Data([0x48, 0x69, 0, 0xFF]).write(to: folder.url.appending(path: "tree/data.bin"))
    let root = try #require(realpath(folder.path("tree"), nil))
    defer { free(root) }
    let tree = String(cString: root)
    if let places { try folder.write(places.replacing("TREE", with: tree), to: "places.json") }
    screen = TestScreen(
      Self.app(
        in: folder, tree, keepsPlaces: places != nil, staysInside: staysInside,
        mostUnasked: mostUnasked),
      columns: columns, rows: rows)
    // The tests are about the list on the right, which also the tree leaves.
    screen.change { state in
      state.swapPanes()
      state.go(to: .main)
    }
    try await wait("the folders are read") { !$0.main.isLoading && !$0.other.isLoading }
    if showsTree { screen.press(.function(9)) }
  }

  /// An app in the folder, as it is started again.
  static func app(
    in folder: TemporaryFolder, _ tree: String, keepsPlaces: Bool = true,
    staysInside: Bool = false, mostUnasked: Int64 = 1 << 30
  ) -> FileManagerApp {
    let trash = Trash(folder: RawPath(folder.path("trash")))
    let archives = ArchiveStore(
      in: RawPath(folder.path("cache")), mostUnasked: mostUnasked, leastRoom: 1 << 20)
    var disk = Disk()
    disk.parts = PartRecords(in: RawPath(folder.path("parts")))
    let worker = FileWorker(
      trash: trash, limit: staysInside ? RawPath(tree) : nil, archives: archives, disk: disk)
    return FileManagerApp(
      RawPath(tree), history: UndoStack(worker: worker),
      places: keepsPlaces ? PlaceFile(RawPath(folder.path("places.json"))) : nil)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path("tree/\(name)"))
  }

  func text(_ name: String) throws -> String { try folder.text("tree/\(name)") }

  func wait(
    _ what: String, _ condition: (FileManagerState) -> Bool
  ) async throws {
    try await screen.waitUntil(what, timeout: .seconds(10)) { condition(screen.state) }
  }

  func waitToShow(_ text: String) async throws {
    try await screen.waitUntil("“\(text)” is shown", timeout: .seconds(10)) { screen.shows(text) }
  }

  /// Waits until nothing is done or read any more.
  func waitForWork() async throws {
    try await wait("the work is done") { state in
      state.jobs.running.isEmpty && !state.main.isLoading
        && (state.showsTree || !state.other.isLoading)
    }
  }

  /// Begins a change, or lets it wait.
  func start(_ operation: FileOperation) { screen.change { $0.start(.perform(operation)) } }

  /// Begins a copy of items into a folder that goes on until it is cancelled: it waits for an
  /// answer, and its question is not shown.
  @discardableResult
  func startEndlessCopy(of names: [String], into target: String) async throws -> FileJob.ID {
    let root = screen.state.main.folder
    for name in names { try folder.write("old", to: "tree/\(target)/\(name)") }
    start(
      .copy(names.map { root.appending(RawName($0)) }, into: root.appending(RawName(target))))
    let id = try #require(screen.state.jobs.running.last?.id)
    try await wait("it asks") { $0.jobs[id]?.asked != nil }
    screen.change { state in
      state.jobs[id]?.asked = nil
      state.go(to: .main)
    }
    return id
  }

  /// Puts the cursor on an entry of the list in the middle.
  func select(_ name: String) throws {
    let state = screen.state
    let entry = try #require(state.main.entries.first { $0.name.description == name })
    screen.change { $0.main.current = entry.id }
  }

  func names(_ side: FileManagerState.Side = .main) -> [String] {
    screen.state[side].entries.map(\.name.description)
  }
}

extension FileManagerState {
  /// The item that failed, about which a person is asked.
  var trouble: FileTrouble? {
    if case .trouble(let trouble) = asking?.asked?.question { trouble } else { nil }
  }

  /// The conflict about which a person is asked.
  var conflict: FileConflict? {
    if case .conflict(let conflict) = asking?.asked?.question { conflict } else { nil }
  }
}
