import ArgumentParser
import DemoCommand
import Recurse

/// Every property of the layout: on the left the properties, on the right their effect.
package struct LayoutApp: App {
  package struct State: Equatable {
    package var settings: Settings
    var isDone = false

    package init(settings: Settings = Settings()) { self.settings = settings }
  }

  /// The initial number of boxes.
  package var boxes: Int

  package init(boxes: Int = 3) { self.boxes = boxes }

  package var initialState: State { State(settings: Settings(boxes: boxes)) }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      WithEnvironment(\.windowSize) { window in
        if window.rows >= 14 { header(state.settings) }
        HStack(alignment: .stretch, spacing: 0) {
          if window.columns >= 36 {
            PropertyList(settings: state.settings).frame(width: window.columns < 60 ? 20 : 28)
            Divider()
            Preview(settings: state.settings).flex(grow: 1)
          } else {
            PropertyList(settings: state.settings)
          }
        }
        .border(window.rows >= 8 ? .rounded : nil, title: "Properties")
      }
      KeyHints()
    }
    .onKey(.up) { $0.settings.choose(-1) }
    .onKey(.down) { $0.settings.choose(1) }
    .onKey(.home) { $0.settings.chooseFirst() }
    .onKey(.end) { $0.settings.chooseLast() }
    .commands {
      Command("Next value", key: "right") { $0.settings.change(1) }
      Command("Next box", key: "tab") { $0.settings.selectBox(1) }
      Command("Add box", key: "+", isEnabled: state.settings.canAddBox) { $0.settings.addBox() }
      Command("Remove box", key: "-", isEnabled: state.settings.canRemoveBox) {
        $0.settings.removeBox()
      }
      Command("Reset", key: "r") { $0.settings.reset() }
      Command("Previous value", key: "left") { $0.settings.change(-1) }
      Command("Previous box", key: "shift+tab") { $0.settings.selectBox(-1) }
      Command("Quit", key: "q") { $0.isDone = true }
    }
    .windowTitle("Layout – \(state.settings.kind.rawValue)")
  }

  private func header(_ settings: Settings) -> Node {
    HStack {
      Text("Layout").bold().foreground(.accent).lineLimit(1)
      Spacer()
      Text(settings.kind.rawValue).bold().lineLimit(1)
      Text("with \(settings.boxCount) boxes").foreground(.secondaryText).lineLimit(1)
    }
    .padding(horizontal: 1).background(.surface)
  }

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
  }
}

@main struct LayoutDemo: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout-demo",
    abstract: "Stacks, grids, frames and flexbox, with every property changed by keys.")

  @Option(help: "The initial number of boxes, 1 to 9.")
  var boxes = 3

  func validate() throws {
    guard (1...9).contains(boxes) else { throw ValidationError("There can be 1 to 9 boxes.") }
  }

  func run() {
    LayoutApp.launch { LayoutApp(boxes: boxes) }
  }
}
