/// The mouse came over content, is over another cell of it, or left it.
package enum HoverChange: Equatable {
  case entered(column: Int, row: Int)
  case moved(column: Int, row: Int)
  case left
}

/// A count of the mounted nodes that follow the position of the mouse.
final class MotionInterest {
  var count = 0
}

extension Engine {
  /// Whether any mounted node follows the position of the mouse.
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
