import Recurse
import RecurseTesting
import Testing

private struct Clock: Component {
  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    HStack(spacing: 2) {
      Text("Clock:")
      if state == 0 { Text("Loading it") } else { Text("tick \(state)") }
      VStack { if state == 0 { Text("aaaaaaaa") } else { Text("bbbbbbb") } }.animation(.fade)
    }
    .onKey(.enter) { $0 += 1 }
  }
}

@MainActor @Suite("A sibling without an animation") struct QuietSiblingTests {
  @Test("is where it belongs at once, also beside one that moves")
  func atOnce() {
    let screen = TestScreen(Clock(), columns: 40, rows: 1, animates: true)
    screen.press(.enter)
    var frames = 0
    repeat {
      #expect(screen.text.hasPrefix("Clock:  tick 1  "))
      frames += 1
    } while screen.stepAnimation() && frames < 100
    #expect(frames > 2)
  }
}
