import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("How a change reaches the screen") struct UpdateModeTests {
  /// A button inside that tells its parent, which adds a row.
  private struct Adder: Component {
    enum Output { case add }
    func render(state: Void) -> Node { Button("on") { _, emit in emit(.add) } }
  }

  private struct Page: Component {
    var declared: Animation?
    var mode: UpdateMode
    var initialState: [String] { ["row"] }

    func render(state: [String]) -> Node {
      VStack {
        ForEach(state, id: \.self) { Text($0) }
      }.animation(declared)
      Button("button", update: mode) { $0.append("abc") }
      Adder().on(update: mode) { state, _ in state.append("abc") }
      Text("keys").onKey(.control("a"), update: mode) { $0.append("abc") }
    }

    func effects(state: [String]) -> [Effect] {
      .task(id: 0) { page in
        try await page.clock.sleep(for: .seconds(1))
        page.send(update: mode) { $0.append("abc") }
      }
    }
  }

  private func screen(_ declared: Animation?, _ mode: UpdateMode) -> TestScreen<Page> {
    TestScreen(
      Page(declared: declared, mode: mode), columns: 12, rows: 6, animates: true)
  }

  private static let modes: [(declared: Animation?, mode: UpdateMode, isAnimated: Bool)] = [
    (nil, .automatic, false), (.slide, .automatic, true), (.slide, .immediate, false),
    (nil, .immediate, false), (nil, .animated(.slide), true), (.fade, .animated(.slide), true),
  ]

  @Test("A button, an output, a key and an effect animate as the tree says, unless they say so")
  func modes() async throws {
    for (declared, mode, isAnimated) in Self.modes {
      let button = screen(declared, mode)
      try button.press("button")
      #expect(button.isAnimating == isAnimated)
      #expect(button.text.hasPrefix("row\nabc") != isAnimated)

      let output = screen(declared, mode)
      try output.press("on")
      #expect(output.isAnimating == isAnimated)

      let effect = screen(declared, mode)
      await effect.advance(by: .seconds(1))
      #expect(effect.isAnimating == isAnimated)
      for screen in [button, output, effect] {
        _ = screen.frames()
        #expect(screen.text.hasPrefix("row\nabc\n[ button ]"))
      }
    }
  }

  @Test("A silent change renders nothing, and is shown by the next one in that one's mode")
  func silent() throws {
    let screen = screen(.slide, .silent)
    try screen.press("button")
    #expect(!screen.isAnimating)
    #expect(screen.text.hasPrefix("row\n[ button ]"))
    screen.change { $0.append("more") }
    #expect(screen.isAnimating)
    #expect(screen.frames().last?.hasPrefix("row\nabc\nmore") == true)
  }

  @Test("Layout that changes in consequence is animated, too, except where that is turned off")
  func consequences() throws {
    for screen in [screen(nil, .animated(.slide)), screen(.slide, .automatic)] {
      try screen.press("button")
      #expect(screen.text == "row\n[ button ]\n[ on ]\nkeys")
      #expect(screen.frames().last == "row\nabc\n[ button ]\n[ on ]\nkeys")
    }
    let partly = TestScreen(
      Fixture(["a"]) { names in
        VStack { ForEach(names, id: \.self) { Text($0) } }.animation(.slide)
        Text("moved")
        Text("there").animation(nil)
      }, columns: 6, rows: 5, animates: true)
    partly.change { $0.append("b") }
    #expect(partly.text == "a\nmoved\n\nthere")
    #expect(partly.frames().last == "a\nb\nmoved\nthere")
  }

  @Test("A change that is not animated leaves transitions of earlier ones running")
  func immediateMeanwhile() throws {
    let screen = screen(.slide, .immediate)
    screen.change { $0.insert("first", at: 0) }
    screen.stepAnimation()
    #expect(screen.isAnimating)
    try screen.press("button")
    #expect(screen.isAnimating)
    #expect(screen.frames().last == "first\nrow\nabc\n[ button ]\n[ on ]\nkeys")
  }

  @Test("Tests animate nothing by default")
  func off() {
    let screen = animatedRows(["a"], animates: false)
    screen.change { $0.append("b") }
    #expect(screen.text == "a\nb")
    #expect(screen.isIdle)
  }

  @Test("Reduced motion shows every change at once, also an animated one")
  func reduceMotion() throws {
    var values = EnvironmentValues()
    values.reduceMotion = true
    let screen = animatedRows(["a"], environment: values)
    screen.change { $0.append("b") }
    #expect(screen.text == "a\nb")
    #expect(screen.isIdle)

    let page = TestScreen(
      Page(declared: nil, mode: .animated(.slide)), columns: 12, rows: 6, environment: values,
      animates: true)
    try page.press("button")
    #expect(page.text.hasPrefix("row\nabc"))
    #expect(!page.isAnimating)
  }

  @Test("An inner animation wins, and an inner nil turns it off")
  func nested() {
    func screen(_ inner: Animation??) -> TestScreen<Fixture<[String]>> {
      TestScreen(
        Fixture(["a"]) { names in
          VStack {
            if case .some(let inner) = inner {
              VStack { ForEach(names, id: \.self) { Text($0) } }.animation(inner)
            } else {
              VStack { ForEach(names, id: \.self) { Text($0) } }
            }
          }.animation(.slide)
        }, columns: 6, rows: 4, animates: true)
    }
    for (inner, isAnimated) in [
      (Animation??.none, true), (.some(nil), false), (.some(.fade), true),
    ] {
      let screen = screen(inner)
      screen.change { $0.append("bbb") }
      #expect((screen.text == "a\nbbb") != isAnimated)
      #expect(screen.frames().last == "a\nbbb")
    }
  }
}
