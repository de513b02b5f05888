import ArgumentParser
import DemoCommand
import Recurse

@main struct QueueDemo: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "queue-demo", abstract: "A queue of songs that is edited with animations.")

  func run() { QueueApp.launch { QueueApp(Player()) } }
}
