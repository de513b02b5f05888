import RecurseTerminal

/// The content that appears and disappears at one place while both fade: only the more opaque one
/// is shown, so that the letters of both never mix.
///
///     opacity   1 ╲goes   ╱comes
///                  ╲     ╱
///                   ╲   ╱     the other is shown from here on
///                    ╲ ╱
///                     ╳
@MainActor
struct Crossfade {
  fileprivate struct Part {
    /// All cells that the content covers on its way.
    let way: CellRect
    /// The cells that the content covers now.
    let place: CellRect
    let opacity: Double

    init?(_ tween: Tween, at now: Duration) {
      guard tween.from.opacity != tween.to.opacity else { return nil }
      let pose = tween.pose(at: now)
      way = tween.from.painted().place.union(tween.to.painted().place)
      place = pose.painted().place
      opacity = pose.opacity
    }
  }

  private let now: Duration
  private let coming: [Part]
  private let going: [Part]

  /// In most transitions nothing disappears, and then nothing is compared.
  init(_ transitions: ChildTransitions, at now: Duration) {
    self.now = now
    going = transitions.snapshots.compactMap { Part($0.tween, at: now) }
    coming =
      going.isEmpty
      ? [] : transitions.active.filter(\.isInsertion).compactMap { Part($0.tween, at: now) }
  }

  /// Returns the current pose of appearing content, invisible if some disappearing content is more
  /// opaque.
  func pose(coming tween: Tween) -> Pose {
    pose(of: tween) { part in
      going.contains { $0.opacity >= part.opacity && $0.meets(part) }
    }
  }

  /// Returns the current pose of disappearing content, invisible if appearing content is more
  /// opaque, or content that disappeared later from the same cells.
  func pose(going tween: Tween) -> Pose {
    pose(of: tween) { part in
      coming.contains { $0.opacity > part.opacity && $0.meets(part) }
        || going.contains {
          $0.opacity > part.opacity && !$0.place.intersection(part.place).isEmpty
        }
    }
  }

  private func pose(of tween: Tween, isHidden: (Part) -> Bool) -> Pose {
    var pose = tween.pose(at: now)
    guard !going.isEmpty, let part = Part(tween, at: now), isHidden(part) else { return pose }
    pose.opacity = 0
    return pose
  }
}

extension Crossfade.Part {
  /// Returns whether both cover a common cell on their ways.
  fileprivate func meets(_ other: Self) -> Bool { !way.intersection(other.way).isEmpty }
}
