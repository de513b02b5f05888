import Foundation
import RecurseLayout

/// A tree with the frames that a browser gave it, from a file of cases.
struct LayoutCase {
  let name: String
  let root: LayoutNode
  let expected: ExpectedBox

  init(_ json: [String: Any]) throws {
    name = json["name"] as? String ?? ""
    let root = try Self.object(json["root"], "root")
    self.root = try Self.node(root)
    expected = try ExpectedBox(root)
  }

  /// The differences of every case by its name, or why it could not be read.
  static func differences(in folder: String) throws -> [(name: String, text: String)] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") }.sorted()
    return try files.flatMap { file in
      let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(file))
      let list = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
      return list.map { json in
        let name = json["name"] as? String ?? "a case without a name"
        do {
          return (name, try LayoutCase(json).differences())
        } catch {
          return (name, "\(name): \(error)")
        }
      }
    }
  }

  /// The boxes with unexpected frames, one a line; empty where all are right.
  func differences() -> String {
    let engine = LayoutEngine()
    engine.layout(root, width: nil, height: nil)
    var lines: [String] = []
    expected.compare(root, path: name, into: &lines)
    return lines.joined(separator: "\n")
  }

  private static func node(_ json: [String: Any]) throws -> LayoutNode {
    let children = json["children"] as? [[String: Any]] ?? []
    let style = try CaseStyle(json["style"] as? [String: Any] ?? [:]).style()
    return LayoutNode(style: style, children: try children.map(node))
  }

  static func object(_ json: Any?, _ name: String) throws -> [String: Any] {
    guard let object = json as? [String: Any] else { throw CaseError(description: "no \(name)") }
    return object
  }
}

struct CaseError: Error, CustomStringConvertible {
  let description: String
}

struct ExpectedBox {
  let frame: CellRect
  let children: [ExpectedBox]

  init(_ json: [String: Any]) throws {
    let frame = try LayoutCase.object(json["frame"], "frame")
    func number(_ key: String) throws -> Int {
      guard let number = frame[key] as? NSNumber else {
        throw CaseError(description: "no \(key)")
      }
      return number.intValue
    }
    self.frame = try CellRect(
      column: number("x"), row: number("y"), columns: number("width"), rows: number("height"))
    children = try (json["children"] as? [[String: Any]] ?? []).map(ExpectedBox.init)
  }

  func compare(_ node: LayoutNode, path: String, into lines: inout [String]) {
    if node.frame != frame { lines.append("\(path): \(node.frame), expected \(frame)") }
    for (index, pair) in zip(node.children, children).enumerated() {
      pair.1.compare(pair.0, path: "\(path).\(index)", into: &lines)
    }
  }
}
