import RecurseEditing

extension Editor {
  /// Returns the place of the cursor for a person who hears it. O(line + selection).
  package func spokenPlace(line: Int = 0) -> SpokenPart.Place {
    let start = storage.lineStart(before: cursor)
    let end = storage.lineFeed(atOrAfter: cursor)
    return SpokenPart.Place(
      line: line, text: storage[start..<end].string, rest: storage[cursor..<end].string,
      selected: storage[selection.range].string)
  }
}

extension TextFieldWidget: SpokenWidget {
  /// A secret has no place, since its text is never spoken.
  var spokenPart: SpokenPart {
    SpokenPart(place: element.isSecure ? nil : editor.spokenPlace())
  }
}
