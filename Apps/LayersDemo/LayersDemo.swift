import ArgumentParser
import DemoCommand
import Recurse

@main struct LayersDemo: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "layers-demo", abstract: "Sheets, alerts, popovers, menus, tooltips and toasts.")

  func run() { LayersApp.launch { LayersApp() } }
}
