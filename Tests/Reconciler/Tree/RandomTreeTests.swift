import RecurseReconciler
import RecurseTesting
import TestSupport
import Testing

/// A tree of every kind of node, as data.
private indirect enum Plan {
  case label(String)
  case box(String, [Plan])
  case choice(Bool, Plan, Plan)
  case maybe(Plan?)
  case list([(key: Int, plan: Plan)])
  case part(Int, Plan)
  case card(String, Plan)
  case shade(String, Plan)
  case shadeReader

  static func random(_ depth: Int, _ random: inout SplitMix64) -> Plan {
    let text = "\(Int.random(in: 0..<4, using: &random))"
    let few = 0..<Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<(depth == 0 ? 2 : 10), using: &random) {
    case 0: return .label(text)
    case 1: return .shadeReader
    case 2: return .box(text, few.map { _ in .random(depth - 1, &random) })
    case 3:
      return .choice(
        .random(using: &random), .random(depth - 1, &random), .random(depth - 1, &random))
    case 4: return .maybe(.random(using: &random) ? .random(depth - 1, &random) : nil)
    case 5, 6:
      return .list(
        (0..<5).shuffled(using: &random).prefix(few.count).map {
          ($0, .random(depth - 1, &random))
        })
    case 7: return .part(Int.random(in: 0..<3, using: &random), .random(depth - 1, &random))
    case 8: return .card(text, .random(depth - 1, &random))
    default: return .shade(text, .random(depth - 1, &random))
    }
  }

  /// The same tree, another in one place.
  func edited(_ depth: Int, _ random: inout SplitMix64) -> Plan {
    if Int.random(in: 0..<4, using: &random) == 0 { return .random(depth, &random) }
    switch self {
    case .label, .shadeReader: return .random(depth, &random)
    case .box(let title, var plans):
      guard let place = plans.indices.randomElement(using: &random) else {
        return .random(depth, &random)
      }
      plans[place] = plans[place].edited(depth - 1, &random)
      return .box(title, plans)
    case .choice(let isFirst, let first, let second):
      return .choice(!isFirst, first.edited(depth - 1, &random), second)
    case .maybe(let plan): return .maybe(plan == nil ? .label("some") : nil)
    case .list(var rows):
      rows.shuffle(using: &random)
      if !rows.isEmpty { rows[0].plan = rows[0].plan.edited(depth - 1, &random) }
      return .list(rows)
    case .part(let key, let plan): return .part(key, plan.edited(depth - 1, &random))
    case .card(let title, let plan): return .card(title, plan.edited(depth - 1, &random))
    case .shade(let name, let plan): return .shade(name, plan.edited(depth - 1, &random))
    }
  }

  @MainActor func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    switch self {
    case .label(let text): VirtualNode(Label(text))
    case .shadeReader: WithEnvironment(\.shade) { Label("shade \($0)") }
    case .box(let title, let plans):
      Box("box \(title)") { for plan in plans { plan.node(for: owner) } }
    case .choice(let isFirst, let first, let second):
      Self.choice(isFirst, first, second, owner)
    case .maybe(let plan): NodeBuilder<Owner>.buildOptional(plan.map { $0.node(for: owner) })
    case .list(let rows): ForEach(rows, id: \.key) { $0.plan.node(for: owner) }
    case .part(let key, let plan): Part(plan: plan).key(key).node
    case .card(let title, let plan): Card(title: title).content { plan.node(for: owner) }.node
    case .shade(let name, let plan): plan.node(for: owner).environment(\.shade, name)
    }
  }

  @MainActor @NodeBuilder<Owner>
  private static func choice<Owner: Component>(
    _ isFirst: Bool, _ first: Plan, _ second: Plan, _ owner: Owner.Type
  ) -> VirtualNode<Owner> {
    if isFirst {
      first.node(for: owner)
    } else {
      second.node(for: owner)
      Label("second")
    }
  }
}

private struct ShadeKey: EnvironmentKey { static var defaultValue: String { "none" } }

extension EnvironmentValues {
  fileprivate var shade: String {
    get { self[ShadeKey.self] }
    set { self[ShadeKey.self] = newValue }
  }
}

private struct Part: Component {
  let plan: Plan
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    Tap("part") { $0 += 1 }
    if state % 3 == 1 { Label("odd \(state)") }
    plan.node(for: Part.self)
    for number in 0..<(state % 3) { Label("row \(number)") }
  }
}

private struct Card: Component, @MainActor Equatable {
  let title: String
  var initialState: Bool { false }
  func render(state: Bool) -> Node {
    Tap("turn") { $0.toggle() }
    if state { Content() }
    Box("card \(title)") { Label("inside") }
    if !state { Content() }
  }
}

@MainActor @Suite("Random trees") struct RandomTreeTests {
  @Test("a patched tree is the tree built from scratch, whatever changed", arguments: 0..<40)
  func patchedEqualsFresh(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let stage = Stage(Scene(Plan.random(4, &random)) { $0.node(for: Scene<Plan>.self) })
    for _ in 0..<25 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let plan = stage.state.edited(4, &random)
        stage.change { $0 = plan }
      case 2:
        stage.runtime.setEnvironment { $0.shade = "\(Int.random(in: 0..<3, using: &random))" }
        stage.commit()
      default:
        // Several events before one commit, from anywhere in the tree.
        for widget in stage.host.root.all where widget.element is TapElement {
          if Bool.random(using: &random) { widget.send("", of: TapElement.self) }
        }
        stage.commit()
      }
    }
  }

  @Test("the tree built from scratch takes the state of each component by its place")
  func oracle() {
    let stage = Stage(Scene(0) { _ in Box { Part(plan: .part(2, .label("x"))) } })
    stage.tap("part")
    stage.commit()
    #expect(stage.freshPicture.contains("odd 1"))
    stage.host.root.all.last { $0.name == "part" }?.send("", of: TapElement.self)
    #expect(
      stage.freshPicture == """
        root
          box
            part
            odd 1
            part
            odd 1
            x
            row 0
            row 0
        """)
  }
}
