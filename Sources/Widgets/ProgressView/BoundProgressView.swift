import RecurseReactive
import RecurseReconciler

/// A progress bar that follows a property. See ``ProgressView/following(_:)``.
public struct BoundProgressView: StaticContent, Modifiable {
  let source: Property<Double>
  private(set) var hasTimeLeft = false
  private var element = ProgressElement(fraction: 0)

  init(source: Property<Double>) { self.source = source }

  /// Shows the remaining time of the task beside the bar. See ``ProgressView/showsTimeLeft(_:)``.
  public func showsTimeLeft(_ shows: Bool = true) -> BoundProgressView {
    var view = self
    view.hasTimeLeft = shows
    return view
  }

  /// Shows the percentage in the bar. See ``ProgressView/labelsInside(_:caption:)``.
  public func labelsInside(_ isInside: Bool = true, caption: String? = nil) -> BoundProgressView {
    var view = self
    view.element = element.withLabelsInside(isInside, caption: caption)
    return view
  }

  /// The view as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    if hasTimeLeft {
      return WithEnvironment(\.words) { words in
        VirtualNode(element.showingTimeLeft(words), showing: source, as: \.shown)
      }
    }
    return VirtualNode(element, showing: source, as: \.shown)
  }
}

extension ProgressView {
  /// Creates a progress bar that follows a property, from 0 to 1. A change updates only this widget
  /// and renders nothing.
  ///
  /// ```swift
  /// ProgressView.following(download.fraction)
  /// ```
  @MainActor
  public static func following(_ fraction: Property<Double>) -> BoundProgressView {
    BoundProgressView(source: fraction)
  }
}

extension ProgressElement {
  /// The fraction, clamped when it is set.
  fileprivate var shown: Double {
    get { fraction }
    set { fraction = ProgressElement(fraction: newValue).fraction }
  }
}
