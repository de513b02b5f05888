import RecurseReactive
import RecurseReconciler
import RecurseTerminal

extension Modifiable {
  /// The colour of text follows a property: a change updates this one widget, and renders nothing.
  ///
  /// ```swift
  /// Text.following(player.title).foreground(following: isPlaying.map { $0 ? .green : nil })
  /// ```
  public consuming func foreground(following color: Property<Color?>) -> Modified {
    modified(
      by: .bound(color, .content) { $0.text.foreground = $1 ?? $0.text.foreground })
  }

  /// The background follows a property: a change updates this one widget, and renders nothing.
  public consuming func background(following color: Property<Color?>) -> Modified {
    modified(by: .bound(color, .background) { $0.background = $1 })
  }

  /// Takes no focus and answers no key while a property is true.
  public consuming func disabled(following isDisabled: Property<Bool>) -> Modified {
    modified(by: .bound(isDisabled, .content) { $0.isDisabled = $0.isDisabled || $1 })
  }
}

extension NodeModifier {
  fileprivate static func bound<Value>(
    _ source: Property<Value>, _ stage: BoxStyle.Stage,
    _ change: @escaping @MainActor (inout BoxStyle, Value) -> Void
  ) -> NodeModifier {
    .following(source, structure: .box(stage) { _ in }) { attributes, value in
      var style = (attributes as? BoxAttributes)?.style ?? BoxStyle()
      change(&style, value)
      return BoxAttributes(style)
    }
  }
}
