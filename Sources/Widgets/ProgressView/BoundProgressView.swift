import RecurseReactive
import RecurseReconciler

/// A bar that shows a property: see ``ProgressView/following(_:)``.
public struct BoundProgressView: StaticContent, Modifiable {
  let source: Property<Double>

  /// The view as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(ProgressElement(fraction: 0), showing: source, as: \.shown)
  }
}

extension ProgressView {
  /// A bar that shows a property, from 0 to 1: a change updates this one widget, and renders
  /// nothing.
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
    set { self = ProgressElement(fraction: newValue) }
  }
}
