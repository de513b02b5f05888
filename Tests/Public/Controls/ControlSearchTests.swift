import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A test of an app with controls") struct ControlSearchTests {
  private struct Order: Component {
    struct State: Equatable {
      var region = "Oslo"
      var disk = "SSD"
      var size = 1
      var extras: Set<String> = []
      var cpus = 2
      var memory = 4.0
      var name = ""
      var page = 0
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      TabView(selection: \.page) {
        Tab("Machine", value: 0) {
          Picker("Region", selection: \.region, options: ["Oslo", "Rome"]) { Text($0) }
          Picker("Disk", selection: \.disk, options: ["SSD", "NVMe"], style: .radioGroup) {
            Text($0)
          }
          Picker("Size", selection: \.size, style: .segmented) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          MultiPicker("Extras", selection: \.extras) {
            ForEach(["Backup", "IPv6"], id: \.self) { Text($0).tag($0) }
          }
          Stepper("CPUs", value: \.cpus, in: 1...8)
          Slider("Memory", value: \.memory, in: 0...64, step: 0.5)
        }
        Tab("Person", value: 1) {
          LabeledContent("Name") {
            TextField("", text: \.name).fieldError(state.name.isEmpty ? "Say your name" : nil)
          }
        }
      }
    }
  }

  private func screen() -> TestScreen<Order> { TestScreen(Order(), columns: 40, rows: 14) }

  @Test("opens a picker by its title, and chooses an option by its own")
  func picker() throws {
    let screen = screen()
    try screen.press("Region")
    let menu = try #require(screen.popover)
    #expect(menu.label == "Region")
    #expect(try menu.element(.option, "Oslo").isSelected)
    #expect(try !menu.element(.option, "Rome").isSelected)
    try screen.press("Rome")
    #expect(screen.state.region == "Rome" && screen.popover == nil)
    #expect(try screen.element(.picker, "Region").value == "Rome")
  }

  @Test("chooses options that are on the screen, and asks which are chosen")
  func options() throws {
    let screen = screen()
    try screen.click("NVMe")
    #expect(screen.state.disk == "NVMe")
    try screen.press("SSD")
    #expect(screen.state.disk == "SSD")
    #expect(try screen.element(.option, "SSD").isSelected)
    try screen.press("IPv6")
    #expect(screen.state.extras == ["IPv6"])
    #expect(try screen.element(.option, "IPv6").isSelected)
    #expect(try !screen.element(.option, "Backup").isSelected)
    try screen.press("Large")
    #expect(screen.state.size == 2)
    #expect(try screen.element(.option, "Large").isSelected)
    #expect(
      try screen.element(.option, "Large").frame
        == CellRect(column: 13, row: 5, columns: 7, rows: 1))
  }

  @Test("types into what has a number")
  func numbers() throws {
    let screen = screen()
    try screen.type("5", into: "CPUs")
    #expect(screen.state.cpus == 5)
    try screen.type("1", into: "CPUs")
    #expect(screen.state.cpus == 1)
    #expect(throws: SearchFailure.self) { try screen.type("9", into: "CPUs") }
    try screen.type("12.5", into: "Memory")
    #expect(screen.state.memory == 12.5)
  }

  @Test("goes to a page by its tab, and finds what is wrong with a field")
  func tabs() throws {
    let screen = screen()
    #expect(try screen.element(.tab, "Machine").isSelected)
    try screen.press("Person")
    #expect(screen.state.page == 1)
    #expect(screen.hasText("Say your name"))
    #expect(try screen.field("Name").error == "Say your name")
    try screen.type("Ada", into: "Name")
    #expect(screen.state.name == "Ada" && !screen.hasText("Say your name"))
    #expect(screen.elements(containing: "Say").isEmpty)
    #expect(screen.hasText("Name"))
    try screen.click("Name")
    #expect(screen.focused?.label == "Name")
  }

  @Test("finds them in a tree as far as that goes")
  func inTree() throws {
    let tree = tree(Order(), state: .init(page: 1))
    #expect(tree.hasText("Say your name"))
    try tree.type("Ada", into: "Name")
    #expect(tree.state.name == "Ada")
    #expect(throws: SearchFailure.self) { try tree.press("Region") }
  }
}
