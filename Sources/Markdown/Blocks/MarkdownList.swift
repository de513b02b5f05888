/// A list of items with bullets or numbers.
public struct MarkdownList: Equatable, Sendable {
  /// What follows an item's number.
  public enum Delimiter: Equatable, Sendable { case period, parenthesis }

  public enum Marker: Equatable, Sendable {
    case bullet
    /// Numbers that count up from the first one.
    case number(start: Int, Delimiter)
  }

  /// The state of an item's check box.
  public enum Task: Equatable, Sendable { case open, done }

  public struct Item: Equatable, Sendable {
    public var blocks: [MarkdownBlock]
    /// The state of the check box, or `nil` if the item has none.
    public var task: Task?

    public init(_ blocks: [MarkdownBlock], task: Task? = nil) {
      self.blocks = blocks
      self.task = task
    }
  }

  public var marker: Marker
  /// Whether the items have no blank lines between them.
  public var isTight: Bool
  public var items: [Item]

  public init(_ marker: Marker, isTight: Bool = true, items: [Item]) {
    self.marker = marker
    self.isTight = isTight
    self.items = items
  }
}
