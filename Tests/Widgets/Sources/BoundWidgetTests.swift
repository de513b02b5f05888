import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor @Suite("Widgets follow properties") struct BoundWidgetTests {
  @Test("a bound text is one widget updated, no render, and its own cells")
  func text() {
    let title = MutableProperty("one")
    let screen = still(10, 3) {
      Text("above")
      Text.following(title).bold()
    }
    _ = screen.takeRecord()
    screen.turn { title.value = "two" }
    #expect(screen.text == "above\ntwo")
    let record = screen.takeRecord()
    #expect(record.update.renders == 0 && record.update.nodesCompared == 0)
    #expect(record.update.updated == 1 && record.painted == 1 && record.frames == 1)
    #expect(record.cells == 3)
  }

  @Test("a text that grows is laid out anew")
  func grows() {
    let title = MutableProperty("a")
    let screen = still(10, 3) {
      HStack {
        Text.following(title)
        Text("end")
      }
    }
    screen.turn { title.value = "longer" }
    #expect(screen.text == "longer end")
  }

  @Test("colours and disabling follow properties; inner modifiers win")
  func style() throws {
    let color = MutableProperty<Color?>(.red)
    let isOff = MutableProperty(false)
    let screen = still(20, 4) {
      Text("x").foreground(following: color).padding(1).background(following: color)
      Button("press") { _ in }.disabled(following: isOff)
    }
    #expect(screen.style(row: 1, column: 1).foreground == .red)
    #expect(screen.style(row: 0, column: 0).background == .red)
    screen.turn {
      color.value = nil
      isOff.value = true
    }
    #expect(screen.style(row: 1, column: 1).foreground == nil)
    #expect(screen.style(row: 0, column: 0).background == nil)
    #expect(screen.focused?.label == "press")
    #expect(screen.takeRecord().update.renders == 1)
    screen.turn { isOff.value = false }
    screen.press(.tab)
    #expect(screen.focused?.label == "press")
  }

  @Test("a bar follows a property, and a switch writes one, without a render")
  func controls() throws {
    let fraction = MutableProperty(0.0)
    let isOn = MutableProperty(false)
    let screen = still(10, 3) {
      ProgressView.following(fraction)
      Toggle("Loud", bound: isOn)
    }
    _ = screen.takeRecord()
    screen.turn { fraction.value = 0.5 }
    #expect(screen.text.hasPrefix("━━━━━─────"))
    try screen.focus(on: screen.element(.toggle, "Loud"))
    screen.press(.space)
    #expect(isOn.value && screen.text.contains("[x] Loud"))
    screen.turn {
      fraction.value = 7
      isOn.value = false
    }
    #expect(screen.text.hasPrefix("━━━━━━━━━━\n[ ] Loud"))
    #expect(screen.takeRecord().update.renders == 0)
  }

  @Test("a field bound to a property writes it, and nothing is rendered by typing")
  func field() throws {
    let name = MutableProperty("")
    let renders = MutableProperty(0)
    let screen = TestScreen(
      Fixture(0) { _ in
        let _ = renders.modify { $0 += 1 }
        TextField("Name", bound: name)
        Text.following(name.map { "Hello, \($0)!" })
      }, columns: 20, rows: 3, isStrict: false)
    screen.press(.tab)
    screen.type("Ada")
    #expect(name.value == "Ada")
    #expect(screen.text == "Ada\nHello, Ada!")
    #expect(renders.value == 1)
    screen.turn { name.value = "Grace" }
    #expect(screen.text == "Grace\nHello, Grace!")
  }

  @Test("what a size reader's part reads renders that part alone")
  func sizeReader() {
    let title = MutableProperty("one")
    let screen = still(20, 3) {
      GeometryReader { size in Text("\(title.value) in \(size.columns)") }
    }
    _ = screen.takeRecord()
    screen.turn { title.value = "two" }
    #expect(screen.text == "two in 20")
    #expect(screen.takeRecord().update.renders == 0)
  }

  @Test("a render and its frame follow a write in a handler at once")
  func handler() throws {
    let count = MutableProperty(0)
    let screen = still(20, 3) {
      Text("count \(count.value)")
      Button("add") { _ in count.value += 1 }
    }
    try screen.press("add")
    #expect(screen.text.hasPrefix("count 1"))
    #expect(screen.takeRecord().update.renders == 2)
  }

  @Test("in a tree without a screen the next query sees the change of a property")
  func tree() {
    let title = MutableProperty("one")
    let tree = RecurseTesting.tree(
      Fixture(0) { _ in
        Text.following(title)
        Text("read \(title.value)")
        Observing(title) { Text("observed \($0)") }
      })
    title.value = "two"
    #expect(tree.hasText("two") && tree.hasText("read two") && tree.hasText("observed two"))
  }
}
