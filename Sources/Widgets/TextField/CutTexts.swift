import RecurseEditing
import RecurseTerminal

/// The texts that were cut in a tree, in whatever field.
final class CutTexts: TreeFeature {
  var ring = KillRing()
}

extension Widget {
  /// Types a key's text into an editor, or carries out its command.
  package final func edit<Storage>(
    _ editor: inout Editor<Storage>, by event: KeyEvent
  ) -> EditOutcome {
    // What is typed needs no ring.
    guard event.text == nil, let tree else {
      var none = KillRing()
      return editor.handle(event, ring: &none)
    }
    let keys = editKeys
    return editor.handle(event, ring: &tree.use(CutTexts.self).ring, keys: keys)
  }

  /// The keys of commands in texts: a person's own, or else the usual ones.
  package final var editKeys: EditKeys { tree?.commands.bindings.editing ?? EditKeys() }

  /// Carries out a command in an editor.
  package final func perform<Storage>(
    _ command: EditCommand, in editor: inout Editor<Storage>
  ) -> EditOutcome {
    guard let tree else { return .unavailable }
    return editor.perform(command, ring: &tree.use(CutTexts.self).ring)
  }

  /// Returns whether a key is for an editor, before commands of the app: it types, or its command
  /// has anything to do.
  package final func takes<Storage>(_ event: KeyEvent, in editor: Editor<Storage>) -> Bool {
    editor.takes(
      event, ring: tree?.feature(CutTexts.self)?.ring ?? KillRing(),
      keys: editKeys)
  }

  /// Returns whether a key is for an editor, whatever its text is and whatever is selected there.
  package final func alwaysEdits(by key: Key) -> Bool {
    guard KeyEvent(key).text == nil else { return true }
    guard let command = editKeys.command(for: key) else { return false }
    return !command.yieldsToApp && !command.mayBeIdle
  }
}
