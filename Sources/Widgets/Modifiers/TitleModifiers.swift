import RecurseReconciler

extension Modifiable {
  /// Sets the title of the terminal's window while the content is mounted. The innermost title is
  /// shown. When the app exits, it restores the terminal's own title.
  ///
  /// ```swift
  /// Editor(file: file).windowTitle("\(file.name) – Notes")
  /// ```
  public consuming func windowTitle(_ title: String) -> Modified {
    modified(by: .content { $0.windowTitle = $0.windowTitle ?? title })
  }

  /// Sets the title of the screen in the bar of a navigation stack. The innermost title is shown.
  ///
  /// ```swift
  /// List(\.files) { file in Text(file.name) }.navigationTitle("Files")
  /// ```
  public consuming func navigationTitle(_ title: String) -> Modified {
    modified(by: .content { $0.navigationTitle = $0.navigationTitle ?? title })
  }
}
