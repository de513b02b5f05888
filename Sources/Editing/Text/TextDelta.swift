/// The place of an edit: so many bytes at an offset became so many others.
package struct TextDelta: Hashable, Sendable {
  package var offset: Int
  package var removed: Int
  package var inserted: Int

  package init(offset: Int, removed: Int, inserted: Int) {
    self.offset = offset
    self.removed = removed
    self.inserted = inserted
  }

  /// Creates the smallest edit of whole scalars that makes one text of another, or `nil` if they
  /// are equal. Linear.
  package init?(from old: [UInt8], to new: [UInt8]) {
    guard old != new else { return nil }
    var prefix = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - prefix
    var suffix = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    // Two scalars may share bytes: a text that is a `String` has no place between those.
    while prefix > 0, old.isInsideScalar(at: prefix) || new.isInsideScalar(at: prefix) {
      prefix -= 1
    }
    while suffix > 0, old.isInsideScalar(at: old.count - suffix) { suffix -= 1 }
    self.init(
      offset: prefix, removed: old.count - suffix - prefix, inserted: new.count - suffix - prefix)
  }

  /// The bytes before the edit.
  package var range: Range<Int> { offset..<offset + removed }
  /// The bytes after the edit.
  package var newRange: Range<Int> { offset..<offset + inserted }

  /// Returns where a place of the text is after the edit. One in the replaced bytes stays there.
  package func place(of offset: Int) -> Int {
    if offset >= self.offset + removed, removed > 0 || offset > self.offset {
      return offset + inserted - removed
    }
    return offset <= self.offset ? offset : self.offset + min(offset - self.offset, inserted)
  }
}

extension [UInt8] {
  /// Whether the byte at an offset goes on with the scalar before it.
  fileprivate func isInsideScalar(at offset: Int) -> Bool {
    offset < count && self[offset] & 0xC0 == 0x80
  }
}
