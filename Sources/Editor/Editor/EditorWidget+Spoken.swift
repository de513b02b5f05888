import RecurseEditing
import RecurseReaders
import RecurseWidgets

extension EditorWidget: SpokenWidget {
  /// While a person types in the bar, the line is that of the match.
  var spokenPart: SpokenPart {
    let line = editor.storage.line(at: editor.cursor)
    var place = editor.spokenPlace(line: line)
    if bar.field != nil { (place.rest, place.selected) = (nil, "") }
    return SpokenPart(field: bar.spokenField, place: place, note: bar.spokenNote)
  }
}
