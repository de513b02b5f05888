import ArgumentParser
import DemoCommand
import Recurse

@main struct InspectProgram: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Looks into a running app: its tree, its steps, its costs.",
    discussion: """
      Start the app with RECURSE_INSPECT=1, and then “inspect” in a second terminal. A slider \
      leads back through the last thousand steps. s saves what led to the shown step as a file \
      that a test replays, and that “inspect” opens too. F1 lists all keys.
      """)

  @Argument(
    help: "The number of the process, the path of its socket, or a saved file.",
    completion: .file())
  var target: String?

  func run() throws {
    try DescriptorReserve.take()
    let path = try target.map { InspectTarget.path(of: $0) } ?? Self.onlyTarget()
    InspectApp.launch { InspectApp(path) }
  }

  /// The path of the only socket that there is.
  private static func onlyTarget() throws -> String {
    let paths = InspectTarget.all()
    if let path = paths.first, paths.count == 1 { return path }
    guard !paths.isEmpty else {
      throw ValidationError("No app is inspected. Start one with RECURSE_INSPECT=1.")
    }
    let numbers = paths.compactMap { InspectTarget.process(of: $0) }.joined(separator: ", ")
    throw ValidationError("Several apps are inspected: choose one of \(numbers).")
  }
}
