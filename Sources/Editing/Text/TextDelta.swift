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

  /// Creates the smallest edit that makes one text of another, or `nil` if they are equal. Linear.
  package init?(from old: [UInt8], to new: [UInt8]) {
    guard old != new else { return nil }
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
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
