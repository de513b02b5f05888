import RecurseTerminal
import RecurseWidgets

/// The voice of an app for a person who does not see it: at most one line of words a turn.
///
///     what has the focus, was before ─┐
///     what opened, began, went wrong ─┼─▶ turn ─▶ “Saved. Name, text field, Ada”, or nothing
///     what the app announced ─────────┘
///
/// A value without a terminal or a tree: the same scenes say the same lines.
struct Voice {
  private var last: VoiceScene?
  private var announced: [String] = []
  private var edits = VoiceEdits()
  /// Whether another content of the row with the focus is said: the first one after an event.
  /// Further ones come by themselves, such as each word of an answer.
  private var expectsName = true
  /// Whether a person did something in this turn.
  private var hasEvent = false
  /// The fields that were left in this turn.
  private var left: [VoiceElement] = []
  /// The rows that were printed in this turn.
  private var printed: [String] = []

  /// Says a text with the next turn, before anything else.
  mutating func announce(_ text: String) { announced.append(text) }

  /// Takes note that a person did something.
  mutating func noteEvent() { (expectsName, hasEvent) = (true, true) }

  /// Takes note of a row that is printed: it is in the terminal, where a person hears it.
  mutating func notePrinted(_ row: String) { printed.append(row) }

  /// Takes note of the element with the focus between two keys of a turn.
  mutating func note(_ focused: VoiceElement) { edits.note(focused) }

  /// Says the focus again in the next turn: something else was on the terminal.
  mutating func forgetFocus() { last?.focused = nil }

  /// Returns what is said of a turn; `nil` if nothing changed that can be heard.
  mutating func turn(_ scene: VoiceScene, in words: Words) -> String? {
    defer {
      (last, announced, left, printed) = (scene, [], [], [])
      hasEvent = false
    }
    let phrases = VoicePhrases(words: words)
    var sentences = announced
    sentences += leaving(scene, phrases)
    sentences += place(scene, phrases)
    sentences += pages(scene, phrases)
    sentences += mistakes(scene, phrases)
    sentences += focus(scene, phrases)
    sentences += order(scene, phrases)
    sentences += beside(scene, phrases)
    let progress = VoiceProgress(before: last?.progress ?? [], now: scene.progress)
    // The text of a screen or a layer that is said names the work in it, too.
    let said = sentences
    sentences += progress.sentences(phrases).filter { sentence in
      !said.contains { phrases.isPart(sentence, of: $0) }
    }
    return SpokenLine.content(for: phrases.line(sentences))
  }

  /// Returns what was announced since the last turn, at the end of an app.
  mutating func takeAnnounced(_ phrases: VoicePhrases) -> String? {
    defer { announced = [] }
    return SpokenLine.content(for: phrases.line(announced))
  }

  private func hasMoved(_ scene: VoiceScene) -> Bool {
    last.map { $0.focused?.id != scene.focused?.id } ?? true
  }

  /// The layers that were not there before.
  private func opened(_ scene: VoiceScene) -> [VoiceScene.Layer] {
    scene.layers.filter { layer in last?.layers.contains { $0.id == layer.id } != true }
  }

  /// The values of the fields that were edited, once the focus has left them for an element of the
  /// same screen.
  private mutating func leaving(_ scene: VoiceScene, _ phrases: VoicePhrases) -> [String] {
    if let focused = scene.focused { edits.note(focused) }
    let left = edits.takeLeft(by: scene.focused)
    guard let last, last.titles == scene.titles, last.layers.map(\.id) == scene.layers.map(\.id)
    else { return [] }
    self.left = left
    return left.compactMap { element in
      var element = element
      element.error = scene.mistaken.first { $0.id == element.id }?.error
      return element.error == nil && isPrinted(element) ? nil : phrases.left(element)
    }
  }

  /// Whether a row that is printed in this turn has the text of a field.
  private func isPrinted(_ field: VoiceElement) -> Bool {
    guard case .text(let text) = field.value, !text.isEmpty else { return false }
    return printed.contains { row in
      row.indices.contains { start in
        let rest = row[start...]
        // A part of a word is another word.
        return rest.hasPrefix(text) && !row[..<start].endsInWord
          && !rest.dropFirst(text.count).beginsInWord
      }
    }
  }

  /// The place of the focus: titles and layers. A title that changes by itself is not said.
  private func place(_ scene: VoiceScene, _ phrases: VoicePhrases) -> [String] {
    let opened = opened(scene)
    guard hasMoved(scene) || !opened.isEmpty else { return [] }
    let titles = scene.titles.filter { last?.titles.contains($0) != true }
    return titles + opened.flatMap { phrases.opened($0) }
  }

  /// The pages around the focus to which something other than the bar of their titles has led. The
  /// title of a page may tell a count, and is not said anew with each change.
  private func pages(_ scene: VoiceScene, _ phrases: VoicePhrases) -> [String] {
    scene.pages.filter { page in
      guard let before = last?.pages.first(where: { $0.id == page.id }) else { return false }
      return page.label != before.label && (page.place != before.place || hasMoved(scene))
    }.map { phrases.whole($0) }
  }

  /// Mistakes that are shown from now on, other than that of what has the focus.
  private func mistakes(_ scene: VoiceScene, _ phrases: VoicePhrases) -> [String] {
    guard let last else { return [] }
    return scene.mistaken.filter { element in
      element.id != scene.focused?.id && !left.contains { $0.id == element.id }
        && element.error != scene.focused?.error
        && !last.mistaken.contains { $0.id == element.id && $0.error == element.error }
    }.map { phrases.mistaken($0) }
  }

  private mutating func focus(_ scene: VoiceScene, _ phrases: VoicePhrases) -> [String] {
    guard let focused = scene.focused else {
      let isOld = last.map { $0.focused == nil && $0.titles == scene.titles } ?? false
      return isOld ? [] : [phrases.limited(scene.text)]
    }
    let old = last?.groups ?? []
    var sentences = scene.groups.filter { group in !old.contains { $0.isSameGroup(as: group) } }
      .map(\.label)
    if let container = scene.container, last?.container?.id != container.id {
      sentences.append(phrases.name(container))
    }
    guard let before = last?.focused, before.id == focused.id, before.role == focused.role,
      last?.layers.map(\.id) == scene.layers.map(\.id)
    else {
      expectsName = false
      return sentences + [phrases.whole(focused)]
    }
    if before.label != focused.label, focused.isContainer {
      // A clock or progress in it changes by itself.
      return hasEvent ? sentences + [phrases.whole(focused)] : sentences
    }
    if before.label != focused.label {
      defer { expectsName = false }
      return expectsName || focused.role != .row ? sentences + [phrases.whole(focused)] : sentences
    }
    // A suggestion that is taken is the value.
    let isTaken = last?.suggestions != nil && scene.suggestions == nil
    if isTaken, let value = focused.value, value != before.value {
      return sentences + [phrases.value(value)]
    }
    // The cursor leaves a cell for the whole row.
    if before.cell != nil, focused.cell == nil { return sentences + [phrases.whole(focused)] }
    return sentences + [phrases.changes(from: before, to: focused)]
  }

  /// The order of the table around the focus, if it is another one. A title with the focus says its
  /// own.
  private func order(_ scene: VoiceScene, _ phrases: VoicePhrases) -> [String] {
    guard let order = scene.order, let before = last?.order, before.table == order.table,
      let sort = order.sort, sort != before.sort, scene.focused?.role != .tableHeader
    else { return [] }
    return [phrases.order(sort)]
  }

  /// Content that appears or changes beside the focus: suggestions, the row that a field chooses,
  /// messages.
  private func beside(_ scene: VoiceScene, _ phrases: VoicePhrases) -> [String] {
    var sentences: [String] = []
    if let companion = scene.companion { sentences += row(companion, scene, phrases) }
    if let suggestions = scene.suggestions {
      let before = last?.suggestions
      if suggestions.count > 0, suggestions.count != before?.count {
        sentences.append(phrases.suggestions(suggestions.count))
      }
      if let chosen = suggestions.chosen, chosen != before?.chosen { sentences.append(chosen) }
    }
    sentences += scene.messages.filter { message in
      last?.messages.contains { $0.id == message.id && $0.text == message.text } != true
    }.map { phrases.limited($0.text) }
    return sentences
  }

  /// The row that a field chooses: as the app or a layer begins, and when it becomes another one. A
  /// list that has lost its rows says why.
  private func row(
    _ companion: VoiceScene.Companion, _ scene: VoiceScene, _ phrases: VoicePhrases
  ) -> [String] {
    guard let last else {
      // Without a selection the list is one to go to.
      guard companion.row.states.contains("selected") else { return [] }
      return [phrases.name(companion.list), phrases.whole(companion.row)]
    }
    guard last.companion?.row.id != companion.row.id,
      !hasMoved(scene) || !opened(scene).isEmpty,
      !companion.isEmpty || last.companion?.list.id == companion.list.id
    else { return [] }
    return [phrases.whole(companion.row)]
  }
}

extension Substring {
  fileprivate var beginsInWord: Bool { first.map { $0.isLetter || $0.isNumber } ?? false }
  fileprivate var endsInWord: Bool { last.map { $0.isLetter || $0.isNumber } ?? false }
}
