import Recurse

/// The sections of the table, and what is done with their rows. Every edit is one change of the
/// property, with the steps that the list follows.
@MainActor
package final class StoryTable {
  package let sections: SectionedCollectionProperty<Group, Entry>
  private var added = 0

  package init() {
    sections = SectionedCollectionProperty([
      ListSection(
        .users,
        rows: [
          Entry(
            id: "ada", text: "Ada Okonjo", note: "London",
            about: "Reads on the train, mostly essays. Follows 12 authors."),
          Entry(
            id: "grace", text: "Grace Lindqvist-Ferreira", note: "New York",
            about: "Writes about ships and people who wait for them."),
          // The one who is logged in.
          Entry(
            id: "you", text: "You", note: "here",
            about: "This is your list: others see what you save, and not what you read.",
            rules: [.select, .edit]),
        ]),
      ListSection(.stories),
    ])
  }

  package func index(of group: Group) -> Int? {
    sections.value.firstIndex { $0.header == group }
  }

  /// Adds a user at the end of the users.
  package func addUser() {
    guard let users = index(of: .users) else { return }
    added += 1
    sections.append(Entry(id: "new \(added)", text: "Another"), toSection: users)
  }

  package func append(_ stories: [Entry]) {
    guard let section = index(of: .stories) else { return }
    sections.modify { for story in stories { $0.append(story, toSection: section) } }
  }

  package func rename(_ id: Entry.ID, to text: String) {
    guard let path = sections.path(of: id) else { return }
    sections[path].text = text
  }

  /// Deletes a row, and the section of saved stories with its last one.
  package func delete(_ id: Entry.ID) {
    sections.modify {
      $0.remove(id: id)
      Self.removeEmptySaved(&$0)
    }
  }

  /// Moves a row. Users stay among users, and stories among stories and saved ones.
  package func move(_ move: RowMove) {
    let groups = sections.value.map(\.header)
    guard (groups[move.from.section] == .users) == (groups[move.to.section] == .users) else {
      return
    }
    sections.modify {
      $0.move(from: move.from, to: move.to)
      Self.removeEmptySaved(&$0)
    }
  }

  /// Saves a story, in a section that comes with the first one.
  package func save(_ id: Entry.ID) {
    let saved = index(of: .saved)
    guard let path = sections.path(of: id), path.section != saved else { return }
    sections.modify { editor in
      if let saved {
        editor.move(from: path, to: RowPath(section: saved, row: editor.sections[saved].rows.count))
      } else {
        editor.insertSection(.saved, at: path.section)
        editor.move(
          from: RowPath(section: path.section + 1, row: path.row),
          to: RowPath(section: path.section, row: 0))
      }
    }
  }

  private static func removeEmptySaved(_ editor: inout SectionedEditor<Group, Entry>) {
    let empty = editor.sections.firstIndex { $0.header == .saved && $0.rows.isEmpty }
    if let empty { editor.removeSection(at: empty) }
  }
}
