import ArgumentParser
import DemoCommand
import FileWork
import Foundation
import Recurse

@main struct FileManagerProgram: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "file-manager",
    abstract: "Shows, copies, moves, renames and deletes files.",
    discussion: """
      Two folders are beside each other, or a tree and a folder, with a preview on the right. \
      What is deleted goes into a trash of the app's own, and Ctrl+Z undoes every change. F1 lists \
      all keys. Bookmarks and recent folders are kept in $XDG_STATE_HOME/file-manager.
      """)

  @Argument(help: "The folder to begin with, on the left.", completion: .directory)
  var folder = "."

  @Argument(
    help: "The folder on the right. Without it, this is the one that was there last.",
    completion: .directory)
  var second: String?

  @Option(help: "The folder of the trash.", completion: .directory)
  var trash: String?

  @Option(
    help: "Go to no folder outside of this one, and change nothing there.",
    completion: .directory)
  var within: String?

  @Flag(name: .shortAndLong, help: "Show hidden files.")
  var all = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Show the shell behind a socket, in a terminal. The app starts itself so.",
      visibility: .hidden))
  var relay: [String] = []

  func run() throws {
    if relay.count > 1 { return ShellRelay.run(relay[0], relay[1], redraws: relay.count > 2) }
    try DescriptorReserve.take()
    let folder = try Self.resolved(folder)
    let second = try second.map(Self.resolved)
    let trash = trash.map(Self.absolute) ?? Self.usualTrash
    let limit = try within.map(Self.resolved)
    // Who limits the app to a folder wants no trace of it elsewhere.
    let places = within == nil ? PlaceFile.usual(in: ProcessInfo.processInfo.environment) : nil
    let showsHidden = all
    FileManagerApp.launch {
      var disk = Disk()
      if places != nil { disk.parts = PartRecords(in: Self.parts) }
      let worker = FileWorker(
        trash: Trash(folder: trash, disk: disk), limit: limit,
        archives: ArchiveStore(in: Self.archives), disk: disk)
      return FileManagerApp(
        folder, beside: second, history: UndoStack(worker: worker), places: places,
        shell: KeptShell(), showsHidden: showsHidden)
    }
  }

  /// The path of a folder without links and "..".
  private static func resolved(_ argument: String) throws -> RawPath {
    guard let path = realpath(argument, nil) else {
      throw ValidationError("“\(argument)”: \(String(cString: strerror(errno))).")
    }
    defer { free(path) }
    var isFolder: ObjCBool = false
    let text = String(cString: path)
    guard FileManager.default.fileExists(atPath: text, isDirectory: &isFolder), isFolder.boolValue
    else { throw ValidationError("“\(argument)” is not a folder.") }
    return RawPath(text)
  }

  private static func absolute(_ argument: String) -> RawPath {
    RawPath(URL(fileURLWithPath: argument).path)
  }

  private static var usualTrash: RawPath {
    folder("XDG_DATA_HOME", ".local/share").appending("trash")
  }

  /// On the disk, and not in the memory that /tmp may be.
  private static var archives: RawPath { folder("XDG_CACHE_HOME", ".cache").appending("archives") }

  /// Where incomplete copies are written down.
  private static var parts: RawPath { folder("XDG_STATE_HOME", ".local/state").appending("parts") }

  /// The app's own folder in one that a variable names, or that is below the home folder.
  private static func folder(_ variable: String, _ usual: String) -> RawPath {
    let named = ProcessInfo.processInfo.environment[variable]
    let folder = named.flatMap { $0.hasPrefix("/") ? RawPath($0) : nil }
    return (folder ?? RawPath("\(RawPath.home)/\(usual)")).appending("file-manager")
  }
}
