import RecurseWidgets

/// The words for what the voice knows of elements.
struct VoicePhrases {
  let words: Words

  private var spoken: SpokenWords { words.spoken }

  /// The longest text of a layer or a screen that is said by itself, in characters.
  private static let mostCharacters = 300

  /// Everything of an element: `Name, text field, Ada`.
  func whole(_ element: VoiceElement) -> String {
    var parts = [element.label, roleName(element)]
    // A text is its value; of lines that are only read, the one at the top is said.
    parts.append(element.value.map { value($0) } ?? line(of: element.spot))
    if element.isEmpty, element.prompt != element.label { parts.append(limited(element.prompt)) }
    if element.note != element.spot?.text { parts.append(element.note) }
    parts.append(element.rowCount.map { spoken.rows.with($0) } ?? "")
    parts.append(element.level.map { spoken.level.with($0) } ?? "")
    parts.append(element.place.map { place($0, of: element) } ?? "")
    parts.append(order(element))
    parts += element.states.map { state($0) }
    if element.isDeselected { parts.append(spoken.notSelected) }
    parts.append(mistake(element))
    return joined(parts)
  }

  /// The spoken name of an element: `Fruits, list`.
  func name(_ element: VoiceElement) -> String { joined([element.label, roleName(element)]) }

  /// The changes of an element: its value, states, mistake, or the cell of the cursor.
  func changes(from old: VoiceElement, to new: VoiceElement) -> String {
    var parts: [String] = []
    if let value = new.value, value != old.value {
      parts.append(change(from: old.value, to: value))
      // A segment or a tab is one of several.
      if let now = new.place, now != old.place { parts.append(place(now, of: new)) }
    } else if let spot = new.spot, let before = old.spot {
      parts.append(move(from: before, to: spot))
    }
    if new.note != old.note, !parts.contains(new.note) { parts.append(new.note) }
    if new.isAscending != old.isAscending { parts.append(order(new)) }
    let added = new.states.filter { !old.states.contains($0) }
    parts += added.map { state($0) }
    if added.isEmpty {
      let removed = old.states.filter { !new.states.contains($0) }
      if removed.contains("selected") { parts.append(spoken.notSelected) }
      if removed.contains("disabled") { parts.append(spoken.enabled) }
    }
    // Rows that come or go also change the place.
    if new.isMovable, let now = new.place, now.total == old.place?.total, now != old.place {
      parts.append(place(now, of: new))
    }
    if let level = new.level, old.level != nil, level != old.level {
      parts.append(spoken.level.with(level))
    }
    if new.cell != old.cell, let cell = new.cell { parts.append(cell) }
    if new.error != old.error { parts.append(mistake(new)) }
    return joined(parts)
  }

  /// The value of a field that the focus has left, and what is wrong with it: `Name, Ada`.
  func left(_ element: VoiceElement) -> String {
    joined([element.label, element.value.map { value($0) } ?? "", mistake(element)])
  }

  /// The error of an element that does not have the focus.
  func mistaken(_ element: VoiceElement) -> String { joined([element.label, mistake(element)]) }

  /// A layer that opens: its name, its role and its texts.
  func opened(_ layer: VoiceScene.Layer) -> [String] {
    let name = joined([layer.label, spoken.name(ofRole: layer.role.description)])
    // The title of an alert is one of its texts.
    var text = layer.text[...]
    if !layer.label.isEmpty, text.hasPrefix(layer.label) {
      text = text.dropFirst(layer.label.count)
      if text.hasPrefix(", ") { text = text.dropFirst(2) }
    }
    return [name, limited(text)]
  }

  /// The order of a table: `Size, descending`.
  func order(_ sort: VoiceScene.Order.Sort) -> String {
    joined([sort.column, sort.isAscending ? spoken.ascending : spoken.descending])
  }

  func limited(_ text: some StringProtocol) -> String {
    text.count > Self.mostCharacters ? "\(text.prefix(Self.mostCharacters))…" : String(text)
  }

  func suggestions(_ count: Int) -> String { spoken.suggestions.with(count) }

  /// The part of a task that is done: `Copying, 25 %`.
  func part(_ percent: Int, of element: VoiceElement) -> String {
    joined([element.label, "\(percent) %"])
  }

  func progressName(_ element: VoiceElement) -> String {
    element.label.isEmpty ? words.loading : element.label
  }

  func ended(_ name: String) -> String {
    var name = name[...]
    while name.last == "…" || name.last == "." { name = name.dropLast() }
    return spoken.ended.with(String(name), for: "{text}")
  }

  /// Joins sentences to a line.
  func line(_ sentences: [String]) -> String {
    var line = ""
    var said: Set<String> = []
    for sentence in sentences where !sentence.isEmpty && said.insert(sentence).inserted {
      if let last = line.last { line += ".!?…:".contains(last) ? " " : ". " }
      line += sentence
    }
    return line
  }

  /// Whether a sentence has another one as a part of its own.
  func isPart(_ part: String, of sentence: String) -> Bool {
    guard !part.isEmpty else { return false }
    // `String.contains` with a string would link the library of regular expressions.
    let (all, wanted) = (", \(sentence), ".utf8, ", \(part), ".utf8)
    return all.indices.contains { all[$0...].starts(with: wanted) }
  }

  // MARK: - Parts

  private func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The name of a role, where it says more than the rest.
  private func roleName(_ element: VoiceElement) -> String {
    guard let role = element.role else { return "" }
    if role == .tableHeader { return spoken.columns }
    return Self.plainRoles.contains(role) ? "" : spoken.name(ofRole: role.description)
  }

  private static let plainRoles: Set<Role> = [
    .text, .label, .group, .form, .row, .option, .tableRow, .tableCell, .columnTitle,
    .sectionHeader, .sectionFooter, .placeholder, .listFooter, .progressView,
  ]

  private func place(_ place: VoiceElement.Place, of element: VoiceElement) -> String {
    let text = element.role == .row ? spoken.row : spoken.option
    return text.with(place.number).with(place.total, for: "{total}")
  }

  private func order(_ element: VoiceElement) -> String {
    element.isAscending.map { $0 ? spoken.ascending : spoken.descending } ?? ""
  }

  private func state(_ name: String) -> String { spoken.states[name] ?? name }

  private func mistake(_ element: VoiceElement) -> String {
    element.error.map { spoken.error.with($0, for: "{text}") } ?? ""
  }

  func value(_ value: VoiceElement.Value) -> String {
    switch value {
    case .fixed(let text): limited(text)
    case .text(let text): text.isEmpty ? spoken.empty : limited(text)
    case .secret(0): spoken.empty
    case .secret(1): spoken.character
    case .secret(let count): spoken.characters.with(count)
    }
  }

  private func line(of spot: SpokenPart.Place?) -> String {
    spot.map { $0.text.allSatisfy(\.isWhitespace) ? spoken.empty : limited($0.text) } ?? ""
  }

  /// A motion of the cursor: what it selects, the line that it comes to, or in its line the
  /// character or the word behind it.
  private func move(from old: SpokenPart.Place, to new: SpokenPart.Place) -> String {
    if !new.selected.isEmpty, new.selected != old.selected {
      let isBlank = new.selected.allSatisfy(\.isWhitespace)
      return joined([isBlank ? spoken.space : limited(new.selected), state("selected")])
    }
    guard new.line == old.line else { return line(of: new) }
    guard let before = old.rest, let now = new.rest, before != now else { return "" }
    guard let next = now.first else { return spoken.empty }
    if next.isWhitespace { return spoken.space }
    let distance = before.count - now.count
    return distance.magnitude == 1 ? String(next) : String(now.prefix { !$0.isWhitespace })
  }

  /// The change of a value: of a text that is typed, what is typed.
  private func change(from old: VoiceElement.Value?, to new: VoiceElement.Value) -> String {
    guard case .text(let before) = old, case .text(let now) = new, !now.isEmpty else {
      return value(new)
    }
    switch TypedChange(from: before, to: now) {
    case .inserted(let text):
      guard text.allSatisfy(\.isWhitespace) else { return limited(text) }
      // The next line may begin with the indentation of the one before.
      return text.first?.isNewline == true ? spoken.newLine : spoken.space
    case .completed(let word): return word
    case .deleted(let text):
      let name = text.allSatisfy(\.isWhitespace) ? spoken.space : limited(text)
      return spoken.deleted.with(name, for: "{text}")
    case .replaced: return value(new)
    }
  }
}

extension VoiceElement {
  /// Whether it is a field without a text.
  fileprivate var isEmpty: Bool { value == .text("") || value == .secret(0) }
}
