import RecurseReconciler
import RecurseTerminal

extension Stage {
  /// Takes the presentation from the state of the root, if that is an app.
  ///
  /// - Parameters:
  ///   - shown: the presentation that the screen has.
  ///   - change: changes it, and returns the screen's size, or `nil` if it stays as it is.
  package func followPresentation(
    of root: some Component, shown: Presentation,
    change: @escaping @MainActor (Presentation) -> CellSize?
  ) {
    guard let app = root as? any App else { return }
    presentation = StagePresentation(shown: shown, change: change)
    follow(app)
  }

  private func follow<Root: App>(_ app: Root) {
    guard let instance = runtime.rootInstance as? TypedComponentInstance<Root> else { return }
    wantedPresentation = { [unowned instance] in app.presentation(state: instance.state) }
  }
}

extension Presentation {
  /// The presentation that an app begins with; that of any other component is the whole screen.
  @MainActor
  package static func first<Root: Component>(of root: Root, state: Root.State?) -> Presentation {
    func first<Some: App>(of app: Some) -> Presentation {
      app.presentation(state: state as? Some.State ?? app.initialState)
    }
    return (root as? any App).map { first(of: $0) } ?? .fullScreen
  }
}

extension Stage {
  /// Passes errors that no boundary caught to the root, if the root is an app.
  package func sendUncaughtErrors(to root: some Component) {
    if let app = root as? any App { sendErrors(to: app) }
  }

  private func sendErrors<Root: App>(to app: Root) {
    (runtime.rootInstance as? TypedComponentInstance<Root>)?.takeUncaught { state, failure in
      try app.errorUncaught(failure, state: &state)
    }
  }
}
