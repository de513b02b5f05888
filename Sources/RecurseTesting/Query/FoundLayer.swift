import RecurseReconciler
import RecurseWidgets

/// A sheet, an alert or a popover that a test found, with its content.
///
/// ```swift
/// let alert = try #require(screen.alert)
/// #expect(alert.label == "Delete?")
/// try screen.press(alert.button("Keep"))
/// #expect(screen.alert == nil)
/// ```
@MainActor
public struct FoundLayer: ElementQueries {
  /// The element of the layer.
  public let layer: FoundElement
  /// The app's content as text when the layer was found, for the message of a failed search.
  public let picture: String

  /// The elements in the layer, in tree order, without those of layers that it presents.
  public var elements: [FoundElement] {
    layer.instance.childInstances.reduce([]) { $0 + $1.elementsOfLayer }
  }

  /// The title of an alert, the name of a menu or of a picker's options; otherwise empty.
  public var label: String {
    layer.label.isEmpty ? all(.menu).first?.label ?? "" : layer.label
  }
}

extension ElementQueries {
  /// The alert that was presented last, or `nil` if there is none.
  public var alert: FoundLayer? { layers(.alert).last }

  /// The sheet that was presented last, or `nil` if there is none.
  public var sheet: FoundLayer? { layers(.sheet).last }

  /// The popover that was presented last, or `nil` if there is none.
  public var popover: FoundLayer? { layers(.popover).last }

  /// Returns the open layers of a role, in the order in which they were presented.
  public func layers(_ role: Role) -> [FoundLayer] {
    elements.filter { $0.role == role && $0.element is LayerElement }
      .sorted { $0.layerOrder < $1.layerOrder }
      .map { FoundLayer(layer: $0, picture: picture) }
  }
}

extension FoundElement {
  fileprivate var layerOrder: Int { instance.presenter?.order ?? 0 }
}

extension Instance {
  fileprivate var elementsOfLayer: [FoundElement] {
    if isLayer { return [] }
    let mine =
      (self as? ElementInstance).map { FoundElement(instance: $0).withParts + $0.elementsInBox }
      ?? []
    return childInstances.reduce(mine) { $0 + $1.elementsOfLayer }
  }
}
