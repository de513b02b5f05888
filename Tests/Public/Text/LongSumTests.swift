import Recurse
import RecurseTesting
import TestSupport
import Testing

private struct Showing: Component {
  let text: Text
  func render(state: Void) -> Node { text }
}

@MainActor
@Suite("Sums of many texts") struct LongSumTests {
  /// A text of words, each in one of two colors.
  private func sum(_ count: Int) -> Text {
    (0..<count).reduce(Text("")) { $0 + Text("a ").foreground($1 % 2 == 0 ? .red : .blue) }
  }

  @Test("A sum by + is the sum by +=, whatever its parts, and so is each part of it")
  func sameAsAppended() {
    let parts: [Text] = (0..<400).map { number in
      let part = Text(String(repeating: "\(number) ", count: number % 5))
      switch number % 7 {
      case 0: return part.foreground(.red).bold()
      case 1: return part.background(.blue)
      case 2: return part + Text("!").underline()
      case 3: return part.lineLimit(3)
      default: return part
      }
    }
    var sum = Text("")
    var appended = Text("")
    var earlier: [(sum: Text, appended: Text)] = []
    for (number, part) in parts.enumerated() {
      sum = sum + part
      appended += part
      if number % 50 == 0 {
        earlier.append((sum, appended))
        sum = sum.italic()
        appended = appended.italic()
      }
    }
    #expect(sum == appended && sum.description == appended.description)
    #expect(sum.dim() + Text("x") == appended.dim() + Text("x"))
    for (sum, appended) in earlier { #expect(sum == appended) }
    let (first, second) = (
      TestScreen(Showing(text: sum), columns: 60, rows: 40),
      TestScreen(Showing(text: appended), columns: 60, rows: 40)
    )
    #expect(first.styledText == second.styledText)
  }

  @Test("Two sums of one beginning do not meet")
  func shared() {
    let beginning = sum(1_000)
    let (left, right) = (beginning + Text("left"), beginning + Text("right"))
    #expect(left.description.hasSuffix("a left") && right.description.hasSuffix("a right"))
    #expect(beginning.description.hasSuffix("a "))
  }

  @Test("A sum of four times as many texts costs four times as much")
  func cost() {
    // The least of several, as other tests take turns with this one.
    func cost(_ count: Int) -> Duration {
      let costs = (0..<5).map { _ in
        processorTime {
          let screen = TestScreen(
            Showing(text: sum(count)), columns: 40, rows: 10, isStrict: false)
          #expect(screen.failure == nil)
        }
      }
      return costs.min() ?? .zero
    }
    // A copy for each addition would cost sixteen times as much.
    #expect(cost(40_000) < cost(10_000) * 10)
  }
}
