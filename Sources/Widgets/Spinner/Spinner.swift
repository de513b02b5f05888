import RecurseReactive
import RecurseReconciler

/// A sign that something is going on, of which nobody knows how long it takes.
///
/// ```swift
/// Spinner("Reading…", isAnimating: library.isLoading)   // a Property<Bool>
/// ```
///
/// Bound to a property it is updated alone: nothing is rendered. It neither flashes nor flickers:
/// work that is over at once shows nothing, and once it is shown it stays long enough to be seen.
/// While nothing is going on it takes no room, and wakes nobody; nor does it out of sight.
/// ``EnvironmentValues/reduceMotion`` makes it stand still.
public struct Spinner: StaticContent, Modifiable {
  let element: SpinnerElement
  let source: Property<Bool>?

  /// - Parameter timing: when it comes and goes.
  public init(
    _ title: String = "", isAnimating: Bool = true, timing: SpinnerTiming = SpinnerTiming()
  ) {
    element = SpinnerElement(title: title, isAnimating: isAnimating, timing: timing)
    source = nil
  }

  /// A sign that follows a property.
  ///
  /// - Parameter timing: when it comes and goes.
  public init(
    _ title: String = "", isAnimating: Property<Bool>, timing: SpinnerTiming = SpinnerTiming()
  ) {
    element = SpinnerElement(title: title, timing: timing)
    source = isAnimating
  }

  /// The sign as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    source.map { VirtualNode(element, showing: $0, as: \.isAnimating) } ?? VirtualNode(element)
  }
}

package struct SpinnerElement: WidgetElement, Accessible {
  package var title = ""
  package var isAnimating = false
  /// When it comes and goes; at once where there is none.
  package var timing: SpinnerTiming?

  package var role: Role { .progressView }
  package var label: String { title }
  package var value: String? { isAnimating ? "busy" : nil }

  package func makeWidget(
    _ sender: EventSender<SpinnerElement>
  ) -> ElementWidget<SpinnerElement> {
    SpinnerWidget(self, sender)
  }
}
