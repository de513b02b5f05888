import Recurse
import RecurseTesting
import TestSupport
import Testing

/// A text with many handlers, each around the one before.
private struct Chain: Component {
  let count: Int
  let handler: Handler
  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    (0..<count).reduce(Text("\(state)").onKey(.character("+")) { $0 += 1 }) { node, number in
      switch handler {
      case .task: node.task(id: state) { _ in }
      case .onAppear: node.onAppear { _ in }
      case .onDisappear: node.onDisappear { _ in }
      case .onChange: node.onChange(of: state) { _, _ in }
      case .onKey: node.onKey(.character("-")) { $0 += 1 }
      case .command: node.command("Command \(number)", id: "c\(number)") { _ in }
      }
    }
  }
}

private enum Handler: CaseIterable { case task, onAppear, onDisappear, onChange, onKey, command }

@MainActor
@Suite("Cost of many handlers", .serialized) struct HandlerChainCostTests {
  @Test(
    "Four times as many handlers around a node cost four times as much", arguments: Handler.allCases
  )
  private func chain(handler: Handler) {
    func cost(_ count: Int) -> Duration {
      processorTime {
        let screen = TestScreen(
          Chain(count: count, handler: handler), columns: 20, rows: 3, isStrict: false)
        screen.press(.character("+"))
        screen.press(.character("-"))
        #expect(screen.text == (handler == .onKey ? "2" : "1") && screen.failure == nil)
      }
    }
    // The square would be sixteen times as much.
    #expect(cost(4_000) < cost(1_000) * 10)
  }
}
