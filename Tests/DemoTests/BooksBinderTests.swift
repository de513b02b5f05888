import Foundation
import Recurse
import Testing
import books_demo

private let emma = Book(id: "emma", title: "Emma", author: "Jane Austen", year: 1815)
private let kokoro = Book(id: "kokoro", title: "こころ", author: "夏目漱石", year: 1914)

/// A catalogue that a test answers, in the order that it likes.
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

@MainActor @Suite("Each binder of the books alone") struct BooksBinderTests {
  private let driver = RecordingDriver<BooksState, BooksEvent>(BooksState())

  /// Lets tasks of the main actor run until something holds.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
    #expect(condition())
  }

  @Test("the catalogue is asked at once, and what it answers is shown")
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

  @Test("the answer to an older wish comes late and is dropped")
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

  @Test("what comes after the driver has ended changes nothing")
  func ended() async {
    let desk = Desk()
    driver.attach(.api(desk))
    await wait { desk.asked.count == 1 }
    driver.end()
    desk.answer(0, .success([emma]))
    for _ in 0..<100 { await Task.yield() }
    #expect(driver.performed == ["begin"])
  }

  @Test("likes are written after each change, and it is said where they cannot be")
  func storage() {
    let store = Store()
    driver.attach(.storage(store))
    #expect(store.written.isEmpty)
    driver.state.likes = ["emma"]
    driver.state.likes = ["emma", "kokoro"]
    #expect(store.written == [["emma"], ["emma", "kokoro"]])
    #expect(driver.state.problem == nil)
    store.problem = LikeProblem("The disk is full.")
    driver.state.likes = []
    #expect(driver.state.problem == "The disk is full.")
    #expect(driver.performed == ["kept", "kept", "kept"])
  }

  @Test("analytics hear events and searches, and perform nothing")
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

  @Test("a driver with no binder is its verbs alone; an event is not told to who comes later")
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
    #expect(heard == [.liked("Emma"), .unliked("Emma"), .closed])
    observation.dispose()
  }

  @Test("nothing keeps the driver, not even an answer that never comes")
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

@MainActor @Suite("The file of likes") struct LikeFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  private var path: String { folder.appendingPathComponent("deep/likes.json").path }

  @Test("keeps what was written, in a folder that it makes, and leaves nothing else there")
  func roundTrip() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = LikeFile(path: path)
    #expect(try file.read() == [])
    try file.write(["kokoro", "emma"])
    try file.write(["emma"])
    #expect(try LikeFile(path: path).read() == ["emma"])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("deep").path)
    #expect(names == ["likes.json"])
  }

  @Test("leaves a file that is something else as it is, and says so")
  func broken() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try LikeFile(path: path).write([])
    try "{}".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: LikeProblem("\(path) is no list of likes. It was left as it is.")) {
      try LikeFile(path: path).read()
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{}")
  }

  @Test("says where it cannot be written, and keeps what was there")
  func refused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try LikeFile(path: path).write(["emma"])
    let inside = path + "/likes.json"
    #expect(throws: LikeProblem("\(inside) cannot be written.")) {
      try LikeFile(path: inside).write([])
    }
    #expect(try LikeFile(path: path).read() == ["emma"])
  }
}
