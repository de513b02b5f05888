import Recurse
import RecurseTesting
import RecurseWidgets
import Testing
import WidgetFixture

@MainActor
@Suite("A table keeps nothing") struct TableLeakTests {
  private struct Weak { weak var object: AnyObject? }

  /// A table that holds its columns, and one whose owner does.
  private func screen(isHeld: Bool) -> TestScreen<Fixture<People>> {
    TestScreen(
      Fixture(People(0..<300)) { state in
        if !state.isOn {
          Table(\.people, selection: .single, columns: isHeld ? nil : \.columns) {
            TableColumn("Name", value: \.name).width(12)
            TableColumn("Id", sortedBy: \.id) { Text("\($0.id)") }.width(12)
          } row: { person, row in
            row.onDelete { $0.people.removeAll { $0.id == person.id } }
              .onMove { $0.people.move(id: person.id, by: $1.offset) }
          } placeholder: {
            Text("Nobody")
          }
          .animation(.slide)
        }
      }, columns: 16, rows: 8, animates: true)
  }

  @Test(
    "Opened, scrolled both ways, sorted, edited and closed: every widget and every instance is gone",
    arguments: [true, false])
  func everything(isHeld: Bool) {
    var all: [ObjectIdentifier: Weak] = [:]
    // How many were seen: one that is gone may have left its address to another.
    var count = 0
    let screen = screen(isHeld: isHeld)
    func see() {
      for element in screen.elements {
        guard let widget = element.widget, let instance = widget.instance else { continue }
        for object: AnyObject in [widget, instance] {
          let key = ObjectIdentifier(object)
          guard all[key]?.object == nil else { continue }
          all[key] = Weak(object: object)
          count += 1
        }
      }
    }
    for _ in 0..<8 {
      see()
      screen.press(.pageDown, .right, .character("s"), .character(">"))
      see()
      screen.press(.delete, Key.up.with(.alt), Key.left.with(.alt), Key.right.with(.shift))
      see()
      screen.wheel(.left, column: 3, row: 3)
      screen.stepAnimation()
    }
    screen.press(.end)
    see()
    #expect(count > 300)
    screen.change { $0.isOn = true }
    while screen.stepAnimation() {}
    #expect(all.values.count { $0.object != nil } == 0)
  }
}
