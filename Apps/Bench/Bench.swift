import ArgumentParser

@main struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measures what Recurse costs.",
    subcommands: [PeerCommand.self, ReconcilerCommand.self, PipelineCommand.self])
}
