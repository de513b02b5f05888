/// Notes which keys press a button from elsewhere, in a tree that ever had such a button. Without
/// one, no key searches the tree.
final class ButtonActions: TreeFeature {
  /// Whether there ever was a default button, which Enter presses in a field.
  var hasDefault = false
  /// Whether there ever was a button that Escape presses.
  var hasCancel = false
}

extension Widget {
  /// The widget that such a key presses: this one, or the first inside it, if modifiers put
  /// containers around a button.
  final var firstPressable: (any Pressable)? {
    if let pressable = self as? any Pressable { return pressable }
    for child in children {
      if let found = child.firstPressable { return found }
    }
    return nil
  }
}
