// The texts of the picker.
extension FilePicker.State {
  /// The folder that is shown.
  var place: String { folder.text(home: home) }

  /// The places that were shown before.
  var places: [FileLocation] { visited.filter { $0 != folder } }

  /// The text of an empty field where nothing else tells the folder.
  var shortPlace: String { folder.isRoot ? "/" : folder.name + "/" }

  struct Message: Equatable {
    var text: String
    var isFailure = false
    /// Whether the message is more than a number.
    var matters = true
  }

  /// The line below the list.
  var message: Message {
    if let failure { return Message(text: failure.description, isFailure: true) }
    if check != nil { return Message(text: "Looking…") }
    if let reading, arrived != reading.number {
      return Message(text: "Reading \(reading.folder.text(home: home))…")
    }
    // Only the first two can be ways out.
    let shown = rows.count - rows.prefix(2).count { $0.isWayOut }
    var text =
      shown == entries.count ? Self.items(shown) : "\(shown) of \(Self.items(entries.count))"
    if !marked.isEmpty { text += ", \(marked.count) marked" }
    if reading != nil { text += ", reading…" } else if ranking != nil { text += ", looking…" }
    return Message(text: text, matters: reading != nil)
  }

  private static func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }

  /// The text of an empty list.
  var emptiness: String {
    if ranking != nil { return "Looking…" }
    if !entries.isEmpty { return "Nothing matches." }
    return reading == nil ? "Nothing here." : ""
  }
}
