import RecurseReconciler
import RecurseTerminal

/// A commit of an inspected app, and what came of it.
///
/// As JSON it is the text of an `s` event in a recording:
///
///     {"step":3,"cause":"key enter",
///      "renders":[["LoginApp > LoginForm","state",12,180]],  path, reason, node, microseconds
///      "work":[1,2,0,1,0,0],                   skipped, made, updated, inserted, moved, removed
///      "effects":["started LoginApp: login"],"running":["LoginApp: login"],
///      "frames":3,                             if it stands for several frames
///      "cells":40,"bytes":210,
///      "tree":[4,1,[{…},{…}]]}                 at a line, removed lines, inserted lines
package struct InspectionStep: Sendable {
  package var number: Int
  /// The event that led to it, without typed text.
  package var cause: String
  package var renders: [Render] = []
  package var work = UpdateRecord()
  /// The effects that it started and ended.
  package var effects: [String] = []
  /// All effects that run after it.
  package var running: [String] = []
  /// The frames that it stands for: those that only time led to, as to the turns of a spinner.
  package var frames = 1
  package var cells = 0
  package var bytes = 0
  package var tree = TreeChange(from: [], to: [])

  package struct Render: Sendable {
    package var path: String
    package var reason: String
    /// The number of the node in the tree.
    package var node: Int
    package var microseconds: Int
  }

  /// What led to a step that only time did.
  package static let frameCause = "a frame"

  private var isFrame: Bool { cause == Self.frameCause && renders.isEmpty && effects.isEmpty }

  /// Takes a frame that follows, if both have no other cause and it leaves the tree as it is.
  package mutating func take(_ next: InspectionStep) -> Bool {
    guard isFrame, next.isFrame, next.tree.removed == 0, next.tree.inserted.isEmpty else {
      return false
    }
    frames += next.frames
    cells += next.cells
    bytes += next.bytes
    work = work + next.work
    running = next.running
    return true
  }

  package init(number: Int, cause: String) {
    self.number = number
    self.cause = cause
  }

  package var json: String {
    var writer = JSONWriter()
    writer.object {
      $0.member("step", number)
      $0.member("cause", cause)
      $0.array("renders", renders) { writer, render in
        writer.list {
          $0.text(render.path)
          $0.text(render.reason)
          $0.number(render.node)
          $0.number(render.microseconds)
        }
      }
      $0.array(
        "work",
        [work.skipped, work.made, work.updated, work.inserted, work.moved, work.removed]
      ) { $0.number($1) }
      $0.array("effects", effects) { $0.text($1) }
      $0.array("running", running) { $0.text($1) }
      if frames > 1 { $0.member("frames", frames) }
      $0.member("cells", cells)
      $0.member("bytes", bytes)
      $0.name("tree")
      $0.list {
        $0.number(tree.index)
        $0.number(tree.removed)
        $0.list { for line in tree.inserted { $0.raw(line) } }
      }
    }
    return writer.text
  }
}
