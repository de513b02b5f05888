import Foundation
import Recurse
import TestSupport
import Testing
import books_demo

private let emma = Book(id: "emma", title: "Emma", author: "Jane Austen", year: 1815)
private let kokoro = Book(id: "kokoro", title: "こころ", author: "夏目漱石", year: 1914)

/// A catalogue that a test answers in any order.
@MainActor
private final class Desk: Catalogue {
  private(set) var asked: [String] = []
  private var waiting: [CheckedContinuation<Result<[Book], Unreachable>, Never>] = []

  func books(matching query: String) async throws(Unreachable) -> [Book] {
    asked.append(query)
    return try await withCheckedContinuation { waiting.append($0) }.get()
  }

  func answer(_ request: Int, _ result: Result<[Book], Unreachable>) {
    waiting[request].resume(returning: result)
  }
}

@MainActor
private final class Store: LikeStore {
  var written: [Set<Book.ID>] = []
  var problem: LikeProblem?

  func write(_ likes: Set<Book.ID>) throws(LikeProblem) {
    if let problem { throw problem }
    written.append(likes)
  }
}

@MainActor
private final class Notes: AnalyticsLog {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

@MainActor @Suite("Binders of the books demo") struct BooksBinderTests {
  private let driver = RecordingDriver<BooksState, BooksEvent>(BooksState())

  /// Runs tasks of the main actor until a condition is true.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
    #expect(condition())
  }

  @Test("The catalogue is queried at once, and its answer is shown")
  func api() async {
    let desk = Desk()
    driver.attach(.api(desk))
    await wait { desk.asked == [""] }
    #expect(driver.state.books.isLoading)
    desk.answer(0, .success([emma]))
    await wait { driver.state.books.value == [emma] }
    #expect(driver.performed == ["begin", "show"])
    driver.state.request.number += 1
    await wait { desk.asked.count == 2 }
    #expect(driver.state.books == .loading(previous: [emma]))
    desk.answer(1, .failure(Unreachable("Nobody is there.")))
    await wait { driver.state.books.failure != nil }
    #expect(driver.state.books == .failed(Unreachable("Nobody is there."), previous: [emma]))
  }

  @Test("A late answer to an older search is dropped")
  func late() async {
    let desk = Desk()
    driver.attach(.api(desk))
    await wait { desk.asked.count == 1 }
    driver.state.request.query = "kok"
    await wait { desk.asked == ["", "kok"] }
    desk.answer(1, .success([kokoro]))
    await wait { driver.state.books.value == [kokoro] }
    desk.answer(0, .success([emma]))
    for _ in 0..<100 { await Task.yield() }
    #expect(driver.state.books.value == [kokoro])
  }

  @Test("An answer after the end of the driver changes nothing")
  func ended() async {
    let desk = Desk()
    driver.attach(.api(desk))
    await wait { desk.asked.count == 1 }
    driver.end()
    desk.answer(0, .success([emma]))
    for _ in 0..<100 { await Task.yield() }
    #expect(driver.performed == ["begin"])
  }

  @Test("Likes are written after a change, the latest alone, and a failed write is shown")
  func storage() async {
    let store = Store()
    driver.attach(.storage(store))
    for _ in 0..<100 { await Task.yield() }
    #expect(store.written.isEmpty && driver.performed.isEmpty)
    driver.state.likes = ["emma"]
    #expect(driver.state.isStoring)
    driver.state.likes = ["emma", "kokoro"]
    await wait { !driver.state.isStoring }
    #expect(store.written.last == ["emma", "kokoro"] && driver.performed == ["kept"])
    store.problem = LikeProblem("The disk is full.")
    driver.state.likes = []
    await wait { driver.state.problem == "The disk is full." }
    #expect(driver.performed == ["kept", "not kept"] && !driver.state.isStoring)
    store.problem = nil
    driver.state.problem = nil
    driver.state.attempts += 1
    await wait { store.written.last == [] }
  }

  @Test("Analytics receive events and searches, and perform no action")
  func analytics() {
    let notes = Notes()
    driver.attach(.analytics(notes))
    driver.send(.liked("Emma"))
    driver.state.request.query = "em"
    driver.state.request.number += 1
    driver.send(.unliked("Emma"))
    driver.send(.closed)
    #expect(notes.lines == ["like “Emma”", "search “em”", "unlike “Emma”", "close"])
    #expect(driver.performed.isEmpty)
  }

  @Test("A driver without binders performs its actions; a late binder receives no earlier event")
  func verbs() {
    let driver = BooksDriver(BooksState(likes: ["kokoro"]))
    driver.perform(.like(kokoro))
    var heard: [BooksEvent] = []
    let observation = driver.events.observe { heard.append($0) }
    #expect(heard.isEmpty)
    driver.perform(.like(emma))
    #expect(driver.state.value.likes == ["emma"])
    driver.perform(.like(emma))
    driver.perform(.close)
    driver.perform(.choose(kokoro))
    driver.perform(.choose(kokoro))
    #expect(driver.state.value.opened == kokoro && driver.state.value.likes == ["kokoro"])
    driver.perform(.close)
    #expect(
      heard == [
        .liked("Emma"), .unliked("Emma"), .opened("こころ"), .liked("こころ"), .closed,
      ])
    observation.dispose()
  }

  @Test("Nothing retains the driver, not even a pending request")
  func leaks() async {
    let desk = Desk()
    weak var kept: BooksDriver?
    do {
      let driver = BooksDriver(
        BooksState(), binders: [.api(desk), .storage(Store()), .analytics(Notes())])
      kept = driver
      await wait { desk.asked.count == 1 }
    }
    #expect(kept == nil)
    desk.answer(0, .success([]))
  }
}

@MainActor @Suite("File of likes") struct LikeFileTests {
  private let folder: TemporaryFolder

  private var path: String { folder.path("deep/likes.json") }

  init() throws { folder = try TemporaryFolder() }

  @Test("Writing creates the folder and leaves only the file")
  func roundTrip() throws {
    let file = LikeFile(path: path)
    #expect(try file.read() == [])
    try file.write(["kokoro", "emma"])
    try file.write(["emma"])
    #expect(try LikeFile(path: path).read() == ["emma"])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path("deep"))
    #expect(names == ["likes.json"])
  }

  @Test("A file of another kind is left unchanged and throws")
  func broken() throws {
    try LikeFile(path: path).write([])
    try "{}".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: LikeProblem("\(path) is no list of likes. It was left as it is.")) {
      try LikeFile(path: path).read()
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{}")
  }

  @Test("A failed write throws and keeps the old file")
  func refused() throws {
    try LikeFile(path: path).write(["emma"])
    let inside = path + "/likes.json"
    #expect(throws: LikeProblem("\(inside) cannot be written.")) {
      try LikeFile(path: inside).write([])
    }
    #expect(try LikeFile(path: path).read() == ["emma"])
  }
}
