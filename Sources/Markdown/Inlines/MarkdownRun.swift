/// A piece of text of one look.
package struct MarkdownRun: Equatable, Sendable {
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Style(rawValue: 1)
    package static let italic = Style(rawValue: 2)
    package static let struck = Style(rawValue: 4)
    package static let code = Style(rawValue: 8)
    /// A tag of HTML, as written.
    package static let html = Style(rawValue: 16)
  }

  /// The address of a link or an image, as given: nothing judges or changes it.
  package struct Target: Hashable, Sendable {
    package var destination: String
    package var title: String

    package init(_ destination: String, title: String = "") {
      self.destination = destination
      self.title = title
    }
  }

  /// The text. For an image, what stands in for it.
  package var text: String
  package var style: Style
  /// The target of the text, or `nil` if it is no link.
  package var link: Target?
  /// The image that the text stands for, or `nil` if it is none.
  package var image: Target?

  package init(
    _ text: String, _ style: Style = [], link: Target? = nil, image: Target? = nil
  ) {
    self.text = text
    self.style = style
    self.link = link
    self.image = image
  }

  /// Returns whether a run looks as this one, whatever its text is.
  func hasLook(of other: MarkdownRun) -> Bool {
    style == other.style && link == other.link && image == other.image
  }
}
