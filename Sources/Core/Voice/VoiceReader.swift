import RecurseLists
import RecurseReconciler
import RecurseWidgets

/// A reader of the accessibility tree, for the voice.
///
///     widgets: role, label, value, states ─▶ VoiceElement ─▶ VoiceScene ─▶ Voice ─▶ a line
@MainActor
struct VoiceReader {
  let words: SpokenWords

  /// Returns what the voice knows of a widget. One without a name is called by its content.
  func element(_ widget: Widget) -> VoiceElement {
    if let row = widget.shownElement as? ListRowElement { return self.row(widget, row) }
    var element = VoiceElement(
      widget.voiceID, role: widget.spokenRole, label: widget.accessibleLabel)
    takeValue(of: widget, into: &element)
    if widget.isFocused { takePart(of: widget, into: &element) }
    if element.role == .button { takeNeighbors(of: widget, into: &element) }
    if widget.isFocusable, widget.isDisabled { element.states.append("disabled") }
    element.error = widget.showsError ? widget.shownError : nil
    if element.role == .tableHeader { takeColumn(of: widget, into: &element) }
    if element.label.isEmpty, element.value == nil, element.error == nil, element.spot == nil,
      !widget.isListOrTable
    {
      element.label = content(of: widget)
      let role = element.role
      element.isContainer = role == nil || role == .group || role == .scrollView
    }
    return element
  }

  /// Takes the place of a button among those of its alert or its named group, and whether Enter
  /// presses it first.
  private func takeNeighbors(of button: Widget, into element: inout VoiceElement) {
    let alert = button.layer.flatMap { $0.element.kind == .alert ? $0 : nil }
    guard let group = alert ?? button.namedGroup else { return }
    let controls = group.allTabStops
    let buttons = controls.filter { $0.accessibleRole == .button }
    // Between fields and toggles a button is a control as any other.
    guard alert != nil || buttons.count == controls.count && buttons.count > 1 else { return }
    if let index = buttons.firstIndex(where: { $0 === button }) {
      element.place = VoiceElement.Place(number: index + 1, total: buttons.count)
    }
    let chosen =
      buttons.first(where: \.style.isDefaultAction) ?? alert?.initialFocus
      ?? buttons.first(where: \.style.isDefaultFocus)
    if chosen === button { element.states.append("default") }
  }

  private func takeValue(of widget: Widget, into element: inout VoiceElement) {
    element.states = widget.ownStates.filter { $0 != "cursor" && $0 != "disabled" }
    guard let accessible = widget.accessible else { return }
    element.prompt = (accessible as? TextFieldElement)?.prompt ?? ""
    // A part has the value: a segment, a tab.
    let parts = widget.accessibleParts
    if let index = parts.firstIndex(where: \.isSelected) {
      element.value = .fixed(parts[index].label)
      element.place = VoiceElement.Place(number: index + 1, total: parts.count)
      return
    }
    guard accessible.role != .secureField else {
      // The element has only dots: the secret itself is nowhere in the tree.
      element.value = .secret(accessible.value?.count ?? 0)
      return
    }
    guard let value = widget.shownValue ?? accessible.value else { return }
    if accessible.hasWordAsValue {
      element.states.insert(value, at: 0)
    } else {
      element.value = widget.focusPart?.acceptsText == true ? .text(value) : .fixed(value)
    }
  }

  /// Takes the part that keys are for, if it is no widget. A field for a text to find is a field.
  private func takePart(of widget: Widget, into element: inout VoiceElement) {
    guard let part = (widget as? any SpokenWidget)?.spokenPart else { return }
    (element.spot, element.note) = (part.place, part.note)
    guard let field = part.field else { return }
    (element.role, element.label, element.value) = (.textField, field.label, .text(field.text))
  }

  private func row(_ widget: Widget, _ row: ListRowElement) -> VoiceElement {
    var element = VoiceElement(widget.voiceID, role: row.role, label: content(of: widget))
    element.states =
      (row.isSelected ? ["selected"] : []) + widget.ownStates.filter { $0 != "cursor" }
    element.level = row.branch.map { $0.depth + 1 }
    element.place = widget.instance?.listRowPlace.map {
      VoiceElement.Place(number: $0.number, total: $0.total)
    }
    element.isMovable = widget.instance?.isRow(listeningFor: RowMove.self) ?? false
    if let column = widget.nearestTable?.cursor, let cell = widget.cell(in: column) {
      element.cell = "\(cell.accessibleLabel) \(content(of: cell))"
    }
    return element
  }

  /// Returns what the voice knows of an option, and its place among those beside it.
  func option(_ widget: Widget) -> VoiceElement {
    var element = self.element(widget)
    let options = widget.parent?.children.filter { $0.accessibleRole == .option } ?? []
    if let index = options.firstIndex(where: { $0 === widget }) {
      element.place = VoiceElement.Place(number: index + 1, total: options.count)
    }
    return element
  }

  /// Takes the title under the cursor as the value of the row of a table's titles.
  private func takeColumn(of widget: Widget, into element: inout VoiceElement) {
    guard let table = widget.nearestTable,
      let column = table.cursor ?? table.pointable.first,
      let title = widget.cell(in: column)
    else { return }
    element.value = .fixed(title.accessibleLabel)
    if let sort = table.sort, sort.column == column { element.isAscending = sort.isAscending }
  }
}

extension Accessible {
  /// Whether the value is a word of the library for a state, and not the app's.
  var hasWordAsValue: Bool {
    role == .toggle || role == .row || role == Role("disclosure")
      || role == .progressView && value == "busy"
  }
}

@MainActor
extension Widget {
  var accessible: (any Accessible)? { shownElement as? any Accessible }

  /// The role as it is spoken. A tree is a list whose rows are in a tree.
  var spokenRole: Role? {
    let isTree =
      shownElement is ListElement
      && children.contains { ($0.shownElement as? ListRowElement)?.branch != nil }
    return isTree ? Role("tree") : accessibleRole
  }

  /// The nearest group around the widget, if it has a name.
  fileprivate var namedGroup: Widget? {
    let group = selfAndAncestors.first { $0.accessibleRole == .group }
    return group?.accessibleLabel.isEmpty == false ? group : nil
  }

  /// Whether anything of the widget is there for a person.
  var isHeard: Bool { !style.isCollapsed && hasStack }

  /// The identity of what the widget shows: a widget that another row takes over gets another one.
  var voiceID: ObjectIdentifier { instance.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self) }

  /// Whether the content is read element by element, and is not a name.
  fileprivate var isListOrTable: Bool { accessibleRole == .list || accessibleRole == .table }

  var nearestTable: TableElement? {
    for widget in selfAndAncestors {
      if let table = widget.shownElement as? TableElement { return table }
    }
    return nil
  }

  /// The cell inside, or the title, that is in a column of a table with an id.
  func cell(in column: String) -> Widget? {
    if (shownElement as? TableCellElement)?.column == column { return self }
    guard isHeard else { return nil }
    return children.lazy.compactMap { $0.cell(in: column) }.first
  }
}
