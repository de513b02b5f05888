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

@Suite("A program with a screen of its own", .blocking) struct ProgramCrashTests {
  /// A shell in which the fixture has given the terminal to a line of shell. What the line prints
  /// is spelled otherwise in it, since the shell shows it.
  private func shell(running line: String) throws -> (shell: TerminalProcess, app: pid_t) {
    let shell = try TerminalProcess.shell()
    let start = #"sh -c 'echo "app=$$="; exec "$0" "$1"'"#
    try shell.run("\(start) \(builtProduct("programs-fixture")) '\(line)'")
    try shell.waitUntil("the app") { $0.shows("Programs: 0") && $0.alternateScreenIsActive }
    let output = String(decoding: shell.output, as: UTF8.self)
    let number = try #require(output.firstMatch(of: /app=(\d+)=/)?.1)
    try shell.press(.alt("1"))
    return (shell, try #require(pid_t(number)))
  }

  @Test("leaves nothing of it when it is killed, and the app is whole")
  func killed() throws {
    let line = #"printf "\033[?1049h\033[2J\033[>1u\033[9;30Hthe""irs"; kill -KILL $$"#
    let (shell, _) = try shell(running: line)
    try shell.waitUntil("the app again") {
      $0.shows("ended by signal 9") && $0.alternateScreenIsActive
    }
    #expect(shell.screen.line(0) == "Programs: 1" && !shell.screen.shows("theirs"))
    try shell.press(.control("q"))
    try shell.waitForPrompt()
    try shell.expectRestored()
    #expect(!shell.screen.shows("theirs"))
    // The prompt is below the last line that the shell has.
    let row = try #require(shell.screen.lines.lastIndex { $0.contains(/^app=\d+=/) })
    #expect(shell.screen.cursor.row == row + 1)
  }

  @Test("ends when the app crashes, after it has saved, and the terminal is as it was",
    arguments: [SIGSEGV, SIGABRT, SIGFPE])
  func crash(signal: Int32) throws {
    let file = URL.temporaryDirectory.appending(component: "recurse-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let trap = #"trap "sleep 0.1; echo saved > \#(file.path); exit" HUP; stty raw -echo; "#
    let mess = #"printf "\033[?1049h\033[2J\033[?1003h\033[?25l\033[9;30Hthe""irs"; "#
    let (shell, app) = try shell(running: trap + mess + "while :; do sleep 0.1; done")
    try shell.waitUntil("the program") { $0.shows("theirs") && !$0.cursorIsVisible }
    kill(app, signal)
    try shell.waitForPrompt()
    try shell.expectRestored()
    #expect(!shell.screen.shows("theirs"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "saved\n")
    try shell.run("echo status=$?")
    try shell.waitUntil("the status") { $0.lines.contains("status=\(128 + signal)") }
  }

  @Test("does not hold up the end of an app that crashes")
  func deaf() throws {
    let line = #"trap "" HUP; printf "\033[?1049h\033[2J\033[9;30Hthe""irs"; exec sleep 2"#
    let (shell, app) = try shell(running: line)
    try shell.waitUntil("the program") { $0.shows("theirs") }
    kill(app, SIGSEGV)
    try shell.waitForPrompt()
    try shell.expectRestored()
    #expect(!shell.screen.shows("theirs"))
  }
}
