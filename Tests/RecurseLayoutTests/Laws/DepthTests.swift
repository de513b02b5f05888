import Foundation
import RecurseLayout
import Testing

@Suite("Deep trees")
struct DepthTests {
  enum Kind: CaseIterable { case row, column, layers, wrapped, baseline, absolute, grid }

  /// Boxes within each other around a text, laid out, changed inside and resized; returns the
  /// text's width.
  @discardableResult
  private static func layOut(_ kind: Kind, levels: Int) -> Int {
    let label = Label("some words in the middle")
    var node = label.node
    for level in 1..<levels {
      let outer = LayoutNode()
      outer.style.direction = kind == .column ? .column : .row
      outer.style.alignItems = kind == .baseline ? .baseline : .start
      if kind == .grid { outer.style.display = level.isMultiple(of: 2) ? .grid : .gridRow }
      if kind == .layers { outer.style.display = .layers }
      if kind == .wrapped {
        outer.style.wrap = .wrap
        if level.isMultiple(of: 2) { outer.style.direction = .column }
      }
      if kind == .absolute { node.style.position = .absolute }
      outer.insert(node, at: 0)
      node = outer
    }
    let engine = LayoutEngine()
    engine.layout(node, width: 15, height: 100)
    label.text = "words"
    engine.layout(node, width: 15, height: 100)
    engine.layout(node, width: 16, height: 100)
    return withExtendedLifetime(node) { label.node.frame.width }
  }

  @Test("The deepest tree there may be has room on a stack of 8 MB", arguments: Kind.allCases)
  func deepest(kind: Kind) async {
    let width = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(
          returning: Self.layOut(kind, levels: LayoutEngine.deepestTree))
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    #expect(width == 5)
  }

  @Test("A deeper one stops the app with a message, before the stack overflows")
  func tooDeep() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await withCheckedContinuation { continuation in
        let thread = Thread {
          Self.layOut(.column, levels: LayoutEngine.deepestTree + 1)
          continuation.resume()
        }
        thread.stackSize = 8 << 20
        thread.start()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("boxes are nested within each other"))
  }
}
