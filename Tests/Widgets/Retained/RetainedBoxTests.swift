import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor @Suite("Boxes around retained views") struct RetainedBoxTests {
  private let name = MutableProperty("Ada")
  private let isBusy = MutableProperty(false)

  /// A screen of boxes alone, in a component that shows nothing else.
  private func screen(_ box: Box<StackView>) -> TestScreen<Still> { still(20, 5) { box } }

  @Test("follow properties with no render and no comparison")
  func follow() async {
    let screen = screen(
      Box.stackView([
        Box.label(text: name.map { "Name: \($0)" }).cast,
        Box.activityIndicator(animating: isBusy).cast,
      ]))
    #expect(screen.text == "Name: Ada")
    _ = screen.takeRecord()
    screen.turn {
      name.value = "Grace"
      isBusy.value = true
    }
    #expect(screen.text == "Name: Grace")
    await screen.advance(by: .milliseconds(150))
    #expect(screen.text == "Name: Grace\n⣿")
    let record = screen.takeRecord()
    #expect(record.update == UpdateRecord())
    #expect(record.frames == 2 && record.painted > 0)
  }

  @Test("get keys, clicks and the focus like the widgets of components")
  func input() {
    var presses = 0
    let title = name.map { "Greet \($0)" }
    let screen = screen(
      Box.stackView([
        Box.textField("Name", text: name).cast, Box.button(title: title) { presses += 1 }.cast,
      ]))
    screen.press(.end)
    screen.type("!")
    #expect(name.value == "Ada!")
    #expect(screen.text == "Ada!\n[ Greet Ada! ]")
    screen.press(.tab, .enter)
    #expect(presses == 1)
    screen.click(column: 3, row: 1)
    #expect(presses == 2)
  }

  @Test("are found, focused, pressed and clicked by their labels")
  func found() throws {
    var presses = 0
    let box = Box.stackView([
      Box.textField("Name", text: name).cast,
      Box.stackView([Box.button(title: .constant("Greet")) { presses += 1 }.cast]).cast,
    ])
    let screen = screen(box)
    #expect(try screen.field("Name").value == "Ada")
    try screen.press("Greet")
    #expect(presses == 1 && screen.focused?.label == "Greet")
    try screen.click("Greet")
    #expect(presses == 2)
    try screen.focus(on: screen.field("Name"))
    #expect(screen.focused?.label == "Name")
    #expect(throws: SearchFailure.self) { try screen.button("Other") }
  }

  @Test("are found, pressed and typed into in a tree without a screen")
  func inTree() throws {
    var presses = 0
    let box = Box.stackView([
      Box.label(text: name.map { "Hello \($0)" }).cast, Box.textField("Name", text: name).cast,
      Box.button(title: .constant("Greet")) { presses += 1 }.cast,
    ])
    let tree = tree(Fixture(0) { _ in VStack { box } })
    #expect(tree.hasText("Hello Ada"))
    try tree.type("Grace", into: "Name")
    try tree.press("Greet")
    #expect(presses == 1 && tree.hasText("Hello Grace"))
    #expect(
      tree.picture.hasSuffix(
        "box [text “Hello Grace”, textField “Name” = “Grace”, button “Greet”]"))
  }

  @Test("a field shows the value of its property, also after another edit")
  func controlled() {
    let digits = MutableProperty("")
    let screen = screen(
      Box.stackView([
        Box.textField(text: digits) { digits.value = String($0.filter(\.isNumber)) }.cast
      ]))
    screen.press(.tab)
    screen.type("1a2")
    #expect(digits.value == "12")
    #expect(screen.text == "12")
  }

  @Test("properties of a view are bound by key path")
  func bind() {
    let box = Box.label(text: name)
    let color = MutableProperty<Color?>(.red)
    box.bind(color, to: \.foreground)
    box.unbox.lineLimit = 1
    box.observe(isBusy) { $0.border = $1 ? .single : nil }
    let screen = still(10, 4) { box }
    #expect(screen.style(row: 0, column: 0).foreground == .red)
    screen.turn {
      color.value = .green
      isBusy.value = true
    }
    #expect(screen.text.contains("│Ada"))
    #expect(screen.style(row: 1, column: 1).foreground == .green)
  }

  @Test("views of a stack follow a collection, step by step")
  func subviews() {
    let names = CollectionProperty(["a", "b"])
    let boxes = names.map { Box.label(text: .constant($0)).cast }
    let screen = screen(Box.stackView(following: boxes))
    #expect(screen.text == "a\nb")
    screen.turn {
      names.modify {
        $0.append("c")
        $0.move(from: 0, to: 1)
        $0[2] = "C"
      }
    }
    #expect(screen.text == "b\na\nC")
    screen.turn { names.removeAll() }
    #expect(screen.text == "")
  }

  @Test("mix with components in one screen, and move between parents")
  func mixed() throws {
    let box = Box.label(text: name)
    let screen = TestScreen(
      Fixture(true) { isFirst in
        Panel(title: "one").content { if isFirst { box } }
        if !isFirst { box.foreground(.red) }
        Button("move") { $0.toggle() }
      }, columns: 12, rows: 6)
    #expect(screen.text.contains("│ Ada"))
    try screen.press("move")
    #expect(screen.text.split(separator: "\n")[2].hasPrefix("Ada"))
    try screen.press("move")
    screen.turn { name.value = "Grace" }
    #expect(screen.text.contains("│ Grace"))
  }

  @Test("are laid out like the widgets of components at every size")
  func sizes() {
    isBusy.value = true
    name.value = "Ada of London"
    let box = Box.stackView(
      [Box.label(text: name).cast, Box.activityIndicator(animating: isBusy).cast],
      axis: .horizontal,
      spacing: 1)
    let screen = TestScreen(
      Fixture(0) { _ in
        VStack(alignment: .stretch) {
          box.bold()
          GeometryReader { size in
            if size.columns >= 12 {
              Text("wide")
            } else {
              List(0..<9, id: \.self) { Text("\($0)") }
            }
          }
          Text("end").lineLimit(1)
        }
      }, columns: 20, rows: 5, isStrict: true)
    for columns in [20, 5, 1, 13, 2] {
      for rows in [5, 1, 2, 9] { screen.resize(columns: columns, rows: rows) }
    }
    screen.resize(columns: 9, rows: 3)
    #expect(screen.text.hasPrefix("Ada of\nLondon"))
  }

  @Test("are on the way of keys and the wheel like any widget, and seen while they are typed into")
  func bubbling() {
    let box = Box.stackView([
      Box.textField("Name", text: name).cast, Box.label(text: .constant("below")).cast,
    ])
    let screen = TestScreen(
      Fixture(0) { state in
        ScrollView {
          Text("lines: \(state)")
          Text("1")
          Text("2")
          Text("3")
          box
          Text("4")
          Text("5")
          Text("6")
        }
        .onKey(.escape) { $0 += 1 }
      }, columns: 12, rows: 3, isStrict: true)
    // At first the field is out of sight, and does not have the focus.
    screen.press(.tab, .end, .escape)
    #expect(screen.state == 1)
    screen.wheel(.down, notches: 4, column: 1, row: 1)
    #expect(screen.text.hasPrefix("4"))
    screen.wheel(.up, column: 1, row: 1)
    #expect(screen.text.contains("below"))
    screen.wheel(.up, notches: 4, column: 1, row: 1)
    #expect(screen.text.hasPrefix("lines: 1"))
    screen.type("!")
    #expect(name.value == "Ada!")
    #expect(screen.text.contains("Ada!"))
  }

  @Test("references are released with the outermost box, and not before")
  func leaks() {
    final class Witness {}
    weak var inner: LabelView?
    weak var witness: Witness?
    func screenOfBoxes() -> Box<StackView> {
      let box = Box.label(text: name)
      inner = box.unbox
      let kept = Witness()
      witness = kept
      box.keep(kept)
      return Box.stackView([Box.stackView([box.cast]).cast])
    }
    let screen = TestScreen(
      Fixture(Box<StackView>?.none) { box in if let box { box } }, columns: 12, rows: 2)
    screen.change { $0 = screenOfBoxes() }
    #expect(inner != nil && witness != nil)
    screen.turn { name.value = "still bound" }
    #expect(screen.text == "still bound")
    screen.change { $0 = nil }
    #expect(inner == nil && witness == nil)
  }
}
