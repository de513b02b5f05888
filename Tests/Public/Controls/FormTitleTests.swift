import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import Testing

@MainActor @Suite("The titles of a form") struct FormTitleTests {
  private struct Page: Component {
    struct State {
      var isOpen = true
      var country = "Italy"
      var name = ""
      var hasField = false
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Text("below").frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: \.isOpen) {
          Form {
            Picker("Sheet country of birth", selection: \.country, options: ["Italy", "Peru"]) {
              Text($0)
            }
            if state.hasField { TextField("Name", text: \.name) }
          }
        }
    }
  }

  @Test(
    "have their room in a sheet that is as wide as they need, and are truncated where it is not")
  func sheet() {
    let screen = TestScreen(Page(), columns: 80, rows: 12)
    #expect(screen.shows("Sheet country of birth  "), "\(screen.text)")
    screen.resize(columns: 30, rows: 12)
    #expect(screen.shows("Sheet coun"), "\(screen.text)")
    #expect(screen.shows("▾"), "\(screen.text)")
    screen.resize(columns: 80, rows: 12)
    #expect(screen.shows("Sheet country of birth  "), "\(screen.text)")
    screen.change { $0.hasField = true }
    #expect(screen.shows("Sheet country of birth  "), "\(screen.text)")
  }

  private struct Titled: Component {
    struct State: Equatable {
      var name = "abc"
      var isOn = false
      var size = "small"
      var kind = "one"
      var start = date(2026, 11, 23, 14, 30)
      var host = ""
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Form {
        TextField("Name", text: \.name)
        Picker("Size", selection: \.size, options: ["small", "large"]) { Text($0) }
        Picker("Kind", selection: \.kind, options: ["one", "two"], style: .radioGroup) { Text($0) }
        DatePicker("Start", selection: \.start)
        LabeledContent("Host") { TextField("Server", text: \.host) }
        Toggle("On", isOn: \.isOn)
      }
      .environment(\.calendar, testCalendar()).environment(\.now, testNow)
    }
  }

  @Test("give the focus to their controls when they are clicked, and press nothing")
  func click() throws {
    let screen = TestScreen(Titled(), columns: 50, rows: 14)
    let lines = (0..<14).map { screen.line($0) }
    for (title, label) in [
      ("Host", "Server"), ("Size", "Size"), ("Kind", "Kind"), ("Start", "Start"), ("Name", "Name"),
    ] {
      let row = try #require(lines.firstIndex { $0.hasPrefix(title) })
      screen.click(column: 1, row: row)
      #expect(screen.focused?.label == label, "\(title)")
      #expect(screen.state == Titled.State())
      #expect((0..<14).map { screen.line($0) } == lines, "\(title)")
    }
    // The cursor stays where it was.
    screen.type("d")
    #expect(screen.state.name == "abcd")
  }

  private struct Labeled: Component {
    struct State: Equatable {
      var host = "a.org"
      var count = 2
      var isOn = true
      var hasMore = true
    }
    struct Row: Component {
      func render(state: Void) -> Node { LabeledContent("Inner", value: "one") }
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      Form {
        Section("First") {
          TextField("Host", text: \.host)
          LabeledContent("Version", value: "1.0")
          LabeledContent("Both") { HStack { Text("one") } }
          LabeledContent("Column") { VStack { Text("one") } }
          Stepper("Connections", value: \.count, in: 0...9)
        }
        Section("Second") {
          Row()
          ForEach(["Alpha", "Beta"], id: \.self) { name in LabeledContent(name, value: "one") }
          if state.hasMore { LabeledContent("More", value: "one") }
          LabeledContent("Colored", value: "one").foreground(.accent)
          LabeledContent("Named", value: "one").accessibilityLabel("Name")
          Toggle("On", isOn: \.isOn)
        }
      }
    }
  }

  @Test("have the values of labeled contents in the column of the other rows")
  func labeled() {
    let screen = TestScreen(Labeled(), columns: 40, rows: 22)
    #expect(
      screen.text == """
        First
        Host         a.org
        Version      1.0
        Both         one
        Column       one
        Connections  [−] 2 [+]

        Second
        Inner        one
        Alpha        one
        Beta         one
        More         one
        Colored      one
        Named        one
        On           [x]
        """)
    screen.change { $0.hasMore = false }
    screen.change { $0.hasMore = true }
    #expect(screen.text.contains("\nMore         one\n"))
  }

  @Test("outside of a form give it to what they are beside")
  func label() {
    struct Page: Component {
      struct State { var first = "", second = "" }
      var initialState: State { State() }
      func render(state: State) -> Node {
        LabeledContent("First") { TextField("A", text: \.first) }
        LabeledContent("Second") { TextField("B", text: \.second) }
      }
    }
    let screen = TestScreen(Page(), columns: 30, rows: 3)
    screen.click(column: 1, row: 1)
    #expect(screen.focused?.label == "B")
    screen.click(column: 1, row: 0)
    #expect(screen.focused?.label == "A")
  }
}
