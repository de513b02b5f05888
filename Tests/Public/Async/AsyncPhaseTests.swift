import Recurse
import RecurseTesting
import Testing

private struct Offline: Error, CustomStringConvertible { var description: String { "offline" } }

/// Fixes of a location, as a test sends them.
@MainActor
private final class Locations {
  private var sender: AsyncThrowingStream<Int, any Error>.Continuation?
  private(set) var asked = 0

  func fixes() -> AsyncThrowingStream<Int, any Error> {
    asked += 1
    return AsyncThrowingStream { sender = $0 }
  }

  func send(_ fix: Int) { sender?.yield(fix) }
  func end(_ failure: (any Error)? = nil) { sender?.finish(throwing: failure) }
}

private struct Place: Component {
  let locations: Locations

  func render(state: Void) -> Node {
    AsyncView(id: 0, canReload: { $0.failure != nil }) { _ in
      locations.fixes()
    } content: { fix in
      Text("at \(fix)")
    }
  }
}

private struct FadingPlace: Component {
  let locations: Locations
  func render(state: Void) -> Node { Place(locations: locations).animation(.fade) }
}

private struct Weather: Component {
  let answer: @MainActor () async throws -> Int

  func render(state: Void) -> Node {
    AsyncView(id: 0) { _ in
      try await answer()
    } arrangement: { status in
      HStack {
        Text("\(status.phase)")
        if let value = status.value { Text("\(value)°") }
        if status.failure != nil { Button("Again") { _ in status.reload() } }
      }
    }
  }
}

@MainActor @Suite("Content that is loaded") struct AsyncPhaseTests {
  private let locations = Locations()

  private func place() async -> TestScreen<Place> {
    let screen = TestScreen(Place(locations: locations), columns: 20, rows: 3)
    await screen.settle()
    return screen
  }

  @Test("Values that come over time are shown one after the other")
  func overTime() async {
    let screen = await place()
    await screen.advance(by: .milliseconds(150))
    #expect(screen.text.contains("Loading…"))
    locations.send(1)
    await screen.advance(by: .milliseconds(300))
    #expect(screen.text == "at 1")
    locations.send(2)
    await screen.settle()
    #expect(screen.text == "at 2")
    locations.end()
    await screen.settle()
    #expect(screen.text == "at 2")
  }

  @Test("Changes of phase are animated where an animation is declared, and not else")
  func animated() async {
    let plain = TestScreen(Place(locations: locations), columns: 20, rows: 3, animates: true)
    await plain.settle()
    _ = plain.takeRecord()
    locations.send(1)
    await plain.advance(by: .seconds(1))
    #expect(plain.takeRecord().frames == 1)
    let fading = TestScreen(
      FadingPlace(locations: locations), columns: 20, rows: 3, animates: true)
    await fading.settle()
    _ = fading.takeRecord()
    locations.send(1)
    await fading.advance(by: .seconds(1))
    #expect(fading.text == "at 1" && fading.takeRecord().frames > 1)
  }

  @Test("After a failure the last value stays, and a new sequence begins on demand")
  func failure() async throws {
    let screen = await place()
    locations.send(1)
    await screen.settle()
    locations.end(Offline())
    await screen.settle()
    #expect(screen.text == "at 1\n✗ offline\n[ Reload ]")
    try screen.press("Reload")
    await screen.settle()
    #expect(locations.asked == 2)
    locations.send(3)
    await screen.settle()
    #expect(screen.text == "at 3")
  }

  @Test("A sequence without a value is empty, and has no button where only failures have one")
  func noValue() async {
    let screen = await place()
    locations.end()
    await screen.settle()
    #expect(screen.text == "No data")
  }

  @Test("The arrangement is the app's, and knows the phase")
  func arrangement() async throws {
    var answers: [Result<Int, any Error>] = [.failure(Offline()), .success(21)]
    let screen = TestScreen(
      Weather { try answers.removeFirst().get() }, columns: 30, rows: 2)
    #expect(screen.text == "waiting")
    await screen.settle()
    #expect(screen.text == "failed [ Again ]")
    try screen.press("Again")
    await screen.settle()
    #expect(screen.text == "data 21°")
  }
}
