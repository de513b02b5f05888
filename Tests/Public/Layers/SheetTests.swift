import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var name = "Ann"
    var isOpen = false
    var count = 0
    var log: [String] = []
    var focus: Field?
    var showsPresenter = true
    var failing = false
  }
  enum Field: Hashable { case below, inside }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Button("Open") { $0.isOpen = true }
    Button("Below") { $0.log.append("below") }.focused(\.focus, equals: .below)
    if state.showsPresenter {
      Text("Presenter \(state.count)")
        .sheet(isPresented: \.isOpen) {
          Text("Rename")
          TextField("Name", text: \.name).focused(\.focus, equals: .inside)
          Button("Done") { $0.isOpen = false }
        }
        .onKey(.function(2)) { $0.log.append("presenter's key") }
    }
  }
}

@MainActor @Suite("A sheet") struct SheetTests {
  private func opened() throws -> TestScreen<Page> {
    let screen = TestScreen(Page(), columns: 30, rows: 9)
    try screen.press("Open")
    return screen
  }

  @Test("is in the middle, over what is behind it")
  func picture() throws {
    let screen = try opened()
    #expect(
      screen.text == """
        [ Open ]
        [ Below ]
        Pr ╭──────────────────────╮
           │ Rename               │
           │ Ann                  │
           │ [ Done ]             │
           ╰──────────────────────╯
        """)
  }

  @Test("takes the keys, and hands nothing to what is behind")
  func keys() throws {
    let screen = try opened()
    screen.type("!")
    screen.press(.function(2))
    #expect(screen.state.name == "Ann!" && screen.state.log == [])
    screen.press(.tab)
    #expect(screen.focused?.label == "Done")
    screen.press(.tab)
    #expect(screen.focused?.label == "Name")
  }

  @Test("hands no click to what is behind, and closes by one outside")
  func clicks() throws {
    let screen = try opened()
    try screen.click(screen.button("Below"))
    #expect(screen.state.log == [] && !screen.state.isOpen && screen.sheet == nil)
    #expect(screen.focused?.label == "Open")
  }

  @Test("closes by Escape, and gives the focus back")
  func escape() throws {
    let screen = try opened()
    #expect(screen.sheet != nil)
    screen.press(.escape)
    #expect(!screen.state.isOpen && screen.sheet == nil)
    #expect(screen.focused?.label == "Open")
    screen.press(.enter)
    #expect(screen.state.isOpen)
  }

  @Test("leaves the focus below as it is, which hears of nothing")
  func focusBelow() throws {
    let screen = TestScreen(Page(), columns: 30, rows: 9)
    try screen.focus(on: screen.button("Below"))
    #expect(screen.state.focus == .below)
    screen.change { $0.isOpen = true }
    #expect(screen.state.focus == .inside)
    screen.press(.escape)
    #expect(screen.focused?.label == "Below")
  }

  @Test("goes with its presenter, and then writes nothing")
  func presenterGoes() throws {
    let screen = try opened()
    screen.change { $0.showsPresenter = false }
    #expect(screen.sheet == nil && screen.state.isOpen)
    #expect(screen.focused?.label == "Open")
  }
}

private struct LongForm: Component {
  struct State: Equatable {
    var isOpen = true
    var names = ["", "", "", "", ""]
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Text("").sheet(isPresented: \.isOpen) {
      ForEach(0..<5, id: \.self) { index in TextField("Name \(index)", text: \.names[index]) }
      Button("Done") { $0.isOpen = false }
    }
  }
}

@MainActor @Suite("A sheet in a small window") struct SmallSheetTests {
  @Test("is scrolled to what has the focus")
  func scrolled() {
    let screen = TestScreen(LongForm(), columns: 20, rows: 5)
    #expect(screen.text.contains("Name 0") && !screen.text.contains("Done"))
    for _ in 0..<5 { screen.press(.tab) }
    #expect(screen.text.contains("[ Done ]") && !screen.text.contains("Name 0"))
    screen.wheel(.up, notches: 9, column: 5, row: 2)
    #expect(screen.text.contains("Name 0"))
    screen.resize(columns: 30, rows: 12)
    #expect(screen.text.contains("Name 0") && screen.text.contains("[ Done ]"))
  }

  @Test("says with a bar that there is more")
  func bar() {
    let screen = TestScreen(LongForm(), columns: 20, rows: 6)
    let right = screen.text.split(separator: "\n").compactMap(\.last)
    #expect(right.contains("▐") && right.contains("▕"))
    screen.resize(columns: 30, rows: 12)
    #expect(!screen.text.contains("▐"))
  }

  @Test("is scrolled sideways to what has the focus")
  func sideways() {
    struct Wide: Component {
      var initialState: Bool { true }
      func render(state: Bool) -> Node {
        Text("below").sheet(isPresented: \.self) {
          HStack {
            Button("First") { _ in }
            Button("Second") { _ in }
            Button("Third") { _ in }
          }
        }
      }
    }
    let screen = TestScreen(Wide(), columns: 20, rows: 5)
    #expect(screen.text.contains("[ First ]") && !screen.text.contains("[ Third ]"))
    screen.press(.tab, .tab)
    #expect(screen.focused?.label == "Third" && screen.text.contains("[ Third ]"))
  }
}

@MainActor @Suite("A form in a sheet") struct SheetFormTests {
  private struct Page: Component {
    struct State { var isShown = false, name = "", isLong = false }
    var isPopover = false
    var initialState: State { State() }
    func render(state: State) -> Node {
      if isPopover {
        Button("Open") { $0.isShown = true }.popover(isPresented: \.isShown) { form }
      } else {
        Button("Open") { $0.isShown = true }.sheet(isPresented: \.isShown) { form }
      }
    }
    @NodeBuilder<Page> private var form: Node {
      Text("About you")
      Form {
        TextField("Name", text: \.name)
        Button("Save") { $0.isShown = false }.keyboardShortcut(.defaultAction)
      }
    }
  }

  private func width(_ columns: Int, isPopover: Bool = false) -> Int {
    let screen = TestScreen(Page(isPopover: isPopover), columns: columns, rows: 12)
    screen.press(.enter)
    let top = screen.text.split(separator: "\n").first { $0.contains("╭") } ?? ""
    return top.filter { $0 == "─" }.count + 2
  }

  @Test("has room for a line of text, or all of a smaller window")
  func width() {
    #expect(width(200) == 60 && width(80) == 60 && width(61) == 60)
    #expect(width(40) == 40 && width(20) == 20)
  }

  @Test("is as wide as its content in a popover")
  func popover() { #expect(width(80, isPopover: true) < 40) }
}
