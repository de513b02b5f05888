import ArgumentParser
import DemoCommand

@main struct Bench: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measures the cost of Recurse.",
    subcommands: [
      PeerCommand.self, ReconcilerCommand.self, PipelineCommand.self, DiffCommand.self,
    ])
}
