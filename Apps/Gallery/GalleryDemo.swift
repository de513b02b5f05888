import ArgumentParser
import DemoCommand
import Foundation
import Recurse

@main struct GalleryDemo: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Every part of the library in its states, in every theme.")

  @Option(help: "The page to open.")
  var page: GalleryPage?

  @Option(help: "The theme.")
  var theme = Theme.standard.name

  @Option(help: "The number of rows on the page of tables, up to 10,000,000.")
  var rows = 40

  func validate() throws {
    guard (0...10_000_000).contains(rows) else {
      throw ValidationError("There can be 0 to 10,000,000 rows, not \(rows).")
    }
    guard Theme.all.contains(where: { $0.name == theme }) else {
      let names = Theme.all.map(\.name).joined(separator: ", ")
      throw ValidationError("No theme is called \(theme). There are \(names).")
    }
  }

  func run() {
    GalleryApp.launch {
      GalleryApp(
        page: page ?? .welcome, theme: Theme.all.first { $0.name == theme } ?? .standard,
        now: Date(), rows: rows,
        focus: page == nil ? .pages : .page, readMemory: { ProcessMemory.resident })
    }
  }
}

extension GalleryPage: ExpressibleByArgument {}
