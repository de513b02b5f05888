import Recurse
import RecurseTesting
import Testing

private struct Record: Equatable {
  var name = ""
  var budget = 100.0
  var country = ""
}

/// A record that is edited as a draft.
private struct Page: Component {
  struct State: Equatable {
    var records = [Record(name: "Ada", country: "Italy"), Record(name: "Grace", country: "Italy")]
    var selected = 0
    var draft = Record(name: "Ada", country: "Italy")
    var asks = false
    var isAsking = false
    var hasKey = false
    var saved = 0

    mutating func select(_ index: Int) {
      selected = index
      draft = records.indices.contains(index) ? records[index] : Record()
    }
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Button("Ada's") { $0.select(0) }
      Button("Grace's") { $0.select(1) }
      if state.hasKey { form(state).key(state.selected) } else { form(state) }
    }
    .command("New", key: "ctrl+n") { $0.select(2) }
  }

  @NodeBuilder<Self> private func form(_ state: State) -> Node {
    Form {
      TextField("Name", text: \.draft.name).fieldError(state.draft.name.isEmpty ? "Needed" : nil)
      TextField("Budget", value: \.draft.budget, format: .number.places(2))
      Picker("Country", selection: \.draft.country, options: ["", "Italy"]) { Text($0) }
        .fieldError(state.draft.country.isEmpty ? "Where?" : nil)
      Button("Save") {
        $0.saved += 1
        $0.select($0.selected)
      }
      .keyboardShortcut(.defaultAction)
      Button("Cancel") {
        if $0.asks { $0.isAsking = true } else { $0.select($0.selected) }
      }
      .keyboardShortcut(.cancelAction)
    }
    .alert("Drop it?", isPresented: \.isAsking) {
      Button("Drop") { $0.select($0.selected) }
      Button("Keep", role: .cancel)
    }
  }
}

@MainActor @Suite("A form is as new") struct NewFormTests {
  private func screen(_ change: (inout Page.State) -> Void = { _ in }) -> TestScreen<Page> {
    var state = Page.State()
    change(&state)
    return TestScreen(Page(), state: state, columns: 40, rows: 12)
  }

  @Test("after Cancel: what could not be read is what the state says", arguments: 0..<3)
  func cancel(way: Int) throws {
    let screen = screen()
    try screen.focus("Budget")
    screen.type("abc")
    screen.press(.enter)
    #expect(screen.shows("100.00abc") && screen.shows("✗ Not a number"))
    switch way {
    case 0: screen.press(.escape)
    case 1: try screen.click("Cancel")
    default: try screen.press("Cancel")
    }
    #expect(!screen.shows("abc") && !screen.shows("✗"))
    try screen.press("Save")
    #expect(screen.state.saved == 1)
  }

  @Test("after Cancel: what is wrong is shown when it was left again, or tried again")
  func hidden() throws {
    let screen = screen { $0.select(2) }
    try screen.press("Save")
    #expect(screen.shows("✗ Needed") && screen.shows("✗ Where?"))
    screen.press(.escape)
    #expect(!screen.shows("✗"))
    try screen.press("Save")
    #expect(screen.shows("✗ Needed") && screen.shows("✗ Where?") && screen.state.saved == 0)
  }

  @Test("not while Cancel asks first")
  func asking() throws {
    let screen = screen { $0.asks = true }
    try screen.focus("Budget")
    screen.type("abc")
    screen.press(.enter, .escape)
    #expect(screen.shows("Drop it?"))
    try screen.press("Keep")
    #expect(screen.shows("100.00abc") && screen.shows("✗ Not a number"))
  }

  @Test("after it was submitted: the next record is not red", arguments: [false, true])
  func submitted(byClick: Bool) throws {
    let screen = screen()
    screen.press(.tab, .tab)
    for label in ["Name", "Budget", "Country"] { try screen.focus(label) }
    if byClick { try screen.click("Save") } else { try screen.press("Save") }
    #expect(screen.state.saved == 1)
    screen.press(.control("n"))
    #expect(screen.state.draft == Record() && !screen.shows("✗"))
    try screen.press("Save")
    #expect(screen.state.saved == 1 && screen.shows("✗ Where?"))
  }

  @Test("after it was submitted, also where the app moves the focus to its first field")
  func again() {
    struct Adding: Component {
      enum Field { case name, city }
      struct State { var name = "", city = "", count = 0, focus: Field? = .name }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Form {
          TextField("Name", text: \.name).fieldError(state.name.isEmpty ? "Who?" : nil)
            .focused(\.focus, equals: .name)
          TextField("City", text: \.city).fieldError(state.city.isEmpty ? "Where?" : nil)
            .focused(\.focus, equals: .city)
          Button("Add") { $0 = State(count: $0.count + 1) }.keyboardShortcut(.defaultAction)
        }
      }
    }
    let screen = TestScreen(Adding(), columns: 30, rows: 6)
    screen.type("Ada\tRome")
    screen.press(.enter)
    #expect(screen.state.count == 1 && screen.focused?.label == "Name" && !screen.shows("✗"))
    screen.press(.enter)
    #expect(screen.state.count == 1 && screen.shows("✗ Who?") && screen.shows("✗ Where?"))
  }

  @Test("but for what is wrong with a value that was submitted")
  func refused() throws {
    struct Login: Component {
      struct State { var name = "", password = "", isRefused = false }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Form {
          TextField("Name", text: \.name).fieldError(state.name.isEmpty ? "Needed" : nil)
          SecureField("Password", text: \.password)
            .fieldError(state.isRefused ? "Wrong password" : nil)
          Button("Login") { $0.isRefused = true }.keyboardShortcut(.defaultAction)
        }
      }
    }
    let screen = TestScreen(Login(), columns: 40, rows: 6)
    screen.type("ada\tsecret")
    screen.press(.enter)
    #expect(screen.shows("✗ Wrong password"))
    screen.type("x")
    #expect(!screen.shows("✗"))
  }

  @Test("for another record by its key, and the focus stays or goes to its first field")
  func key() throws {
    let screen = screen { $0.hasKey = true }
    try screen.focus("Budget")
    screen.type("abc")
    try screen.press("Grace's")
    #expect(screen.focused?.label == "Grace's")
    #expect(screen.shows("Budget   100.00") && !screen.shows("abc") && !screen.shows("✗"))
    try screen.press("Save")
    #expect(screen.state.saved == 1)
    try screen.focus("Budget")
    screen.type("x")
    screen.press(.control("n"))
    #expect(screen.focused?.label == "Name" && !screen.shows("100.00x"))
    screen.type("Alan")
    #expect(screen.state.draft.name == "Alan" && !screen.shows("✗"))
  }

  @Test("a control of an app's own takes back what it cannot read, too")
  func own() throws {
    struct Page: Component {
      var initialState: Int { 7 }
      func render(state: Int) -> Node {
        Form {
          VirtualNode(Digit(title: "Digit"), binding: \.self, to: \.number)
          Button("Cancel") { _ in }.keyboardShortcut(.cancelAction)
        }
      }
    }
    let screen = TestScreen(Page(), columns: 30, rows: 4)
    screen.type("x")
    #expect(screen.shows("Digit  x"))
    #expect(try screen.element(Role("digit"), "Digit").value == "x")
    screen.press(.escape)
    #expect(screen.shows("Digit  7"))
  }
}

/// A digit, and whatever was typed last that is none.
private struct Digit: WidgetElement, Accessible {
  typealias Event = Int
  var title: String
  var number = 0

  var role: Role { Role("digit") }
  var label: String { title }
  var value: String? { "\(number)" }

  func makeWidget(_ sender: EventSender<Digit>) -> ElementWidget<Digit> {
    DigitWidget(self, sender)
  }
}

private final class DigitWidget: ElementWidget<Digit>, FieldPart {
  private var wrong: String? {
    didSet {
      faultChanged()
      setNeedsPaint()
    }
  }

  override init(_ element: Digit, _ sender: EventSender<Digit>) {
    super.init(element, sender)
    setField(self)
  }

  override var isFocusable: Bool { true }
  var columnTitle: String? { element.title }
  var fault: String? { wrong.map { _ in "No digit" } }
  override var shownValue: String? { wrong }
  func forgetUnreadable() { wrong = nil }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: 10, rows: 1)
  }

  override func paint(_ context: GraphicsContext) {
    context.draw(wrong ?? "\(element.number)", column: 0, row: 0)
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard let text = key.text else { return false }
    wrong = Int(text) == nil ? text : nil
    if let number = Int(text) { send(number) }
    return true
  }

  override func adoptState(of other: Widget) {
    if let other = other as? DigitWidget { wrong = other.wrong }
  }
}
