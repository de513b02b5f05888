import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import Testing

private struct Bar: Component {
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    HStack {
      Button("×") { $0 += 1 }.accessibilityLabel("Close")
      VStack {
        Text("CPU")
        Text("40 %")
      }.accessibilityLabel("Load")
    }
  }
}

@MainActor @Suite("An accessibility label") struct AccessibilityLabelTests {
  @Test("is what the content is called, and is not shown")
  func called() throws {
    let screen = TestScreen(Bar(), columns: 20, rows: 2)
    #expect(screen.text.hasPrefix("[ × ]"))
    try screen.click(screen.button("Close"))
    #expect(screen.state == 1 && screen.focused?.label == "Close")
    #expect(screen.all(.button, "×").isEmpty)
    #expect(screen.all(.group, "Load").count == 1)
  }

  @Test("of a menu's item is what letters find")
  func inMenus() {
    let screen = TestScreen(Marks(), columns: 20, rows: 8)
    screen.press(.function(10), .character("d"))
    #expect(screen.focused?.label == "Delete")
  }

  private struct Marks: Component {
    func render(state: Void) -> Node {
      MenuBar {
        Menu("File") {
          Button("New") { _ in }
          Button("×") { _ in }.accessibilityLabel("Delete")
        }
      }
    }
  }

  @Test("stands for that of every control, once")
  func controls() {
    struct Form: Component {
      struct State {
        var text = ""
        var number = 1
        var share = 0.5
        var isOn = false
        var day = Date(timeIntervalSince1970: 0)
        var tags: Set<String> = []
        var kind = "a"
        var page = 0
        var isExpanded = false
      }
      var initialState: State { State() }

      func render(state: State) -> Node {
        TextField("t", text: \.text).accessibilityLabel("text")
        SecureField("t", text: \.text).accessibilityLabel("secret")
        TextField("t", value: \.number, format: .number).accessibilityLabel("number")
        Toggle("t", isOn: \.isOn).accessibilityLabel("toggle")
        Stepper("t", value: \.number).accessibilityLabel("stepper")
        Slider("t", value: \.share).accessibilityLabel("slider")
        Picker("t", selection: \.kind, options: ["a", "b"]) { Text($0) }.accessibilityLabel(
          "picker")
        MultiPicker("t", selection: \.tags, options: ["a", "b"]) { Text($0) }.accessibilityLabel(
          "tags")
        DateField("t", selection: \.day).accessibilityLabel("day")
        TimeField("t", selection: \.day).accessibilityLabel("time")
        DatePicker("t", selection: \.day).accessibilityLabel("date")
        DisclosureGroup("t", isExpanded: \.isExpanded) { Text("x") }.accessibilityLabel("more")
        Link("t", destination: "https://example.org").accessibilityLabel("link")
        ProgressView(value: state.share).accessibilityLabel("progress")
        Gauge("t", value: state.share, in: 0...1).accessibilityLabel("gauge")
      }
    }
    let screen = TestScreen(Form(), columns: 60, rows: 60)
    for label in [
      "text", "secret", "number", "toggle", "stepper", "slider", "picker", "tags", "day", "time",
      "date", "more", "link", "progress", "gauge",
    ] {
      #expect(screen.elements.filter { $0.label == label }.count == 1, "\(label)")
    }
  }
}
