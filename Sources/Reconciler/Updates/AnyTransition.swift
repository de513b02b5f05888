/// The animation of a node's appearance and disappearance.
///
/// ```swift
/// if state.isSaved { Text("Saved").transition(.fade) }
/// ```
///
/// With any transition, siblings in a stack make room for a new node and close up behind a removed
/// one, and the layout around them follows.
public struct AnyTransition: Hashable, Sendable {
  package var insertion: Look
  package var removal: Look

  /// The look of a node while it appears or disappears.
  package struct Look: Hashable, Sendable {
    /// The edge of the node's frame that it comes from or goes to.
    package var edge: Edge?
    package var fades = false
  }

  /// A transition that moves in from the leading edge and out to the trailing edge.
  public static let slide = asymmetric(
    insertion: .move(edge: .leading), removal: .move(edge: .trailing))

  /// A transition that fades.
  ///
  /// A cell cannot be half transparent. Text in an RGB color on an RGB background takes the colors
  /// in between; other text is dim until it has fully appeared.
  public static let fade = AnyTransition(both: Look(fades: true))

  /// A transition without a look of its own: a node is visible as far as its siblings have made
  /// room.
  public static let identity = AnyTransition(both: Look())

  /// Returns a transition that moves in from an edge of the node's frame, and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(both: Look(edge: edge)) }

  /// Returns a transition with different insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Returns a combination of both transitions. If both have an edge, the other transition's is
  /// used.
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
