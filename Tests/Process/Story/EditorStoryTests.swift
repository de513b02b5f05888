import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The editor's story", .blocking) struct EditorStoryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func editor(
    _ arguments: [String], columns: Int = 80, rows: Int = 24
  ) throws -> TerminalProcess {
    try TerminalProcess(
      builtProduct("editor"), arguments, environment: ["RECURSE_STRICT": "0"],
      size: CellSize(columns: columns, rows: rows))
  }

  @Test("A text is written, pasted into, searched, replaced, undone and saved")
  func text() throws {
    let path = folder.path("notes.txt")
    let app = try editor([path])
    try app.waitUntil("the text") { $0.shows("Line 1 of 1") }
    try app.type("one two")
    try app.press([.enter])
    try app.waitUntil("what is typed") { $0.shows("one two") && $0.shows("notes.txt •") }

    // 16 MB in one paste are one edit.
    let line = String(repeating: "x", count: 63) + "\n"
    try app.paste(String(repeating: line, count: 1 << 18))
    try app.waitUntil("the pasted lines") { $0.shows("Line 262146 of 262146") }
    try app.press([.control("z")])
    try app.waitUntil("the text before") { $0.shows("Line 2 of 2") }

    try app.type("two one")
    try app.press([.alt("r")])
    try app.type("one")
    try app.press([.tab])
    try app.type("1")
    try app.waitUntil("the matches") { $0.shows("/2") && $0.shows("Replace: 1") }
    try app.press([.alt("a")])
    try app.waitUntil("the number of replacements") { $0.shows("2 replaced") }
    try app.press([.escape])
    try app.waitUntil("no bar") { !$0.shows("Replace:") }
    try app.press([.control("s")])
    try app.waitUntil("it is saved") { $0.shows("Saved notes.txt") }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "1 two\ntwo 1")
    try app.press([.control("q")])
    try app.expectEnd(.exited(0))
  }

  @Test("A text that is in no file is kept beside it when the window closes")
  func rescued() throws {
    try folder.write("one", to: "notes.txt")
    let app = try editor([folder.path("notes.txt")])
    try app.waitUntil("the text") { $0.shows("one") }
    try app.type("not saved, ")
    try app.waitUntil("what is typed") { $0.shows("not saved, one") }
    app.closeTerminal()
    #expect(try app.waitForExit() == .signaled(SIGHUP))
    let kept = try String(contentsOfFile: folder.path("notes.txt.save"), encoding: .utf8)
    #expect(kept == "not saved, one")
    #expect(try String(contentsOfFile: folder.path("notes.txt"), encoding: .utf8) == "one")
  }

  @Test("Small and large windows are used alike", arguments: [(20, 5), (300, 80)])
  func sizes(columns: Int, rows: Int) throws {
    try folder.write((1...100).map { "line \($0)\n" }.joined(), to: "notes.txt")
    let app = try editor(["+50", folder.path("notes.txt")], columns: columns, rows: rows)
    try app.waitUntil("the line") { $0.shows("line 50") }
    try app.type("!")
    try app.press([.control("f")])
    try app.type("line 77")
    try app.waitUntil("the match") { $0.shows("line 77") && $0.shows("1/1") }
    try app.press([.escape, .control("s")])
    try app.waitUntil("it is saved") { !$0.shows("•") }
    try app.press([.control("q")])
    try app.expectEnd(.exited(0))
  }

  @Test("A person's own file of keys has those of texts, too")
  func keys() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("editor"), withIntermediateDirectories: true)
    try folder.write("edit.undo = f9\nedit.cut-word-left = ctrl+w\n", to: "editor/keys")
    let app = try TerminalProcess(
      builtProduct("editor"), [folder.path("a.txt")],
      environment: ["XDG_CONFIG_HOME": folder.path(""), "RECURSE_STRICT": "0"])
    try app.waitUntil("the text") { $0.shows("Line 1 of 1") }
    try app.type("one-two")
    try app.press([.control("w")])
    try app.waitUntil("a word less") { $0.shows("one-") && !$0.shows("one-two") }
    try app.press([.function(9)])
    try app.waitUntil("the word") { $0.shows("one-two") }
  }

  @Test("Git takes what it saves as the message of a commit, and none where nothing is saved")
  func commit() throws {
    let script = """
      git init -q . && git config user.name Ada && git config user.email ada@example.org
      export GIT_EDITOR="$0"
      touch a && git add a && git commit -q; echo "ended with $?"
      git commit -q --allow-empty; echo "then with $?"
      git log --format="message: %B"
      """
    let app = try TerminalProcess(
      "bash", ["-c", script, builtProduct("editor")],
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "RECURSE_STRICT": "0"],
      directory: folder.path)
    try app.waitUntil("the message") { $0.shows("Changes to be committed") }
    #expect(app.screen.shows("Commit Message"))
    try app.type("Add a")
    try app.press([.control("s"), .control("q")])
    try app.waitUntil("the next one") { $0.shows("Line 1 of ") && !$0.shows("Changes to be") }
    try app.press([.control("q")])
    try app.waitForExit()
    #expect(app.screen.shows("ended with 0") && app.screen.shows("then with 1"))
    #expect(app.screen.shows("message: Add a"))
  }

  @Test("What is no file is refused with a clear word before the screen is taken")
  func refused() throws {
    let app = try editor([folder.path("")])
    #expect(try app.waitForExit() == .exited(1))
    #expect(String(decoding: app.output, as: UTF8.self).contains("is a folder"))
  }
}
