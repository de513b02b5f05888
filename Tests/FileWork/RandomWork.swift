import Foundation

@testable import FileWork

/// A source of random trees and operations.
struct RandomWork: Sendable {
  var generator: SeededGenerator
  var root: RawPath
  /// The names that items get.
  var names = RandomWork.names

  init(generator: SeededGenerator, root: RawPath) { (self.generator, self.root) = (generator, root) }

  /// Few names, so that they meet often, and awkward ones.
  static let names: [RawName] = [
    "a", "b", "name.txt", "name 2.txt", ".hidden", "-rf", "line\nbreak", "escape\u{1B}[31m",
    RawName(bytes: [0xFF, 0xFE, 0x78]), RawName(bytes: [0xFE, 0xFF, 0x78]), "é", "e\u{301}",
    "%0A", " ", "item", "origin",
  ]
  static let flawed: [RawName] = ["", ".", "..", "x/y", RawName(bytes: [0x61, 0])]

  mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

  /// Fills the folder with folders, files and links.
  mutating func populate() throws {
    let disk = Disk()
    var folders = [root]
    for index in 0..<30 {
      let path = pick(folders).appending(pick(names))
      guard try disk.statusIfAny(path) == nil else { continue }
      switch number(8) {
      case 0, 1, 2:
        try disk.makeFolder(path)
        folders.append(path)
      case 3: try disk.makeLink(path, to: pick(folders).bytes)
      case 4: try disk.makeLink(path, to: Array("nowhere".utf8))
      default:
        try disk.makeFile(path, contents: Array("contents \(index)".utf8))
        try disk.setMode(pick([0o644, 0o600, 0o755, 0o444]), of: path)
      }
    }
    // Only root reads a folder without rights, so only then the model can foretell what happens.
    if geteuid() == 0, folders.count > 1 {
      try disk.setMode(0, of: folders[1])
    }
  }

  /// An operation on the items of a model, sometimes one that has to be refused.
  mutating func operation(on model: Model) -> FileOperation {
    let paths = model.tree.keys.sorted { $0.lexicographicallyPrecedes($1) }
    let folders = [[]] + paths.filter { model.isFolder($0) }
    func path(_ below: [UInt8]) -> RawPath {
      below.isEmpty ? root : root.appending(components: below)
    }
    var items = [path(paths.isEmpty ? Array("missing".utf8) : pick(paths))]
    while !paths.isEmpty, number(2) == 0 { items.append(path(pick(paths))) }
    if number(30) == 0 { items.append(path(Array("missing".utf8))) }
    let isOdd = number(20) == 0 && !paths.isEmpty
    // A link to a folder would be followed, which the model does not know.
    let plain = paths.filter { if case .link = model.tree[$0] { false } else { true } }
    let folder = path(isOdd && !plain.isEmpty ? pick(plain) : pick(folders))
    let name = pick(number(12) == 0 ? Self.flawed : names)
    let size = items.reduce(0) { sum, item in
      sum + model.subtree(Array(item.bytes.dropFirst(root.bytes.count + 1))).count
    }
    if model.tree.count > 60 { return .delete(items) }
    switch number(17) {
    case 0, 1, 2: return size > 15 ? .move(items, into: folder) : .copy(items, into: folder)
    case 3, 4, 5: return .move(items, into: folder)
    case 6, 7: return .rename(items[0], to: name)
    case 8: return .makeFolder(name, in: folder)
    case 9, 10: return .makeFile(name, in: folder)
    case 11:
      let names = (0...number(3)).map { _ in pick(self.names) }
      // A link on the way would be followed, which the model does not know.
      var below = Array(folder.bytes.dropFirst(root.bytes.count + 1))
      for name in names {
        below += (below.isEmpty ? [] : [RawPath.slash]) + name.bytes
        if case .link = model.tree[below] { return .delete(items) }
      }
      return .makeFolders(names, in: folder)
    case 12 where size <= 15:
      let target = folder.appending(pick(names))
      if case .link = model.tree[Array(target.bytes.dropFirst(root.bytes.count + 1))] {
        return .delete(items)
      }
      return .copyAs(items[0], to: target)
    case 13, 14:
      let below = Array(folder.bytes.dropFirst(root.bytes.count + 1))
      let old = paths.filter { model.parent($0) == below }.map(model.name)
      // Often a name of the same folder, so that names go around.
      let renamings = old.filter { _ in number(2) == 0 }.map { name in
        FileRenaming(
          RawName(bytes: name),
          to: number(2) == 0 ? RawName(bytes: pick(old)) : pick(names))
      }
      return .renameAll(renamings, in: folder)
    case 15:
      // A folder stays one that everybody can use: only root reads one without rights.
      let isFolder = model.isFolder(Array(items[0].bytes.dropFirst(root.bytes.count + 1)))
      let rights = pick(isFolder ? [0o755, 0o700] : [0o644, 0o400, 0o777] as [UInt16])
      return .setRights([items[0]], RightsChange(to: rights))
    default: return .delete(items)
    }
  }
}
