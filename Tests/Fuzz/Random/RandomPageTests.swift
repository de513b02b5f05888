import Recurse
import RecurseTesting
import TestSupport
import Testing

/// A random page with elements of every kind, as a value.
private indirect enum Plan {
  case text(String)
  case button(String)
  case toggle(Int)
  case field(Int)
  case secret(Int)
  case progress(Double)
  case divider
  case spacer
  case stack(Kind, [Plan])
  case panel(String, [Plan])
  case rows([Int], hiding: Int)
  case styled(Int, Plan)
  case sized(Plan)

  enum Kind: CaseIterable { case vertical, horizontal, layers, flow, center, scroll }

  private static let words = ["", "a", "some words", "日本語", "e\u{301}", "two\nlines"]

  static func random(_ depth: Int, _ random: inout SplitMix64) -> Plan {
    let word = words[random.below(words.count)]
    func some(_ random: inout SplitMix64) -> [Plan] {
      (0..<random.below(4)).map { _ in .random(depth - 1, &random) }
    }
    switch random.below(depth == 0 ? 8 : 16) {
    case 0: return .text(word)
    case 1: return .button(word)
    case 2: return .toggle(random.below(2))
    case 3: return .field(random.below(2))
    case 4: return .secret(random.below(2))
    case 5: return .progress([-1, 0, 0.3, 1][random.below(4)])
    case 6: return .divider
    case 7: return .spacer
    case 8...10:
      let kind = Kind.allCases[random.below(Kind.allCases.count)]
      return .stack(kind, some(&random))
    case 11: return .panel(word, some(&random))
    case 12:
      let most = random.chance(20) ? 300 : 12
      let keys = Array((0..<most).shuffled(using: &random).prefix(random.below(most)))
      return .rows(keys, hiding: random.below(6))
    case 13, 14: return .styled(random.below(6), .random(depth - 1, &random))
    default: return .sized(.random(depth - 1, &random))
    }
  }
}

private struct Page: Component {
  struct State {
    var plan: Plan
    var flags = [false, true]
    var texts = ["", "held"]
  }
  let initialState: State

  func render(state: State) -> Node {
    VStack(alignment: .stretch) { node(state.plan, state) }.flex(grow: 1, shrink: 1)
  }

  private func node(_ plan: Plan, _ state: State) -> Node {
    switch plan {
    case .text(let text): node { Text(text) }
    case .button(let text): Button(text) { $0.flags[0].toggle() }
    case .toggle(let index): Toggle("toggle \(index)", isOn: \.flags[index])
    case .field(let index): TextField("field \(index)", text: \.texts[index])
    case .secret(let index): SecureField("secret \(index)", text: \.texts[index])
    case .progress(let value): node { ProgressView(value: value) }
    case .divider: node { Divider() }
    case .spacer: node { Spacer() }
    case .stack(let kind, let plans): stack(kind, plans, state)
    case .panel(let title, let plans):
      VStack { children(plans, state) }.border(.single, title: title)
    case .rows(let keys, let hiding):
      List(keys, id: \.self) { key in row(key, hiding) }.frame(height: 4)
    case .styled(let style, let plan): styled(style, node(plan, state))
    case .sized(let plan):
      node {
        GeometryReader { size in
          Text("\(size.columns)×\(size.rows)")
          node(plan, state)
        }
      }
    }
  }

  /// A row with content, or, mostly, without.
  @NodeBuilder<Page> private func row(_ key: Int, _ hiding: Int) -> Node {
    let text = Text("row \(key)")
    switch hiding {
    case 1: if key % 7 == 0 { text }
    case 2: text.collapsed(key % 7 != 0)
    case 3: text.frame(height: key % 7 == 0 ? 1 : 0)
    case 4: if key % 7 == 0 { text } else { ScrollView { text } }
    case 5: if key % 7 == 0 { text } else { GeometryReader { _ in text } }
    default: text
    }
  }

  private func node(@NodeBuilder<Page> _ body: () -> Node) -> Node { body() }

  @NodeBuilder<Page> private func children(_ plans: [Plan], _ state: State) -> Node {
    for plan in plans { node(plan, state) }
  }

  private func stack(_ kind: Plan.Kind, _ plans: [Plan], _ state: State) -> Node {
    switch kind {
    case .vertical: VStack(alignment: .stretch) { children(plans, state) }
    case .horizontal: HStack(spacing: 1) { children(plans, state) }
    case .layers: ZStack { children(plans, state) }
    case .flow: FlowStack { children(plans, state) }
    case .center: Center { children(plans, state) }
    case .scroll: ScrollView { children(plans, state) }.frame(height: 5)
    }
  }

  private func styled(_ style: Int, _ node: Node) -> Node {
    switch style {
    case 0: node.padding(1)
    case 1: node.border(.rounded)
    case 2: node.background(.blue)
    case 3: node.frame(width: 9, height: 2)
    case 4: node.frame(maxWidth: .infinity)
    default: node.bold()
    }
  }
}

@MainActor
@Suite("Updates between random pages in strict mode") struct RandomPageTests {
  @Test("Updating a random page to another matches a fresh build, with input in between")
  func pages() {
    var input = RandomInput(Fuzz.random(3))
    let size = CellSize(columns: 40, rows: 14)
    for round in 0..<Fuzz.rounds(25) {
      let first = Plan.random(3, &input.random)
      let screen = TestScreen(
        Page(initialState: .init(plan: first)), columns: size.columns, rows: size.rows,
        isStrict: true)
      for _ in 0..<8 {
        screen.send([input.event(in: size)])
        let next = Plan.random(3, &input.random)
        screen.change { $0.plan = next }
      }
      #expect(screen.failure == nil, "round \(round), seed \(Fuzz.seed)")
    }
  }
}
