import Recurse
import TestSupport

@testable import RecurseLists

/// A node of a tree that is a plain value, and its rows by recursion: the oracle of both kinds of
/// trees.
struct Branch: Identifiable, Equatable {
  var id: Int
  var children: [Branch]?
  var status = TreeBranch<Item>.Status.complete

  struct Item: Identifiable, Equatable { var id: Int }

  /// A row: the id, the depth, and whether it opens; a line with a status has the id of its node.
  struct Row: Equatable {
    var id: Int
    var depth: Int
    var kind: RowBranch.Kind
  }

  static func rows(_ nodes: [Branch], _ open: Set<Int>, depth: Int = 0) -> [Row] {
    nodes.flatMap { node -> [Row] in
      guard let children = node.children else {
        return [Row(id: node.id, depth: depth, kind: .leaf)]
      }
      guard open.contains(node.id) else { return [Row(id: node.id, depth: depth, kind: .closed)] }
      var rows = [Row(id: node.id, depth: depth, kind: .expanded)]
      rows += Branch.rows(children, open, depth: depth + 1)
      switch node.status {
      case .complete, .unloaded: break
      case .loading, .failed: rows.append(Row(id: node.id, depth: depth + 1, kind: .status))
      }
      return rows
    }
  }

  /// All forests with a number of nodes, whose ids are numbers in order.
  static func forests(_ count: Int) -> [[Branch]] {
    func make(_ count: Int, _ next: Int) -> [[Branch]] {
      guard count > 0 else { return [[]] }
      return (0..<count).flatMap { below -> [[Branch]] in
        make(below, next + 1).flatMap { children in
          make(count - 1 - below, next + 1 + below).flatMap { others -> [[Branch]] in
            let kinds: [[Branch]?] = children.isEmpty ? [nil, []] : [children]
            return kinds.map { [Branch(id: next, children: $0)] + others }
          }
        }
      }
    }
    return make(count, 0)
  }
}

extension TreeSource {
  /// The rows in the form of the oracle.
  func plainRows(id: (Node) -> Int) -> [Branch.Row] {
    (0..<count).map { index in
      let branch = branch(at: index)
      let node = node(at: index) ?? parent(of: index).flatMap(self.node)
      return Branch.Row(id: node.map(id) ?? -1, depth: branch.depth, kind: branch.kind)
    }
  }
}
