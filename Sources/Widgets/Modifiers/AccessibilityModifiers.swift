import RecurseReconciler

extension Modifiable {
  /// Sets the label of the content for assistive technology and tests.
  ///
  /// ```swift
  /// Button("×") { $0.close() }.accessibilityLabel("Close")
  /// ```
  ///
  /// The label replaces the element's own. Several elements form a group with that label.
  public consuming func accessibilityLabel(_ label: String) -> Modified {
    modified(by: .content { $0.accessibilityLabel = $0.accessibilityLabel ?? label })
  }
}
