import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import Testing

private struct Report: Component {
  let error: any Error & Sendable

  func render(state: Void) -> Node {
    ErrorBoundary {
      Failing(error: error)
    } fallback: { failure in
      Text(failure.localizedMessage)
    }
  }

  struct Failing: Component {
    let error: any Error & Sendable
    func render(state: Void) -> Node { Text("") }
    func effects(state: Void) -> [Effect] { .task(id: 0) { [error] _ in throw error } }
  }
}

private enum OwnError: Error { case noPlace }

private struct NamedError: LocalizedError {
  var errorDescription: String? { "The disk is full." }
}

@MainActor @Suite("The message of an error for a person") struct LocalizedFailureTests {
  private func shown(_ error: any Error & Sendable) async -> String {
    let screen = TestScreen(Report(error: error), columns: 120, rows: 2)
    await screen.settle()
    return screen.line(0)
  }

  @Test("is in the words of Foundation where they are better than the description")
  func words() async throws {
    #expect(await shown(NamedError()) == "The disk is full.")
    #expect(await shown(OwnError.noPlace) == "noPlace")
    let missing = CocoaError(.fileNoSuchFile)
    #expect(await shown(missing) == missing.localizedDescription)
    do {
      _ = try Data(contentsOf: URL(filePath: "/no/such/file"))
    } catch {
      let message = await shown(error)
      #expect(message == error.localizedDescription && !message.contains("Domain"))
    }
    let plain = NSError(domain: "Test", code: 4, userInfo: [NSLocalizedDescriptionKey: "No room"])
    #expect(await shown(plain) == "No room")
  }
}
