import Foundation
import RecurseLayout
import TestSupport
import Testing

@Suite("Deep trees", .blocking)
struct DepthTests {
  enum Kind: CaseIterable { case row, column, layers, wrapped, baseline, absolute, grid }

  /// Nested boxes around a text.
  private static func nest(_ kind: Kind, levels: Int) -> (root: LayoutNode, label: Label) {
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
    return (node, label)
  }

  /// Runs a closure on a thread with a stack of a size in KB, and waits for it.
  private func onStack(of size: Int, _ body: @escaping () -> Void) {
    // The caller waits, so that one thread at a time accesses what the body captures.
    nonisolated(unsafe) let body = body
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = size << 10
    thread.start()
    done.wait()
  }

  @Test("A tree of 1,000 boxes has space on a stack of 8 MB", arguments: Kind.allCases)
  func deepest(kind: Kind) {
    onStack(of: 8 << 10) {
      let (root, label) = Self.nest(kind, levels: 1_000)
      let engine = LayoutEngine()
      engine.layout(root, width: 15, height: 100)
      label.text = "words"
      engine.layout(root, width: 15, height: 100)
      engine.layout(root, width: 16, height: 100)
      #expect(engine.tooDeep == nil)
      #expect(label.node.frame.columns == 5)
    }
  }

  @Test(
    "Nodes that the stack is too small for are skipped, and laid out on a larger one",
    arguments: Kind.allCases)
  func tooDeep(kind: Kind) {
    onStack(of: 128 << 10) {
      let (root, label) = Self.nest(kind, levels: 3_000)
      let (fresh, other) = Self.nest(kind, levels: 3_000)
      let engine = LayoutEngine()
      for text in ["some words in the middle", "words", "three words here"] {
        label.text = text
        onStack(of: 512) {
          engine.layout(root, width: 15, height: 100)
          #expect(engine.tooDeep != nil)
        }
      }
      engine.layout(root, width: 15, height: 100)
      #expect(engine.tooDeep == nil)
      other.text = "three words here"
      LayoutEngine().layout(fresh, width: 15, height: 100)
      var (mine, theirs) = (root, fresh)
      while let inner = mine.children.first {
        #expect(mine.frame == theirs.frame)
        (mine, theirs) = (inner, theirs.children[0])
      }
      #expect(mine.frame == theirs.frame)
    }
  }
}
