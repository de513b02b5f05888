import Recurse
import RecurseTesting
import RecurseWidgets
import Testing
import WidgetFixture

@MainActor
@Suite("A list keeps nothing") struct ListLeakTests {
  private final class Token {}

  private final class Tokens {
    var all: [Weak] = []
    struct Weak { weak var token: Token? }
    var alive: Int { all.count { $0.token != nil } }
    func make() -> Token {
      let token = Token()
      all.append(Weak(token: token))
      return token
    }
  }

  /// Its instance holds a token, as its state.
  private struct Row: Component {
    let name: String
    let tokens: Tokens
    var initialState: Token { tokens.make() }
    func render(state: Token) -> Node { Text(name) }
  }

  @Test("Rows that are scrolled through are let go, and the rest with the list")
  func scrolled() {
    let tokens = Tokens()
    weak var list: Widget?
    do {
      let screen = TestScreen(
        Fixture(People(0..<1_000)) { state in
          if !state.isOn {
            List(\.people) { Row(name: $0.name, tokens: tokens) }
          }
          Text("foot")
        }, columns: 10, rows: 10)
      let shown = tokens.alive
      #expect(shown <= 16)
      for _ in 0..<30 { screen.press(.pageDown) }
      for _ in 0..<10 { screen.wheel(.down, column: 0, row: 0) }
      #expect(tokens.all.count > 100)
      #expect(tokens.alive <= 24)
      list = screen.listWidget
      #expect(list != nil)
      screen.change { $0.isOn = true }
      #expect(tokens.alive == 0)
      #expect(list == nil)
      screen.change { $0.isOn = false }
      #expect(tokens.alive > 0)
    }
    #expect(tokens.alive == 0)
  }
}

@MainActor
@Suite("A list of everything keeps nothing") struct ListWholeLeakTests {
  private final class Watch {
    private struct Weak { weak var object: AnyObject? }
    private var all: [ObjectIdentifier: Weak] = [:]
    /// How many were seen: one that is gone may have left its address to another.
    private(set) var count = 0
    var alive: Int { all.values.count { $0.object != nil } }

    func see(_ object: AnyObject?) {
      if let object, all[ObjectIdentifier(object)]?.object == nil {
        all[ObjectIdentifier(object)] = Weak(object: object)
        count += 1
      }
    }
  }

  @Test("Opened, scrolled through, edited and closed, every widget and every instance is gone")
  func everything() {
    let widgets = Watch()
    let instances = Watch()
    let screen = TestScreen(
      Fixture(People(0..<300)) { state in
        if !state.isOn {
          List {
            Section("all", \.people) { person in
              Text(person.name)
                .onEdit(person.name) { $0.people[id: person.id]?.name = $1 }
                .onDelete { $0.people.removeAll { $0.id == person.id } }
                .onMove { $0.people.move(id: person.id, by: $1.offset) }
                .onAccessory { $0.log.append("more") }
                .swipeActions { Button("Go") { $0.log.append("go") } }
            }.sectionIndexLabel("A")
          } footer: {
            Text("foot")
          }
          .animation(.slide)
        }
      }, columns: 20, rows: 8, animates: true)
    func see() {
      // The root's stay.
      for element in screen.elements {
        widgets.see(element.widget)
        instances.see(element.widget?.instance)
      }
    }
    for _ in 0..<12 {
      see()
      screen.press(.pageDown)
      see()
      screen.press(.left)
      see()
      screen.press(.escape, .function(2))
      see()
      screen.type("!\n")
      screen.press(.delete, Key.up.with(.alt))
      see()
      screen.stepAnimation()
    }
    screen.press(.end)
    see()
    #expect(widgets.count > 300 && instances.count > 300)
    screen.change { $0.isOn = true }
    while screen.stepAnimation() {}
    #expect(widgets.alive == 0)
    #expect(instances.alive == 0)
  }
}

extension TestScreen {
  /// The widget of the first list.
  fileprivate var listWidget: Widget? {
    all(.list).first?.widget
  }
}
