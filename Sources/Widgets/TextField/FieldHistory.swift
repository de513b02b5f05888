import RecurseEditing
import RecurseReconciler
import RecurseTerminal

extension OwnedContent {
  /// Lets a person go back to texts that were entered before, in a field inside.
  ///
  /// ```swift
  /// TextField("Command", text: \.command)
  ///   .history(\.commands)
  ///   .onSubmit { $0.run() }
  /// ```
  ///
  /// ↑ and Ctrl+P show the text before, ↓ and Ctrl+N the one after it, and at the end the typed
  /// text. Ctrl+R shows the last text before that contains the typed one. An edit of a text leaves
  /// the history as it is.
  ///
  /// In a `TextEditor`, ↑ in its first row and ↓ in its last one do so. Ctrl+P, Ctrl+N and Ctrl+R
  /// are the app's there.
  ///
  /// - Parameter path: the texts, with the most recent one at the end.
  public func history(_ path: KeyPath<Owner.State, [String]>) -> VirtualNode<Owner> {
    node.calling(HistoryQuestion.self) { question, state in
      question.texts = state[keyPath: path]
      return true
    }
  }
}

/// The question of a field when a person wants to go back.
private final class HistoryQuestion {
  var texts: [String] = []
}

extension Widget {
  /// Whether a person can go back to texts from here.
  package final var hasHistory: Bool {
    instance.map { NearestListener<HistoryQuestion>(around: $0) != nil } ?? false
  }

  /// Returns the way back from a text that is typed.
  package final func history(from draft: String) -> FieldHistory {
    let question = HistoryQuestion()
    _ = instance?.bubble(question)
    return FieldHistory(question.texts, draft: draft)
  }
}

/// The way of a person through the texts that were entered before.
///
///     texts   first … last   draft
///               ◀── ↑ ──  ── ↓ ──▶
package struct FieldHistory {
  package enum Step { case older, olderWithDraft, newer }

  private let texts: [String]
  private let draft: String
  private var place: Int

  /// Whether the way is where it began.
  package var isAtDraft: Bool { place == texts.count }

  fileprivate init(_ texts: [String], draft: String) {
    (self.texts, self.draft, place) = (texts, draft, texts.count)
  }

  /// Goes to another text, which differs from the one that is shown.
  ///
  /// - Returns: the text, or `nil` if there is none in that direction.
  package mutating func go(_ step: Step) -> String? {
    let shown = place < texts.count ? texts[place] : draft
    let found =
      switch step {
      case .older: texts[..<place].lastIndex { $0 != shown }
      case .olderWithDraft: texts[..<place].lastIndex { $0 != shown && $0.hasPart(draft) }
      case .newer:
        texts.indices.suffix(from: min(place + 1, texts.count)).first { texts[$0] != shown }
      }
    if let found {
      place = found
      return texts[found]
    }
    guard step == .newer, place < texts.count else { return nil }
    place = texts.count
    return draft
  }
}

extension String {
  /// Returns whether the text contains another one, without the regular expressions of the standard
  /// library, which an app would link.
  fileprivate func hasPart(_ part: String) -> Bool {
    let (text, part) = (Array(utf8), Array(part.utf8))
    return part.isEmpty || text.indices.contains { text[$0...].starts(with: part) }
  }
}

extension TextFieldWidget {
  /// Returns the step of a key, if the field has a history.
  func historyStep(for key: Key) -> FieldHistory.Step? {
    let step: FieldHistory.Step
    switch key {
    case .up, .control("p"): step = .older
    case .down, .control("n"): step = .newer
    case .control("r"): step = .olderWithDraft
    default: return nil
    }
    guard !element.isSecure, element.format == nil, hasHistory else { return nil }
    // Behind the last text is the next control.
    return step == .newer && history == nil ? nil : step
  }

  func takeHistoryStep(_ step: FieldHistory.Step) {
    var way = history ?? history(from: editor.text)
    if let text = way.go(step) {
      _ = edit {
        // What was typed is as it was.
        if way.isAtDraft {
          $0.replace(0..<$0.storage.count, with: FlatText(text))
        } else {
          $0.insert(text, in: 0..<$0.storage.count)
        }
        return .done
      }
    }
    history = way.isAtDraft ? nil : way
  }
}
