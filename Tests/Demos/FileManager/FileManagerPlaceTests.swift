import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import FileWork
@testable import file_manager

@MainActor @Suite("The places of the file manager") struct FileManagerPlaceTests {
  @Test("begin with the home folder in the second list, and later with its last one")
  func second() async throws {
    let manager = try await FileManagerScreen(showsTree: false, places: "{}")
    let screen = manager.screen
    let root = screen.state.main.folder
    #expect(screen.state.other.folder == RawPath.home)
    screen.change { $0.enter(root.appending("docs"), on: .main) }
    try await manager.wait("the folder is kept") {
      $0.kept.places.second == root.appending("docs") && $0.kept.waiting.isEmpty
    }
    let again = TestScreen(
      FileManagerScreen.app(in: manager.folder, root.description), columns: 80, rows: 24)
    #expect(again.state.other.folder == root && again.state.active == .other)
    #expect(again.state.focus == .left && again.state.main.folder == root.appending("docs"))
  }

  @Test("are not shown twice, nor if they are gone")
  func others() {
    let root = RawPath("/")
    let places = Places(recent: [root, RawPath("/no such folder"), RawPath("/usr")], second: root)
    #expect(FileManagerState.second(besides: root, places) == RawPath("/usr"))
    #expect(FileManagerState.second(besides: .home, Places()) == root)
  }

  @Test("are bookmarks, which are added, followed and removed")
  func bookmarks() async throws {
    let manager = try await FileManagerScreen(places: #"{"bookmarks": ["TREE/docs"]}"#)
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.press(.control("\\"))
    #expect(screen.shows("tree/docs") && screen.shows("Add “tree”"))
    screen.type("a")
    // It is selected in the list, where a name can be given at once.
    #expect(screen.state.isShowingBookmarks && screen.state.bookmark == root.id)
    #expect(!screen.shows("Add “tree”"))
    try await manager.wait("the bookmarks are kept") { $0.kept.waiting.isEmpty }
    let file = PlaceFile(RawPath(manager.folder.path("places.json")))
    #expect(try file.read().bookmarks.map(\.folder) == [root.appending("docs"), root])
    screen.press(.up, .enter)
    try await manager.wait("the folder is read") { !$0.main.isLoading }
    #expect(screen.state.main.folder == root.appending("docs") && screen.state.focus == .main)
    screen.press(.control("\\"))
    screen.press(.home, .delete)
    try await manager.wait("the bookmarks are kept") { $0.kept.waiting.isEmpty }
    #expect(try file.read().bookmarks.map(\.folder) == [root])
  }

  @Test("are bookmarks with names, which are shown before the paths")
  func names() async throws {
    let manager = try await FileManagerScreen(
      places: #"{"bookmarks": ["TREE/docs", {"name": "nothing", "path": "TREE/empty"}]}"#)
    let screen = manager.screen
    screen.press(.control("\\"))
    #expect(screen.text.contains(/nothing +….*empty/))
    screen.press(.home, .function(2))
    screen.type("all about it")
    screen.press(.enter)
    #expect(screen.text.contains(/all about it +….*docs/))
    try await manager.wait("the names are kept") { $0.kept.waiting.isEmpty }
    let file = PlaceFile(RawPath(manager.folder.path("places.json")))
    #expect(try file.read().bookmarks.map(\.name) == ["all about it", "nothing"])
    // Without its name it is a path, as in a file of an earlier time.
    screen.press(.function(2), .control("u"), .enter)
    try await manager.wait("the names are kept") { $0.kept.waiting.isEmpty }
    #expect(try file.read().bookmarks.map(\.name) == [nil, "nothing"])
    #expect(try manager.folder.text("places.json").contains("docs\","))
  }

  @Test("are bookmarks in groups, which their names begin with")
  func groups() async throws {
    let manager = try await FileManagerScreen(
      places: """
        {"bookmarks": [{"name": "Work/logs", "path": "TREE/docs"}, "/etc",
          {"name": "Home/a / b", "path": "/usr"}, {"name": "Work/notes", "path": "TREE/empty"},
          {"name": "end/", "path": "/bin"}]}
        """)
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.press(.control("\\"))
    let lines = screen.text.split(separator: "\n").map(String.init)
    func place(_ text: String) -> Int? { lines.firstIndex { $0.contains(text) } }
    let places = try ["/etc", "end/ ", "Work ", "logs ", "notes ", "Home/a ", "b  "].map {
      try #require(place($0), "\($0)")
    }
    #expect(places == Array(places[0]..<places[0] + 7))
    // A name with another group moves the bookmark there.
    screen.press(.home, .function(2), .control("u"))
    screen.type("Work/etc")
    screen.press(.enter)
    #expect(screen.state.bookmarkFacts.groups.map(\.title) == [nil, "Work", "Home/a"])
    #expect(screen.state.bookmarkFacts.groups[1].bookmarks.map(\.title) == ["logs", "etc", "notes"])
    #expect(screen.state.bookmark == RawPath("/etc").id)
    screen.press(.up, .enter)
    try await manager.waitForWork()
    #expect(screen.state.main.folder == root.appending("docs"))
  }

  @Test("are told to be broken, and are never overwritten then")
  func broken() async throws {
    let text = #"{"bookmarks": ["/etc""#
    let manager = try await FileManagerScreen(places: text)
    let screen = manager.screen
    #expect(screen.shows("is no file of bookmarks"))
    screen.change { $0.enter($0.main.folder.appending("docs"), on: .main) }
    try await manager.wait("the visit is refused") {
      !$0.main.isLoading && $0.kept.waiting.isEmpty
    }
    #expect(!screen.shows("is no file of bookmarks"))
    screen.press(.control("\\"))
    screen.type("a")
    try await manager.waitToShow("no file of bookmarks")
    #expect(try manager.folder.text("places.json") == text)
  }

  @Test("are the recent folders, found by letters of their paths")
  func recent() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    let root = screen.state.main.folder
    for name in ["docs", "empty"] {
      screen.change { $0.enter(root.appending(RawName(name)), on: .main) }
      try await manager.waitForWork()
    }
    screen.type("h")
    #expect(screen.state.isShowingRecent)
    screen.type("docs")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(screen.state.main.folder == root.appending("docs") && !screen.state.isShowingRecent)
  }

  @Test("keep names that are no text, and at most a hundred folders")
  func file() async throws {
    let manager = try await FileManagerScreen()
    let path = RawPath(manager.folder.path("state/places.json"))
    let odd = RawPath(bytes: Array("/a/".utf8) + [0xFF])
    let file = PlaceFile(path)
    #expect(try file.read() == Places())
    let visits = (1...150).map { Places.Change.visit(RawPath("/\($0)")) }
    _ = try await file.apply(visits + [.add(odd), .showSecond(odd), .visit(RawPath("/60"))])
    let places = try file.read()
    #expect(places.bookmarks == [Bookmark(folder: odd)] && places.second == odd)
    #expect(places.recent.count == 100 && places.recent.first == RawPath("/60"))
    #expect(places.recent.count { $0 == RawPath("/60") } == 1)
    #expect(try manager.folder.text("state/places.json").contains("\"second\" : [\n"))
    let environment = ["XDG_STATE_HOME": manager.folder.path("state"), "HOME": "/none"]
    _ = try await PlaceFile.usual(in: environment).apply([.add(odd)])
    #expect(try manager.folder.text("state/file-manager/places.json").contains("bookmarks"))
  }
}
