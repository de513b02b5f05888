import RecurseTerminal
import RecurseWidgets

/// The voice of the app on a stage: it reads the tree after each frame, and says a line.
@MainActor
package final class AppVoice {
  // The stage owns both.
  private unowned let tree: WidgetTree
  private let say: @MainActor (String) -> Void
  private var voice = Voice()
  /// Whether a person hears the app.
  private(set) var isOn = false
  /// Whether everything is to be read after the next frame.
  private var isAsked = false
  /// Whether the keys of every app are to be said with the next frame.
  private var isToTellKeys = false

  /// - Parameter say: takes each line, which is safe for a terminal.
  init(_ tree: WidgetTree, say: @escaping @MainActor (String) -> Void) {
    self.tree = tree
    self.say = say
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

  /// Says the focus again after the next frame: the terminal was another program's.
  func forgetFocus() { voice.forgetFocus() }

  /// Says what changed for a person in the frame that was presented, or everything if asked to.
  func speak(title: String) {
    let words = tree.commands.words
    let reader = VoiceReader(words: words.spoken)
    if isToTellKeys {
      isToTellKeys = false
      let keys = VoicePhrases(words: words).line(tree.commands.spokenCommands)
      SpokenLine.content(for: keys).map(say)
    }
    if let line = voice.turn(reader.scene(of: tree, title: title), in: words) { say(line) }
    guard isAsked else { return }
    isAsked = false
    for line in reader.reading(of: tree, title: title, in: words) {
      SpokenLine.content(for: line).map(say)
    }
  }
}
