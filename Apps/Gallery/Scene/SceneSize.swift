import Recurse

private struct SceneSizeKey: EnvironmentKey {
  static let defaultValue: CellSize? = nil
}

extension EnvironmentValues {
  /// The room for the scene of a page, in cells: that of the window where nothing else is said.
  var sceneSize: CellSize {
    get { self[SceneSizeKey.self] ?? windowSize }
    set { self[SceneSizeKey.self] = newValue }
  }
}
