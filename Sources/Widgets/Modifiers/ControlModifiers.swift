import RecurseReconciler

extension Modifiable {
  /// Shows the error of a control's value below the control.
  ///
  /// ```swift
  /// TextField("Name", text: \.name).fieldError(state.name.isEmpty ? "A name is needed" : nil)
  /// ```
  ///
  /// A line is reserved even without an error, so nothing moves when one appears; a long message
  /// takes more lines. Typing in a field hides the error until Enter is pressed or the focus
  /// leaves. In a form, the error is shown once the control has lost the focus or the form was
  /// submitted. While a form has an error, its default button does nothing else.
  ///
  /// On content that contains controls, the error belongs to the first of them. Content without a
  /// value, such as a text or a button, shows no error; debug builds report that.
  public consuming func fieldError(_ message: String?) -> Modified {
    modified(by: .content { $0.error = $0.error ?? message ?? "" })
  }

  /// Disables the content: it is dim, cannot receive the focus and handles no events.
  ///
  /// ```swift
  /// Button("Save") { $0.save() }.disabled(!state.isDirty)
  /// ```
  ///
  /// Content that has the focus when it becomes disabled keeps it, so that the next Enter presses
  /// nothing else. Its keys bubble outward.
  public consuming func disabled(_ isDisabled: Bool = true) -> Modified {
    modified(by: .content { $0.isDisabled = isDisabled || $0.isDisabled })
  }
}
