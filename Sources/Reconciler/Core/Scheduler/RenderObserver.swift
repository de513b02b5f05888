/// The reason for which a component was rendered.
package enum RenderReason: String {
  /// It appeared.
  case mounted
  /// A transition of its own state.
  case state
  /// Its parent was rendered and gave it other props, or props that cannot be compared.
  case props
  /// A property or an observable object that it had read.
  case source
  /// Something else that it depends on: an environment, content that came to stand elsewhere.
  case other
}

/// Is told of each call of `render`.
@MainActor
package protocol RenderObserver: AnyObject {
  func willRender() -> Duration
  func didRender(_ component: ComponentInstance, _ reason: RenderReason, since start: Duration)
}
