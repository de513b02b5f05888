import ArgumentParser
import DemoCommand
import Recurse

@main struct SevenGUIsDemo: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "seven-guis", abstract: "The seven tasks of 7GUIs, each a small program.")

  @Argument(help: "The task to begin with.")
  var task = SevenGUIsApp.Task.counter

  func run() { SevenGUIsApp.launch { SevenGUIsApp(task: task) } }
}

extension SevenGUIsApp.Task: ExpressibleByArgument {}
