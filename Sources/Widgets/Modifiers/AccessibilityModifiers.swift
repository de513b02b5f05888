import RecurseReconciler

extension Modifiable {
  /// Calls the content something else for those who do not see it, and for tests.
  ///
  /// ```swift
  /// Button("×") { $0.close() }.accessibilityLabel("Close")
  /// ```
  ///
  /// The label takes the place of the element's own. Several elements are a group with that label.
  public consuming func accessibilityLabel(_ label: String) -> Modified {
    modified(by: .content { $0.accessibilityLabel = $0.accessibilityLabel ?? label })
  }
}
