import Recurse
import RecurseTesting
import Testing

/// Three places, each with text, a button, or a button that is mounted once its size is known.
private struct Places: Component {
  enum Place: CaseIterable { case text, button, sized, sizedTwice }

  struct State {
    var isStarted: Bool
  }

  let places: [Place]
  /// False to mount everything at once, as an oracle.
  var readsSize = true
  var isStarted = false

  var initialState: State { State(isStarted: isStarted) }

  func render(state: State) -> Node {
    VStack {
      if state.isStarted {
        for (number, place) in places.enumerated() { content(of: place, "\(number)") }
      } else {
        Button("Start") { $0.isStarted = true }
      }
      Button("Last") { _ in }
    }
  }

  @NodeBuilder<Self> private func content(of place: Place, _ title: String) -> Node {
    switch place {
    case .text: Text(title)
    case .button: Button(title) { _ in }
    case .sized:
      if readsSize { GeometryReader { _ in button(title) } } else { button(title) }
    case .sizedTwice:
      if readsSize {
        GeometryReader { _ in GeometryReader { _ in button(title) } }
      } else {
        button(title)
      }
    }
  }

  private func button(_ title: String) -> Node { Button(title) { _ in } }

  nonisolated static let all: [[Place]] = Place.allCases.flatMap { first in
    Place.allCases.flatMap { second in Place.allCases.map { [first, second, $0] } }
  }
}

/// A sheet whose form is loaded after it was opened.
private struct LoadedSheet: Component {
  struct State {
    var isOpen = false
    var isLoaded = false
    var name = ""
    var isCancelled = false
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    Button("Open") { $0.isOpen = true }
      .sheet(isPresented: \.isOpen) {
        VStack {
          if state.isLoaded {
            TextField("Name", text: \.name).defaultFocus()
          } else {
            Text("Loading…")
          }
          Button("Help") { _ in }
          Button("Cancel") { ($0.isOpen, $0.isCancelled) = (false, true) }
        }
      }
  }
}

@MainActor @Suite("The focus when content is mounted") struct MountedFocusTests {
  @Test("is where it is without a size, at the start", arguments: Places.all)
  private func start(places: [Places.Place]) {
    let sized = TestScreen(Places(places: places, isStarted: true), columns: 20, rows: 12)
    let plain = TestScreen(
      Places(places: places, readsSize: false, isStarted: true), columns: 20, rows: 12)
    #expect(sized.focused?.description == plain.focused?.description)
  }

  @Test("is where it is without a size, after what had it is replaced", arguments: Places.all)
  private func replaced(places: [Places.Place]) {
    let sized = TestScreen(Places(places: places), columns: 20, rows: 12)
    let plain = TestScreen(Places(places: places, readsSize: false), columns: 20, rows: 12)
    for screen in [sized, plain] { screen.press(.enter) }
    #expect(sized.state.isStarted)
    #expect(sized.focused?.description == plain.focused?.description)
  }

  @Test("gets the keys that arrive in one read with the one that mounts it")
  func keysOfOneRead() {
    let screen = TestScreen(TypedAtOnce(), columns: 20, rows: 8)
    let keys: [Key] = [.enter, .character("x"), .character("y")]
    screen.send(keys.map { .key(KeyEvent($0)) })
    #expect(screen.state.text == "xy")
  }

  @Test("goes to the default, where nobody has placed it")
  func defaultArrives() {
    let screen = TestScreen(LoadedSheet(), columns: 40, rows: 12)
    screen.press(.enter)
    #expect(screen.focused?.description == "button “Help”")
    screen.change { $0.isLoaded = true }
    #expect(screen.focused?.description == "textField “Name” = “”")
    screen.type("Ada")
    #expect(screen.state.name == "Ada")
  }

  @Test("stays where a person has placed it, when the default arrives")
  func defaultComesLate() {
    let screen = TestScreen(LoadedSheet(), columns: 40, rows: 12)
    screen.press(.enter)
    screen.press(.tab)
    screen.change { $0.isLoaded = true }
    #expect(screen.focused?.description == "button “Cancel”")
  }
}

/// A field that is mounted once its size is known.
private struct TypedAtOnce: Component {
  struct State {
    var isStarted = false
    var text = ""
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      if state.isStarted {
        GeometryReader { _ in TextField("Text", text: \.text) }
      } else {
        Button("Start") { $0.isStarted = true }
      }
      Button("Last") { _ in }
    }
  }
}
