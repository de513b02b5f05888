import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("Strict mode") struct StrictTests {
  @Test("stops where a widget shows something else than a fresh build, and shows both")
  func widgets() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await change(Shape(readsInRender: true))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the patched tree is not what a fresh build gives"))
    #expect(text.contains("on") && text.contains("off"))
  }

  @Test("stops where other effects run than a fresh build asks for, and names them")
  func effects() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await change(Shape(readsInEffects: true))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("other effects run than a fresh build asks for"))
    #expect(text.contains("tick"))
  }

  @Test("stops where a widget kept the place that it had, and shows both")
  func layout() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await swap(.size)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the layout is not what a fresh one gives"))
    #expect(text.contains("patched: ") && text.contains("fresh: "))
  }

  @Test("stops where Tab comes elsewhere than in a fresh build, and shows both")
  func focus() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await swap(.focus)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Tab comes elsewhere than in a fresh build"))
    #expect(text.contains("patched: ") && text.contains("fresh: "))
  }

  @Test("stops where the picture is another than a fresh one, and shows both")
  func picture() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await swap(.picture)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the picture is not what a fresh one is"))
    #expect(text.contains("aa") && text.contains("bb"))
  }

  @Test("has nothing to say of what is pure")
  func pure() throws {
    try change(Shape())
    try swap(nil)
  }
}

private struct Shape {
  var readsInRender = false
  var readsInEffects = false
}

/// Turns the lever, and lets a component render that has nothing to do with it.
@MainActor
private func change(_ shape: Shape) throws {
  let lever = Lever()
  let screen = TestScreen(
    Machine(lever: lever, shape: shape), columns: 20, rows: 4, isStrict: true)
  lever.isOn = false
  try screen.press("Count")
}

@MainActor private final class Lever { var isOn = true }

private struct Machine: Component {
  let lever: Lever
  let shape: Shape
  func render(state: Void) -> Node {
    Sign(lever: lever, shape: shape)
    Counter()
  }
}

/// Reads what is neither its state nor a prop, as no component should.
private struct Sign: Component {
  let lever: Lever
  let shape: Shape
  func render(state: Void) -> Node {
    Text(!shape.readsInRender || lever.isOn ? "on" : "off")
  }
  func effects(state: Void) -> [Effect] {
    if !shape.readsInEffects || lever.isOn { .every(.seconds(1), id: "tick") { _ in } }
  }
}

private struct Counter: Component {
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    Button("Count") { $0 += 1 }
    Text("\(state)")
  }
}

/// Turns one lamp into another, whose widget forgets to change in one respect.
@MainActor
private func swap(_ forgotten: Lamp.Respect?) throws {
  let screen = TestScreen(Street(forgotten: forgotten), columns: 20, rows: 4, isStrict: true)
  try screen.press("Swap")
  #expect(screen.shows("bbb"))
}

private struct Street: Component {
  let forgotten: Lamp.Respect?
  func render(state isOther: Bool) -> Node {
    HStack {
      VirtualNode(
        isOther
          ? Lamp(forgotten: forgotten, sign: "b", width: 3, isFocusable: true)
          : Lamp(forgotten: forgotten, sign: "a", width: 2, isFocusable: false))
      Button("Swap") { $0 = true }
    }
  }
  var initialState: Bool { false }
}

private struct Lamp: WidgetElement {
  enum Respect { case size, focus, picture }
  typealias Event = Never
  let forgotten: Respect?
  var sign: String
  var width: Int
  var isFocusable: Bool

  func makeWidget(_ sender: EventSender<Lamp>) -> ElementWidget<Lamp> { LampWidget(self, sender) }
}

private final class LampWidget: ElementWidget<Lamp> {
  private lazy var shown = element

  override var isFocusable: Bool { shown.isFocusable }

  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    LayoutSize(width: shown.width, height: 1)
  }

  override func update(from old: Lamp) {
    shown = element
    switch element.forgotten {
    case .size: shown.width = old.width
    case .focus: shown.isFocusable = old.isFocusable
    case .picture: shown.sign = old.sign
    case nil: break
    }
    setNeedsLayout()
    setNeedsPaint()
  }

  override func paint(_ context: GraphicsContext) {
    context.draw(
      String(repeating: shown.sign, count: shown.width), column: 0, row: 0, style: context.style)
  }
}
