import RecurseReconciler

extension Modifiable {
  /// Makes content focusable, such as a board or a picture, so that it receives keys.
  ///
  /// ```swift
  /// Board(state.cells)
  ///   .focusable()
  ///   .onKey { state, key in state.play(key) }
  /// ```
  ///
  /// While it has the focus, it is shown reversed. With `false` nothing inside gets the focus, not
  /// even a control, by Tab, the arrows, a click or the state. It can still be clicked.
  public consuming func focusable(_ isFocusable: Bool = true) -> Modified {
    modified(
      by: NodeModifier {
        var style = WidgetStyle()
        style.isUnfocusable = !isFocusable
        $0 = $0.inContainer(style, FocusableContainer(takesFocus: isFocusable))
      })
  }

  /// Groups the focusable widgets of the content. The arrow keys stay inside while there is a
  /// widget in their direction; moving back in returns to the widget that last had the focus. If a
  /// focus inside is lost, it stays inside when possible.
  ///
  /// Tab goes through the content as usual.
  public consuming func focusScope() -> Modified {
    modified(by: .content { $0.isFocusScope = true })
  }

  /// Gives the content the initial focus when its screen or its sheet appears.
  ///
  /// ```swift
  /// .sheet(isPresented: \.isAsking) {
  ///   TextField("Name", text: \.name)
  ///   Button("Save") { $0.save() }.defaultFocus()
  /// }
  /// ```
  public consuming func defaultFocus(_ isDefault: Bool = true) -> Modified {
    modified(by: .content { $0.isDefaultFocus = isDefault || $0.isDefaultFocus })
  }
}

/// A focusable container.
package struct FocusableContainer: ArrangedElement, ModifierBox {
  package var takesFocus: Bool

  package var arrangement: Arrangement { Arrangement(kind: .container(isTransparent: true)) }
}
