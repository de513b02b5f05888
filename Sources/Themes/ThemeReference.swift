/// A reference to a theme in a widget's style, which few widgets have.
package final class ThemeReference: Equatable, Sendable {
  package let theme: Theme

  package init(_ theme: Theme) { self.theme = theme }

  package static func == (left: ThemeReference, right: ThemeReference) -> Bool {
    left === right || left.theme == right.theme
  }
}
