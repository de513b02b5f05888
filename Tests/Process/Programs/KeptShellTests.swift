import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A shell behind the file manager", .blocking) struct KeptShellTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The app in a folder with the folder "inner", and a prompt that nothing else shows.
  private func manager(_ shell: String = "/bin/sh") throws -> TerminalProcess {
    try FileManager.default.createDirectory(
      atPath: folder.path("tree/inner"), withIntermediateDirectories: true)
    // The system's own file for bash has another prompt.
    try Data("PS1='shell> '\n".utf8).write(to: URL(fileURLWithPath: folder.path(".bashrc")))
    let app = try TerminalProcess(
      builtProduct("file-manager"), [folder.path("tree")],
      environment: TerminalProcess.strict([
        "SHELL": shell, "PS1": "shell> ", "ENV": nil, "HOME": folder.path,
        "XDG_STATE_HOME": folder.path, "XDG_CACHE_HOME": folder.path,
        "XDG_DATA_HOME": folder.path,
      ]), size: CellSize(columns: 60, rows: 24))
    try app.waitUntil("the lists") { $0.shows("inner/") }
    return app
  }

  private func toShell(_ app: TerminalProcess) throws {
    try app.press(.control("o"))
    try app.waitUntil("the shell") { !$0.alternateScreenIsActive && $0.shows("shell>") }
  }

  private func back(_ app: TerminalProcess) throws {
    try app.press(.control("o"))
    try app.waitUntil("the lists again") { $0.alternateScreenIsActive && $0.shows("Name") }
  }

  @Test("goes on with its variables, and with a line that is begun")
  func goesOn() throws {
    let app = try manager()
    try toShell(app)
    try app.type("kept=yes\r")
    try app.type("echo \"is: $k")
    try app.waitUntil("the line") { $0.shows("is: $k") }
    try back(app)
    try app.press(.down)
    try toShell(app)
    try app.type("ept\"\r")
    try app.waitUntil("the variable") { $0.shows("is: yes") }
    try back(app)
    try app.type("q")
    try app.expectEnd(.exited(0))
    try app.expectRestored()
  }

  @Test("goes to the folder of the list, and the list to that of the shell")
  func folders() throws {
    let app = try manager()
    try toShell(app)
    try app.type("cd inner && mkdir new\r")
    try app.type("echo do''ne\r")
    try app.waitUntil("the folder") { $0.shows("done") }
    try back(app)
    try app.waitUntil("the list has followed") { $0.shows("new/") }
    try app.press(.backspace)
    try app.waitUntil("the folder above") { $0.shows("inner/") }
    try toShell(app)
    try app.type("echo at: $(basename \"$PWD\")\r")
    try app.waitUntil("the shell has followed") { $0.shows("at: tree") }
    try back(app)
    #expect(app.screen.shows("inner/"))
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("follows the list also after a line that was erased, and the list only a person")
  func erased() throws {
    let app = try manager()
    try toShell(app)
    try app.type("ab\u{7f}\u{7f}cd x\u{15}")
    try back(app)
    for key in [Key.home, .down, .enter] { try app.press(key) }
    try app.waitUntil("the inner folder") { !$0.shows("inner/") }
    try toShell(app)
    try app.type("echo at: $(basename \"$PWD\")\r")
    try app.waitUntil("the shell has followed") { $0.shows("at: inner") }
    // A line that goes on keeps the folder of the shell, and of the list.
    try app.type("begun")
    try app.waitUntil("the line") { $0.shows("begun") }
    try back(app)
    try app.press(.backspace)
    try app.waitUntil("the folder above") { $0.shows("inner/") }
    try toShell(app)
    try back(app)
    #expect(app.screen.shows("inner/"))
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("is asked about if a program goes on in it")
  func running() throws {
    let app = try manager()
    try toShell(app)
    try app.type("echo r''eady; cat\r")
    try app.waitUntil("the program") { $0.shows("ready") }
    try back(app)
    for key in [Key("q"), .control("c")] {
      try app.press(key)
      try app.waitUntil("the question") { $0.shows("Quit?") && $0.shows("goes on in the shell") }
      try app.press(.escape)
      try app.waitUntil("the lists") { !$0.shows("Quit?") }
    }
    try app.waitUntil("the lists") { !$0.shows("Quit?") }
    try toShell(app)
    try app.type("word\r")
    try app.waitUntil("the line again") { $0.text.ranges(of: "word").count > 1 }
    try app.type("\u{4}")
    try app.waitUntil("the prompt") { $0.text.ranges(of: "shell>").count > 1 }
    try back(app)
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("is asked about if a program is stopped in it")
  func stopped() throws {
    let app = try manager()
    try toShell(app)
    try app.type("sh -c 'kill -STOP $$'; echo sto''pped\r")
    try app.waitUntil("the program") { $0.shows("stopped") }
    try back(app)
    try app.press(.control("c"))
    try app.waitUntil("the question") { $0.shows("Quit?") && $0.shows("is stopped") }
    try app.press(.left)
    try app.press(.enter)
    try app.expectEnd(.exited(0))
  }

  @Test("begins the next command by the key that leads back, also in a small window")
  func smallWindow() throws {
    let app = try manager()
    try app.resize(CellSize(columns: 30, rows: 8))
    try run("echo o''ne", in: app)
    try app.waitUntil("the output") { $0.shows("one") && $0.shows("Press a key") }
    try app.type("e")
    try app.waitUntil("the line") { $0.alternateScreenIsActive && $0.shows("$ e") }
    try run("cho tw''o", in: app, begin: false)
    try app.waitUntil("the output") { $0.shows("two") && $0.shows("Press a key") }
    try app.type(" ")
    try app.waitUntil("the lists") { $0.alternateScreenIsActive && $0.shows("inner/") }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("leads back when it ends, and is a new one then")
  func ends() throws {
    let app = try manager()
    try toShell(app)
    try app.type("kept=yes; exit\r")
    try app.waitUntil("the lists again") { $0.alternateScreenIsActive && $0.shows("inner/") }
    try toShell(app)
    try app.type("echo \"is: [$kept]\"\r")
    try app.waitUntil("the variable") { $0.shows("is: []") }
    try back(app)
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("shows what a command has written meanwhile, and has the size of the window")
  func output() throws {
    let app = try manager()
    try toShell(app)
    let gate = folder.path("tree/gate")
    try app.type("mkfifo gate; (read x < gate; echo r''eady) & echo s''et\r")
    try app.waitUntil("the job") { $0.shows("set") }
    try back(app)
    try app.resize(CellSize(columns: 70, rows: 15))
    try app.waitUntil("the new size") { $0.size.columns == 70 && $0.shows("inner/") }
    // The job reads it, and writes a line.
    try Data("\n".utf8).write(to: URL(fileURLWithPath: gate), options: [])
    try toShell(app)
    try app.waitUntil("the output") { $0.shows("ready") }
    try app.type("stty size\r")
    try app.waitUntil("the size") { $0.shows("15 70") }
    try back(app)
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  private func run(_ command: String, in app: TerminalProcess, begin: Bool = true) throws {
    if begin { try app.type(":") }
    try app.type("\(command)\r")
  }

  /// Leads back from the output of a command to the lists, and ends the app.
  private func endAfterOutput(_ app: TerminalProcess) throws {
    try app.type(" ")
    try app.waitUntil("the lists") { $0.alternateScreenIsActive && $0.shows("inner/") }
    try app.press(.escape)
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  private static let shells = ["/bin/sh", "/bin/bash"].filter {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test("runs a command of the line, until a key, which may begin the next", arguments: shells)
  func commands(shell: String) throws {
    let app = try manager(shell)
    try run("kept=yes; sleep 0.3; echo do''ne", in: app)
    try app.waitUntil("the output") { $0.shows("done") && $0.shows("Press a key to go back") }
    try app.type("e")
    try app.waitUntil("the key in the line") { $0.alternateScreenIsActive && $0.shows("$ e") }
    try run("cho is: $kept; mkdir inner/new; cd inner", in: app, begin: false)
    try app.waitUntil("the variable") {
      $0.shows("is: yes") && $0.text.ranges(of: "to go back").count == 1
    }
    // The question is taken away before the next command.
    try app.type(" ")
    try app.waitUntil("the list has followed") { $0.alternateScreenIsActive && $0.shows("new/") }
    try app.press(.escape)
    try toShell(app)
    #expect(!app.screen.shows("Press a key"))
    try back(app)
    try app.type("q")
    try app.expectEnd(.exited(0))
    try app.expectRestored()
  }

  @Test("lets a command go on behind the lists")
  func left() throws {
    let app = try manager()
    try run("echo b''egun; (read x; echo it was $x)", in: app)
    try app.waitUntil("the command") { $0.shows("begun") }
    try back(app)
    try app.press(.escape)
    try toShell(app)
    try app.type("this\r")
    try app.waitUntil("the output") { $0.shows("it was this") }
    try back(app)
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("asks for a key also where a command ends the shell")
  func commandEnds() throws {
    let app = try manager()
    try run("echo la''st; exit 3", in: app)
    try app.waitUntil("the output") { $0.shows("last") && $0.shows("Press a key") }
    try endAfterOutput(app)
  }

  @Test("runs what is typed while a command runs, unchanged", arguments: shells)
  func typedAhead(shell: String) throws {
    let app = try manager(shell)
    try run("mkfifo gate; echo o''pen; cat gate", in: app)
    try app.waitUntil("the wait") { $0.shows("open") }
    try app.type("echo ne")
    // The prompt finds the line begun, which is asked about after its end only.
    try #require(FileHandle(forWritingAtPath: folder.path("tree/gate"))).close()
    // A shell that does not edit its lines shows the prompt behind what was typed before it.
    try app.waitUntil("the line at the prompt") {
      $0.shows("shell> echo ne") || $0.shows("echo neshell>")
    }
    try app.type("x''t\r")
    try app.waitUntil("the output") { $0.shows("next") && $0.shows("Press a key") }
    try app.type("echo last''ly\recho a''nd\r")
    try app.waitUntil("both") { $0.shows("lastly") && $0.shows("and") && $0.shows("Press a key") }
    try app.type("\u{1B}[A")
    try app.waitUntil("the last command") { $0.alternateScreenIsActive && $0.shows("$ echo a''nd") }
    try app.press(.control("c"))
    try app.press(.escape)
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("runs commands that come at once, and asks after the last")
  func burst() throws {
    let app = try manager()
    try app.type(":echo o''ne\rsleep 0.2; echo tw''o\rhead -1\recho thr''ee\r")
    // One of them asks for a line.
    try app.waitUntil("two") { $0.shows("one") && $0.shows("two") && $0.shows("head -1") }
    try app.type("answer\r")
    try app.waitUntil("all") {
      $0.shows("answer") && $0.shows("three") && $0.shows("Press a key")
    }
    try endAfterOutput(app)
  }

  @Test("has a new one for a command beside a program, which is left and shown as well")
  func beside() throws {
    let app = try manager()
    try toShell(app)
    try app.type("echo f''irst; cat\r")
    try app.waitUntil("the program") { $0.shows("first") }
    try back(app)
    try run("echo s''econd; read x; echo got-$x; exit 3", in: app)
    try app.waitUntil("the new shell") { $0.shows("(a new shell)") && $0.shows("second") }
    try back(app)
    try app.press(.escape)
    try app.press(.control("o"))
    try app.waitUntil("the new shell again") { !$0.alternateScreenIsActive && $0.shows("second") }
    try app.type("it\r")
    try app.waitUntil("its end") { $0.shows("got-it") && $0.shows("[status 3] Press a key") }
    try app.type("e")
    try app.waitUntil("the line") { $0.alternateScreenIsActive && $0.shows("$ e") }
    try app.press(.control("c"))
    try app.press(.escape)
    try app.press(.control("o"))
    try app.waitUntil("the program again") { !$0.alternateScreenIsActive && $0.shows("first") }
    try app.type("word\r")
    // The terminal may echo it as well, before the shell has it.
    try app.waitUntil("its answer") { $0.lines.count { $0.hasPrefix("word") } >= 2 }
    try app.type("\u{4}echo e''nd\r")
    try app.waitUntil("its end") { $0.shows("end") }
    try back(app)
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("leads to what is left of a folder that is gone")
  func goneFolder() throws {
    let app = try manager()
    try toShell(app)
    try app.type("cd inner; rmdir ../inner; echo g''one\r")
    try app.waitUntil("the end") { $0.shows("gone") }
    try back(app)
    try app.waitUntil("the folder around it") { !$0.shows("deleted") && $0.shows("tree") }
    #expect(!app.screen.shows("does not exist"))
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("runs no command in another folder than that of the list")
  func refusedFolder() throws {
    let app = try manager()
    try toShell(app)
    try app.type("cd() { echo ref''used; }\r")
    try back(app)
    for key in [Key.home, .down, .enter] { try app.press(key) }
    try app.waitUntil("the inner folder") { !$0.shows("inner/") }
    try run("echo was r''un", in: app)
    try app.waitUntil("the reason") { $0.shows("refused") && $0.shows("Press a key") }
    #expect(!app.screen.shows("was run"))
    try app.type(" ")
    try app.waitUntil("the lists") { $0.alternateScreenIsActive && $0.shows("Name") }
    try app.press(.escape)
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test(
    "gives a line that it cannot take as a whole to a new one",
    arguments: [#"echo "a"#, "cat << E", #"echo \"#, "true &&"])
  func unfinished(line: String) throws {
    let app = try manager()
    try run(line, in: app)
    try app.waitUntil("the new shell") { $0.shows("(a new shell)") && $0.shows("Press a key") }
    try app.type(" ")
    try app.waitUntil("the lists") { $0.alternateScreenIsActive && $0.shows("inner/") }
    try run("cle''ar; echo g''ood", in: app, begin: false)
    try app.waitUntil("the output") { $0.shows("good") && $0.shows("Press a key") }
    #expect(!app.screen.shows("a new shell"))
    try endAfterOutput(app)
  }

  @Test("ends with the app, and the terminal is as before", arguments: [true, false])
  func killed(isInFront: Bool) throws {
    let app = try manager()
    try toShell(app)
    let gate = folder.path("tree/gate")
    try app.type("mkfifo gate; exec 9<>gate; echo s''et\r")
    try app.waitUntil("the open file") { $0.shows("set") }
    let file = try #require(FileHandle(forReadingAtPath: gate))
    if !isInFront { try back(app) }
    app.signal(SIGTERM)
    try app.expectEnd(.signaled(SIGTERM))
    try app.expectRestored()
    // Waits until the shell has the file no more.
    #expect(try file.readToEnd() ?? Data() == Data())
  }
}
