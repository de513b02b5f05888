/// How a node comes and goes where that is animated.
///
/// ```swift
/// if state.isSaved { Text("Saved").transition(.fade) }
/// ```
///
/// Whatever the transition, siblings in a stack make room for what comes, and close up behind what
/// goes; and what is around them, in consequence.
public struct AnyTransition: Hashable, Sendable {
  package var insertion: Look
  package var removal: Look

  /// What a node looks like while it is not quite there.
  package struct Look: Hashable, Sendable {
    /// The edge of its own place that it comes from or goes to.
    package var edge: Edge?
    package var fades = false
  }

  /// In from the leading edge, out to the trailing one.
  public static let slide = asymmetric(
    insertion: .move(edge: .leading), removal: .move(edge: .trailing))

  /// A cell cannot be half transparent. Text in an RGB color on an RGB background takes the
  /// colors in between; other text is dim before it is there as it is.
  public static let fade = AnyTransition(both: Look(fades: true))

  /// Nothing of its own: a node is seen as far as its siblings have made room.
  public static let identity = AnyTransition(both: Look())

  /// In from an edge of the place that the node has, and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(both: Look(edge: edge)) }

  /// One transition for coming, another for going.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Both at once; of two edges, the other transition's.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func both(_ mine: Look, _ others: Look) -> Look {
      Look(edge: others.edge ?? mine.edge, fades: mine.fades || others.fades)
    }
    return AnyTransition(
      insertion: both(insertion, other.insertion), removal: both(removal, other.removal))
  }

  private init(both look: Look) { self.init(insertion: look, removal: look) }

  private init(insertion: Look, removal: Look) {
    self.insertion = insertion
    self.removal = removal
  }
}

/// A side of a rectangle.
public enum Edge: Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing
}
