import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Modifiers") struct ModifierTests {
  @Test("A background fills the padding that was added before it")
  func order() {
    let inside = still(5, 3) { HStack { Text("x").padding().background(.red) } }
    #expect(inside.style(row: 0, column: 0).background == .red)
    #expect(inside.style(row: 2, column: 2).background == .red)
    let outside = still(5, 3) { HStack { Text("x").background(.red).padding() } }
    #expect(outside.style(row: 0, column: 0).background == nil)
    #expect(outside.style(row: 1, column: 1).background == .red)
    #expect(outside.style(row: 1, column: 2).background == nil)
  }

  @Test("The order of modifiers counts for a component, its nodes in a column, and for nodes")
  func kinds() {
    let screen = still(20, 5) {
      HStack(spacing: 0) {
        Label(text: "a").padding().background(.red)
        Label(text: "b").background(.red).padding()
        TwoLines().border().background(.blue)
        VStack { Text("c") }.padding().background(.green)
      }
    }
    #expect(
      screen.styledText == """
              ┌───┐
         a  b │one│ c
              │two│
              └───┘
        -----
        aaa   bbbbbccc
        aaa a bdddbccc
        aaa   bdddbccc
              bbbbb
        -----
        a: brightWhite on red
        b: #767676 on blue
        c: black on green
        d: brightWhite on blue
        """)
  }

  private func counters(_ color: Color?, then next: Color?) -> (UpdateRecord, Bool) {
    let screen = TestScreen(
      Fixture(false) { isChanged in
        Label(text: "x").padding().background(isChanged ? next : color).padding()
        Text("y").background(isChanged ? next : color)
          .onKey(.enter) { $0.toggle() }
      }, columns: 5, rows: 5)
    _ = screen.takeRecord()
    screen.press(.enter)
    return (screen.takeRecord().update, screen.style(row: 1, column: 1).background == next)
  }

  @Test("Values never change the structure: only widgets are updated")
  func structure() {
    let changes: [(Color?, Color?)] = [(nil, .red), (.red, nil), (.red, .blue)]
    for (color, next) in changes {
      let (record, isShown) = counters(color, then: next)
      #expect(isShown)
      #expect(record.updated == 2)
      #expect(record.made == 0 && record.inserted == 0 && record.removed == 0 && record.moved == 0)
    }
  }

  @Test("A container is added only where the order needs one")
  func boxes() {
    func count(_ node: @escaping @MainActor () -> VirtualNode<Still>) -> Int {
      tree(Fixture(0) { _ in node() }).elements.count
    }
    #expect(
      count { Text("x").padding().border().frame(width: 3).background(.red).node(for: Still.self) }
        == 1)
    #expect(count { VStack { Text("x") }.padding().background(.red).flex(grow: 1).bold() } == 2)
    #expect(count { Text("x").background(.red).padding().node(for: Still.self) } == 2)
    #expect(count { Text("x").padding().padding().node(for: Still.self) } == 2)
    #expect(
      count { Text("x").foreground(.red).padding().foreground(.blue).node(for: Still.self) } == 1)
  }

  @Test("Text inherits colour and attributes; the nearest wins")
  func inheritance() {
    let screen = still(3, 5) {
      VStack {
        Text("a")
        Text("b").foreground(.green)
        Text("c").foreground(.green).foreground(.blue).italic()
        Text("d").foreground(nil)
        Text("e").bold(false)
      }.foreground(.red).bold()
    }
    #expect(screen.style(row: 0, column: 0) == CellStyle(foreground: .red, attributes: .bold))
    #expect(screen.style(row: 1, column: 0) == CellStyle(foreground: .green, attributes: .bold))
    #expect(
      screen.style(row: 2, column: 0)
        == CellStyle(foreground: .green, attributes: [.bold, .italic]))
    #expect(screen.style(row: 3, column: 0) == CellStyle(foreground: .red, attributes: .bold))
    #expect(screen.style(row: 4, column: 0) == CellStyle(foreground: .red))
  }

  @Test("A container around a node is laid out as the node alone")
  func transparency() {
    #expect(
      picture(12, 3) {
        HStack(spacing: 0) {
          Text("a")
          Spacer().padding()
          Text("b")
        }
      } == "a          b")
    #expect(
      picture(12, 5) {
        VStack(alignment: .stretch) {
          HStack {
            Text("a")
            Spacer()
            Text("b")
          }
        }.border().padding(horizontal: 1)
      } == """
         ┌────────┐
         │a      b│
         └────────┘
        """)
    #expect(
      picture(7, 5) { Center { Text("x") }.border().padding(horizontal: 1) } == """
         ┌───┐
         │   │
         │ x │
         │   │
         └───┘
        """)
    let field = still(12, 2) {
      HStack {
        Text("N")
        TextField("name", text: "") { _, _ in }.background(.red).padding(horizontal: 1)
      }
    }
    #expect(field.style(row: 0, column: 10).background == .red)
    #expect(field.style(row: 0, column: 11).background == nil)
    // A size is a box's own: what it is put around keeps its own.
    let framed = still(12, 2) { HStack { Text("x").background(.red).frame(width: 5) } }
    #expect(framed.style(row: 0, column: 0).background == .red)
    #expect(framed.style(row: 0, column: 1).background == nil)
  }

  @Test("A modifier does not change a node that is used elsewhere, plain or wrapped")
  func usedAgain() {
    let screen = still(8, 1) {
      let plain: VirtualNode<Still> = VStack { Text("a") }
      let red = plain.background(.red)
      let keyed = red.key("b")
      let padded = keyed.onTapGesture { _ in }.padding(horizontal: 1)
      HStack(spacing: 0) {
        plain
        red
        keyed
        padded
        plain.bold()
        plain
      }
    }
    #expect(
      screen.styledText == """
        aaa a aa
        -----
         aa a b
        -----
        a: brightWhite on red
        b: bold
        """)
  }
}
