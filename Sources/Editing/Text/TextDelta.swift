/// The place of an edit: so many bytes at an offset became so many others.
package struct TextDelta: Hashable, Sendable {
  package var offset: Int
  package var removed: Int
  package var inserted: Int

  /// Returns where a place of the text is after the edit. One in the replaced bytes stays there.
  package func place(of offset: Int) -> Int {
    if offset >= self.offset + removed, removed > 0 || offset > self.offset {
      return offset + inserted - removed
    }
    return offset <= self.offset ? offset : self.offset + min(offset - self.offset, inserted)
  }
}
