import RecurseTerminal
import RecurseWidgets

/// The voice of the app on a stage: it reads the tree after each frame, and says a line.
@MainActor
package final class AppVoice {
  // The stage owns both.
  private unowned let tree: WidgetTree
  private let sayLine: @MainActor (String) -> Void
  private var voice = Voice()
  /// Whether a person hears the app.
  private(set) var isOn = false
  /// Whether everything is to be read after the next frame.
  private var isAsked = false
  /// Whether the keys of every app are to be said with the next frame.
  private var isToTellKeys = false
  /// The texts of the last frame before the app was asked to end, and the lines since then.
  private var shownTexts: [String] = []
  private var isEnding = false
  private var endingLines: [String] = []

  /// - Parameter say: takes each line, which is safe for a terminal.
  init(_ tree: WidgetTree, say: @escaping @MainActor (String) -> Void) {
    self.tree = tree
    sayLine = say
  }

  private func say(_ line: String) {
    if isEnding { endingLines.append(line) }
    sayLine(line)
  }

  /// Begins to speak with the next frame, and adds the command that reads the screen.
  package func start() {
    isOn = true
    tree.commands.onRead = { [weak self] in self?.isAsked = true }
  }

  /// Says the keys of every app before the first line: a person who does not see the hints would
  /// have to know them.
  func tellKeys() { isToTellKeys = isOn }

  func announce(_ text: String) {
    if isOn, let line = SpokenLine.content(for: text) { voice.announce(line) }
  }

  /// Takes note of an event, and of what is typed, after each of several keys that a frame shows.
  func handledEvent() {
    voice.noteEvent()
    guard isOn, tree.focus.isTyping, let focused = tree.focus.widget else { return }
    voice.note(VoiceReader(words: tree.commands.words.spoken).element(focused))
  }

  /// Takes note of content that is printed, which the terminal has as lines.
  func notePrinted(_ rows: CellGrid) {
    guard isOn else { return }
    for row in 0..<rows.size.rows {
      voice.notePrinted(rows.glyphs.text(of: rows.row(row).map(\.glyph)))
    }
  }

  /// Takes note that the app is asked to end. From now on its frames show the end.
  func beginEnding() { isEnding = true }

  /// Says the focus again after the next frame: the terminal was another program's.
  func forgetFocus() { voice.forgetFocus() }

  /// Says what changed for a person in the frame that was presented, or everything if asked to.
  ///
  /// - Parameter isKept: whether the last frame of the app stays in the terminal.
  func speak(title: String, isKept: Bool) {
    let words = tree.commands.words
    let reader = VoiceReader(words: words.spoken)
    if isToTellKeys {
      isToTellKeys = false
      let keys = VoicePhrases(words: words).line(tree.commands.spokenCommands)
      SpokenLine.content(for: keys).map(say)
    }
    if let line = voice.turn(reader.scene(of: tree, title: title), in: words) { say(line) }
    if isKept, !isEnding { shownTexts = keptTexts }
    guard isAsked else { return }
    isAsked = false
    for line in reader.reading(of: tree, title: title, in: words) {
      SpokenLine.content(for: line).map(say)
    }
  }

  /// Says what was announced, and the texts that the last frame adds, where that stays: a person
  /// who sees it reads them below the prompt. The focus is of no use to anybody now.
  func speakLast(isKept: Bool) {
    beginEnding()
    let phrases = VoicePhrases(words: tree.commands.words)
    if let line = voice.takeAnnounced(phrases) { say(line) }
    guard isKept else { return }
    for text in keptTexts where !shownTexts.contains(text) {
      guard let line = SpokenLine.content(for: text) else { continue }
      if !endingLines.contains(where: { $0 == line || phrases.isPart(line, of: $0) }) { say(line) }
    }
  }

  private var keptTexts: [String] {
    let words = tree.commands.words
    return VoiceReader(words: words.spoken).keptTexts(
      of: tree.root, VoicePhrases(words: words)
    ).flatMap { $0.split(whereSeparator: \.isNewline).map { String($0) } }
  }
}
