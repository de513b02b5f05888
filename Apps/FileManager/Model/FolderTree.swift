import FileWork
import Recurse

/// A folder in the tree.
struct FolderNode: Identifiable, Hashable, Sendable {
  let path: RawPath

  init(_ path: RawPath) { self.path = path }

  var id: String { path.id }

  var name: String { path.name.bytes.isEmpty ? "/" : path.name.description }
}

/// The tree of folders. A folder is read when it is opened for the first time.
struct FolderTree {
  var rows: TreeRows<FolderNode>
  var selected: FolderNode.ID?
  /// The folders that are being read.
  private(set) var loading: [RawPath] = []

  init(_ root: RawPath) {
    rows = TreeRows([FolderNode(root)]) { _ in TreeBranch([], .unloaded) }
    selected = root.id
    open(root)
    rows.expand(root.id)
  }

  /// The selected folder.
  var folder: RawPath? { selected.flatMap { rows[id: $0]?.path } }

  // MARK: - Reading

  /// Begins to read a folder, unless it is known or being read.
  mutating func open(_ folder: RawPath) {
    switch rows.status(of: folder.id) {
    case .unloaded, .failed: load(folder)
    case .complete, .loading, nil: break
    }
  }

  /// Reads a folder again if it was read before.
  mutating func reload(_ folder: RawPath) {
    switch rows.status(of: folder.id) {
    case .complete, .failed: load(folder)
    case .unloaded, .loading, nil: break
    }
  }

  private mutating func load(_ folder: RawPath) {
    guard !loading.contains(folder) else { return }
    loading.append(folder)
    rows.setStatus(.loading, of: folder.id)
  }

  /// Takes the folders in a folder.
  mutating func take(_ folders: [RawPath], in folder: RawPath) {
    loading.removeAll { $0 == folder }
    var nodes = folders.map(FolderNode.init)
    // What leads to the selected folder stays, also if it is hidden or a link.
    for node in rows.children(of: folder.id) where leadsToSelection(node) {
      if !nodes.contains(node) { nodes.append(node) }
    }
    let isExpanded = rows.isExpanded(folder.id)
    // Closed, its children are changed without a change of rows.
    rows.collapse(folder.id)
    rows.setChildren(TreeBranch(nodes), of: folder.id)
    for node in nodes where rows.status(of: node.id) == nil {
      rows.setChildren(TreeBranch([], .unloaded), of: node.id)
    }
    if isExpanded { rows.expand(folder.id) }
  }

  mutating func fail(_ reason: String, in folder: RawPath) {
    loading.removeAll { $0 == folder }
    rows.setStatus(.failed(reason), of: folder.id)
  }

  private func leadsToSelection(_ node: FolderNode) -> Bool {
    guard let folder else { return false }
    return folder.isWithin(node.path)
  }

  // MARK: - Going to a folder

  /// Selects a folder, and opens those that lead to it. If it is in no root, the parent of the root
  /// becomes one.
  mutating func reveal(_ folder: RawPath) {
    guard folder.bytes.first == UInt8(ascii: "/") else { return }
    while let root = rows.roots.first?.path, !folder.isWithin(root), root.parent != root {
      raise(root)
    }
    guard let root = rows.roots.first?.path else { return }
    var chain: [RawPath] = []
    var step = folder
    while step != root, step.parent != step {
      chain.append(step)
      step = step.parent
    }
    var parent = root
    for folder in chain.reversed() {
      if rows[id: folder.id] == nil { add(folder, below: parent) }
      open(parent)
      rows.expand(parent.id)
      parent = folder
    }
    selected = folder.id
  }

  private mutating func raise(_ root: RawPath) {
    let parent = root.parent
    rows.insert(FolderNode(parent))
    rows.setChildren(TreeBranch([], .unloaded), of: parent.id)
    rows.move(root.id, into: parent.id)
    rows.setStatus(.unloaded, of: parent.id)
    open(parent)
    rows.expand(parent.id)
  }

  private mutating func add(_ folder: RawPath, below parent: RawPath) {
    let status = rows.status(of: parent.id) ?? .unloaded
    rows.insert(FolderNode(folder), into: parent.id)
    rows.setStatus(status, of: parent.id)
    rows.setChildren(TreeBranch([], .unloaded), of: folder.id)
  }
}
