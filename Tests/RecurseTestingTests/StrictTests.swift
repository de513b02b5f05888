import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("Strict mode") struct StrictTests {
  @Test("stops where a widget shows something else than a fresh build, and shows both")
  func widgets() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await change(Shape(readsInRender: true))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the patched tree is not what a fresh build gives"))
    #expect(text.contains("on") && text.contains("off"))
  }

  @Test("stops where other effects run than a fresh build asks for, and names them")
  func effects() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await change(Shape(readsInEffects: true))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("other effects run than a fresh build asks for"))
    #expect(text.contains("tick"))
  }

  @Test("has nothing to say of what is pure")
  func pure() throws { try change(Shape()) }
}

private struct Shape {
  var readsInRender = false
  var readsInEffects = false
}

/// Turns the lever, and lets a component render that has nothing to do with it.
@MainActor
private func change(_ shape: Shape) throws {
  let lever = Lever()
  let screen = TestScreen(
    Machine(lever: lever, shape: shape), columns: 20, rows: 4, isStrict: true)
  lever.isOn = false
  try screen.press("Count")
}

@MainActor private final class Lever { var isOn = true }

private struct Machine: Component {
  let lever: Lever
  let shape: Shape
  func render(state: Void) -> Node {
    Sign(lever: lever, shape: shape)
    Counter()
  }
}

/// Reads what is neither its state nor a prop, as no component should.
private struct Sign: Component {
  let lever: Lever
  let shape: Shape
  func render(state: Void) -> Node {
    Text(!shape.readsInRender || lever.isOn ? "on" : "off")
  }
  func effects(state: Void) -> [Effect] {
    if !shape.readsInEffects || lever.isOn { .every(.seconds(1), id: "tick") { _ in } }
  }
}

private struct Counter: Component {
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    Button("Count") { $0 += 1 }
    Text("\(state)")
  }
}
