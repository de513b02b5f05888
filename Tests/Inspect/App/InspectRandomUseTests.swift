import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import inspect

@MainActor @Suite("Random use of the inspector") struct InspectRandomUseTests {
  private static let keys: [Key] = [
    .up, .down, .left, .right, .enter, .escape, .tab, .shiftTab, .pageDown, .pageUp, .home, .end,
    .backspace, .space, ",", ".", "<", ">", "/", "n", "N", "f", "r", "v", "c", "*",
  ]

  @Test(
    "shows the tree of the step, and each frame equals a fresh one",
    arguments: 0..<5 as Range<UInt64>)
  func use(seed: UInt64) async throws {
    let inputs = ProcessInfo.processInfo.environment["RECURSE_FUZZ"].flatMap { Int($0) } ?? 60
    let screen = try await SampleScreen(columns: 90, rows: 20).screen
    let steps = try Sample.timeline().steps
    var random = SplitMix64(seed: seed)
    for _ in 0..<inputs {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<7: screen.press(Self.keys.randomElement(using: &random) ?? .down)
      case 7: screen.type(["a", "hello", "=", "é"].randomElement(using: &random) ?? "a")
      case 8:
        screen.click(
          column: .random(in: 0..<90, using: &random), row: .random(in: 0..<20, using: &random))
      default:
        screen.resize(
          columns: .random(in: 20..<130, using: &random), rows: .random(in: 4..<40, using: &random))
      }
      screen.change { state in
        // Nothing is saved, and nobody quits.
        state.saving = nil
        state.isDone = false
      }
      // The tree is that of all steps up to the shown one.
      var tree: [TreeLine] = []
      for step in steps[...screen.state.place] {
        tree.replaceSubrange(
          step.index..<(step.index + step.removedCount), with: step.inserted)
      }
      #expect(screen.state.timeline.tree == tree)
      #expect(tree.contains { $0.id == screen.state.selected })
    }
  }
}
