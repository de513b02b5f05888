import RecurseEditing
import RecurseReconciler

extension OwnedContent {
  /// Limits what a person enters into fields inside to a number of characters, as a person sees
  /// them. What is pasted is cut there.
  ///
  /// ```swift
  /// TextField("Code", text: \.code).characterLimit(6)
  /// ```
  ///
  /// A longer text of the state is shown as it is, and can only be shortened.
  public func characterLimit(_ count: Int) -> VirtualNode<Owner> {
    node.limitingText { $0.count = min($0.count, max(0, count)) }
  }

  /// Limits what a person enters into fields inside to some characters. Others are dropped, also
  /// from what is pasted.
  ///
  /// ```swift
  /// TextField("Code", text: \.code).allowedCharacters { $0.isNumber }
  /// ```
  ///
  /// A text of the state is shown as it is. Several conditions around a field hold together.
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

/// The question of a field when a person has edited its text.
private final class TextLimits {
  var count = Int.max
  var conditions: [@MainActor (Character) -> Bool] = []

  var isEmpty: Bool { count == .max && conditions.isEmpty }
}

extension TextFieldWidget {
  /// Takes back what the limits around the field do not allow of what an edit inserted.
  func keepWithinLimits(since old: LineEditor) {
    let limits = TextLimits()
    _ = bubble(limits)
    guard !limits.isEmpty else { return }
    let (before, after) = (Array(old.text), Array(editor.text))
    let first = zip(before, after).prefix { $0 == $1 }.count
    let most = min(before.count, after.count) - first
    let last = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0 == $1 }.count

    let inserted = after[first..<after.count - last]
    let allowed = inserted.filter { character in
      limits.conditions.allSatisfy { $0(character) }
    }.prefix(max(0, limits.count - first - last))
    guard allowed.count < inserted.count else { return }
    editor = old
    guard !allowed.isEmpty else { return }
    let start = before[..<first].reduce(0) { $0 + $1.utf8.count }
    let end = before[first..<before.count - last].reduce(start) { $0 + $1.utf8.count }
    editor.replace(start..<end, with: FlatText(String(allowed)))
  }
}
