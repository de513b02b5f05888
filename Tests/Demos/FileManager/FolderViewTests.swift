import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import FileWork
@testable import file_manager

@MainActor @Suite("A list of a large folder, while that is read") struct FolderViewTests {
  private let folder = RawPath("/large")

  private func contents(_ view: FolderView, _ names: [String]) async -> FolderContents {
    let entries = names.map { name in
      FileEntry(
        path: folder.appending(RawName(name)), kind: .file, size: Int64(1_000 - name.utf8.count),
        modified: .distantPast, permissions: 0o644, isReadable: true, isEnterable: false)
    }
    return await FolderContents.sort(entries, of: folder, view.order, view.choice)
  }

  private func names(_ view: FolderView) -> [String] { view.entries.map(\.name.description) }

  /// A list that has read a part of its folder.
  private func view(_ names: [String], selecting entry: String? = nil) async throws -> FolderView {
    var view = FolderView(RawPath("/"), showsHidden: false)
    view.go(to: folder, selecting: entry.map { folder.appending(RawName($0)) })
    let reading = try #require(view.reading)
    view.note(.contents(await contents(view, names)), of: reading)
    return view
  }

  @Test("counts the bytes of what is marked, also where a file has another size")
  func bytes() async throws {
    var view = try await view(["a", "bb", "ccc"])
    let ids = view.entries.map(\.id)
    view.toggleMark(of: ids[0])
    view.toggleMark(of: ids[2])
    #expect(view.markedBytes == 999 + 997)
    view.toggleMark(of: ids[0])
    #expect(view.markedBytes == 997)
    let grown = view.entries.map { entry in
      FileEntry(
        path: entry.path, kind: .file, size: 5, modified: .distantPast, permissions: 0o644,
        isReadable: true, isEnterable: false)
    }
    let reading = try #require(view.reading)
    let all = await FolderContents.sort(grown, of: folder, view.order, view.choice)
    view.take(all, of: reading)
    #expect(view.marked == [ids[2]] && view.markedBytes == 5)
  }

  private func sort(_ view: inout FolderView) async {
    let sorted = await FolderContents.sort(view.all, of: folder, view.order, view.choice)
    view.show(sorted, sorted: view.sorts)
  }

  @Test("shows the first entries in order, with a cursor that is at the top until it is moved")
  func top() async throws {
    var view = try await view(["m", "k"])
    let reading = try #require(view.reading)
    #expect(names(view) == ["k", "m"] && view.isLoading && view.currentEntry?.name == "k")
    view.note(.contents(await contents(view, ["m", "k", "c", "x"])), of: reading)
    #expect(names(view) == ["c", "k", "m", "x"] && view.currentEntry?.name == "c")
    view.moveCursor(by: 1)
    view.take(await contents(view, ["m", "k", "c", "x", "a", "j"]), of: reading)
    #expect(names(view) == ["a", "c", "j", "k", "m", "x"] && !view.isLoading)
    #expect(view.currentEntry?.name == "k")
  }

  @Test("keeps marks, and takes neither fewer entries nor those of another reading")
  func marks() async throws {
    var view = try await view(["m", "k", "x"])
    let first = try #require(view.reading)
    view.mark()
    view.reload()
    let second = try #require(view.reading)
    view.note(.contents(await contents(view, ["m", "x"])), of: second)
    view.note(.contents(await contents(view, ["a", "b", "c", "d"])), of: first)
    #expect(names(view) == ["k", "m", "x"] && view.chosen.map(\.name) == ["k"])
    view.note(.contents(await contents(view, ["m", "x", "a", "k"])), of: second)
    #expect(names(view) == ["a", "k", "m", "x"] && view.chosen.map(\.name) == ["k"])
    #expect(view.currentEntry?.name == "m")
    // An entry that was removed meanwhile goes at the end.
    view.take(await contents(view, ["m", "x", "a", "b"]), of: second)
    #expect(names(view) == ["a", "b", "m", "x"] && view.marked.isEmpty)
  }

  @Test("selects a wanted entry when it comes, unless a person has chosen another one")
  func wanted() async throws {
    let parts = [["m", "k"], ["m", "k", "c", "x"], ["m", "k", "c", "x", "a"]]
    var view = try await view(parts[0], selecting: "x")
    let reading = try #require(view.reading)
    #expect(view.currentEntry?.name == "k")
    view.note(.contents(await contents(view, parts[1])), of: reading)
    #expect(view.currentEntry?.name == "x")
    view.take(await contents(view, parts[2]), of: reading)
    #expect(view.currentEntry?.name == "x")
    var other = try await self.view(parts[0], selecting: "x")
    other.moveCursor(by: 1)
    let second = try #require(other.reading)
    other.note(.contents(await contents(other, parts[1])), of: second)
    other.take(await contents(other, parts[2]), of: second)
    #expect(other.currentEntry?.name == "m")
  }

  @Test("is sorted and filtered at every step as a person wants it by then")
  func order() async throws {
    var view = try await view(["bb", "a"])
    let reading = try #require(view.reading)
    let early = await contents(view, ["bb", "a", "cccc", ".d"])
    let last = await contents(view, ["bb", "a", "cccc", ".d", "eee"])
    view.sortByNext()
    await sort(&view)
    #expect(names(view) == ["bb", "a"])
    // What was begun in the old order is not shown in that.
    view.note(.contents(early), of: reading)
    #expect(names(view) == ["bb", "a"])
    await sort(&view)
    #expect(names(view) == ["cccc", "bb", "a"])
    view.filterText = "?*?"
    let late = await FolderContents.sort(view.all, of: folder, view.order, view.choice)
    let number = view.sorts
    view.take(last, of: reading)
    // A result for the entries that were there before is not shown either.
    view.show(late, sorted: number)
    await sort(&view)
    #expect(names(view) == ["cccc", "eee", "bb"] && view.count == 4 && view.all.count == 5)
    view.endFilter()
    view.toggleHidden()
    await sort(&view)
    #expect(names(view) == ["cccc", "eee", ".d", "bb", "a"])
  }

  @Test("shows on the screen what is read so far, and the rest after it")
  func screen() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    let docs = screen.state.main.folder.appending("docs")
    let guide = FileEntry(
      path: docs.appending("guide.md"), kind: .file, size: 8, modified: .now, permissions: 0o644,
      isReadable: true, isEnterable: false)
    let list = screen.state.main
    let part = await FolderContents.sort([guide], of: docs, list.order, list.choice)
    screen.change { state in
      state.enter(docs, on: .main)
      guard let reading = state.main.reading else { return }
      state.main.note(.count(20_480), of: reading)
      state.main.note(.contents(part), of: reading)
    }
    #expect(manager.names() == ["guide.md"] && screen.state.main.currentEntry?.name == "guide.md")
    #expect(screen.text.contains(/1 item +Reading… 20,480/))
    try await manager.waitForWork()
    #expect(manager.names() == ["deep", "guide.md"] && !screen.shows("Reading"))
    #expect(screen.state.main.currentEntry?.name == "deep")
  }
}
