import Recurse
import RecurseTesting
import Testing

/// Where a text stands that becomes another one.
private enum Place: CaseIterable, Sendable {
  case row, rowBetween, column, alone, centered, layers, keyed, trailing, wider
}

/// A text that is exchanged for another, and fades.
private struct Fader: Component {
  let place: Place
  let texts: [String]
  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    arranged(state).animation(.fade).onKey(.enter) { $0 += 1 }
  }

  @NodeBuilder<Self> private func arranged(_ state: Int) -> Node {
    switch place {
    case .row: HStack { shown(state) }
    case .rowBetween:
      HStack(spacing: 1) {
        Text("<")
        shown(state)
        Text(">")
      }
    case .column: VStack(alignment: .leading) { shown(state) }
    case .alone: shown(state)
    case .centered: Center { shown(state) }
    case .layers: ZStack { shown(state) }
    case .keyed: HStack { Text(texts[state]).key(state) }
    case .trailing:
      HStack {
        Spacer()
        shown(state)
      }
    case .wider: VStack(alignment: .center) { shown(state) }
    }
  }

  @NodeBuilder<Self> private func shown(_ state: Int) -> Node {
    if state == 0 { Text(texts[0]) } else { Text(texts[1]) }
  }
}

@MainActor @Suite("A text that becomes another while it fades") struct FadingTextTests {
  @Test(
    "is the old one or the new one in each frame, and never some of both",
    arguments: Place.allCases, [["abcdefgh", "UVW"], ["abc", "STUVWXYZ"], ["abcd", "WXYZ"]])
  private func mixture(place: Place, texts: [String]) {
    let screen = TestScreen(
      Fader(place: place, texts: texts), columns: 20, rows: 3, animates: true)
    #expect(screen.text.contains(texts[0]))
    screen.press(.enter)
    var frames: [String] = []
    repeat { frames.append(screen.text) } while screen.stepAnimation() && frames.count < 100
    let mixed = frames.filter { frame in
      frame.split(separator: "\n").contains { line in
        line.contains(where: \.isLowercase) && line.contains(where: \.isUppercase)
      }
    }
    #expect(mixed == [], "\(frames)")
    #expect(frames.last?.contains(texts[1]) == true && frames.count > 2)
  }
}
