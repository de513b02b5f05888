import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Transitions of nodes") struct TransitionTests {
  private func note(_ transition: AnyTransition) -> TestScreen<Fixture<Bool>> {
    TestScreen(
      Fixture(false) { isShown in
        VStack {
          Text("top")
          if isShown { Text("abcd").transition(transition) }
          Text("end")
        }
      }, columns: 8, rows: 4, animates: true)
  }

  @Test("A transition needs no animation around it, and its siblings reflow")
  func alone() {
    let screen = note(.slide)
    screen.change { $0 = true }
    #expect(screen.text == "top\nend")
    #expect(
      screen.frames() == [
        "top\nend", "top\ncd\nend", "top\nbcd\nend", "top\nabcd\nend",
      ])
    screen.change { $0 = false }
    let frames = screen.frames()
    #expect(
      frames == [
        "top\nabcd\nend", "top\n  ab\nend", "top\n   a\nend", "top\n\nend", "top\nend",
      ])
    #expect(screen.isIdle)
  }

  @Test("An insertion from an edge begins at that edge of the node's own frame")
  func edges() {
    let pictures: [Edge: String] = [
      .leading: "top\nbcd\nend", .trailing: "top\n  ab\nend",
      .top: "top\nabcd\nend", .bottom: "top\nabcd\nend",
    ]
    for edge in Edge.allCases {
      let screen = note(.move(edge: edge))
      screen.change { $0 = true }
      #expect(screen.frames().contains(pictures[edge] ?? ""))
    }
  }

  @Test("Identity shows a node as soon as its siblings have made room")
  func identity() {
    let screen = note(.identity)
    screen.change { $0 = true }
    #expect(screen.frames() == ["top\nend", "top\nabcd\nend"])
    screen.change { $0 = false }
    #expect(screen.frames() == ["top\nabcd\nend", "top\nend"])
  }

  @Test("A fade goes from nothing over dim to the text itself")
  func fade() {
    let screen = note(.fade)
    screen.change { $0 = true }
    var looks: [(String, Bool)] = []
    repeat {
      looks.append((screen.text, screen.style(row: 1, column: 0).attributes.contains(.dim)))
    } while screen.stepAnimation()
    #expect(looks.first?.0 == "top\nend")
    #expect(looks.contains { $0 == ("top\nabcd\nend", true) })
    #expect(looks.last.map { $0 == ("top\nabcd\nend", false) } == true)
  }

  @Test("A fade of RGB text on an RGB background blends their colours")
  func blended() {
    let screen = TestScreen(
      Fixture(false) { isShown in
        VStack {
          if isShown { Text("abcd").foreground(.rgb(200, 0, 0)).transition(.fade) }
        }.background(.rgb(0, 0, 200))
      }, columns: 8, rows: 2, animates: true)
    screen.change { $0 = true }
    var seen: Set<Color> = []
    repeat {
      if let color = screen.style(row: 0, column: 0).foreground { seen.insert(color) }
    } while screen.stepAnimation()
    #expect(seen.contains(.rgb(200, 0, 0)))
    #expect(seen.contains(.rgb(150, 0, 50)))
  }

  @Test("A layer slides over the others and leaves them unchanged")
  func layers() {
    let screen = TestScreen(
      Fixture(false) { isShown in
        ZStack(alignment: .topLeading) {
          Text("background")
          if isShown { Text("OVER").transition(.move(edge: .trailing)) }
        }
      }, columns: 10, rows: 1, animates: true)
    screen.change { $0 = true }
    #expect(
      screen.frames() == ["background", "bacOground", "baOVground", "bOVEground", "OVERground"])
    screen.change { $0 = false }
    #expect(screen.frames().last == "background")
  }

  @Test("A transition applies on a component, and inside the containers of modifiers")
  func wrapped() {
    let screen = TestScreen(
      Fixture(0) { count in
        if count == 1 { Label(text: "abcd").transition(.move(edge: .trailing)) }
        if count == 2 { Text("abcd").transition(.slide).padding(1).border().background(nil) }
      }, columns: 8, rows: 6, animates: true)
    screen.change { $0 = 1 }
    #expect(screen.isAnimating)
    _ = screen.frames()
    screen.change { $0 = 2 }
    #expect(screen.isAnimating)
    _ = screen.frames()
    #expect(screen.isIdle)
  }

  @Test("Of two transitions the explicit one of the change comes first, then the node's own")
  func precedence() throws {
    let both = AnyTransition.asymmetric(
      insertion: .fade.combined(with: .move(edge: .top)), removal: .identity)
    #expect(both == AnyTransition.asymmetric(insertion: both, removal: both))
    #expect(both != .fade)
    let screen = TestScreen(
      Fixture(false) { isShown in
        VStack {
          if isShown { Text("abcd").transition(.move(edge: .trailing)) }
        }.animation(.linear(duration: 0.066).transition(.move(edge: .leading)))
        Button("x", update: .animated(.slide)) { $0 = true }
      }, columns: 5, rows: 2, animates: true)
    let other = screen.frames()
    #expect(other == ["[ x ]"])
    screen.change { $0 = true }
    let own = screen.frames()
    #expect(own == ["[ x ]", "  ab\n[ x ]", "abcd\n[ x ]"])
    screen.change { $0 = false }
    _ = screen.frames()
    try screen.press("x")
    let explicit = screen.frames()
    #expect(
      explicit == ["[ x ]", "cd\n[ x ]", "bcd\n[ x ]", "abcd\n[ x ]"])
  }
}
