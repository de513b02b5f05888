import Foundation

@testable import FileWork

/// The items of a tree by their paths below its root: "a/b" in bytes.
typealias Tree = [[UInt8]: Node]

/// An item of a tree, with all that an operation has to preserve.
enum Node: Hashable, Sendable {
  case folder(mode: mode_t)
  case file(contents: [UInt8], mode: mode_t)
  case link(target: [UInt8])

  var isFolder: Bool { if case .folder = self { true } else { false } }

  /// The node without permissions.
  var plain: Node {
    switch self {
    case .folder: .folder(mode: 0)
    case .file(let contents, _): .file(contents: contents, mode: 0)
    case .link: self
    }
  }
}

/// Reads a tree with plain calls of the system, apart from the code under test.
func readTree(_ root: RawPath) -> Tree {
  var tree: Tree = [:]
  var open: [[UInt8]] = [[]]
  while let below = open.popLast() {
    let folder = root.bytes + (below.isEmpty ? [] : [RawPath.slash] + below)
    guard let stream = opendir(folder.map { CChar(bitPattern: $0) } + [0]) else { continue }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      // An array in C is a tuple in Swift, so it is read by its bytes.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name == Array(".".utf8) || name == Array("..".utf8) { continue }
      let path = below.isEmpty ? name : below + [RawPath.slash] + name
      let node = readNode((folder + [RawPath.slash] + name).map { CChar(bitPattern: $0) } + [0])
      tree[path] = node
      if node?.isFolder == true { open.append(path) }
    }
  }
  return tree
}

private func readNode(_ path: [CChar]) -> Node? {
  var status = stat()
  guard lstat(path, &status) == 0 else { return nil }
  var buffer = [UInt8](repeating: 0, count: 512)
  switch status.st_mode & S_IFMT {
  case S_IFDIR: return .folder(mode: status.st_mode & 0o7777)
  case S_IFLNK:
    // `readlink` fills the buffer, and no pointer outlives the call.
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        $0.baseAddress.map { readlink(path, $0, bytes.count) } ?? 0
      }
    }
    return .link(target: Array(buffer.prefix(count)))
  default:
    let file = open(path, O_RDONLY)
    defer { close(file) }
    let count = read(file, &buffer, buffer.count)
    return .file(contents: Array(buffer.prefix(max(0, count))), mode: status.st_mode & 0o7777)
  }
}

/// How often each contents of a file, or target of a link, exists in the tree and in the trash.
func inventory(_ sandbox: Sandbox) -> [Node: Int] {
  var counts: [Node: Int] = [:]
  for node in readTree(sandbox.tree).values where !node.isFolder {
    counts[node.plain, default: 0] += 1
  }
  for (path, node) in readTree(sandbox.trashFolder) where !node.isFolder {
    // The sidecars are "entry/origin"; an item of that name is "entry/item/origin" at least.
    let components = path.split(separator: RawPath.slash)
    if components.count == 2, components[1] == ArraySlice("origin".utf8) { continue }
    counts[node.plain, default: 0] += 1
  }
  return counts
}

/// The contents of which there are fewer than before.
func lost(_ before: [Node: Int], _ after: [Node: Int]) -> [Node] {
  before.filter { node, count in after[node, default: 0] < count }.map(\.key)
}
