import RecurseLists
import RecurseReconciler
import RecurseWidgets

extension TestTree {
  /// Selects and chooses the list row with a text, as a click does. The state that is bound to the
  /// selection changes, and the row's `onSelect` runs.
  public func selectRow(_ text: String) throws {
    try select(text, true, RowSelection())
  }

  /// Deselects the list row with a text.
  public func deselectRow(_ text: String) throws {
    try select(text, false, RowDeselection())
  }

  private func select<Event>(_ text: String, _ isSelected: Bool, _ event: Event) throws {
    let row = try row(text).instance
    let isBound = row.sendSelection(isSelected)
    guard row.offer(toRow: event) || isBound else {
      throw SearchFailure(
        message: "“\(text)” is in a list without selection, and has no handler for one",
        picture: picture)
    }
    commit()
  }

  /// Opens the row of a tree with a text, as the right arrow key does. The row's `onExpand` runs.
  public func expandRow(_ text: String) throws { try setExpanded(text, true) }

  /// Closes the row of a tree with a text, as the left arrow key does.
  public func collapseRow(_ text: String) throws { try setExpanded(text, false) }

  private func setExpanded(_ text: String, _ isExpanded: Bool) throws {
    let row = try row(text)
    guard row.isExpanded == !isExpanded else {
      let reason = row.isExpanded == nil ? "has nothing below it" : "is so already"
      throw SearchFailure(message: "“\(text)” \(reason)", picture: picture)
    }
    row.instance.sendExpansion(isExpanded)
    commit()
  }

  /// Deletes the list row with a text, as the Delete key does.
  public func deleteRow(_ text: String) throws { try offer(RowDeletion(), to: text) }

  /// Moves the list row with a text by `offset` lines; a negative offset moves it up. A header
  /// counts as a line.
  public func moveRow(_ text: String, by offset: Int) throws {
    guard let move = try row(text).instance.rowMove(by: offset) else {
      throw SearchFailure(message: "“\(text)” cannot be moved by \(offset)", picture: picture)
    }
    try offer(move, to: text)
  }

  /// Presses one of the swipe actions of a list row.
  public func pressAction(_ label: String, ofRow text: String) throws {
    let row = try row(text)
    guard let button = row.below.first(where: { $0.role == .button && $0.label == label }) else {
      throw SearchFailure(message: "“\(text)” has no action “\(label)”", picture: picture)
    }
    button.send(ButtonElement.Press(), of: ButtonElement.self)
    commit()
  }

  /// Edits a list row in place: replaces the text of its field and presses Enter.
  public func editRow(_ text: String, to newText: String) throws {
    let row = try row(text)
    try offer(RowEditing(), to: text)
    guard let field = row.below.first(where: { $0.element is TextFieldElement }) else {
      throw SearchFailure(message: "“\(text)” cannot be edited", picture: picture)
    }
    field.send(FieldEdit(newText), of: TextFieldElement.self)
    commit()
    _ = field.instance.bubble(Submission())
    commit()
  }

  private func offer<Event>(_ event: Event, to text: String) throws {
    guard try row(text).instance.offer(toRow: event) else {
      throw SearchFailure(message: "“\(text)” has no handler for \(Event.self)", picture: picture)
    }
    commit()
  }
}
