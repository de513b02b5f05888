import ArgumentParser
import DemoCommand
import Recurse

@main struct SevenGUIsDemo: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "seven-guis", abstract: "The seven tasks of 7GUIs, each a small program.")

  @Argument(help: "The task to show at once.")
  var task: SevenGUIsApp.Task?

  func run() { SevenGUIsApp.launch { SevenGUIsApp(task: task) } }
}

extension SevenGUIsApp.Task: ExpressibleByArgument {}
