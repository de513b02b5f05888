import FileWork

extension RawPath {
  /// The path of a folder after some effects: another one if it was moved, or that of the folder
  /// around what has gone into the trash. What came in place of the folder itself is shown.
  func followed(through effects: [FileEffect]) -> RawPath {
    let isReplaced = effects.contains { effect in
      switch effect {
      case .created(let path), .moved(_, let path): path == self
      case .changedRights, .changedOwner, .trashed: false
      }
    }
    if isReplaced { return self }
    return effects.reduce(self) { folder, effect in
      switch effect {
      case .moved(let source, let target) where folder.isWithin(source):
        folder.moved(from: source, to: target)
      case .trashed(let entry) where folder.isWithin(entry.origin): entry.origin.parent
      case .created, .moved, .changedRights, .changedOwner, .trashed: folder
      }
    }
  }
}
