import RecurseReactive
import RecurseReconciler

/// A sign for work of unknown duration.
///
/// ```swift
/// Spinner("Reading…", isAnimating: library.isLoading)   // a Property<Bool>
/// ```
///
/// A spinner bound to a property is updated alone, and nothing is rendered. It neither flashes nor
/// flickers: short work shows nothing, and once it appears it stays long enough to be seen. While
/// no work is in progress, it is not laid out. Then, and while it is out of view, no timer is
/// scheduled. ``EnvironmentValues/reduceMotion`` stops it from turning.
public struct Spinner: StaticContent, Modifiable {
  let element: SpinnerElement
  let source: Property<Bool>?

  /// Creates a spinner that the state shows and hides.
  ///
  /// - Parameters:
  ///   - title: a text beside the spinner.
  ///   - isAnimating: whether work is in progress.
  ///   - timing: the delay before the spinner is shown, and its minimum time on the screen.
  public init(
    _ title: String = "", isAnimating: Bool = true, timing: SpinnerTiming = SpinnerTiming()
  ) {
    element = SpinnerElement(title: title, isAnimating: isAnimating, timing: timing)
    source = nil
  }

  /// Creates a spinner that follows a property.
  ///
  /// - Parameters:
  ///   - title: a text beside the spinner.
  ///   - isAnimating: whether work is in progress.
  ///   - timing: the delay before the spinner is shown, and its minimum time on the screen.
  public init(
    _ title: String = "", isAnimating: Property<Bool>, timing: SpinnerTiming = SpinnerTiming()
  ) {
    element = SpinnerElement(title: title, timing: timing)
    source = isAnimating
  }

  /// The spinner as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    source.map { VirtualNode(element, showing: $0, as: \.isAnimating) } ?? VirtualNode(element)
  }
}

package struct SpinnerElement: WidgetElement, Accessible {
  package var title = ""
  package var isAnimating = false
  /// The delay and the minimum time; `nil` shows and hides the spinner at once.
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
