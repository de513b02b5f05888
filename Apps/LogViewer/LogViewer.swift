import ArgumentParser
import DemoCommand
import Recurse
import RecurseReaders

@main struct LogViewer: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "log-viewer", abstract: "Shows logs and follows them, several side by side.",
    discussion: """
      Without a file it shows what is piped into it, and keeps the last lines of that. Files \
      are not kept in memory, so they may be of any size. h lists all keys.
      """)

  @Argument(help: "The files; - is standard input.")
  var files: [String] = []

  @Option(name: .shortAndLong, help: "Show lines of this severity and above.")
  var level: LogLevel?

  @Option(name: .shortAndLong, help: "Show lines that contain this text.")
  var filter = ""

  @Option(help: "The megabytes of piped and unpacked text that are kept.")
  var keep = 64

  func validate() throws {
    guard (1...100_000).contains(keep) else {
      throw ValidationError("Between 1 and 100000 megabytes can be kept.")
    }
    guard files.filter({ $0 == "-" }).count < 2 else {
      throw ValidationError("Standard input can be shown once.")
    }
  }

  func run() throws {
    guard !files.isEmpty || !StandardInput.isTerminal else {
      throw ValidationError("Name a file, or pipe a log into log-viewer.")
    }
    try DescriptorReserve.take()
    let pipe = LogInput.pipe(bytes: keep << 20)
    let inputs = files.isEmpty ? [pipe] : files.map { $0 == "-" ? pipe : .file($0) }
    let filter = LogFilter(filter, level: level)
    LogViewerApp.launch { [keep] in LogViewerApp(inputs, filter: filter, keep: keep << 20) }
  }
}

extension LogLevel: ExpressibleByArgument {
  public init?(argument: String) {
    guard let level = LogLevel.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self = level
  }

  public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}
