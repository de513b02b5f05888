import ArgumentParser
import Recurse

@main struct QuotesDemo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quotes-demo",
    abstract: "Panels that load side by side: some are slow, fail, or have nothing to say.")

  @Option(help: "How long a slow load takes, in milliseconds.")
  var pace = 1000

  func validate() throws {
    guard pace >= 0 else { throw ValidationError("The pace cannot be negative.") }
  }

  func run() {
    QuotesApp.launch { QuotesApp(source: SlowSource(pace: .milliseconds(pace))) }
  }
}
