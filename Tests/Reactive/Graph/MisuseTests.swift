import RecurseReactive
import TestSupport
import Testing

@Suite("Misuse is reported with a clear message", .blocking)
struct MisuseTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("A property that comes to depend on itself is reported with the cycle")
  func cycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let isLooped = MutableProperty(false)
        var loop: Property<Int> = .constant(0)
        let flattened = isLooped.flatMap { $0 ? loop : .constant(1) }
        loop = flattened.map { $0 + 1 }
        let observations = [flattened.observe { _ in }, loop.observe { _ in }]
        isLooped.value = true
        _ = observations
      }
    }
    #expect(message(result).contains("A property depends on itself"))
    #expect(message(result).contains("flatMap to Int → map to Int → flatMap to Int"))
  }

  @Test("A property that reads itself while it computes is reported")
  func selfReading() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var loop: Property<Int> = .constant(0)
        loop = MutableProperty(1).map { $0 + loop.value }
        _ = loop.value
      }
    }
    #expect(message(result).contains("A property depends on itself"))
  }

  @Test("Two bindings that never agree are stopped")
  func endlessBinding() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let left = MutableProperty(0)
        let right = MutableProperty(0)
        left <~ right.map { $0 + 1 }
        right <~ left.map { $0 + 1 }
      }
    }
    #expect(message(result).contains("An update loop"))
  }

  @Test("A transform that writes is reported")
  func writingTransform() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = MutableProperty(0)
        let other = MutableProperty(0)
        _ = source.map { other.value = $0 }.value
      }
    }
    #expect(message(result).contains("A transform wrote to a property"))
  }

  @Test(
    "A property that is used inside its own `modify` is reported before memory is accessed twice")
  func nestedModify() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = MutableProperty(0)
        source.modify { _ in source.value += 1 }
      }
    }
    #expect(message(result).contains("inside its own `modify`"))
  }
}
