/// The mouse came over content, is over another cell of it, or left it.
package enum HoverChange: Equatable {
  case entered(column: Int, row: Int)
  case moved(column: Int, row: Int)
  case left
}

/// How many nodes are mounted that want to hear where the mouse is.
final class MotionInterest {
  var count = 0
}

extension Engine {
  /// Whether anything mounted wants to hear where the mouse is.
  package var wantsMotion: Bool {
    attachments.find(MotionInterest.self).map { $0.count > 0 } ?? false
  }

  func changeMotionInterest(by difference: Int) {
    attachments.find(orAdd: MotionInterest()).count += difference
  }
}

extension Listener {
  /// Whether it listens for the mouse coming and leaving.
  var wantsMotion: Bool { event == ObjectIdentifier(HoverChange.self) }
}
