import Recurse
import RecurseTesting
import TestSupport
import Testing
import WidgetFixture

@MainActor
@Suite("Animations that overlap") struct InterleavingTests {
  @Test("A change during a transition continues from what is painted, without a jump")
  func interrupted() {
    let screen = animatedRows(["one", "two"])
    screen.change { $0.insert("abcdef", at: 0) }
    screen.stepAnimation()
    screen.stepAnimation()
    let before = screen.text
    #expect(before == "cdef\none\ntwo")
    screen.change { $0.removeFirst() }
    #expect(screen.text == before)
    #expect(screen.frames().last == "one\ntwo")
    #expect(screen.isIdle)
  }

  @Test("A row stays where it is painted while no time passes, however often its place changes")
  func atOnce() {
    let screen = animatedRows(["one", "two"], rows: 6)
    for name in ["a", "b", "c"] {
      screen.change { $0.insert(name, at: 1) }
      #expect(screen.text == "one\ntwo")
    }
    #expect(screen.frames().last == "one\nc\nb\na\ntwo")
    #expect(screen.isIdle)
  }

  private struct Lines: Component {
    struct State {
      var names = ["a", "bb", "ccc"]
      var inset = 0
      var isWide = false
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        ForEach(state.names, id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            Text(state.isWide ? "\(name)\(name)" : name)
          }
        }
      }
      .padding(horizontal: state.inset)
      .animation(.slide)
    }
  }

  @Test("Rows whose places and insides move at once are painted where they are", arguments: 0..<12)
  func nested(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // Strict mode compares each frame with the same tree, painted anew.
    let screen = TestScreen(Lines(), columns: 16, rows: 5, animates: true, isStrict: true)
    for _ in 0..<40 {
      screen.change {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: $0.inset = .random(in: 0...2, using: &random)
        case 1: $0.isWide.toggle()
        case 2: $0.names.shuffle(using: &random)
        default:
          if $0.names.count > 3 {
            $0.names.removeAll { $0 == "dd" }
          } else {
            $0.names.insert("dd", at: .random(in: 0...3, using: &random))
          }
        }
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) { screen.stepAnimation() }
    }
    _ = screen.frames()
    #expect(screen.isIdle)
  }

  /// Every order of every part of a few names.
  private static func arrangements(of names: [String]) -> [[String]] {
    names.indices.reduce(into: [[]]) { result, index in
      var others = names
      let name = others.remove(at: index)
      result += arrangements(of: others).map { [name] + $0 }
    }
  }

  @Test("Overlapping changes end in the picture of a fresh tree, with no transition left")
  func exhaustive() {
    let all = Self.arrangements(of: ["a", "bb", "ccc"])
    #expect(all.count == 16)
    for first in all {
      let screen = animatedRows(first)
      for (number, second) in all.enumerated() {
        for pause in 0..<3 {
          screen.change { $0 = second }
          for _ in 0..<pause { screen.stepAnimation() }
          screen.change { $0 = first }
          if (number + pause) % 2 == 0 { screen.stepAnimation() }
        }
        let end = all[(number * 7 + 3) % all.count]
        screen.change { $0 = end }
        _ = screen.frames()
        #expect(screen.text == animatedRows(end).text)
        #expect(screen.isIdle)
      }
    }
  }

  /// A list in a list, of which each part comes and goes.
  private struct Nested: Component {
    struct State: Hashable {
      var outer = true
      var inner = true
      var rows = ["x", "yy"]
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        Text("top")
        if state.outer {
          VStack(alignment: .stretch) {
            if state.inner { HStack { ForEach(state.rows, id: \.self) { Text($0) } } }
            ForEach(state.rows, id: \.self) { Text($0).border() }
          }.border()
        }
        ZStack { if !state.inner { Text("over").transition(.fade) } }
        Text("end")
      }.animation(.slide)
    }
  }

  @Test("A removal inside a removed subtree leaves nothing behind")
  func nested() {
    let states = [
      Nested.State(), .init(inner: false), .init(outer: false), .init(rows: []),
      .init(rows: ["yy", "z"]),
    ]
    for first in states {
      for second in states {
        for third in states {
          let screen = TestScreen(
            Nested(), state: first, columns: 12, rows: 12, animates: true)
          screen.change { $0 = second }
          screen.stepAnimation()
          screen.change { $0 = third }
          screen.stepAnimation()
          screen.stepAnimation()
          _ = screen.frames()
          #expect(
            screen.text == TestScreen(Nested(), state: third, columns: 12, rows: 12).text)
          #expect(screen.isIdle)
        }
      }
    }
  }
}
