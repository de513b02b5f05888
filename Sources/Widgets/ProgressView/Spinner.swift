import RecurseReactive
import RecurseReconciler

/// A sign that work goes on whose duration is not known.
///
/// ```swift
/// Spinner("Reading…", isAnimating: library.isLoading)   // a Property<Bool>
/// ```
///
/// Bound to a property, it is updated alone: nothing is rendered. It neither flashes nor flickers:
/// short work shows nothing, and once it is shown it stays long enough to be seen. While no work
/// goes on it is not laid out; then, and out of sight, no timer is scheduled.
/// ``EnvironmentValues/reduceMotion`` stops it from turning.
public struct Spinner: StaticContent, Modifiable {
  let element: SpinnerElement
  let source: Property<Bool>?

  /// A sign that the state shows and hides.
  ///
  /// - Parameters:
  ///   - title: a text beside it.
  ///   - isAnimating: whether work goes on.
  ///   - timing: the delay before it is shown, and how long it is shown at least.
  public init(
    _ title: String = "", isAnimating: Bool = true, timing: SpinnerTiming = SpinnerTiming()
  ) {
    element = SpinnerElement(title: title, isAnimating: isAnimating, timing: timing)
    source = nil
  }

  /// A sign that follows a property.
  ///
  /// - Parameters:
  ///   - title: a text beside it.
  ///   - isAnimating: whether work goes on.
  ///   - timing: the delay before it is shown, and how long it is shown at least.
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
  /// The delay and the minimum; `nil` shows and hides it at once.
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
