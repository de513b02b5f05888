import ArgumentParser
import DemoCommand
import Foundation
import Recurse

@main struct TracksDemo: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "tracks-demo", abstract: "Shows the runs of a folder of GPX files.",
    discussion: "Without a folder it shows the samples that come along, read at leisure.")

  @Argument(help: "The folder.")
  var folder: String?

  @Option(help: "An additional time for reading each file, in milliseconds.")
  var pace: Int?

  func validate() throws {
    if let pace { try expectTime("The pace", pace) }
  }

  func run() throws {
    let samples = Bundle.module.bundleURL.appendingPathComponent("Samples").path
    let tracks = TrackFolder(
      path: folder ?? samples, pace: .milliseconds(pace ?? (folder == nil ? 300 : 0)))
    // A folder that cannot be shown is reported before the app takes the screen.
    _ = try tracks.files()
    try DescriptorReserve.take()
    TracksApp.launch { TracksApp(TrackLibrary(tracks)) }
  }
}
