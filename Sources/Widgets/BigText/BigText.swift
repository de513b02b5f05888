import RecurseReconciler

/// A line of text in characters that are several rows high, such as a time or a count.
///
/// ```swift
/// BigText("12:45")
/// BigText(state.clock, rows: 10).foreground(.accent).bold()
/// ```
///
///     ▄█  ▀▀█ ▄ █ █ █▀▀
///      █  █▀▀ ▄ ▀▀█ ▀▀█
///     ▀▀▀ ▀▀▀     ▀ ▀▀▀
///
/// Digits, the letters `A` to `Z` and `: . , + - − = × % / ° ( ) ' ! ?` are high. Each other
/// character is shown as it is, in the lowest row, such as the unit of a number.
///
/// A character is 3 rows high, or 5, 10, 15 and so on up to `rows`: the largest for which there is
/// room. If there is room for none, the text is one row high, and truncated if it has to be. As
/// any text, it keeps its height in a column that is too low, unless a frame bounds it.
///
/// With 5 rows or more the characters are areas in the color of the text, without the gaps that
/// some fonts leave between blocks. On terminals without UTF-8, characters of 3 rows are made of
/// `|` and `_`. Tests and screen readers find the text as it was given.
///
/// O(n) in the length of the text.
public struct BigText: StaticContent, Modifiable {
  private let element: BigTextElement

  /// Creates a line of high characters.
  ///
  /// - Parameters:
  ///   - text: the text; line breaks in it are spaces.
  ///   - rows: the maximum height of a character, in rows, from 1 to 1,000.
  public init(_ text: String, rows: Int = 3) {
    element = BigTextElement(text: text, rows: min(max(1, rows), 1000))
  }

  /// The text as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(element)
  }
}

struct BigTextElement: WidgetElement, Accessible {
  var text: String
  var rows: Int

  var role: Role { .text }
  var label: String { text }

  func makeWidget(_ sender: EventSender<BigTextElement>) -> ElementWidget<BigTextElement> {
    BigTextWidget(self, sender)
  }
}
