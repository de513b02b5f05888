import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing
import UserListScreen

/// Edits, changes by another program, folders that move away and back, answers and quitting, in any
/// order.
@MainActor
@Suite("Random use of a file of users") struct KeptEditsFuzzTests {
  private static let patience = Duration.seconds(600)

  /// One list, and the edits that must not be lost.
  @MainActor
  private final class Round {
    let folder: URL
    let path: String
    let screen: TestScreen<UserListScreen>
    let comment: Comment
    var count = 0
    /// What another program wrote, until the user decides which version to keep.
    var theirs: String?
    var isAway = false

    init(_ folder: URL, _ comment: Comment) throws {
      self.folder = folder
      self.comment = comment
      path = folder.appendingPathComponent("users.json").path
      try #"[{"id": 1, "name": "Ada"}]"#.write(toFile: path, atomically: true, encoding: .utf8)
      screen = TestScreen(
        try UserListScreen(opening: UserFile(path: path)), columns: 100, rows: 12, isStrict: false)
    }

    func names(_ path: String) throws -> [String] {
      try UserFile(path: path).read().users.map(\.name)
    }

    func settle() async throws {
      try await rest()
      if let theirs, !isAway { #expect(try names(path) == [theirs], comment) }
    }

    /// Lets the list finish its work on the file.
    private func rest() async throws {
      try await screen.waitUntil("quiet", timeout: patience) { !screen.state.isBusy }
    }

    func writeTheirs() async throws {
      guard !isAway else { return }
      count += 1
      let name = "Theirs \(count)"
      let file = UserFile(path: path)
      let version = try file.read().version
      // If the list was faster, its version is not overwritten either.
      let user = User(id: 1000 + count, name: name)
      if case .written = try await file.write([user], over: version) { theirs = name }
    }

    func answer(_ answer: String) async throws {
      try await settle()
      guard screen.state.keeping.theirs != nil else { return }
      await screen.settle()
      try screen.press(answer)
      try await rest()
      if screen.state.keeping.theirs == nil { theirs = nil }
    }

    func move() throws {
      let away = folder.path + "-away"
      try FileManager.default.moveItem(
        atPath: isAway ? away : folder.path, toPath: isAway ? folder.path : away)
      isAway.toggle()
    }

    func leave() async throws {
      for _ in 0..<3 where screen.outputs.isEmpty {
        screen.type("q")
        try await screen.waitUntil("an end, or a question", timeout: patience) {
          !screen.outputs.isEmpty || screen.state.keeping.leaving == .warned
        }
      }
      let mine = screen.state.book.users.map(\.name)
      if isAway { try move() }
      switch screen.outputs.last {
      case .left: #expect(try names(path) == (theirs.map { [$0] } ?? mine), comment)
      case .lost(let words):
        if let theirs { #expect(try names(path) == [theirs], comment) }
        if words.hasSuffix(".mine.") {
          #expect(try names(path + ".mine") == mine, comment)
        } else {
          #expect(words.hasSuffix("not saved."), comment)
        }
      case nil: Issue.record("\(comment): the list was not left: \(screen.text)")
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.allSatisfy { $0.hasPrefix("users.json") }, comment)
    }

    private let patience = KeptEditsFuzzTests.patience
  }

  private static func use(_ round: Round, _ random: inout SplitMix64) async throws {
    for _ in 0..<random.below(30) {
      switch random.below(12) {
      case 0...4: round.screen.type("a\n")
      case 5: round.screen.type("d")
      case 6: round.screen.type("u")
      case 7: round.screen.type("s")
      case 8: try await round.settle()
      case 9: try await round.writeTheirs()
      case 10: if random.below(4) == 0 || round.isAway { try round.move() }
      default: try await round.answer(random.below(2) == 0 ? "Keep mine" : "Take theirs")
      }
    }
    try await round.leave()
  }

  @Test("No edit is lost without a message, and no change of another program is overwritten")
  func laws() async throws {
    var random = Fuzz.random(24)
    for number in 0..<Fuzz.rounds(20) {
      let folder = try TemporaryFolder()
      try FileManager.default.createDirectory(
        atPath: folder.path("users"), withIntermediateDirectories: false)
      try await Self.use(
        Round(folder.url.appendingPathComponent("users"), "round \(number), seed \(Fuzz.seed)"),
        &random)
    }
  }
}
