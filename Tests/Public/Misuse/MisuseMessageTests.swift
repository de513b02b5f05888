import Recurse
import RecurseTesting
import Testing

/// A programming error ends the app with a message, also in a release build.
@Suite("Messages of programming errors") struct MisuseMessageTests {
  private func expect(
    _ words: String, of result: ExitTest.Result?, _ location: SourceLocation = #_sourceLocation
  ) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains(words), sourceLocation: location)
  }

  @Test("A cell outside of a grid")
  func cell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CellGrid(size: CellSize(columns: 4, rows: 2))[row: 2, column: 0]
    }
    expect("row 2, column 0 is no cell of a grid of 4×2", of: result)
  }

  @Test("A row outside of a grid")
  func row() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CellGrid(size: CellSize(columns: 4, rows: 2)).row(-1)
    }
    expect("row -1", of: result)
  }

  @Test("An element without a widget")
  func element() async {
    struct Plain: Element {}
    struct Page: Component {
      func render(state: Void) -> Node { VirtualNode(Plain()) }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScreen(Page()) }
    }
    expect("Plain has no widget: make it a WidgetElement", of: result)
  }

  @Test("Cyclic properties, writes within a transform, and endless updates")
  func properties() async {
    let cycle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var loop: Property<Int> = .constant(0)
        loop = MutableProperty(1).map { $0 + loop.value }
        _ = loop.value
      }
    }
    expect("A property depends on itself", of: cycle)
    let writing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let other = MutableProperty(0)
        _ = MutableProperty(0).map { other.value = $0 }.value
      }
    }
    expect("A transform wrote to a property", of: writing)
    let endless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (left, right) = (MutableProperty(0), MutableProperty(0))
        left <~ right.map { $0 + 1 }
        right <~ left.map { $0 + 1 }
      }
    }
    expect("An update loop", of: endless)
    let nested = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = MutableProperty(0)
        source.modify { _ in source.value += 1 }
      }
    }
    expect("inside its own `modify`", of: nested)
  }
}
