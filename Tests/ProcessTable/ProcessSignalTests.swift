import Foundation
import ProcessTable
import TestSupport
import Testing

@Suite("A signal", .blocking) struct ProcessSignalTests {
  /// A child may have inherited that it ignores `TERM`.
  @Test("reaches a process")
  func reach() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sleep")
    process.arguments = ["1000"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    #expect(ProcessSignal.kill.send(to: process.processIdentifier) == nil)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL)
    #expect(ProcessSignal.kill.send(to: process.processIdentifier) != nil)
  }

  @Test("has the number of the system")
  func numbers() {
    let numbers = ProcessSignal.allCases.map(\.number)
    #expect(numbers == [SIGTERM, SIGKILL, SIGINT, SIGHUP, SIGSTOP, SIGCONT, SIGUSR1])
  }

  @Test("is not sent to groups of processes", arguments: [0, -1, Int32.min])
  func groups(number: Int32) { #expect(ProcessSignal.kill.send(to: number) != nil) }
}
