import ArgumentParser
import DemoCommand
import Recurse

@main struct TextDemo: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "text-demo",
    abstract: "Scripts, emoji, truncation, wrapping, styles and hostile text.")

  @Option(help: "The first page.")
  var page = TextPage.scripts

  @Option(help: "The width of the samples, in columns.")
  var width = 30

  func validate() throws {
    guard TextApp.widths.contains(width) else {
      throw ValidationError("The width is a number from 1 to \(TextApp.widths.upperBound).")
    }
  }

  func run() {
    TextApp.launch { TextApp(page: page, width: width) }
  }
}

extension TextPage: ExpressibleByArgument {}
