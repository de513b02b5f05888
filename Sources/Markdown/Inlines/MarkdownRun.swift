/// A piece of text of one look.
public struct MarkdownRun: Equatable, Sendable {
  public struct Style: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Style(rawValue: 1)
    public static let italic = Style(rawValue: 2)
    public static let struck = Style(rawValue: 4)
    public static let code = Style(rawValue: 8)
    /// A tag of HTML, as written.
    public static let html = Style(rawValue: 16)
  }

  /// Where a link or an image is, as given: nothing judges or changes it.
  public struct Target: Hashable, Sendable {
    public var destination: String
    public var title: String

    public init(_ destination: String, title: String = "") {
      self.destination = destination
      self.title = title
    }
  }

  /// The text. For an image, what stands in for it.
  public var text: String
  public var style: Style
  /// Where the text leads, or `nil` if it is no link.
  public var link: Target?
  /// The image that the text stands for, or `nil` if it is none.
  public var image: Target?

  public init(
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
