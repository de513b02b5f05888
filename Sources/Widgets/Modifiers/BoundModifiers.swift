import RecurseReactive
import RecurseReconciler
import RecurseTerminal

extension Modifiable {
  /// Binds the color of text to a property. A change updates only this widget and renders nothing.
  ///
  /// ```swift
  /// Text.following(player.title).foreground(following: isPlaying.map { $0 ? .green : nil })
  /// ```
  public consuming func foreground(following color: Property<Color?>) -> Modified {
    modified(
      by: .bound(color, .content) { $0.text.foreground = $1 ?? $0.text.foreground })
  }

  /// Binds the background to a property. A change updates only this widget and renders nothing.
  public consuming func background(following color: Property<Color?>) -> Modified {
    modified(by: .bound(color, .background) { $0.background = $1 })
  }

  /// Disables the content while a property is true: it cannot have the focus and handles no events.
  public consuming func disabled(following isDisabled: Property<Bool>) -> Modified {
    modified(by: .bound(isDisabled, .content) { $0.isDisabled = $0.isDisabled || $1 })
  }
}

extension NodeModifier {
  fileprivate static func bound<Value>(
    _ source: Property<Value>, _ stage: WidgetStyle.Stage,
    _ change: @escaping @MainActor (inout WidgetStyle, Value) -> Void
  ) -> NodeModifier {
    .following(source, structure: .style(stage) { _ in }) { attributes, value in
      var style = (attributes as? StyleAttributes)?.style ?? WidgetStyle()
      change(&style, value)
      return StyleAttributes(style)
    }
  }
}
