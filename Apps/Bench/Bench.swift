import ArgumentParser
import DemoCommand

@main struct Bench: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measures what Recurse costs.",
    subcommands: [PeerCommand.self, ReconcilerCommand.self, PipelineCommand.self])
}
