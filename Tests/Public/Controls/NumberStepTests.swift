import Recurse
import RecurseTesting
import TestSupport
import Testing

@MainActor @Suite("Steps of a number") struct NumberStepTests {
  private struct Page: Component {
    struct State: Equatable {
      var all = 0
      var big = 9_007_199_254_740_993
      var unsigned = UInt64.max - 1
      var third = 0
      var half = 0.0
      var port = 1
      var price = 0.0
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        Slider("All", value: \.all, in: Int.min...Int.max)
        Slider("Big", value: \.big, in: 0...10_000_000_000_000_000)
        Slider("Unsigned", value: \.unsigned, in: 0...UInt64.max)
        Slider("Third", value: \.third, in: 0...10, step: 3)
        Slider("Half", value: \.half, in: 0...1, step: 0.3)
        Stepper("Whole step", value: \.third, in: 0...10, step: 3)
        Stepper("Real step", value: \.half, in: 0...1, step: 0.3)
        Stepper("Least step", value: \.all, in: Int.min...Int.max)
        TextField("Port", value: \.port, format: .number(in: 1...65535).step(10))
        TextField("Price", value: \.price, format: .number(in: 0...1).step(0.3))
        TextField("Any", value: \.all, format: .number)
        TextField("Most", value: \.unsigned, format: .number)
      }
    }
  }

  private func screen(_ label: String) throws -> TestScreen<Page> {
    let screen = TestScreen(Page(), columns: 60, rows: 14)
    try screen.focus(label)
    return screen
  }

  @Test("are exact for whole numbers of any size")
  func large() throws {
    var screen = try screen("All")
    screen.press(.right)
    #expect(screen.state.all == 1)
    screen.press(.left, .left)
    #expect(screen.state.all == -1)
    screen.press(.home)
    #expect(screen.state.all == .min && screen.shows("-9223372036854775808"))
    screen.press(.left)
    #expect(screen.state.all == .min)
    screen.press(.right)
    #expect(screen.state.all == .min + 1)
    screen.press(.end, .right, .left)
    #expect(screen.state.all == .max - 1)
    screen.type("9223372036854775806\n")
    #expect(screen.state.all == .max - 1)
    screen.type("99999999999999999999\n")
    #expect(screen.state.all == .max)
    screen = try self.screen("Big")
    screen.press(.left)
    #expect(screen.state.big == 9_007_199_254_740_992)
    screen = try self.screen("Unsigned")
    #expect(screen.shows("18446744073709551614"))
    screen.press(.right)
    #expect(screen.state.unsigned == .max)
    screen.press(.left, .left)
    #expect(screen.state.unsigned == UInt64.max - 2)
    screen = try self.screen("Least step")
    screen.press(.home, .left)
    #expect(screen.state.all == .min)
    screen.press(.right, .end, .right, .left)
    #expect(screen.state.all == .max - 1)
    screen = try self.screen("Any")
    screen.press(.control("u"))
    screen.type("-9223372036854775808")
    screen.press(.down, .up)
    #expect(screen.state.all == .min + 1)
    screen = try self.screen("Most")
    screen.press(.up, .up, .down)
    #expect(screen.state.unsigned == UInt64.max - 1)
  }

  @Test(
    "lead back from an end by the numbers that led there",
    arguments: ["Third", "Half", "Whole step", "Real step", "Port", "Price"])
  func back(label: String) throws {
    let isField = label == "Port" || label == "Price"
    let screen = try screen(label)
    let (up, down): (Key, Key) = isField ? (.up, .down) : (.right, .left)
    if label == "Port" { screen.change { $0.port = 65511 } }
    func number() -> Double {
      let state = screen.state
      return switch label {
      case "Port": Double(state.port)
      case "Price": state.price
      case "Half", "Real step": state.half
      default: Double(state.third)
      }
    }
    var numbers = [number()]
    for _ in 0..<8 {
      screen.press(up)
      if number() == numbers.last { break }
      numbers.append(number())
    }
    #expect(numbers.count >= 3 && numbers.count < 8)
    for expected in numbers.dropLast().reversed() {
      screen.press(down)
      #expect(number() == expected, "\(label): \(numbers)")
    }
  }

  @Test("of a slider lead to the numbers of its steps, from any other one")
  func between() throws {
    let screen = try screen("Third")
    screen.change { $0.third = 4 }
    screen.press(.right)
    #expect(screen.state.third == 6)
    screen.change { $0.third = 4 }
    screen.press(.left)
    #expect(screen.state.third == 3)
  }

  private struct Line: Component {
    struct State { var value: Int64 }
    let range: ClosedRange<Int64>
    let step: Int64
    var initialState: State { State(value: range.lowerBound) }
    func render(state: State) -> Node {
      Slider("Line", value: \.value, in: range, step: step)
    }
  }

  @Test("stay on the grid of a slider and in its range, and lead back", arguments: 0..<40)
  func law(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let size = Int64.random(in: 1...62, using: &random)
    let ends = (0..<2).map { _ in
      Int64.random(in: -(1 << size)...(1 << size), using: &random)
    }
    let range = ends.min()!...ends.max()!
    let step = Int64.random(in: 1...max(1, (1 << size) / 7), using: &random)
    let screen = TestScreen(Line(range: range, step: step), columns: 60, rows: 1)
    try screen.focus("Line")
    let keys: [Key] = [.right, .left, .pageUp, .pageDown, .home, .end]
    for _ in 0..<30 {
      let before = screen.state.value
      screen.press(keys.randomElement(using: &random)!)
      let value = screen.state.value
      #expect(range.contains(value))
      #expect(
        value == range.upperBound
          || Int128(value) - Int128(range.lowerBound) == Int128(step)
            * ((Int128(value) - Int128(range.lowerBound)) / Int128(step))
      )
      screen.press(.right, .left)
      if value < range.upperBound { #expect(screen.state.value == value, "after \(before)") }
    }
  }
}
