import Recurse
import RecurseTesting
import Testing

@testable import RecurseFiles

/// A picker in an app with a command of its own.
private struct Desk: Component {
  struct State: Equatable { var ran = 0 }
  let picker: FilePicker
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      picker.on { _, _ in }
      KeyHints()
    }
    .command("Print", key: "f9") { $0.ran += 1 }
  }
}

@MainActor @Suite("The hints of a picker of files") struct PickerHintTests {
  @Test("come after those of the app")
  func order() throws {
    var picker = FilePicker()
    picker.disk = Home().fake.disk()
    let screen = TestScreen(Desk(picker: picker), columns: 200, rows: 20)
    let line = try #require(screen.text.split(separator: "\n").last)
    let own = try #require(line.firstRange(of: "F9 Print"))
    let hidden = try #require(line.firstRange(of: "Hidden files"))
    #expect(own.upperBound <= hidden.lowerBound)
  }
}
