import FileWork
import Files
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing
import UserListScreen
import books_demo
import chat
import editor
import file_manager
import gallery
import inspect
import log_viewer
import login_demo
import queue_demo
import quotes_demo
import seven_guis
import stories_demo
import system_monitor
import timer_demo
import tracks_demo
import user_list_demo

/// A demo for tests that run with each demo of the package, on a screen or in a terminal.
struct Demo: Sendable, CustomTestStringConvertible {
  /// The name of the executable.
  let name: String
  /// Arguments that keep it from the user's files.
  let arguments: [String]
  /// The app on a screen in memory.
  let open: @MainActor @Sendable (CellSize) throws -> any UsedScreen

  init<Root: Component>(
    _ name: String, _ arguments: [String] = [],
    _ make: @escaping @MainActor @Sendable () throws -> Root
  ) {
    self.name = name
    self.arguments = arguments
    open = { try TestScreen(make(), columns: $0.columns, rows: $0.rows, isStrict: true) }
  }

  /// The gallery, opened on a page.
  private static func page(_ page: GalleryPage) -> Demo {
    Demo("gallery", ["--page", page.rawValue]) { GalleryApp(page: page, focus: .page) }
  }

  var testDescription: String { ([name] + arguments).joined(separator: " ") }

  static let all: [Demo] = [
    Demo("books-demo", ["--likes", temporaryFile]) {
      let notes = RecentNotes()
      let catalogue = try SampleCatalogue(pace: .zero)
      let driver = BooksDriver(BooksState(), binders: [.api(catalogue), .analytics(notes)])
      return BooksApp(driver, notes: notes.notes)
    },
    Demo("gallery") { GalleryApp() },
    page(.layout), page(.layers), page(.tables), page(.text),
    Demo("seven-guis") { SevenGUIsApp() },
    Demo("editor", ["--within", sampleFolder, "+2", sampleLog]) {
      let path = FilePath(sampleLog)
      var file = EditedFile(id: 0, path: path, contents: try TextFile.read(path))
      file.goTo(line: 2)
      return EditorApp([file], limit: FilePath(sampleFolder))
    },
    Demo("chat", ["--messages", "20"]) {
      ChatApp(try RecordedChat.sample(), messages: 20, rate: 100)
    },
    Demo(
      "file-manager",
      [sampleFolder, "--within", sampleFolder, "--trash", sampleFolder + ".trash"]
    ) {
      let trash = Trash(folder: RawPath(sampleFolder + ".trash"))
      // Random keys would lead to the root of the disk, where everything can be renamed, and a
      // search keeps a million names.
      let worker = FileWorker(trash: trash, limit: RawPath(sampleFolder))
      return FileManagerApp(RawPath(sampleFolder), history: UndoStack(worker: worker))
    },
    Demo("log-viewer", [sampleLog, sampleLog + ".gone"]) {
      LogViewerApp([.file(sampleLog), .file(sampleLog + ".gone")])
    },
    Demo("inspect", [sampleSession]) { InspectApp(sampleSession, savesIn: sampleFolder) },
    Demo("login-demo", ["--delay", "0"]) { LoginApp(delay: .milliseconds(500)) },
    Demo("queue-demo") { QueueApp(Player()) },
    Demo("quotes-demo") { QuotesApp(source: SlowSource(pace: .milliseconds(1))) },
    Demo("stories-demo", ["--pace", "0"]) {
      StoriesApp(table: StoryTable(), source: SampleStories(pace: .milliseconds(1)))
    },
    Demo("system-monitor", ["--root", sampleSystem.path]) {
      SystemMonitorApp(SystemSource(root: sampleSystem.path)) { _, _ in "This is a test." }
    },
    Demo("timer-demo") { TimerDemo() },
    Demo("tracks-demo") { TracksApp(TrackLibrary(TrackFolder(path: sampleTracks))) },
    Demo("user-list-demo") { UserListApp(.sample) },
  ]

  /// All demos, or those that `FUZZ_DEMO` names: `gallery`, or `gallery --page text` alone.
  static let chosen: [Demo] = {
    guard let name = ProcessInfo.processInfo.environment["FUZZ_DEMO"] else { return all }
    return all.filter { $0.name == name || $0.testDescription == name }
  }()

  /// A file of a few lines.
  private static let sampleLog: String = {
    let path =
      NSTemporaryDirectory()
      + "recurse-log-\(ProcessInfo.processInfo.processIdentifier).txt"
    let lines = (0..<90).map {
      "2026-11-26 14:00:\(10 + $0 % 50) \($0 % 9 == 0 ? "ERROR" : "INFO") \($0)"
    }
    try? lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }()

  /// What an inspector has saved of an app with two nodes and two steps.
  private static let sampleSession: String = {
    let path =
      NSTemporaryDirectory()
      + "recurse-session-\(ProcessInfo.processInfo.processIdentifier).cast"
    func step(_ number: Int, _ cause: String, _ tree: String) -> String {
      let json =
        #"{"step":\#(number),"cause":"\#(cause)","renders":[["Page","state",1,9]],"#
        + #""work":[0,0,1,0,0,0],"effects":[],"running":[],"cells":1,"bytes":9,"tree":\#(tree)}"#
      return #"[\#(number).0, "s", "\#(json.replacing("\"", with: "\\\""))"]"#
    }
    func page(_ name: String) -> String {
      #"{"id":1,"depth":0,"kind":"component","name":"Page","state":["name = \#(name)"]}"#
    }
    let text = #"{"id":2,"depth":1,"kind":"element","name":"text “hello”","frame":[0,0,5,1]}"#
    let lines = [
      #"{"version": 2, "width": 40, "height": 10, "title": "page"}"#,
      step(0, "start", "[0,0,[\(page("1")),\(text)]]"), #"[0.5, "i", "a"]"#,
      step(1, "key of a character", "[0,1,[\(page("2"))]]"),
    ]
    try? (lines.joined(separator: "\n") + "\n")
      .write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }()

  /// A folder of a few files that a test may change.
  private static let sampleFolder: String = {
    let path =
      NSTemporaryDirectory() + "recurse-files-\(ProcessInfo.processInfo.processIdentifier)"
    let folder = URL(filePath: path)
    for name in ["a", "b/c"] {
      try? FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    for name in ["one.txt", "two.swift", "a/three.md"] {
      try? Data("let name = \"\(name)\"\n".utf8).write(to: folder.appending(path: name))
    }
    return path
  }()

  /// A system whose processes are made up, so that no real one is ended.
  private static let sampleSystem: MadeUpSystem = {
    do { return try MadeUpSystem(processes: 40) } catch { fatalError("\(error)") }
  }()

  private static let temporaryFile =
    NSTemporaryDirectory() + "recurse-likes-\(ProcessInfo.processInfo.processIdentifier).json"

  private static let sampleTracks = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Apps/TracksDemo/Samples").path
}

/// The actions of a screen, whatever its root component is.
@MainActor
protocol UsedScreen: TestedApp {
  func send(_ events: [InputEvent])
  func resize(columns: Int, rows: Int)
  func resize(columns: Int, rows: Int, with events: [InputEvent])
  func advance(by duration: Duration) async
  var failure: Failure? { get }
  var quitStatus: Int32? { get }
}

extension TestScreen: UsedScreen {}
