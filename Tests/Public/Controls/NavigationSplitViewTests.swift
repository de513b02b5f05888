import Recurse
import RecurseTesting
import Testing

private struct Files: Component {
  struct State: Equatable {
    var width = 12
    var showsFile = false
    var files = Array(0..<30)
    var selected: Int? = 0
    var text = ""
    var back = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    NavigationSplitView(sidebarWidth: \.width, showsDetail: \.showsFile) {
      List(\.files, id: \.self, selection: \.selected) { file in
        Text("file \(file)").onSelect { $0.showsFile = true }
      }
    } detail: {
      Text("This is the content of file \(state.selected ?? -1).")
      TextField("Note", text: \.text)
    }
    .onKey(.escape) { $0.back += 1 }
  }
}

private struct Plain: Component {
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    NavigationSplitView {
      Button("side \(state)") { $0 += 1 }
    } detail: {
      Button("detail \(state)") { $0 += 1 }
    }
  }
}

@MainActor @Suite("A split view") struct NavigationSplitViewTests {
  private func screen(columns: Int = 46, rows: Int = 4) -> TestScreen<Files> {
    TestScreen(Files(), columns: columns, rows: rows)
  }

  @Test("shows a sidebar beside details")
  func picture() {
    #expect(
      screen().text == """
         file 0    ▐│This is the content of file 0.
         file 1    ▕│Note
         file 2    ▕│
         file 3    ▕│
        """)
  }

  @Test("is divided where a person drags the line, and by what the state says")
  func dragging() {
    let screen = screen()
    screen.mouse(
      MouseEvent(.press(.left), at: CellPoint(column: 12, row: 2)),
      MouseEvent(.drag(.left), at: CellPoint(column: 15, row: 1)))
    #expect(screen.state.width == 15)
    screen.mouse(
      MouseEvent(.drag(.left), at: CellPoint(column: 18, row: 3)),
      MouseEvent(.drag(.left), at: CellPoint(column: 17, row: 3)),
      MouseEvent(.release(.left), at: CellPoint(column: 17, row: 3)))
    #expect(screen.state.width == 17)
    #expect(screen.text.hasPrefix(" file 0         ▐│This"))
    screen.mouse(MouseEvent(.drag(.left), at: CellPoint(column: 30, row: 3)))
    #expect(screen.state.width == 17)
    screen.change { $0.width = 10 }
    #expect(screen.text.hasPrefix(" file 0  ▐│This"))
  }

  @Test("takes a drag back by Escape")
  func abandoned() {
    let screen = screen()
    screen.mouse(
      MouseEvent(.press(.left), at: CellPoint(column: 12, row: 2)),
      MouseEvent(.drag(.left), at: CellPoint(column: 20, row: 2)))
    #expect(screen.state.width == 20)
    screen.press(.escape)
    #expect(screen.state.width == 12 && screen.state.back == 0)
    screen.mouse(MouseEvent(.drag(.left), at: CellPoint(column: 22, row: 2)))
    #expect(screen.state.width == 12)
  }

  @Test("is divided by the keys of its line, which Tab alone reaches")
  func keys() throws {
    let screen = screen()
    screen.press(.right)
    #expect(screen.focused?.label == "Note")
    screen.press(.shiftTab, .shiftTab)
    #expect(screen.focused?.role == .list)
    screen.click(column: 12, row: 1)
    #expect(screen.focused?.role == .list)
    screen.press(.tab)
    #expect(screen.focused?.role == .separator && screen.state.width == 12)
    screen.press(.right, .right, .left)
    #expect(screen.state.width == 13)
    screen.press(Key.right.with(.shift))
    #expect(screen.state.width == 23)
    screen.press(.pageUp)
    #expect(screen.state.width == 13)
    screen.press(.pageDown, .pageDown, .pageDown)
    #expect(screen.state.width == 25)
    screen.press(.home)
    #expect(screen.state.width == 8)
    screen.press(.left)
    #expect(screen.state.width == 8 && screen.focused?.role == .separator)
    screen.press(.end)
    #expect(screen.state.width == 25)
    #expect(try screen.element(.separator, "Sidebar").value == "25")
    screen.press(.tab)
    #expect(screen.focused?.label == "Note")
  }

  @Test("shows less where the window is small, and writes nothing")
  func clamped() throws {
    let screen = screen(columns: 60)
    screen.change { $0.width = 38 }
    #expect(try screen.element(.separator, "Sidebar").value == "38")
    screen.resize(columns: 45, rows: 4)
    #expect(try screen.element(.separator, "Sidebar").value == "24")
    #expect(screen.state.width == 38)
    screen.resize(columns: 30, rows: 4)
    screen.resize(columns: 70, rows: 4)
    #expect(try screen.element(.separator, "Sidebar").value == "38")
    #expect(try screen.element(.separator, "Sidebar").frame?.column == 38)
    screen.change { $0.width = -5 }
    #expect(try screen.element(.separator, "Sidebar").value == "8" && screen.state.width == -5)
    screen.change { $0.width = .max }
    #expect(try screen.element(.separator, "Sidebar").value == "49")
    // A person begins where the line is.
    screen.mouse(
      MouseEvent(.press(.left), at: CellPoint(column: 49, row: 2)),
      MouseEvent(.drag(.left), at: CellPoint(column: 48, row: 2)))
    #expect(screen.state.width == 48)
    screen.press(.escape)
    #expect(screen.state.width == .max)
  }

  @Test("shows one part where there is room for one, with a way to the other")
  func narrow() throws {
    let screen = screen(columns: 20, rows: 5)
    #expect(
      screen.text == """
         file 0           ▐│
         file 1           ▕│
         file 2           ▕›
         file 3           ▕│
         file 4           ▕│
        """)
    screen.press(.down, .enter)
    #expect(screen.state.showsFile)
    #expect(
      screen.text == """
        │This is the content
        │of file 1.
        ‹Note
        │
        │
        """)
    #expect(screen.focused?.label == "Note")
    #expect(try screen.element(.separator, "Sidebar").value == "collapsed")
    screen.type("x")
    screen.press(.escape)
    #expect(!screen.state.showsFile && screen.state.back == 0)
    #expect(screen.focused?.role == .list && screen.state.selected == 1)
    screen.press(.escape)
    #expect(screen.state.back == 1)
    screen.click(column: 19, row: 4)
    #expect(screen.state.showsFile && screen.focused?.label == "Note")
    screen.click(column: 0, row: 0)
    #expect(!screen.state.showsFile)
    screen.press(.tab)
    #expect(screen.focused?.role == .separator)
    screen.press(.right)
    #expect(screen.state.showsFile)
    screen.press(.right, .left, .left)
    #expect(!screen.state.showsFile && screen.focused?.role == .separator)
    screen.press(.enter)
    #expect(screen.state.showsFile && screen.state.width == 12)
  }

  @Test("hides a list whose rows come and go with its size")
  func hidden() {
    let screen = TestScreen(Files(), columns: 60, rows: 9, isStrict: true)
    screen.change { $0.showsFile = true }
    for (columns, rows, key) in [
      (2, 2, Key.end), (60, 9, .end), (2, 2, .home), (50, 4, .up), (3, 3, .up), (80, 12, .pageUp),
      (2, 2, .up), (60, 20, .end), (1, 1, .up), (60, 5, .home), (2, 2, .down),
    ] {
      screen.resize(columns: columns, rows: rows)
      screen.press(key)
      screen.change { $0.files.reverse() }
      #expect(screen.failure == nil)
    }
  }

  @Test("holds the width by itself, and shows the part that had the focus")
  func own() throws {
    let screen = TestScreen(Plain(), columns: 60, rows: 3)
    func value() throws -> String? { try screen.element(.separator, "Sidebar").value }
    #expect(try value() == "24")
    screen.drag(from: CellPoint(column: 24, row: 1), to: CellPoint(column: 30, row: 1))
    #expect(try value() == "30")
    #expect(screen.text.hasPrefix("[ side 0 ]"))
    screen.resize(columns: 20, rows: 3)
    #expect(screen.text == "[ side 0 ]         │\n                   ›\n                   │")
    screen.resize(columns: 60, rows: 3)
    screen.press(.right)
    #expect(screen.focused?.label == "detail 0")
    screen.resize(columns: 20, rows: 3)
    #expect(screen.text == "│[ detail 0 ]\n‹\n│")
    screen.press(.enter)
    #expect(screen.shows("detail 1") && screen.focused?.label == "detail 1")
    screen.press(.escape)
    #expect(screen.text.hasPrefix("[ side 1 ]"))
    screen.resize(columns: 60, rows: 3)
    #expect(try value() == "30")
  }

  @Test("leaves the focus in the part where it was when what had it goes")
  func removal() {
    struct Removing: Component {
      struct State { var side = 2, detail = 2 }
      var initialState: State { State() }
      func render(state: State) -> Node {
        NavigationSplitView {
          for number in 0..<state.side { Button("side \(number)") { $0.side -= 1 } }
        } detail: {
          for number in 0..<state.detail { Button("detail \(number)") { $0.detail -= 1 } }
        }
      }
    }
    let screen = TestScreen(Removing(), columns: 60, rows: 4)
    screen.press(.tab, .enter)
    #expect(screen.focused?.label == "side 0" && screen.state.side == 1)
  }

  @Test("shows the focus, the mouse and a drag with other looks, with colors and without")
  func looks() {
    for (level, scheme) in [(ColorLevel.none, nil), (.trueColor, ColorScheme.dark)] {
      let screen = TestScreen(
        Plain(), columns: 60, rows: 3, theme: .nord, colorScheme: scheme, colors: level)
      func line() -> String { String(Array(screen.text.split(separator: "\n")[1])[24]) }
      func style() -> CellStyle { screen.style(row: 1, column: 24) }
      #expect(line() == "│")
      let atRest = style()
      if level != .none {
        screen.moveMouse(column: 24, row: 1)
        #expect(line() == "┃" && style().background == atRest.background)
      }
      screen.mouse(MouseEvent(.press(.left), at: CellPoint(column: 24, row: 1)))
      #expect(line() == "█")
      screen.mouse(MouseEvent(.release(.left), at: CellPoint(column: 24, row: 1)))
      screen.moveMouse(column: 2, row: 2)
      #expect(line() == "│")
      screen.press(.tab)
      #expect(line() == "┃")
      #expect(
        style().background != atRest.background
          || style().attributes.contains(.reverse) != atRest.attributes.contains(.reverse))
    }
    struct Disabled: Component {
      func render(state: Void) -> Node {
        NavigationSplitView {
          Text("a")
        } detail: {
          Text("b")
        }.disabled()
      }
    }
    let screen = TestScreen(Disabled(), columns: 60, rows: 2)
    screen.drag(from: CellPoint(column: 24, row: 1), to: CellPoint(column: 30, row: 1))
    #expect(Array(screen.text.split(separator: "\n")[1])[24] == "┊")
  }

  @Test("joins the border around it, and takes the room that there is")
  func border() {
    struct Framed: Component {
      func render(state: Void) -> Node {
        VStack(alignment: .stretch) {
          NavigationSplitView {
            Text("a")
          } detail: {
            Text("b")
          }.border(.single)
          Text("below")
        }
      }
    }
    let lines = TestScreen(Framed(), columns: 50, rows: 5).text.split(separator: "\n")
    #expect(lines.count == 5 && lines[4] == "below")
    #expect(Array(lines[0])[25] == "┬" && Array(lines[3])[25] == "┴")
  }

  @Test("may have a stack in its details, whose Escape comes first")
  func stack() {
    struct Both: Component {
      struct State { var path = [1], showsDetail = true }
      var initialState: State { State() }
      func render(state: State) -> Node {
        NavigationSplitView(showsDetail: \.showsDetail) {
          Button("side") { _ in }
        } detail: {
          NavigationStack(path: \.path) {
            Button("root") { _ in }.navigationTitle("Root")
          } destination: { _ in
            Button("page") { _ in }.navigationTitle("Page")
          }
        }
      }
    }
    let screen = TestScreen(Both(), columns: 20, rows: 5)
    #expect(screen.text == "│ ‹ Root  Page\n│[ page ]\n‹\n│\n│")
    screen.press(.escape)
    #expect(screen.state.path == [] && screen.focused?.label == "root")
    screen.press(.escape)
    #expect(!screen.state.showsDetail && screen.focused?.label == "side")
    for columns in 1...45 { screen.resize(columns: columns, rows: 2) }
    #expect(screen.failure == nil)
  }
}

@MainActor @Suite("What a split view costs") struct SplitCostTests {
  private struct Line: Component, Equatable {
    let name: String
    var initialState: Int { 0 }
    func render(state: Int) -> Node { Button("\(name) \(state)") { $0 += 1 } }
  }
  private struct Page: Component {
    var initialState: Int { 24 }
    func render(state: Int) -> Node {
      NavigationSplitView(sidebarWidth: \.self) {
        for line in 0..<50 { Line(name: "side \(line)") }
      } detail: {
        for line in 0..<50 { Line(name: "detail \(line)") }
      }
    }
  }

  @Test("A key in one part costs that part what it costs alone")
  func key() {
    let screen = TestScreen(Page(), columns: 80, rows: 60)
    _ = screen.takeRecord()
    screen.press(.enter)
    let record = screen.takeRecord()
    #expect(record.update.renders == 1 && record.update.patches == 1)
    #expect(record.laidOut < 10 && record.painted < 5)
  }

  @Test("Moving the line renders the owner and the view, and none of the parts")
  func moving() {
    let screen = TestScreen(Page(), columns: 80, rows: 60)
    screen.press(.right)
    _ = screen.takeRecord()
    screen.drag(from: CellPoint(column: 24, row: 1), to: CellPoint(column: 25, row: 1))
    let record = screen.takeRecord()
    #expect(record.update.renders == 2 && record.update.skipped == 100)
    #expect(record.update.made == 0)
  }
}
