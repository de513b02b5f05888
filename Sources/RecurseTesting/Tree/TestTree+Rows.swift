import RecurseReconciler
import RecurseWidgets

extension TestTree {
  /// Chooses the row of a list that says something, as Enter does.
  public func selectRow(_ text: String) throws { try offer(RowSelection(), to: text) }

  /// Takes a row out of the selection.
  public func deselectRow(_ text: String) throws { try offer(RowDeselection(), to: text) }

  /// Deletes a row, as the Delete key does.
  public func deleteRow(_ text: String) throws { try offer(RowDeletion(), to: text) }

  /// Moves a row so many places down, or up.
  public func moveRow(_ text: String, by places: Int) throws {
    try offer(RowMove(places: places), to: text)
  }

  /// Presses one of the actions that can be opened beside a row.
  public func pressAction(_ label: String, ofRow text: String) throws {
    let row = try row(text)
    guard let button = row.below.first(where: { $0.role == .button && $0.label == label }) else {
      throw SearchFailure(message: "“\(text)” has no action “\(label)”", picture: picture)
    }
    button.send(ButtonElement.Press(), of: ButtonElement.self)
    commit()
  }

  /// Edits a row in place: writes a text into its field and presses Enter.
  public func editRow(_ text: String, to newText: String) throws {
    let row = try row(text)
    try offer(RowEditing(), to: text)
    guard let field = row.below.first(where: { $0.element is TextFieldElement }) else {
      throw SearchFailure(message: "“\(text)” cannot be edited", picture: picture)
    }
    field.send(newText, of: TextFieldElement.self)
    commit()
    _ = field.instance.bubble(Submission())
    commit()
  }

  private func offer<Event>(_ event: Event, to text: String) throws {
    guard try row(text).instance.offer(toRow: event) else {
      throw SearchFailure(message: "“\(text)” does not listen for \(Event.self)", picture: picture)
    }
    commit()
  }
}
