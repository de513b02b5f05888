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

  func validate() throws {
    guard Theme.all.contains(where: { $0.name == theme }) else {
      let names = Theme.all.map(\.name).joined(separator: ", ")
      throw ValidationError("No theme is called \(theme). There are \(names).")
    }
  }

  func run() {
    GalleryApp.launch {
      GalleryApp(
        page: page ?? .welcome, theme: Theme.all.first { $0.name == theme } ?? .standard,
        now: Date(), focus: page == nil ? .pages : .page)
    }
  }
}

extension GalleryPage: ExpressibleByArgument {}
