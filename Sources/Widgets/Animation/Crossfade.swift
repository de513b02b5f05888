import RecurseTerminal

/// What comes and what goes at one place while both fade: the more opaque one is shown, so that
/// the letters of both never mix.
///
///     opacity   1 ╲goes   ╱comes
///                  ╲     ╱
///                   ╲   ╱     the other is shown from here on
///                    ╲ ╱
///                     ╳
@MainActor
struct Crossfade {
  fileprivate struct Part {
    /// All cells that it takes on its way.
    let way: CellRect
    /// The cells that it takes now.
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

  /// Most transitions have nothing that goes: then nothing is compared.
  init(_ transitions: ChildTransitions, at now: Duration) {
    self.now = now
    going = transitions.snapshots.compactMap { Part($0.tween, at: now) }
    coming =
      going.isEmpty
      ? [] : transitions.active.filter(\.isInsertion).compactMap { Part($0.tween, at: now) }
  }

  /// The present pose of what comes, invisible where something that goes is more opaque.
  func pose(coming tween: Tween) -> Pose {
    pose(of: tween) { part in
      going.contains { $0.opacity >= part.opacity && $0.meets(part) }
    }
  }

  /// The present pose of what goes, invisible where something that comes is more opaque, or
  /// something that went later from the same cells.
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
  /// Whether both take some cell on their ways.
  fileprivate func meets(_ other: Self) -> Bool { !way.intersection(other.way).isEmpty }
}
