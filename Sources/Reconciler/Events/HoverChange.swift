/// The mouse came over content, or left it.
package struct HoverChange: Equatable {
  package var isInside: Bool

  package init(isInside: Bool) { self.isInside = isInside }
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
