import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A form") struct FormTests {
  struct Server: Component {
    struct State: Equatable {
      var host = ""
      var port = ""
      var count = 2
      var isSecure = true
      var size = 1
      var showsMore = false
      var more = ""
      var saved: [String] = []
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      Form {
        Section("Server") {
          TextField("Host", text: \.host).fieldError(state.host.isEmpty ? "Needed" : nil)
          TextField("Port", text: \.port)
            .fieldError(state.port.allSatisfy(\.isNumber) ? nil : "No number")
          Stepper("Connections", value: \.count, in: 1...9)
        }
        Section("Looks") {
          Toggle("Secure", isOn: \.isSecure)
          Picker("Size", selection: \.size, style: .radioGroup) {
            Text("small").tag(1)
            Text("large").tag(2)
          }
          if state.showsMore {
            TextField("More", text: \.more).fieldError(state.more.isEmpty ? "Say more" : nil)
          }
        } footer: {
          Text("That is all.")
        }
        Button("Save") { $0.saved.append($0.host) }.keyboardShortcut(.defaultAction)
      }
    }
  }

  private func screen(columns: Int = 34, rows: Int = 16) -> TestScreen<Server> {
    TestScreen(Server(), columns: columns, rows: rows)
  }

  @Test("is not submitted with a fault in a tree, either")
  func tree() throws {
    let form = RecurseTesting.tree(Server())
    try form.press("Save")
    #expect(form.state.saved.isEmpty)
    try form.type("host", into: "Host")
    try form.press("Save")
    #expect(form.state.saved == ["host"])
  }

  @Test("has the titles of its controls in one column, and a free row between its sections")
  func picture() {
    #expect(
      screen().text == """
        Server
        Host

        Port

        Connections  [−] 2 [+]

        Looks
        Secure       [x]
        Size         (•) small
                     ( ) large
        That is all.

        [ Save ]
        """)
  }

  @Test("truncates long titles where it is narrow, scrolls, and keeps the focus in sight")
  func narrow() {
    let screen = screen(columns: 20, rows: 5)
    #expect(
      screen.text == """
        Server             ▐
        Host               ▐
                           ▕
        Port               ▕
                           ▕
        """)
    screen.press(.tab, .tab)
    #expect(screen.text.contains("Connec… [−]"))
    screen.press(.tab, .tab)
    #expect(screen.text.contains("(•) small"))
    screen.press(.tab)
    #expect(screen.text.contains("[ Save ]"))
  }

  @Test("is at most 72 columns wide")
  func wide() throws {
    let screen = screen(columns: 300, rows: 20)
    #expect(try screen.field("Host").frame?.columns == 72)
  }

  @Test("says what is wrong with a field when that was left, not while it is typed first")
  func afterLeaving() {
    let screen = screen()
    #expect(!screen.text.contains("✗"))
    screen.press(.tab)
    #expect(screen.text.contains("             ✗ Needed"))
    screen.type("8a")
    #expect(!screen.text.contains("No number"))
    screen.press(.tab)
    #expect(screen.text.contains("✗ No number"))
  }

  @Test("shows all faults instead of submitting, and moves the focus to the first")
  func submitting() throws {
    let screen = screen()
    screen.change {
      $0.port = "x"
      $0.showsMore = true
    }
    try screen.press("Save")
    #expect(screen.state.saved == [])
    #expect(screen.focused?.label == "Host")
    for fault in ["Needed", "No number", "Say more"] { #expect(screen.text.contains("✗ \(fault)")) }
    screen.type("a\t")
    #expect(screen.focused?.label == "Port")
    try screen.press("Save")
    #expect(screen.focused?.label == "Port")
    screen.press(.backspace)
    screen.type("80")
    try screen.press("Save")
    #expect(screen.focused?.label == "More")
    // A hidden field is no fault.
    screen.change { $0.showsMore = false }
    try screen.press("Save")
    #expect(screen.state.saved == ["a"])
  }

  @Test("submits by Enter in its fields, and by a click")
  func enter() throws {
    let screen = screen()
    screen.press(.enter)
    #expect(screen.focused?.label == "Host" && screen.text.contains("✗ Needed"))
    screen.press(.tab, .enter)
    #expect(screen.focused?.label == "Host" && screen.state.saved == [])
    screen.type("a")
    screen.press(.enter)
    #expect(screen.state.saved == ["a"])
    screen.change { $0.port = "x" }
    try screen.click("Save")
    #expect(screen.focused?.label == "Port" && screen.state.saved == ["a"])
  }

  @Test("scrolls to the first fault")
  func revealsFault() throws {
    let screen = screen(columns: 20, rows: 5)
    try screen.press("Save")
    #expect(screen.text.contains("✗ Needed"))
  }

  @Test("asks no field anew that the app has emptied")
  func emptied() throws {
    struct Adding: Component {
      struct State {
        var name = ""
        var names: [String] = []
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Form {
          TextField("Name", text: \.name).fieldError(state.name.isEmpty ? "Needed" : nil)
          Button("Add") {
            $0.names.append($0.name)
            $0.name = ""
          }
          .keyboardShortcut(.defaultAction)
        }
      }
    }
    let screen = TestScreen(Adding(), columns: 30, rows: 5)
    screen.press(.enter)
    #expect(screen.text.contains("✗ Needed"))
    screen.type("a")
    screen.press(.enter)
    #expect(screen.state.names == ["a"])
    #expect(!screen.text.contains("✗"))
    screen.press(.enter)
    #expect(screen.state.names == ["a"])
    #expect(screen.text.contains("✗ Needed"))
  }

  @Test("is submitted by a default button beside it, too, and shows faults where that is disabled")
  func buttonBeside() throws {
    struct Beside: Component {
      struct State {
        var name = ""
        var isOff = false
        var count = 0
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack(alignment: .stretch) {
          Form {
            TextField("Name", text: \.name).fieldError(state.name.isEmpty ? "Needed" : nil)
            TextField("Other", text: \.name).fieldError("Never").disabled()
          }
          Button("Cancel") { $0.count += 100 }
          Button("Save") { $0.count += 1 }.keyboardShortcut(.defaultAction).disabled(state.isOff)
        }
      }
    }
    let screen = TestScreen(Beside(), columns: 30, rows: 7)
    try screen.press("Save")
    #expect(screen.focused?.label == "Name" && screen.text.contains("✗ Needed"))
    try screen.press("Cancel")
    #expect(screen.state.count == 100)
    screen.change { $0.name = "a" }
    try screen.press("Save")
    #expect(screen.state.count == 101)
    let other = TestScreen(Beside(), state: .init(isOff: true), columns: 30, rows: 7)
    other.press(.enter)
    #expect(other.text.contains("✗ Needed"))
  }

  @Test("in a sheet works by itself")
  func sheet() throws {
    struct Outer: Component {
      struct State {
        var name = ""
        var inner = ""
        var isOpen = false
        var log: [String] = []
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Form {
          TextField("Name", text: \.name).fieldError(state.name.isEmpty ? "Needed" : nil)
          Button("Open") { $0.isOpen = true }
          Button("Save") { $0.log.append("save") }.keyboardShortcut(.defaultAction)
        }
        .sheet(isPresented: \.isOpen) {
          Form {
            TextField("Inner", text: \.inner).fieldError(state.inner.isEmpty ? "Missing" : nil)
            Button("Done") {
              $0.log.append("done")
              $0.isOpen = false
            }
            .keyboardShortcut(.defaultAction)
          }
        }
      }
    }
    let screen = TestScreen(Outer(), columns: 40, rows: 12)
    try screen.press("Open")
    screen.press(.enter)
    #expect(screen.text.contains("✗ Missing") && screen.state.log == [])
    screen.type("a")
    screen.press(.enter)
    #expect(screen.state.log == ["done"])
    try screen.press("Save")
    #expect(screen.state.log == ["done"])
    #expect(screen.focused?.label == "Name")
  }

  @Test("aligns what is nested, and leaves what is after another in a row as it is")
  func nested() {
    struct Nested: Component {
      struct State {
        var name = ""
        var level = 3
        var isOpen = true
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Form {
          TextField("Name", text: \.name)
          LabeledContent("Version", value: "1.0")
          DisclosureGroup("More", isExpanded: \.isOpen) {
            Stepper("Level", value: \.level, in: 1...9)
          }
          HStack {
            Stepper("A", value: \.level, in: 1...9)
            Stepper("B", value: \.level, in: 1...9)
          }
        }
      }
    }
    let screen = TestScreen(Nested(), columns: 40, rows: 6)
    #expect(
      screen.text == """
        Name
        Version  1.0
        ▾ More
          Level  [−] 3 [+]
        A        [−] 3 [+] B [−] 3 [+]
        """)
  }

  @Test("waits for a control of an app's own whose text is no value")
  func ownFault() throws {
    struct Page: Component {
      struct State {
        var code = 0
        var saved: [Int] = []
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Form {
          VirtualNode(Code(title: "Code"), binding: \.code, to: \.number)
          Button("Save") { $0.saved.append($0.code) }.keyboardShortcut(.defaultAction)
        }
      }
    }
    let screen = TestScreen(Page(), columns: 30, rows: 5)
    #expect(screen.text == "Code  0\n[ Save ]")
    screen.type("7x")
    #expect(screen.text == "Code  7x\n[ Save ]")
    try screen.press("Save")
    #expect(screen.text == "Code  7x\n      ✗ No number\n[ Save ]")
    #expect(screen.state.saved == [] && screen.focused?.label == "Code")
    screen.press(.backspace)
    try screen.press("Save")
    #expect(screen.state.saved == [7])
  }
}

/// A number that is typed by its digits, and knows by itself that a letter is none.
private struct Code: WidgetElement, Accessible {
  typealias Event = Int
  var title: String
  var number = 0

  var role: Role { Role("code") }
  var label: String { title }

  func makeWidget(_ sender: EventSender<Code>) -> ElementWidget<Code> { CodeWidget(self, sender) }
}

private final class CodeWidget: ElementWidget<Code>, FieldPart {
  private var typed = "" {
    didSet {
      faultChanged()
      if let number = Int(typed) { send(number) }
    }
  }

  override init(_ element: Code, _ sender: EventSender<Code>) {
    super.init(element, sender)
    setField(self)
  }

  override var isFocusable: Bool { true }
  var columnTitle: String? { element.title }
  var fault: String? { typed.isEmpty || Int(typed) != nil ? nil : "No number" }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: 10, rows: 1)
  }

  override func paint(_ context: GraphicsContext) {
    context.draw(typed.isEmpty ? "\(element.number)" : typed, column: 0, row: 0)
  }

  override func handle(_ key: KeyEvent) -> Bool {
    if key.key == .backspace, !typed.isEmpty {
      typed.removeLast()
      return true
    }
    guard let text = key.text else { return false }
    typed += text
    return true
  }

  override func adoptState(of other: Widget) {
    if let other = other as? CodeWidget { typed = other.typed }
  }
}
