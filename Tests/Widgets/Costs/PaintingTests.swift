import Recurse
import TestSupport
import Testing
import WidgetFixture

@testable import RecurseTesting
@testable import RecurseWidgets

/// A tree as plain data, which a test changes at random.
private indirect enum Sketch {
  case text(String)
  case button(String)
  case field(String)
  case divider, spacer
  case column([Keyed], spacing: Int, alignment: HorizontalAlignment)
  case row([Keyed], spacing: Int)
  case grid([Keyed], columns: Int)
  case flow([Keyed])
  case layers([Keyed])
  case box(Keyed, Box)

  enum Box: CaseIterable {
    case padding, border, red, blue, frame, center, flex, disabled, dim, absolute, fill, aligned,
      span, spread, sized
  }
}

private struct Keyed: Identifiable {
  var id: Int
  var sketch: Sketch
}

private struct SketchMaker {
  var random: SplitMix64
  private var count = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func text() -> String {
    let words = ["a", "bc", "日本", "e\u{301}", "long words", "two\nlines", "", "👩‍👩‍👧"]
    return (0..<Int.random(in: 1...4, using: &random)).map { _ in
      words.randomElement(using: &random)!
    }.joined(separator: " ")
  }

  mutating func keyed(_ depth: Int) -> Keyed {
    count += 1
    let id = count
    return Keyed(id: id, sketch: sketch(depth))
  }

  mutating func sketch(_ depth: Int) -> Sketch {
    switch Int.random(in: 0..<(depth > 0 ? 15 : 6), using: &random) {
    case 0...1: return .text(text())
    case 2: return .button(text())
    case 3: return .field(text())
    case 4: return .divider
    case 5: return .spacer
    case 6...7:
      return .column(
        children(depth - 1), spacing: Int.random(in: 0...2, using: &random),
        alignment: [.leading, .center, .trailing, .stretch].randomElement(using: &random)!)
    case 8...9: return .row(children(depth - 1), spacing: Int.random(in: -1...2, using: &random))
    case 10:
      return .grid(children(depth - 1), columns: Int.random(in: 1...3, using: &random))
    case 11: return random.chance(50) ? .flow(children(depth - 1)) : .layers(children(depth - 1))
    default: return .box(keyed(depth - 1), Sketch.Box.allCases.randomElement(using: &random)!)
    }
  }

  mutating func children(_ depth: Int) -> [Keyed] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in keyed(depth) }
  }

  /// Changes one place of a tree.
  mutating func change(_ keyed: Keyed, depth: Int) -> Keyed {
    var changed = keyed
    let isHere = Int.random(in: 0..<4, using: &random) == 0
    switch keyed.sketch {
    case .column(let nodes, let spacing, let alignment):
      changed.sketch = .column(
        change(nodes, depth, isHere),
        spacing: isHere ? Int.random(in: 0...2, using: &random) : spacing, alignment: alignment)
    case .row(let nodes, let spacing):
      changed.sketch = .row(change(nodes, depth, isHere), spacing: spacing)
    case .grid(let nodes, let columns):
      changed.sketch = .grid(change(nodes, depth, isHere), columns: columns)
    case .flow(let nodes): changed.sketch = .flow(change(nodes, depth, isHere))
    case .layers(let nodes): changed.sketch = .layers(change(nodes, depth, isHere))
    case .box(let inner, let box):
      changed.sketch =
        isHere
        ? .box(inner, Sketch.Box.allCases.randomElement(using: &random)!)
        : .box(change(inner, depth: depth - 1), box)
    default: changed.sketch = sketch(max(0, depth))
    }
    return changed
  }

  private mutating func change(_ nodes: [Keyed], _ depth: Int, _ isHere: Bool) -> [Keyed] {
    var nodes = nodes
    guard !nodes.isEmpty, !isHere else {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: nodes.shuffle(using: &random)
      case 1 where !nodes.isEmpty: nodes.remove(at: Int.random(in: nodes.indices, using: &random))
      default:
        nodes.insert(keyed(max(0, depth - 1)), at: Int.random(in: 0...nodes.count, using: &random))
      }
      return nodes
    }
    let index = Int.random(in: nodes.indices, using: &random)
    nodes[index] = change(nodes[index], depth: depth - 1)
    return nodes
  }
}

private typealias Drawing = Fixture<Keyed>

@MainActor
private func draw(_ sketch: Sketch) -> VirtualNode<Drawing> {
  switch sketch {
  case .text(let text): Text(text).node(for: Drawing.self)
  case .button(let title): Button(title) { _ in }
  case .field(let text): TextField("title", text: text) { _, _ in }
  case .divider: Divider().node(for: Drawing.self)
  case .spacer: Spacer().node(for: Drawing.self)
  case .column(let nodes, let spacing, let alignment):
    VStack(alignment: alignment, spacing: spacing) { ForEach(nodes) { draw($0.sketch) } }
  case .row(let nodes, let spacing):
    HStack(spacing: spacing) { ForEach(nodes) { draw($0.sketch) } }
  case .grid(let nodes, let columns):
    Grid(horizontalSpacing: 1) {
      ForEach(Array(stride(from: 0, to: nodes.count, by: columns)), id: \.self) { first in
        GridRow {
          ForEach(Array(nodes[first..<min(first + columns, nodes.count)])) { draw($0.sketch) }
        }
      }
    }
  case .flow(let nodes): FlowStack { ForEach(nodes) { draw($0.sketch) } }
  case .layers(let nodes): ZStack { ForEach(nodes) { draw($0.sketch) } }
  case .box(let inner, let box): draw(inner.sketch).boxed(box)
  }
}

extension VirtualNode {
  fileprivate func boxed(_ box: Sketch.Box) -> VirtualNode {
    switch box {
    case .padding: padding()
    case .border: border(.rounded, title: "title")
    case .red: background(.red)
    case .blue: background(.blue)
    case .frame: frame(width: 9, height: 3)
    case .center: Center { self }
    case .flex: flex(grow: 1)
    case .disabled: disabled()
    case .dim: foreground(.green).dim()
    case .absolute: position(.absolute, top: 1, left: 2)
    case .fill: frame(maxWidth: .infinity)
    case .aligned: frame(minWidth: 7, minHeight: 2, alignment: .center)
    case .span: gridCellColumns(2).gridCellRows(2)
    case .spread: VStack(spacing: -1, distribution: .equalCentering) { self.border() }
    case .sized: GeometryReader { size in if size.columns > 10 { self } }
    }
  }
}

@MainActor
@Suite("Painting damage") struct PaintingTests {
  private func screen(_ keyed: Keyed, _ columns: Int, _ rows: Int) -> TestScreen<Drawing> {
    // The test has a picture of its own to compare with.
    TestScreen(
      Fixture(keyed) { draw($0.sketch) }, columns: columns, rows: rows, isStrict: false)
  }

  @Test("gives the picture of painting everything", arguments: 1...6)
  func random(seed: Int) throws {
    var maker = SketchMaker(seed: UInt64(seed))
    var keyed = maker.keyed(5)
    let sizes = [(1, 1), (2, 3), (10, 3), (7, 7), (40, 12), (120, 40), (0, 0), (33, 1), (1, 20)]
    var (columns, rows) = (40, 12)
    let screen = screen(keyed, columns, rows)
    for step in 0..<120 {
      if step % 6 == 5 {
        (columns, rows) = sizes.randomElement(using: &maker.random)!
        screen.resize(columns: columns, rows: rows)
      } else {
        keyed = maker.change(keyed, depth: 5)
        screen.change { [keyed] in $0 = keyed }
      }
      let fresh = self.screen(keyed, columns, rows)
      if let focused = screen.focused?.instance {
        let index = try #require(screen.elements.firstIndex { $0.instance === focused })
        try fresh.focus(on: fresh.elements[index])
      }
      guard screen.styledText == fresh.styledText else {
        Issue.record(
          "seed \(seed), step \(step):\n\(screen.styledText)\n--- fresh:\n\(fresh.styledText)")
        return
      }
    }
  }

  @Test("while the focus goes round gives the picture of a fresh tree", arguments: 1...4)
  func randomFocus(seed: Int) {
    var maker = SketchMaker(seed: UInt64(100 + seed))
    var keyed = maker.keyed(5)
    let screen = TestScreen(
      Fixture(keyed) { draw($0.sketch) }, columns: 40, rows: 12, isStrict: true)
    for step in 0..<100 {
      if step % 2 == 0 {
        screen.press([.tab, .shiftTab, .character("x")].randomElement(using: &maker.random)!)
      } else {
        keyed = maker.change(keyed, depth: 5)
        screen.change { [keyed] in $0 = keyed }
      }
    }
    #expect(screen.takeRecord().frames > 20)
  }

  @Test("of a screen that is too small shows its upper left part")
  func clipping() {
    let body: @MainActor () -> VirtualNode<Still> = {
      VStack(alignment: .stretch) {
        Text("A long headline")
        TextField("Field", text: "") { _, _ in }
        Button("Button") { _ in }
        Text("below")
      }.border(title: "Title")
    }
    #expect(
      picture(10, 3) { body() } == """
        ┌─ Title─┐
        │A long  │
        │headline│
        """)
    #expect(picture(1, 1) { body() } == "┌")
    #expect(picture(0, 0) { body() } == "")
    #expect(picture(3, 0) { body() } == "")
    #expect(picture(0, 3) { body() } == "")
  }

  @Test("survives many resizes")
  func resizing() {
    let screen = still(40, 12) {
      Panel(title: "Panel").content {
        Text("one two three four five six seven")
        TextField("Field", text: "日本語") { _, _ in }
        Spacer()
        HStack {
          Text("left")
          Spacer()
          Text("right")
        }
      }
    }
    let before = screen.text
    for columns in 0..<40 {
      for rows in [0, 1, 2, 3, 9] { screen.resize(columns: columns, rows: rows) }
    }
    screen.resize(columns: 40, rows: 12)
    #expect(screen.text == before)
  }

  @Test("Rows of a column are found by binary search also where it is wider than high")
  func wideColumn() throws {
    let screen = TestScreen(
      Fixture(0) { _ in
        VStack(alignment: .stretch) { ForEach(0..<20, id: \.self) { Text("line \($0)") } }
      }, columns: 80, rows: 20)
    let column = try #require(screen.stage.tree.root.children.first)
    #expect(column.children.count == 20)
    let seen = CellRect(column: 0, row: 7, columns: 80, rows: 2)
    #expect(column.indices(ofChildrenIn: seen) == 7..<9)
  }
}
