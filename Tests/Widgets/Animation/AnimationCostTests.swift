import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("What animations cost") struct AnimationCostTests {
  @Test("A row inserted among a thousand animates those that can be seen, and no others")
  func visible() {
    let names = (0..<1_000).map { "row \($0)" }
    let screen = animatedRows(names, columns: 10, rows: 40)
    _ = screen.takeRecord()
    screen.change { $0.insert("new", at: 0) }
    #expect(screen.movingWidgets <= 42)
    _ = screen.takeRecord()
    while screen.stepAnimation() {
      #expect(screen.takeRecord().painted <= 44)
    }
    #expect(screen.isIdle)
  }

  @Test("A frame in which no cell changes is not presented")
  func unchanged() {
    let screen = TestScreen(
      Fixture(["a"]) { names in
        VStack { ForEach(names, id: \.self) { Text($0) } }
          .animation(.linear(duration: 2).transition(.identity))
      }, columns: 6, rows: 3, animates: true)
    screen.change { $0.insert("b", at: 0) }
    _ = screen.takeRecord()
    var steps = 0
    var frames = 0
    while screen.stepAnimation() {
      steps += 1
      frames += screen.takeRecord().frames
    }
    #expect(steps > 50)
    #expect(frames == 1)
  }

  @Test("Without a declared animation no change is recorded or animated")
  func nothing() {
    let screen = TestScreen(
      Fixture(["a"]) { names in
        VStack { ForEach(names, id: \.self) { Text($0) } }
      }, columns: 6, rows: 3, animates: true)
    screen.change { $0.insert("b", at: 0) }
    #expect(screen.text == "b\na")
    #expect(screen.movingWidgets == 0)
    #expect(screen.isIdle)
  }

  @MainActor private final class Probe {
    static weak var last: Probe?
    init() { Probe.last = self }
  }

  private struct Row: Component {
    struct State { let probe: Probe }
    var initialState: State { State(probe: Probe()) }
    func render(state: State) -> Node { Text("row") }
  }

  @Test("A leaving row is a snapshot: its state is released at once, the snapshot at the end")
  func leaks() {
    let screen = TestScreen(
      Fixture(true) { isShown in
        VStack {
          if isShown { Row() }
        }.animation(.slide)
      }, columns: 6, rows: 3, animates: true)
    #expect(Probe.last != nil)
    screen.change { $0 = false }
    #expect(screen.isAnimating)
    #expect(Probe.last == nil)
    _ = screen.frames()
    #expect(screen.movingWidgets == 0)
  }
}
