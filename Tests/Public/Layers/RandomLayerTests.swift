import Recurse
import RecurseTesting
import TestSupport
import Testing

/// Buttons, fields and listeners at each depth, which log where they are: a covered one must never
/// be heard of.
private struct Depths: Component {
  struct State {
    /// The kinds of the layers that are open, from the outermost.
    var open: [Kind] = []
    var heard: Set<Int> = []
    var text = ""
    /// The presenters that are there, by depth.
    var presenters: Set<Int> = Set(0..<4)
    var rows = 6
  }
  enum Kind: CaseIterable { case sheet, alert, popover }
  var initialState: State { State() }

  func render(state: State) -> Node { level(0, state) }

  @NodeBuilder<Self>
  func level(_ depth: Int, _ state: State) -> Node {
    VStack {
      Button("Press \(depth)") { $0.heard.insert(depth) }
        .keyboardShortcut(.defaultAction)
      TextField("Field \(depth)", text: "") { state, _ in state.heard.insert(depth) }
      List(0..<state.rows, id: \.self) { row in
        Text("row \(row)").onSelect { $0.heard.insert(depth) }
      }
      .frame(height: 2)
      if state.presenters.contains(depth) {
        presenter(depth, state)
      }
    }
    .onKey { state, key in
      guard key.text == "#" else { return .ignored }
      state.heard.insert(depth)
      return .handled
    }
    .onPaste { state, _ in state.heard.insert(depth) }
    .onTapGesture { $0.heard.insert(depth) }
    .contextMenu { Button("Item \(depth)") { $0.heard.insert(depth) } }
  }

  @NodeBuilder<Self>
  func presenter(_ depth: Int, _ state: State) -> Node {
    let anchor = Text("presenter \(depth)")
    switch depth < 3 ? state.open.element(at: depth) ?? .sheet : .sheet {
    case .sheet: anchor.sheet(isPresented: \.[isOpen: depth]) { level(depth + 1, state) }
    case .popover: anchor.popover(isPresented: \.[isOpen: depth]) { level(depth + 1, state) }
    case .alert:
      anchor.alert("Alert", isPresented: \.[isOpen: depth]) { level(depth + 1, state) }
    }
  }
}

extension Depths.State {
  fileprivate subscript(isOpen depth: Int) -> Bool {
    get { depth < 3 && open.count > depth }
    set { if !newValue, open.count > depth { open.removeSubrange(depth...) } }
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

@MainActor @Suite("Nested layers, used at random") struct RandomLayerTests {
  @Test("never hand a key, a paste or a click to what they cover", arguments: 0..<10)
  func covered(seed: UInt64) async {
    var random = SplitMix64(seed: seed)
    let screen = TestScreen(Depths(), columns: 34, rows: 14)
    let keys: [Key] = [
      .enter, .space, .tab, .shiftTab, .up, .down, .escape, .character("#"), .character("x"),
      .function(10), Key(.function(10), modifiers: .shift), .left, .right,
    ]
    var reached: Set<Int> = []
    for step in 0..<120 {
      let depth =
        screen.layers(.sheet).count + screen.layers(.alert).count
        + screen.layers(.popover).count
      screen.change { $0.heard = [] }
      switch Int.random(in: 0..<15, using: &random) {
      case 0...3: screen.press(keys.randomElement(using: &random)!)
      case 4...6:
        screen.click(
          column: Int.random(in: 0..<34, using: &random),
          row: Int.random(in: 0..<14, using: &random)
        )
      case 7: screen.paste("p")
      case 8:
        let point = CellPoint(
          column: Int.random(in: 0..<34, using: &random),
          row: Int.random(in: 0..<14, using: &random))
        screen.send([
          .mouse(MouseEvent(.press(.right), at: point)),
          .mouse(MouseEvent(.release(.right), at: point)),
        ])
      case 9...12:
        let kind = Depths.Kind.allCases.randomElement(using: &random)!
        screen.change { if $0.open.count < 3 { $0.open.append(kind) } }
      case 13:
        let presenter = Int.random(in: 0..<4, using: &random)
        screen.change { $0.presenters.formSymmetricDifference([presenter]) }
      default:
        let rows = Int.random(in: 0..<8, using: &random)
        screen.change { $0.rows = rows }
        await screen.advance(by: .milliseconds(300))
      }
      let covered = screen.state.heard.filter { $0 != depth }
      #expect(covered.isEmpty, "seed \(seed), step \(step): heard at \(covered) of \(depth)")
      #expect(screen.failure == nil)
      reached.formUnion(screen.state.heard)
    }
    #expect(reached.count > 1, "seed \(seed) reached \(reached)")
  }
}
