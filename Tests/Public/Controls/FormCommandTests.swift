import Recurse
import RecurseTesting
import Testing

/// A form that a command submits, and one that moves the focus away from a field.
private struct Page: Component {
  enum Field { case name, city }
  struct State: Equatable {
    var name = ""
    var city = ""
    var saved = 0
    var focus: Field?
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Form {
        TextField("Name", text: \.name).fieldError(state.name.isEmpty ? "Who?" : nil)
          .focused(\.focus, equals: .name)
        TextField("City", text: \.city).fieldError(state.city.isEmpty ? "Where?" : nil)
          .focused(\.focus, equals: .city)
      }
      Button("Other") { _ in }
    }
    .commands {
      Command("Save", key: "ctrl+s") { $0 = State(saved: $0.saved + 1, focus: .name) }.submitsForm()
      Command("City", key: "f2") { $0.focus = .city }
      Command("Anew", key: "f3") { $0 = State(focus: .city) }
    }
  }
}

@MainActor @Suite("A form and commands") struct FormCommandTests {
  private let screen = TestScreen(Page(), columns: 30, rows: 8)

  @Test("a command that submits does nothing but show what is wrong")
  func refused() throws {
    try screen.focus("Other")
    screen.press(.control("s"))
    #expect(screen.state.saved == 0 && screen.focused?.label == "Name")
    #expect(screen.shows("✗ Who?") && screen.shows("✗ Where?"))
  }

  @Test("a command that submits runs where nothing is wrong, and the form is as new")
  func submitted() throws {
    screen.type("Ada\tRome")
    screen.press(.control("s"))
    #expect(screen.state.saved == 1 && screen.state.name == "")
    #expect(screen.focused?.label == "Name" && !screen.shows("✗"))
    try screen.runCommand("Save")
    #expect(screen.state.saved == 1 && screen.shows("✗ Who?"))
  }

  @Test("a command that moves the focus leaves a field: what is wrong with it is shown")
  func moved() {
    screen.press(.function(2))
    #expect(screen.focused?.label == "City" && screen.shows("✗ Who?") && !screen.shows("Where?"))
  }

  @Test("a command that gives the fields other values leaves none of them")
  func renewed() {
    screen.type("Ada")
    screen.press(.function(3))
    #expect(screen.focused?.label == "City" && !screen.shows("✗"))
  }

  private struct Two: Component {
    struct State { var one = "", two = "", saved = 0 }
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        Form { TextField("One", text: \.one).fieldError(state.one.isEmpty ? "One?" : nil) }
          .commands { Command("Save", key: "ctrl+s") { $0.saved += 1 }.submitsForm() }
        Form { TextField("Two", text: \.two).fieldError(state.two.isEmpty ? "Two?" : nil) }
      }
    }
  }

  @Test("a command inside one form submits that one alone")
  func inside() {
    let screen = TestScreen(Two(), columns: 30, rows: 8)
    screen.press(.control("s"))
    #expect(screen.state.saved == 0 && screen.shows("✗ One?") && !screen.shows("Two?"))
    screen.type("x")
    screen.press(.control("s"))
    #expect(screen.state.saved == 1 && !screen.shows("✗"))
  }

  /// A number of which the state hears only once it has four digits, or is left.
  private struct YearFormat: FieldFormat {
    func text(of value: Int) -> String { "\(value)" }
    func value(of text: String) throws(FieldError) -> Int {
      guard let value = Int(text) else { throw FieldError { $0.notANumber } }
      return value
    }
    func isComplete(_ text: String) -> Bool { text.count == 4 }
  }

  private struct Born: Component {
    struct State { var year = 1990, saved: [Int] = [] }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Form {
        TextField("Year", value: \.year, format: YearFormat())
          .fieldError(state.year < 1900 ? "Too early" : nil)
      }
      .commands {
        Command("Save", key: "ctrl+s", isEnabled: state.year != 1990) {
          // The value is that of the last render.
          $0.saved.append(state.year)
        }.submitsForm()
      }
    }
  }

  @Test("a command that submits waits for a value that was still being typed", arguments: 0..<3)
  func waiting(way: Int) throws {
    let screen = TestScreen(Born(), columns: 30, rows: 6)
    func save() throws {
      switch way {
      case 0: screen.press(.control("s"))
      case 1: try screen.runCommand("Save")
      default:
        screen.press(.function(1))
        screen.type("save")
        screen.press(.enter)
      }
    }
    try screen.type("1991", into: "Year")
    screen.press(.backspace)
    #expect(screen.state.year == 1991)
    try save()
    #expect(screen.state.saved == [] && screen.state.year == 199)
    #expect(screen.shows("✗ Too early") && screen.focused?.label == "Year", "\(screen.text)")
    screen.type("2")
    try save()
    #expect(screen.state.saved == [1992] && !screen.shows("✗"))
  }

  @Test("a command that submits is enabled by the value that it waits for")
  func enabled() {
    let screen = TestScreen(Born(), columns: 30, rows: 6)
    screen.press(.end)
    screen.type("1")
    #expect(screen.state.year == 1990)
    screen.press(.control("s"))
    #expect(screen.state.saved == [19901])
  }

  @Test("in a tree, a command that submits is held back by a fault")
  func inTree() throws {
    let page = tree(Page())
    try page.runCommand("Save")
    #expect(page.state.saved == 0)
    try page.type("Ada", into: "Name")
    try page.type("Rome", into: "City")
    try page.runCommand("Save")
    #expect(page.state.saved == 1 && page.state.name == "")
    try page.runCommand("City")
    #expect(page.state.focus == .city)
    #expect(throws: SearchFailure.self) { try page.runCommand("Sve") }
  }

  @Test("in a tree, a command inside one form submits that one alone")
  func insideInTree() throws {
    let page = tree(Two())
    try page.runCommand("Save")
    #expect(page.state.saved == 0)
    try page.type("x", into: "One")
    try page.runCommand("Save")
    #expect(page.state.saved == 1)
  }
}
