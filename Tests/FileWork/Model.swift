import Foundation

@testable import FileWork

/// The plain model of a tree: a dictionary, to which the same operations apply.
struct Model: Sendable {
  var tree: Tree
  let root: RawPath
  /// Whether a folder is merged into one that is there, and only other items are decided.
  private var merges = false

  init(tree: Tree, root: RawPath) { (self.tree, self.root) = (tree, root) }

  /// Applies an operation.
  ///
  /// - Returns: whether it completes. What came before a failure stays applied.
  mutating func apply(
    _ operation: FileOperation, _ decision: FileConflict.Decision, merges: Bool = false
  ) -> Bool {
    self.merges = merges
    switch operation {
    case .copy(let items, let folder):
      return transfer(items.map(below), into: below(folder), decision, isMove: false)
    case .copyAs(let item, let path):
      if isFolder(below(path)) {
        return transfer([below(item)], into: below(path), decision, isMove: false)
      }
      guard path.name.flaw == nil else { return false }
      return transfer(
        [below(item)], into: below(path.parent), decision, isMove: false, named: path.name.bytes)
    case .move(let items, let folder):
      return transfer(items.map(below), into: below(folder), decision, isMove: true)
    case .rename(let item, let name):
      let source = below(item)
      let target = join(parent(source), name.bytes)
      guard name.flaw == nil, tree[source] != nil, tree[target] == nil else { return false }
      insert(remove(source), at: target)
      return true
    case .renameAll(let names, let folder): return renameAll(names, in: below(folder))
    case .makeFolder(let name, let folder):
      return make(name, in: below(folder), .folder(mode: 0o777 & ~Self.mask))
    case .makeFolders(let names, let folder):
      guard names.allSatisfy({ $0.flaw == nil }) else { return false }
      var (folder, rest) = (below(folder), names[...])
      while rest.count > 1, let name = rest.first, tree[join(folder, name.bytes)] != nil {
        folder = join(folder, name.bytes)
        rest.removeFirst()
      }
      for name in rest {
        guard make(name, in: folder, .folder(mode: 0o777 & ~Self.mask)) else { return false }
        folder = join(folder, name.bytes)
      }
      return true
    case .makeFile(let name, let folder):
      return make(name, in: below(folder), .file(contents: [], mode: 0o666 & ~Self.mask))
    case .setRights(let items, let change):
      for item in items.map(below) {
        switch tree[item] {
        case .folder: tree[item] = .folder(mode: mode_t(change.set))
        case .file(let contents, _):
          tree[item] = .file(contents: contents, mode: mode_t(change.set))
        case .link, nil: return false
        }
      }
      return true
    // The tree knows neither what is in an archive nor owners.
    case .pack, .writeBack: return false
    case .setOwner: return true
    // The trash is no part of the tree.
    case .restore: return false
    case .delete(let items):
      let items = items.map(below)
      guard items.allSatisfy({ tree[$0] != nil }) else { return false }
      for item in items { _ = remove(item) }
      return true
    }
  }

  func isFolder(_ path: [UInt8]) -> Bool { path.isEmpty || tree[path]?.isFolder == true }

  /// The part of a tree at a path, by what follows the path.
  func subtree(_ path: [UInt8]) -> Tree {
    var part: Tree = [:]
    for (key, node) in tree where key == path || isBelow(key, path) {
      part[Array(key.dropFirst(path.count))] = node
    }
    return part
  }

  private mutating func transfer(
    _ all: [[UInt8]], into folder: [UInt8], _ decision: FileConflict.Decision, isMove: Bool,
    named newName: [UInt8]? = nil
  ) -> Bool {
    guard isFolder(folder) else { return false }
    var items: [[UInt8]] = []
    for item in all {
      guard tree[item] != nil else { return false }
      if isMove, parent(item) == folder { return false }
      if isFolder(item), folder == item || isBelow(folder, item) { return false }
      if !items.contains(item) { items.append(item) }
    }
    if isMove { items = items.filter { item in !items.contains { isBelow(item, $0) } } }
    for item in items {
      var target = join(folder, newName ?? name(item))
      if target == item {
        target = free(target, isFolder(item))
      } else if tree[target] != nil {
        // What is to be copied or moved still must not change.
        let isRefused = items.contains { $0 == target || isBelow($0, target) }
        if merges, isFolder(target), isFolder(item) {
          if isRefused { return false }
          let part = isMove ? remove(item) : subtree(item)
          merge(part, from: item, into: target, decision, isMove: isMove)
          continue
        }
        switch decision {
        case .skip, .merge, .replaceOlder: continue
        case .keepBoth: target = free(target, isFolder(item))
        case .replace:
          if isRefused { return false }
          _ = remove(target)
        }
      }
      insert(isMove ? remove(item) : subtree(item), at: target)
    }
    return true
  }

  /// Puts the parts of a folder into another one, each where nothing is, or as it is decided. What
  /// is skipped in a move stays in its folders.
  private mutating func merge(
    _ part: Tree, from source: [UInt8], into target: [UInt8], _ decision: FileConflict.Decision,
    isMove: Bool
  ) {
    let names = Set(
      part.keys.filter { !$0.isEmpty }.map { Array($0.dropFirst().prefix { $0 != RawPath.slash }) })
    for name in names.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      var child: Tree = [:]
      let start = [RawPath.slash] + name
      for (key, node) in part where key == start || isBelow(key, start) {
        child[Array(key.dropFirst(start.count))] = node
      }
      let (old, isFolderChild) = (join(source, name), child[[]]?.isFolder == true)
      var place = join(target, name)
      if tree[place] != nil {
        if isFolderChild, isFolder(place) {
          merge(child, from: old, into: place, decision, isMove: isMove)
          continue
        }
        switch decision {
        case .skip, .merge, .replaceOlder:
          if isMove { insert(child, at: old) }
          continue
        case .keepBoth: place = free(place, isFolderChild)
        case .replace: _ = remove(place)
        }
      }
      insert(child, at: place)
    }
    // The folder stays for what was skipped in it.
    if isMove, tree.keys.contains(where: { isBelow($0, source) }) { tree[source] = part[[]] }
  }

  private mutating func renameAll(_ names: [FileRenaming], in folder: [UInt8]) -> Bool {
    let old = names.map { join(folder, $0.old.bytes) }
    let new = names.map { join(folder, $0.new.bytes) }
    guard names.allSatisfy({ $0.old.flaw == nil && $0.new.flaw == nil }),
      Set(old).count == old.count, Set(new).count == new.count,
      old.allSatisfy({ tree[$0] != nil }),
      new.allSatisfy({ tree[$0] == nil || old.contains($0) })
    else { return false }
    let parts = old.map { remove($0) }
    for (part, path) in zip(parts, new) { insert(part, at: path) }
    return true
  }

  private mutating func make(_ name: RawName, in folder: [UInt8], _ node: Node) -> Bool {
    let path = join(folder, name.bytes)
    guard name.flaw == nil, isFolder(folder), tree[path] == nil else { return false }
    tree[path] = node
    return true
  }

  private mutating func remove(_ path: [UInt8]) -> Tree {
    let part = subtree(path)
    for suffix in part.keys { tree[path + suffix] = nil }
    return part
  }

  private mutating func insert(_ part: Tree, at path: [UInt8]) {
    for (suffix, node) in part { tree[path + suffix] = node }
  }

  private func free(_ path: [UInt8], _ isFolder: Bool) -> [UInt8] {
    let name = name(path)
    var stem = name
    var ending: [UInt8] = []
    if !isFolder, let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 {
      stem = Array(name[..<dot])
      ending = Array(name[dot...])
    }
    var number = 2
    while true {
      let candidate = join(parent(path), stem + Array(" \(number)".utf8) + ending)
      if tree[candidate] == nil { return candidate }
      number += 1
    }
  }

  private func below(_ path: RawPath) -> [UInt8] {
    Array(path.bytes.dropFirst(root.bytes.count + 1))
  }

  func parent(_ path: [UInt8]) -> [UInt8] {
    path.lastIndex(of: RawPath.slash).map { Array(path[..<$0]) } ?? []
  }

  func name(_ path: [UInt8]) -> [UInt8] {
    path.lastIndex(of: RawPath.slash).map { Array(path[($0 + 1)...]) } ?? path
  }

  private func join(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
    folder.isEmpty ? name : folder + [RawPath.slash] + name
  }

  private func isBelow(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
    path.count > folder.count && path[folder.count] == RawPath.slash
      && path.starts(with: folder)
  }

  /// The bits that the system takes from the permissions of new files.
  private static let mask: mode_t = {
    let mask = umask(0o022)
    umask(mask)
    return mask
  }()
}
