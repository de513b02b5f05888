/// One book of a catalogue.
package struct Book: Identifiable, Hashable, Sendable, Codable {
  package let id: String
  package let title: String
  package let author: String
  package let year: Int
  package let about: String

  package init(id: String, title: String, author: String = "", year: Int = 0, about: String = "") {
    self.id = id
    self.title = title
    self.author = author
    self.year = year
    self.about = about
  }

  /// Whether the title or the author contains a text; true for an empty text.
  package func matches(_ query: String) -> Bool {
    let query = query.lowercased()
    return query.isEmpty || title.lowercased().contains(query)
      || author.lowercased().contains(query)
  }
}
