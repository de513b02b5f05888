import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A shell with job control", .blocking) struct ShellTests {
  private let size = CellSize(columns: 60, rows: 12)

  @Test("Ctrl-Z stops a program, fg continues it, and its status is available")
  func jobControl() throws {
    let shell = try TerminalProcess.shell(size: size)
    #expect(try shell.modes == shell.modesAtStart)
    try shell.run("cat")
    try shell.waitUntil("cat has the keyboard") { _ in shell.foregroundGroup != shell.processID }
    try shell.run("one")
    try shell.waitUntil("the line twice") { $0.lines[2] == "one" }
    let job = shell.foregroundGroup
    try shell.press(.control("z"))
    try shell.waitForPrompt()
    #expect(shell.screen.shows("Stopped"))
    try shell.run("fg")
    try shell.waitUntil("the same job again") { _ in shell.foregroundGroup == job }
    try shell.run("two")
    try shell.waitUntil("another line twice") { $0.lines.filter { $0 == "two" }.count == 2 }
    try shell.press(.control("c"))
    try shell.waitForPrompt()
    try shell.run("echo status=$?")
    try shell.waitUntil("the status of SIGINT") { $0.lines.contains("status=130") }
    try shell.waitForPrompt()
    try shell.run("exit 5")
    #expect(try shell.waitForExit() == .exited(5))
  }

  @Test("A full-screen program leaves the screen and comes back with its picture")
  func fullScreen() throws {
    // What an app has to do at Ctrl-Z, in a few lines of shell.
    let script = #"""
      saved=$(stty -g)
      enter() { stty -echo -icanon; printf "\033[?1049h\033[H\033[2Jfull screen"; }
      leave() { printf "\033[?1049l"; stty "$saved"; }
      trap "leave; kill -STOP 0; enter" TSTP
      enter
      until read line; do :; done
      leave
      """#
    let shell = try TerminalProcess.shell(size: size, environment: ["SCRIPT": script])
    try shell.run(#"clear; sh -c "$SCRIPT""#)
    try shell.waitUntil("its picture") { $0.text == "full screen" }
    #expect(try shell.modes != shell.modesAtStart)
    try shell.press(.control("z"))
    try shell.waitForPrompt()
    #expect(!shell.screen.alternateScreenIsActive)
    #expect(try shell.modes == shell.modesAtStart)
    try shell.run("fg")
    try shell.waitUntil("its picture again") { $0.text == "full screen" }
    try shell.press(.enter)
    try shell.waitForPrompt()
    #expect(!shell.screen.alternateScreenIsActive)
    #expect(try shell.modes == shell.modesAtStart)
  }

  @Test("A running job of a shell is killed with it")
  func closing() throws {
    let shell = try TerminalProcess.shell(size: size)
    try shell.run("trap '' HUP TERM; cat")
    try shell.waitUntil("cat has the keyboard") { _ in shell.foregroundGroup != shell.processID }
    let job = try #require(shell.foregroundGroup)
    shell.close()
    #expect(shell.status == .signaled(SIGKILL))
    // Its parent has ended, so init reaps it a moment later.
    expectGone(job)
  }
}
