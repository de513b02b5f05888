import Foundation
import Recurse

/// A component, an element or a layer in the tree of an inspected app.
package struct TreeLine: Codable, Equatable, Sendable {
  /// The number of the node, which stays.
  package var id: Int
  package var depth: Int
  /// `component`, `element` or `layer`.
  package var kind: String
  package var name: String
  package var props: [String]?
  package var state: [String]?
  /// The column, the row, the columns and the rows on the screen.
  package var frame: [Int]?
  package var focused: Int?

  package init(id: Int, depth: Int, kind: String, name: String) {
    (self.id, self.depth, self.kind, self.name) = (id, depth, kind, name)
  }

  /// Whether the name or a value contains a text, in any case.
  package func contains(_ text: String) -> Bool {
    ([name] + (props ?? []) + (state ?? [])).contains { $0.localizedCaseInsensitiveContains(text) }
  }
}

/// A commit of the inspected app, and what came of it.
package struct Step: Equatable, Sendable {
  package var number: Int
  package var cause: String
  package var renders: [Render] = []
  package var work = UpdateRecord()
  package var effects: [String] = []
  package var running: [String] = []
  package var cells = 0
  package var bytes = 0
  /// The change of the tree: at a line, some lines go and others come.
  package var index = 0
  package var removedCount = 0
  package var inserted: [TreeLine] = []
  /// The time since the app began.
  package var seconds = 0.0
  /// The frames that it stands for, if only time led to it.
  package var frames = 1

  package struct Render: Equatable, Sendable {
    package var path: String
    package var reason: String
    package var node: Int
    package var microseconds: Int
  }

  package init(number: Int, cause: String) { (self.number, self.cause) = (number, cause) }
}

extension Step: Decodable {
  private enum Name: String, CodingKey {
    case step, cause, renders, work, effects, running, frames, cells, bytes, tree
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Name.self)
    number = try values.decode(Int.self, forKey: .step)
    cause = try values.decode(String.self, forKey: .cause)
    effects = try values.decode([String].self, forKey: .effects)
    running = try values.decode([String].self, forKey: .running)
    frames = try values.decodeIfPresent(Int.self, forKey: .frames) ?? 1
    if frames > 1 { cause = counted(frames, "frame") }
    cells = try values.decode(Int.self, forKey: .cells)
    bytes = try values.decode(Int.self, forKey: .bytes)
    renders = try values.decode([Render].self, forKey: .renders)
    let counts = try values.decode([Int].self, forKey: .work)
    if counts.count == 6 {
      (work.skipped, work.made, work.updated) = (counts[0], counts[1], counts[2])
      (work.inserted, work.moved, work.removed) = (counts[3], counts[4], counts[5])
    }
    var tree = try values.nestedUnkeyedContainer(forKey: .tree)
    index = try tree.decode(Int.self)
    removedCount = try tree.decode(Int.self)
    inserted = try tree.decode([TreeLine].self)
  }
}

extension Step.Render: Decodable {
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    path = try values.decode(String.self)
    reason = try values.decode(String.self)
    node = try values.decode(Int.self)
    microseconds = try values.decode(Int.self)
  }
}
