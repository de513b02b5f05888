import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A program in a terminal", .blocking) struct TerminalProcessTests {
  private func shell(
    _ script: String, environment: [String: String?] = [:],
    size: CellSize = CellSize(columns: 40, rows: 6)
  ) throws -> TerminalProcess {
    try TerminalProcess("sh", ["-c", script], environment: environment, size: size)
  }

  @MainActor
  @Test("A program reads typed keys, and its output is on the screen")
  func typing() throws {
    let cat = try TerminalProcess("/bin/cat", size: CellSize(columns: 20, rows: 5))
    try cat.type("Grüße")
    try cat.press(.enter)
    var asked = 0
    try cat.waitUntil("the echo and the line") { screen in
      asked += 1
      return screen.lines[1] == "Grüße"
    }
    #expect(asked > 0)
    #expect(cat.screen.text == "Grüße\nGrüße")
    try cat.press(.control("d"))
    #expect(try cat.waitForExit() == .exited(0))
    #expect(String(decoding: cat.output, as: UTF8.self) == "Grüße\r\nGrüße\r\n")
    #expect(cat.bursts.last == cat.output.count)
  }

  @Test("A program's end is reported with its status and its whole output")
  func endings() throws {
    for code in [Int32(0), 1, 42, 255] {
      let program = try shell("seq 1 3000; exit \(code)")
      #expect(try program.waitForExit() == .exited(code))
      #expect(program.screen.lines[4] == "3000")
      #expect(program.output.count == 16893)
    }
    let killed = try shell("kill -TERM $$")
    #expect(try killed.waitForExit() == .signaled(SIGTERM))
    #expect(killed.status?.shellStatus == 143)
  }

  @Test("A signal reaches the program; Ctrl-C reaches it through the terminal")
  func signals() throws {
    let trapping = try shell("trap 'echo usr; exit 3' USR1; echo ready; while :; do read x; done")
    try trapping.waitUntil("it is ready") { $0.shows("ready") }
    trapping.signal(SIGUSR1)
    #expect(try trapping.waitForExit() == .exited(3))
    let cat = try TerminalProcess("cat")
    try cat.press(.control("c"))
    #expect(try cat.waitForExit() == .signaled(SIGINT))
  }

  @Test(
    "A new size of the window is reported by SIGWINCH", arguments: [(300, 80), (10, 3), (1, 1)])
  func resizing(columns: Int, rows: Int) throws {
    let program = try shell(
      "trap 'stty size' WINCH; stty size; while :; do read x; done")
    try program.waitUntil("the size at first") { $0.text == "6 40" }
    try program.resize(CellSize(columns: columns, rows: rows))
    try program.waitUntil("the new size is written") { _ in
      program.output.elementsEqual("6 40\r\n\(rows) \(columns)\r\n".utf8)
    }
    #expect(program.screen.size == CellSize(columns: columns, rows: rows))
  }

  @Test("The terminal's modes are available before and after a program changes them")
  func modes() throws {
    let program = try shell("saved=$(stty -g); stty raw -echo; printf raw; read x; stty $saved")
    try program.waitUntil("raw mode") { $0.shows("raw") }
    let raw = try program.modes
    #expect(!raw.isCanonical && !raw.echoes && !raw.keysSendSignals && !raw.processesOutput)
    #expect(raw != program.modesAtStart)
    try program.type("\n")
    #expect(try program.waitForExit() == .exited(0))
    #expect(try program.modes == program.modesAtStart)
    #expect(program.modesAtStart.isCanonical && program.modesAtStart.echoes)
  }

  @Test("A changed control character is a changed mode")
  func controlCharacters() throws {
    let program = try shell("stty eof ^X")
    #expect(try program.waitForExit() == .exited(0))
    #expect(try program.modes != program.modesAtStart)
  }

  @Test("A stopped program is reported, and can continue")
  func stopping() throws {
    let program = try shell("kill -STOP $$; echo back")
    #expect(try program.waitForStop() == SIGSTOP)
    #expect(program.stopSignal == SIGSTOP)
    program.signal(SIGCONT)
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.stopSignal == nil)
    #expect(program.screen.text == "back")
  }

  @Test("Closing the window hangs the program up")
  func hangingUp() throws {
    let cat = try TerminalProcess("cat")
    cat.closeTerminal()
    #expect(try cat.waitForExit() == .signaled(SIGHUP))
    let trapping = try shell("trap 'exit 7' HUP; echo ready; while :; do read x; done")
    try trapping.waitUntil("it is ready") { $0.shows("ready") }
    trapping.closeTerminal()
    #expect(try trapping.waitForExit() == .exited(7))
    #expect(throws: TerminalFailure.self) { try trapping.type("x") }
    #expect(throws: TerminalFailure.self) { try trapping.modes }
  }

  @Test("When the object is released, a program that ignores every signal is killed")
  func killing() throws {
    var program: TerminalProcess? = try shell(
      "trap '' HUP TERM INT; echo ready; while :; do read x || kill -STOP $$; done")
    try program?.waitUntil("it is ready") { $0.shows("ready") }
    let process = try #require(program?.processID)
    #expect(kill(process, 0) == 0)
    program = nil
    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }

  @Test("The environment is an xterm's, with the changes that were asked for")
  func environment() throws {
    let program = try shell(
      "echo $TERM $LANG $COLORTERM ${LINES-no} ${NO_COLOR-no} ${HOME-no}; echo $ASKED; tty",
      environment: ["HOME": nil, "ASKED": "yes", "NO_COLOR": "1"])
    try program.waitForExit()
    #expect(program.screen.lines[0] == "xterm-256color C.UTF-8 truecolor no 1 no")
    #expect(program.screen.lines[1] == "yes")
    #expect(program.screen.lines[2].hasPrefix("/dev/"))
    let elsewhere = try TerminalProcess("pwd", directory: "/")
    try elsewhere.waitForExit()
    #expect(elsewhere.screen.text == "/")
  }

  @Test("A program inherits no open file of the tests except its terminal")
  func descriptors() throws {
    let other = try TerminalProcess("cat")
    let program = try TerminalProcess("ls", ["-1", "/dev/fd/"])
    try program.waitForExit()
    // ls opens the folder itself.
    #expect(program.screen.text == "0\n1\n2\n3")
    other.close()
    #expect(other.status == .signaled(SIGKILL))
  }

  @Test("A program that cannot be started is an error with its reason")
  func missing() {
    let failure = #expect(throws: TerminalFailure.self) {
      try TerminalProcess("/no/such/program")
    }
    #expect(failure?.description.contains("exec: No such file or directory") == true)
    #expect(throws: TerminalFailure.self) { try TerminalProcess("no-such-program-in-path") }
  }

  @Test("The terminal replies to the program's queries")
  func answers() throws {
    let program = try shell(
      "stty raw -echo; printf '\\033[4;7H\\033[6n'; dd bs=1 count=6 2>/dev/null | cat -v")
    try program.waitForExit()
    #expect(program.screen.lines[3].hasSuffix("^[[4;7R"))
  }
}
