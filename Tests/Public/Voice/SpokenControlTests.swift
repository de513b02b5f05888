import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A control that is heard") struct SpokenControlTests {
  private struct Choices: Component {
    struct State: Equatable {
      var city = ""
      var colors: Set<String> = []
      var size = "small"
      var isOpen = false
      var level = 2
      var isLocked = false

      var matches: [String] {
        city.isEmpty ? [] : ["Bergen", "Berlin", "Bonn"].filter { $0.hasPrefix(city) }
      }
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack {
        TextField("City", text: \.city).suggestions(\.matches) { Text($0) }
        MultiPicker("Colors", selection: \.colors, options: ["red", "blue"]) { Text($0) }
        Picker("Size", selection: \.size, options: ["small", "large"]) { Text($0) }
        Picker("View", selection: \.size, options: ["small", "large"], style: .segmented) {
          Text($0)
        }
        DisclosureGroup("More", isExpanded: \.isOpen) { Text("Nothing else") }
        Stepper("Level", value: \.level, in: 0...9)
        Button("×") { $0.isLocked = true }.accessibilityLabel("Close").disabled(state.isLocked)
      }
    }
  }

  @Test("says its value, its place and its states, and then what changes of them")
  func controls() {
    let screen = TestScreen(Choices(), columns: 40, rows: 24, screenReader: true)
    let dialogue = """
      City, text field, empty
      > "B"
      B. suggestions: 3
      > "er"
      er. suggestions: 2
      > down
      Bergen
      > tab
      Bergen
      > tab
      City, Bergen. Colors, picker. red, 1 of 2, not selected
      > space
      selected
      > space
      not selected
      > down
      blue, 2 of 2, not selected
      > tab
      Size, picker, small
      > enter
      popover. Size, menu. small, 1 of 2, selected
      > down
      large, 2 of 2
      > enter
      Size, picker, large
      > tab
      View, picker, large, 2 of 2
      > left
      small, 1 of 2
      > tab
      More, disclosure, collapsed
      > enter
      expanded
      > tab
      Level, stepper, 2
      > right
      3
      > tab
      Close, button
      > enter
      disabled
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  private struct Mail: Component {
    struct State: Equatable {
      var page = "Inbox"
      var unread = 1
      var text = ""
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      TabView(selection: \.page) {
        Tab("Inbox", value: "Inbox") { Button("Reload") { $0.unread += 1 } }.badge(state.unread)
        Tab("New", value: "New") { TextField("Text", text: \.text) }
        Tab("About", value: "About") { Text("Version 1") }
      }
    }
  }

  @Test("is on a page, which is said with its place when a key leads to another one")
  func pages() {
    let screen = TestScreen(Mail(), columns: 40, rows: 8, screenReader: true)
    let dialogue = """
      tab bar, Inbox 1, 1 of 3
      > right
      New, 2 of 3
      > left tab
      Inbox 1, 1 of 3
      Reload, button
      > enter
      > ctrl+pagedown
      New, 2 of 3. Text, text field, empty
      > ctrl+pagedown
      tab bar, About, 3 of 3
      > ctrl+pageup
      New, 2 of 3
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  private struct Question: Component {
    struct State: Equatable {
      var name = ""
      var code = ""
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      TextField("Name", text: \.name, prompt: "my-app")
      SecureField("Code", text: \.code, prompt: "4 digits")
      Text("Create it?")
      HStack {
        Button("Yes") { _ in }.keyboardShortcut(.defaultAction)
        Button("No") { _ in }
      }
      .accessibilityLabel("Create it?")
    }
  }

  @Test("says the prompt of an empty field, and its place among the buttons of a named group")
  func prompts() {
    let screen = TestScreen(Question(), columns: 40, rows: 8, screenReader: true)
    let dialogue = """
      Name, text field, empty, my-app
      > "a" tab
      a
      Name, a. Code, secure field, empty, 4 digits
      > shift+tab
      Name, text field, a
      > tab
      Code, secure field, empty, 4 digits
      > tab
      Create it? Yes, button, 1 of 2, default
      > tab
      No, button, 2 of 2
      > f7
      Name, text field, a
      Code, secure field, empty, 4 digits
      Create it?
      Yes, button, 1 of 2, default
      No, button, 2 of 2
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }
}
