import ArgumentParser
import DemoCommand
import ProcessTable
import Recurse

@main struct SystemMonitorProgram: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "system-monitor",
    abstract: "Shows processors, memory, networks, disks and processes.",
    discussion: "It reads Linux's /proc. F1 lists all commands.")

  @Option(name: .shortAndLong, help: "The seconds between two refreshes.")
  var delay = 1.0

  @Option(
    help: "A folder in place of /proc. Its processes cannot be ended.", completion: .directory)
  var root: String?

  func validate() throws {
    guard delay >= 0.1, delay <= 3600 else {
      throw ValidationError("The delay is between 0.1 and 3600 seconds.")
    }
  }

  func run() throws {
    try DescriptorReserve.take()
    SystemMonitorApp.launch {
      if let root {
        SystemMonitorApp(SystemSource(root: root), interval: .seconds(delay)) { _, _ in
          "Its number is one of a folder, and not one of this system."
        }
      } else {
        SystemMonitorApp(SystemSource(), interval: .seconds(delay))
      }
    }
  }
}
