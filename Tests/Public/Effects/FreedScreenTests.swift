import Recurse
import RecurseTesting
import Testing

/// A parent that hears of each number, and a child that receives them.
private struct Adder: App {
  let numbers: AsyncStream<Int>
  let onNumber: @MainActor (Int) -> Void
  init(_ numbers: AsyncStream<Int>, onNumber: @escaping @MainActor (Int) -> Void) {
    (self.numbers, self.onNumber) = (numbers, onNumber)
  }
  init() { self.init(AsyncStream { $0.finish() }) { _ in } }

  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    VStack {
      VStack {
        Text("sum \(state)")
        Receiver(numbers: numbers).on { sum, number in
          sum += number
          onNumber(number)
        }
      }
    }
  }
}

private struct Receiver: Component {
  typealias Output = Int
  let numbers: AsyncStream<Int>
  var initialState: [Int] { [] }
  func render(state: [Int]) -> Node { Text("\(state.count) numbers") }
  func effects(state: [Int]) -> [Effect] {
    .task(id: "receive") { receiver in
      for await number in numbers {
        receiver.send { numbers, emit in
          numbers.append(number)
          emit(number)
        }
      }
    }
  }
}

@MainActor @Suite("A screen that is freed") struct FreedScreenTests {
  @Test("hears of nothing that its effects send later, even between a change and its commit")
  func late() async throws {
    let (numbers, source) = AsyncStream.makeStream(of: Int.self)
    var heard: [Int] = []
    var screen: TestScreen<Adder>? = TestScreen(
      Adder(numbers) { heard.append($0) }, columns: 20, rows: 4)
    await screen?.settle()
    source.yield(1)
    // Not committed: the child waits to be rendered.
    for _ in 0..<1000 where heard.isEmpty { await Task.yield() }
    #expect(heard == [1])
    screen = nil
    source.yield(2)
    for _ in 0..<1000 { await Task.yield() }
    #expect(heard == [1])
  }
}
