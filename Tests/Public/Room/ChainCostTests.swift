import Recurse
import RecurseTesting
import TestSupport
import Testing

/// A custom element that counts how many times it is measured.
private struct Probe: WidgetElement {
  @MainActor final class Counts {
    var styles = 0
    var focus = 0
    var measurements = 0
    var sum: Int { styles + focus + measurements }
  }

  let counts: Counts

  static func == (left: Probe, right: Probe) -> Bool { left.counts === right.counts }

  func makeWidget(_ sender: EventSender<Probe>) -> ElementWidget<Probe> {
    ProbeWidget(self, sender)
  }
}

private final class ProbeWidget: ElementWidget<Probe> {
  override var layoutStyle: LayoutStyle {
    element.counts.styles += 1
    return super.layoutStyle
  }
  override var isFocusable: Bool {
    element.counts.focus += 1
    return false
  }
  override func measure(_ proposal: LayoutProposal) -> CellSize {
    element.counts.measurements += 1
    return CellSize(columns: 3, rows: 2)
  }
}

/// Nested boxes around one element, each made by a function.
private struct Chain: Component {
  let probe: Probe
  let count: Int
  let box: @MainActor (VirtualNode<Chain>, Int) -> VirtualNode<Chain>
  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    HStack {
      nodes
      Text("\(state)")
    }
    .onKey(.character("+")) { $0 += 1 }
  }

  private var nodes: Node {
    (0..<count).reduce(VirtualNode(probe)) { box($0, $1) }
  }
}

@MainActor
@Suite("Cost of nested boxes") struct ChainCostTests {
  /// How many times the element is measured and boxes are laid out, until a frame after a key.
  private func cost(
    _ count: Int, _ box: @escaping @MainActor (VirtualNode<Chain>, Int) -> VirtualNode<Chain>
  ) -> (asked: Int, laidOut: Int) {
    let counts = Probe.Counts()
    let screen = TestScreen(
      Chain(probe: Probe(counts: counts), count: count, box: box), columns: 60, rows: 20,
      isStrict: false)
    screen.press(.character("+"))
    screen.press(.tab)
    screen.resize(columns: 50, rows: 18)
    #expect(screen.failure == nil)
    return (counts.sum, screen.takeRecord().laidOut)
  }

  private func expectLinear(
    _ box: @escaping @MainActor (VirtualNode<Chain>, Int) -> VirtualNode<Chain>
  ) {
    let (small, large) = (cost(32, box), cost(64, box))
    #expect(large.asked <= small.asked + 4)
    #expect(large.laidOut * 10 <= small.laidOut * 22)
  }

  @Test("Paddings do not multiply measuring") func padding() {
    expectLinear { node, _ in node.padding(0) }
  }

  @Test("Borders and backgrounds do not multiply measuring") func borders() {
    expectLinear { node, index in index % 2 == 0 ? node.border() : node.background(.red) }
  }

  @Test("Relative sizes do not multiply measuring") func items() {
    expectLinear { node, _ in node.flex(grow: 1).margin(0).aspectRatio(nil).collapsed(false) }
  }

  @Test("Frames do not multiply measuring") func frames() {
    expectLinear { node, index in
      index % 2 == 0 ? node.frame(maxWidth: .infinity) : node.frame(height: .percent(90))
    }
  }

  @Test("Nested stacks do not multiply measuring") func stacks() {
    expectLinear { node, index in
      switch index % 3 {
      case 0: HStack { node }
      case 1: VStack(alignment: .center) { node.padding(0).padding(0) }
      default: ZStack { node }
      }
    }
  }

  /// Tab searches each scroll view for another focusable element.
  @Test("Each scroll view measures a bounded number of times", arguments: 0..<3)
  func scrollViews(kind: Int) {
    func box(_ node: VirtualNode<Chain>, _ index: Int) -> VirtualNode<Chain> {
      switch kind {
      case 0: ScrollView { node }
      case 1: ScrollView([.horizontal, .vertical]) { node }
      default:
        ScrollView {
          if index % 2 == 0 { Text("above") }
          node
          for _ in 0..<30 { Text("below") }
        }
      }
    }
    let (small, large) = (cost(32, box), cost(64, box))
    #expect(large.asked * 10 <= small.asked * 22)
    #expect(large.laidOut * 10 <= small.laidOut * 23)
  }

  /// Random boxes around the element.
  @Test("The cost is linear in the number of boxes", arguments: 0..<60)
  func mixture(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let kinds = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Int.random(in: 0..<16, using: &random)
    }
    func box(_ node: VirtualNode<Chain>, _ index: Int) -> VirtualNode<Chain> {
      switch kinds[index % kinds.count] {
      case 0: node.padding(0)
      case 1: node.padding(0).background(.blue)
      case 2: node.border()
      case 3: node.frame(width: 40)
      case 4: node.frame(maxWidth: .infinity)
      case 5: node.frame(width: .percent(100), height: .percent(100))
      case 6: node.flex(grow: 1, basis: 0)
      case 7: node.frame(width: 50, height: 15, alignment: .center)
      case 8:
        VStack {
          node
          Text("some words")
        }
      case 9:
        HStack(alignment: .firstTextBaseline) {
          node
          Text("some words")
        }
      case 10:
        ZStack {
          node
          Text("some words")
        }
      case 11: Center { node }
      case 12:
        FlowStack {
          node
          Text("some words")
        }
      case 13:
        Grid {
          GridRow {
            node
            Text("some words")
          }
        }
      case 14:
        HStack(distribution: .fillEqually) {
          node
          Text("some words")
        }
      default: ScrollView { node }
      }
    }
    let (small, large) = (cost(32, box), cost(64, box))
    #expect(large.asked * 10 <= small.asked * 22 + 40, "kinds \(kinds)")
    #expect(large.laidOut * 10 <= small.laidOut * 22 + 40, "kinds \(kinds)")
  }
}
