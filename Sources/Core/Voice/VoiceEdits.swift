/// The fields that a person edits, until the focus has left them: several keys may come in a turn,
/// which edit one field and go on to the next.
struct VoiceEdits {
  private struct Visit {
    /// The field as the focus came to it, and as it was last.
    var before: VoiceElement
    var now: VoiceElement

    var isEdited: Bool { before.value != now.value }
  }

  /// The fields that had the focus in this turn, and the one that has it, in order.
  private var visits: [Visit] = []

  /// Takes note of the element with the focus after a key.
  mutating func note(_ element: VoiceElement) {
    guard element.isTyped else { return }
    if let index = visits.firstIndex(where: { $0.now.id == element.id }) {
      visits[index].now = element
    } else {
      visits.append(Visit(before: element, now: element))
    }
  }

  /// Returns the edited fields that the focus has left.
  mutating func takeLeft(by focused: VoiceElement?) -> [VoiceElement] {
    defer { visits.removeAll { $0.now.id != focused?.id } }
    return visits.filter { $0.isEdited && $0.now.id != focused?.id }.map(\.now)
  }
}

extension VoiceElement {
  /// Whether the value is what a person types.
  fileprivate var isTyped: Bool {
    switch value {
    case .text, .secret: true
    case .fixed, nil: false
    }
  }
}
