import RecurseTerminal

// SwiftUI's names of a text's color. The result is a text, so that `+` after it finds no mistake of
// its own.
extension Text {
  @available(*, unavailable, renamed: "foreground(_:)")
  public func foregroundColor(_ color: Color?) -> Text { fatalError() }

  @available(*, unavailable, renamed: "foreground(_:)")
  public func foregroundStyle(_ color: Color?) -> Text { fatalError() }
}
