import RecurseTerminal

extension Editor {
  /// Types a key's text, or carries out its command.
  package mutating func handle(
    _ event: KeyEvent, ring: inout KillRing, keys: EditKeys = EditKeys()
  ) -> EditOutcome {
    if let text = event.text {
      insert(text)
      return .done
    }
    guard event.phase != .up, let command = keys.command(for: event.key) else {
      return .unavailable
    }
    return perform(command, ring: &ring)
  }

  /// Returns whether a key is for the text, before commands of the app: it types, or its command
  /// has anything to do.
  package func takes(_ event: KeyEvent, ring: KillRing, keys: EditKeys = EditKeys()) -> Bool {
    if event.text != nil { return true }
    guard event.phase != .up, let command = keys.command(for: event.key), !command.yieldsToApp
    else { return false }
    return accepts(command, ring: ring)
  }
}
