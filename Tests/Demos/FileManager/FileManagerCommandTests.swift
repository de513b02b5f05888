import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("The command line of the file manager") struct FileManagerCommandTests {
  @Test("runs a command in the folder of the list, reads both lists anew, and knows it again")
  func run() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    let root = screen.state.main.folder
    let folder = manager.folder
    screen.onProgram = { program in
      #expect(program.directory == root.description && program.arguments.last == "make new")
      try? folder.write("made", to: "tree/new.txt")
      return .success(ChildExit(status: 2))
    }
    screen.type(":make new")
    #expect(screen.shows("$ make new") && screen.state.focus == .command)
    screen.press(.enter)
    await screen.settle()
    #expect(screen.programs.count == 1)
    try await manager.waitForWork()
    #expect(manager.names().contains("new.txt") && manager.names(.other).contains("new.txt"))
    #expect(screen.state.focus == .main && !screen.state.command.isOpen)
    screen.type(":")
    screen.press(.up)
    #expect(screen.shows("$ make new"))
    screen.press(.down)
    screen.type("other")
    screen.press(.escape)
    #expect(!screen.state.command.isOpen && screen.state.focus == .main)
    screen.type(":")
    #expect(screen.state.command.text == "" && screen.state.command.history == ["make new"])
  }

  @Test("stays in its list after cd, and is typed on in", arguments: [Key.left, .right])
  func staysAfterChange(side: Key) async throws {
    let manager = try await FileManagerScreen(rows: 24, showsTree: false)
    let screen = manager.screen
    screen.press(.tab)
    if side == .right { screen.press(.tab) }
    let active = screen.state.active
    let folder = screen.state.list.folder.appending("empty")
    screen.type(":cd empty")
    screen.press(.enter)
    try await screen.waitUntil("the folder") { screen.state[active].folder == folder }
    screen.type("next")
    #expect(screen.shows("$ next") && screen.state.active == active)
  }

  @Test("runs commands one after the other that are typed at once")
  func oneAfterTheOther() async throws {
    let manager = try await FileManagerScreen(rows: 24, showsTree: false)
    let screen = manager.screen
    screen.onProgram = { _ in .success(ChildExit(status: 0)) }
    screen.type(":one")
    screen.press(.enter)
    screen.type("two")
    screen.press(.enter)
    screen.type(":three")
    screen.press(.enter)
    try await screen.waitUntil("all have run") { screen.programs.count == 3 }
    #expect(screen.programs.map { $0.arguments.last } == ["one", "two", "three"])
    #expect(screen.state.command.history == ["one", "two", "three"])
  }

  @Test("takes what is typed back by Ctrl+C, and stays")
  func interrupt() async throws {
    let manager = try await FileManagerScreen(rows: 24, showsTree: false)
    let screen = manager.screen
    screen.type(":rm")
    screen.press(.control("c"))
    #expect(screen.state.command.isOpen && screen.state.command.text == "")
    screen.press(.control("c"))
    #expect(screen.state.command.isOpen && screen.quitStatus == nil)
  }

  @Test("goes to a folder by cd itself, and tells why it does not")
  func changesFolder() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.type(":cd -")
    screen.press(.enter)
    #expect(screen.state.problem == "No folder was shown before this one.")
    for (text, folder) in [("empty", root.appending("empty")), ("..", root)] {
      screen.type(":cd \(text)")
      screen.press(.enter)
      try await screen.waitUntil("the folder") { screen.state.main.folder == folder }
      #expect(screen.programs.isEmpty)
    }
    for name in ["nowhere", "notes.txt"] {
      screen.type(":cd \(name)")
      screen.press(.enter)
      try await screen.waitUntil("why not") { screen.state.problem?.contains(name) == true }
      #expect(screen.state.main.folder == root)
    }
  }

  @Test(
    "leaves to a shell what is more than a cd",
    arguments: [
      ("cd", ""), ("cd a", "a"), (" cd  a ", "a"), ("cd 'a b'", "a b"), (#"cd a\ b"#, "a b"),
      ("cd -", "-"), ("cd ..", ".."), ("cd ~/x", "~/x"), ("cd a b", nil), ("cd $HOME", nil),
      ("cd ~root", nil), ("cd ~", "~"),
      ("cd a; ls", nil), ("cd a && ls", nil), ("cdx", nil), ("ls", nil), ("echo cd", nil),
    ] as [(String, String?)])
  func onlyFolder(line: String, folder: String?) {
    #expect(CommandLine.folder(of: line) == folder)
  }

  @Test("completes paths in other folders, quoted as they are typed")
  func paths() async throws {
    let manager = try await FileManagerScreen(rows: 24, showsTree: false)
    let screen = manager.screen
    for name in ["two words", "line\nbreak", "esc\u{1B}ape"] {
      try manager.folder.write("", to: "tree/docs/\(name)")
    }
    for (text, first) in [
      ("cat docs/g", "cat docs/guide.md"), ("cat ./docs/de", "cat ./docs/deep/"),
      ("cat docs/two", "cat docs/'two words'"), ("cat 'docs/tw", "cat 'docs/two words'"),
      ("docs/gu", "docs/guide.md"),
    ] {
      screen.change { $0.command.text = "" }
      screen.type(screen.state.command.isOpen ? text : ":\(text)")
      try await manager.wait("the folder is read") { !$0.commandCompletions.isEmpty }
      #expect(screen.state.commandCompletions == [first])
    }
    screen.press(.tab)
    #expect(screen.state.command.text == "docs/guide.md")
    // A field has no such characters, so that would be another name.
    for part in ["li", "es"] {
      screen.change { $0.command.text = "cat docs/\(part)" }
      #expect(screen.state.commandCompletions.isEmpty)
    }
  }

  @Test("goes on with the keys that led back from the output of a command")
  func keys() {
    var line = CommandLine()
    line.text = "one"
    #expect(line.take() == "one")
    for (keys, text, waiting) in [
      ("\r", "", []), (" ", "", []), ("e", "e", []), ("echo é", "echo é", []),
      ("\u{1B}[B", "", []), ("\u{1B}[A", "one", []), ("\u{1B}OA", "one", []),
      ("a\rb\rc", "c", ["a", "b"]), ("\ra\r", "", ["a"]), ("ab\u{7F}c", "ac", []),
      ("a\u{1B}[D", "a", []), ("\u{3}", "", []),
    ] as [(String, String, [String])] {
      var next = line
      #expect(next.type(keys) == !text.isEmpty, "\(keys.debugDescription)")
      #expect(next.text == text && next.waiting == waiting, "\(keys.debugDescription)")
    }
  }

  @Test("tells what went wrong until a person goes on in the list")
  func problem() async throws {
    let manager = try await FileManagerScreen(rows: 24, showsTree: false)
    let screen = manager.screen
    screen.type(":cd nowhere")
    screen.press(.enter)
    try await screen.waitUntil("why not") { screen.shows("does not exist") }
    screen.press(.escape)
    #expect(screen.shows("does not exist"))
    screen.press(.down)
    #expect(!screen.shows("does not exist"))
  }

  @Test("takes the name under the cursor, and all marked ones, as the shell reads them")
  func names() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    for name in ["two words", "-dash", "it's"] {
      try manager.folder.write("", to: "tree/\(name)")
    }
    screen.press(.control("r"))
    try await manager.waitForWork()
    try manager.select("it's")
    screen.type(":ls")
    screen.press(Key.enter.with(.alt))
    #expect(screen.state.command.text == #"ls 'it'\''s' "#)
    screen.press(.escape)
    for name in ["two words", "-dash", "notes.txt"] {
      try manager.select(name)
      screen.press(.space)
    }
    screen.type(":rm ")
    screen.press(.alt("a"))
    #expect(screen.state.command.text == "rm ./-dash notes.txt 'two words' ")
    #expect(screen.state.command.isOpen && screen.programs.isEmpty)
  }

  @Test("takes those of the marked names that are text, and tells the others")
  func oddNames() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    let path = manager.folder.path("tree/odd").utf8.map { CChar(bitPattern: $0) }
    let odd = path + [CChar(bitPattern: 0xFF), 0]
    close(open(odd, O_CREAT | O_WRONLY, 0o600))
    screen.press(.control("r"))
    try await manager.waitForWork()
    screen.type("+")
    screen.type("odd* *.txt")
    screen.press(.enter)
    #expect(screen.state.main.marked.count == 2)
    screen.type(":cat")
    screen.press(.alt("a"))
    #expect(screen.state.command.text == "cat notes.txt ")
    #expect(screen.state.problem?.contains("is no text") == true)
  }

  @Test("completes names of the folder")
  func completion() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    screen.type(":cat no")
    try await manager.waitToShow("cat notes.txt")
    screen.press(.tab)
    #expect(screen.state.command.text == "cat notes.txt")
    screen.type(" do")
    screen.press(.tab)
    #expect(screen.state.command.text == "cat notes.txt docs/")
  }

  @Test(
    "quotes any name so that a shell gives it back",
    arguments: [
      "a b", "-rf", "it's", "a\nb", "$HOME", "`x`", "*", "~", "\"", "a\\b", "é", "#x", "a;b",
    ])
  func quoting(name: String) async throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "printf %s \(RawName(name).shellWord)"]
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: bytes, as: UTF8.self) == (name == "-rf" ? "./-rf" : name))
    let words = ShellWord.last(of: "cat \(RawName(name).shellWord)")
    #expect(words.value == (name == "-rf" ? "./-rf" : name))
  }
}
