import RecurseReconciler

extension Modifiable {
  /// Makes content focusable that is not by itself, so that keys go there: a board, a picture.
  ///
  /// ```swift
  /// Board(state.cells)
  ///   .focusable()
  ///   .onKey { state, key in state.play(key) }
  /// ```
  ///
  /// While it has the focus it is shown reversed.
  public consuming func focusable(_ isFocusable: Bool = true) -> Modified {
    modified(by: NodeModifier { $0 = $0.inContainer(FocusableContainer(takesFocus: isFocusable)) })
  }

  /// Groups what is focusable in the content: the arrows go on inside it as long as there is
  /// anything in their direction, and come back to what had the focus last. A focus that is lost
  /// inside stays inside where it can.
  ///
  /// Tab goes through the content as always.
  public consuming func focusScope() -> Modified {
    modified(by: .content { $0.isFocusScope = true })
  }

  /// Has the focus come to the content first: when the screen, or the sheet around it, is shown.
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

/// A container that can have the focus.
package struct FocusableContainer: ArrangedElement, ModifierBox {
  package var takesFocus: Bool

  package var arrangement: Arrangement { Arrangement(kind: .container(isTransparent: true)) }
}
