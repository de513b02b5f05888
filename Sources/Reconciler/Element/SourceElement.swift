import RecurseReactive

extension VirtualNode {
  /// Creates a node for an element that shows a property. The property's changes update only the
  /// widget, without a render or a comparison.
  ///
  /// ```swift
  /// VirtualNode(Gauge(value: 0), showing: level, as: \.value)
  /// ```
  ///
  /// - Parameter handler: receives the element's events, for example to write the property.
  public init<E: Element, Value>(
    _ element: E, attributes: Attributes? = nil, showing source: Property<Value>,
    as part: WritableKeyPath<E, Value>, onEvent handler: (@MainActor (E.Event) -> Void)? = nil
  ) {
    let node = SourceElementNode(element, attributes: attributes, children: [])
    node.handler = handler
    node.bind(to: source) { box, value in
      unsafeDowncast(box, to: TypedElementBox<E>.self).value[keyPath: part] = value
    }
    base = node
  }
}

extension NodeModifier {
  /// Returns a modifier whose value is a property. The property's changes update only the widget.
  ///
  /// - Parameters:
  ///   - structure: the same modifier with any value, which determines where a box is needed.
  ///   - attributes: the widget's attributes with a value.
  package static func following<Value>(
    _ source: Property<Value>, structure: NodeModifier,
    _ attributes: @escaping @MainActor (Attributes?, Value) -> Attributes
  ) -> NodeModifier {
    NodeModifier { node in
      structure.apply(&node)
      // The structure has put a box around where there is not one element.
      _ = AnyNode.changeElement(of: &node) { box in
        box.bind(to: source) { $0.attributes = attributes($0.attributes, $1) }
      }
    }
  }
}

extension ElementBox {
  fileprivate final func bind<Value>(
    to source: Property<Value>, _ show: @escaping @MainActor (ElementBox, Value) -> Void
  ) {
    bindings.append { box, _ in show(box, source.value) }
    sources.append(BoundSource(source))
  }
}

/// An element whose events go to a source instead of its owner's state.
final class SourceElementNode<E: Element>: TypedElementBox<E> {
  var handler: (@MainActor (E.Event) -> Void)?

  override var hasNoHandlers: Bool { false }

  override func handle(_ event: E.Event, owner: ComponentInstance, from source: Instance) {
    handler?(event)
  }

  override func copy() -> AnyNode {
    let copy = SourceElementNode(value, attributes: attributes, children: children)
    copy.handler = handler
    copy.key = key
    copy.bindings = bindings
    copy.sources = sources
    return copy
  }
}
