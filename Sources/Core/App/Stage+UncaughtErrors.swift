import RecurseReconciler

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
