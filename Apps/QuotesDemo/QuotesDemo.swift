import ArgumentParser
import DemoCommand
import Recurse

@main struct QuotesDemo: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "quotes-demo",
    abstract: "Panels that load side by side: some are slow, fail, or are empty.")

  @Option(help: "The duration of a slow load, in milliseconds.")
  var pace = 1000

  func validate() throws {
    try expectTime("The pace", pace)
  }

  func run() throws {
    try DescriptorReserve.take()
    QuotesApp.launch { QuotesApp(source: SlowSource(pace: .milliseconds(pace))) }
  }
}
