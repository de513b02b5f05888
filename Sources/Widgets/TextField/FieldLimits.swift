import RecurseEditing
import RecurseReconciler

extension OwnedContent {
  /// Limits what a person enters into fields and text editors inside to a number of characters, as
  /// a person sees them. Pasted text is cut there.
  ///
  /// ```swift
  /// TextField("Code", text: \.code).characterLimit(6)
  /// ```
  ///
  /// A longer text of the state is shown as it is, and can only be shortened. A line break is a
  /// character. In a text editor, an edit of a text of more bytes than that counts its characters:
  /// O(n).
  public func characterLimit(_ count: Int) -> VirtualNode<Owner> {
    node.limitingText { $0.count = min($0.count, max(0, count)) }
  }

  /// Limits what a person enters into fields and text editors inside to some characters. Others are
  /// dropped, also from pasted text.
  ///
  /// ```swift
  /// TextField("Code", text: \.code).allowedCharacters { $0.isNumber }
  /// ```
  ///
  /// A text of the state is shown as it is. Several conditions around a field hold together. In a
  /// text editor, line breaks and the white space of Tab are characters, too.
  public func allowedCharacters(
    _ isAllowed: @escaping @MainActor (Character) -> Bool
  ) -> VirtualNode<Owner> {
    node.limitingText { $0.conditions.append(isAllowed) }
  }
}

extension VirtualNode {
  fileprivate func limitingText(_ limit: @escaping @MainActor (TextLimits) -> Void) -> VirtualNode {
    calling(TextLimits.self) { limits, _ in
      limit(limits)
      // Limits further out hold, too.
      return false
    }
  }
}

/// The limits of a field. After an edit, the field sends them outward, and modifiers add theirs.
@MainActor
private final class TextLimits {
  var count = Int.max
  var conditions: [@MainActor (Character) -> Bool] = []

  var isEmpty: Bool { count == .max && conditions.isEmpty }

  func allow(_ character: Character) -> Bool { conditions.allSatisfy { $0(character) } }
}

extension Widget {
  /// Takes back what the limits around the widget do not allow of what an edit inserted: a part of
  /// what is typed or pasted, and otherwise the whole edit.
  package final func keepWithinLimits<Storage>(
    _ editor: inout Editor<Storage>, since old: Editor<Storage>
  ) {
    let limits = TextLimits()
    _ = bubble(limits)
    guard !limits.isEmpty else { return }
    // The last place comes first. What is inserted before a place moves it.
    var shift = 0
    let deltas = editor.content.deltas
    let changes = deltas.reversed().map { delta in
      defer { shift += delta.inserted - delta.removed }
      return CharacterChange(delta, movedBy: shift, from: old.storage, to: editor.storage)
    }
    let count = editor.storage.count <= limits.count ? 0 : editor.storage.string.count
    if deltas.count == 1, deltas[0].range == old.selection.range, let change = changes.first {
      let room = max(0, limits.count - max(0, count - change.inserted.count))
      let allowed = change.inserted.filter(limits.allow).prefix(room)
      guard allowed.count < change.inserted.count else { return }
      editor = old
      if !allowed.isEmpty { editor.replace(change.range, with: Storage(String(allowed))) }
    } else {
      let grows = changes.contains { $0.inserted.count > $0.removed.count }
      let isForbidden = changes.contains { change in
        change.inserted.count { !limits.allow($0) } > change.removed.count { !limits.allow($0) }
      }
      if isForbidden || grows && count > limits.count { editor = old }
    }
  }
}

/// The characters that an edit inserted, and those that they replaced with their bytes.
private struct CharacterChange {
  var inserted: ArraySlice<Character>
  var removed: ArraySlice<Character>
  var range: Range<Int>

  /// A character at an edge may have become another one by what is beside it.
  init<Storage: TextStorage>(
    _ delta: TextDelta, movedBy shift: Int, from old: Storage, to new: Storage
  ) {
    let moved = delta.newRange.lowerBound + shift
    let start = min(
      old.boundary(before: delta.range.lowerBound), new.boundary(before: moved) - shift)
    let grown = shift + delta.inserted - delta.removed
    let end = max(
      old.boundary(after: delta.range.upperBound),
      new.boundary(after: moved + delta.inserted) - grown)
    let before = Array(old.characters(in: start..<end))
    let after = Array(new.characters(in: start + shift..<end + grown))
    let first = zip(before, after).prefix { $0 == $1 }.count
    let most = min(before.count, after.count) - first
    let last = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0 == $1 }.count
    inserted = after[first..<after.count - last]
    removed = before[first..<before.count - last]
    let place = before[..<first].reduce(start) { $0 + $1.utf8.count }
    range = place..<removed.reduce(place) { $0 + $1.utf8.count }
  }
}

extension TextStorage {
  /// Returns the text of a range with as many bytes: a control stands for each that is no UTF-8.
  fileprivate func characters(in range: Range<Int>) -> String {
    withBytes(in: range) { bytes, start in
      String(decoding: bytes[range.lowerBound - start..<range.upperBound - start], as: UTF8.self)
    }
  }
}
