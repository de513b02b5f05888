import RecurseReconciler
import RecurseTerminal

// A menu item that is titled like a command shows the keys of the command, so that a person who
// finds it in the menu learns them.
extension Widget {
  /// Returns the keys beside a menu item with a title, or none elsewhere.
  ///
  /// The item and the command are alike if their titles have the same id: “Save as…” and “Save as”.
  /// The command is the nearest one around the focus below the menu, or else around what opened the
  /// menu, or else one of every app.
  final func menuItemKeys(titled title: String) -> [Glyph] {
    guard let tree, !tree.isForComparison, let menu = layer, menu.element.kind == .menu,
      let opener = menu.outermostMenu.anchor
    else { return [] }
    let id = DeclaredCommand.id(of: title)
    let places = [opener.layerFocus?.widget, opener].compactMap(\.self)
    let keys =
      places.lazy.compactMap { tree.commands.keys(of: id, around: $0) }.first
      ?? AppCommand(rawValue: id).flatMap { tree.commands.keys(of: $0).first }
    return keys.flatMap { glyphs?.encode("\($0)") } ?? []
  }
}

extension KeyCommands {
  /// Returns the first keys of the nearest command with an id around a widget, or `nil` if there is
  /// none with keys. O(depth).
  fileprivate func keys(of id: String, around widget: Widget) -> KeySequence? {
    var found: KeySequence?
    func take(_ instance: Instance) -> Bool {
      guard let command = instance.commands?.commands.first(where: { $0.id == id }) else {
        return false
      }
      found = keys(of: command).first
      return true
    }
    _ = widget.focusPart?.firstListener(for: nil, where: take) == true
      || ResponderChain(start: widget).offer(widget: { _ in false }, listener: take)
    return found
  }
}
