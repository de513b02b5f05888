/// The problems that widgets report to the app's author.
final class Problems: TreeFeature {
  private var messages: [String] = []
  private var reported: Set<String> = []

  func add(_ message: String) { messages.append(message) }

  /// Returns the messages that were not reported before.
  func take() -> [String] {
    defer { messages = [] }
    return messages.filter { reported.insert($0).inserted }
  }
}

extension WidgetTree {
  /// Returns reports, for an app's author, of modifiers that have no effect, and of other mistakes.
  ///
  /// - Parameter isLast: whether the app ends.
  package func takeProblems(isLast: Bool = false) -> [String] {
    if let misplaced = feature(FieldErrors.self)?.takeMisplaced(), !misplaced.isEmpty {
      misplaced.forEach(use(Problems.self).add)
    }
    if let misplaced = feature(MisplacedScrolling.self)?.take(isLast: isLast), !misplaced.isEmpty {
      misplaced.forEach(use(Problems.self).add)
    }
    return feature(Problems.self)?.take() ?? []
  }
}

extension Widget {
  /// Reports a mistake to the author of the app, once and only in debug builds.
  public final func reportProblem(_ message: String) {
    if let tree, !tree.isForComparison { tree.use(Problems.self).add(message) }
  }
}
