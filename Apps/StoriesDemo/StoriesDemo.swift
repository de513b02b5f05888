import ArgumentParser
import DemoCommand
import Recurse

@main struct StoriesDemo: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "stories-demo", abstract: "Users and stories in one list with sections.")

  @Option(help: "The time to load a page, in milliseconds.")
  var pace = 800

  func validate() throws { try expectTime("The pace", pace) }

  func run() throws {
    try DescriptorReserve.take()
    StoriesApp.launch {
      StoriesApp(table: StoryTable(), source: SampleStories(pace: .milliseconds(pace)))
    }
  }
}
